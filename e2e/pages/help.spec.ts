import { PATHS } from '../../web/paths.ts';
import { holdClock, releaseClock } from '../games/game-time.ts';
import { openGame, startGame } from '../games/games.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { closeByEscape, expect, ready, test } from '../support/journey.ts';
import { expectInView, expectNoSidewaysScrolling } from '../support/page-checks.ts';

/** The panel says how many answers it found when the typing has stopped for so long. */
const SPOKEN_AFTER_MS = 800;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto(PATHS.letterQuiz);
  await ready(page);
});

test('help is by keyboard: searched with a slip of typing, read with one press, left with Escape', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  const button = page.getByRole('button', { name: 'Help', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByText('It is not a person, and not an AI that makes up answers.')).toBeVisible();

  const field = help.getByLabel('Search the answers');
  const spoken = help.locator('[aria-live]').first();
  await holdClock(page);
  await new InputMethod(page, 'keyboard').type(field, 'where is my pasword');
  await expect(help.getByText(/answers? found\.$/).first()).toBeVisible();
  await expect(spoken).toHaveText('');
  await page.clock.runFor(SPOKEN_AFTER_MS);
  await releaseClock(page);
  await expect(spoken).toHaveText(/answers? found\.$/);
  const question = help.getByRole('button', { name: 'What is a good password?' });
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await new InputMethod(page, 'keyboard').press(question);
  await expect(help.getByText('It has at least 10 characters.')).toBeVisible();
  await expectNoAxeFindings(page);
  expect(asked).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(button).toBeFocused();
});

test('what the page is about comes first; a press on a link leads there and closes the panel @release', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  const here = help.getByRole('region', { name: 'About this page' });
  await expect(here.getByRole('button', { expanded: true })).toHaveText('How does the letter quiz work?');
  await expect(here.getByText('You type each letter as it is said.')).toBeVisible();
  await expect(here.getByRole('link')).toHaveCount(0);
  await expectNoAxeFindings(page);
  await here.getByRole('button', { name: 'Can I stop in the middle?' }).click();
  await here.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(PATHS.dashboard);
  await expect(help).toBeHidden();
});

test('without an answer it says so, and offers all answers, a demo session and a grown-up @release', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.getByLabel('Search the answers').fill('xylophone');
  await expect(help.locator('[aria-live]').first()).toHaveText('No answers found.');
  await expect(help.getByRole('heading', { name: 'I do not know that' })).toBeVisible();
  await expect(help.getByText('You can also ask a grown-up you trust.')).toBeVisible();
  await expect(help.getByRole('heading', { name: 'Start here' })).toBeVisible();
  await expectNoAxeFindings(page);
  await help.getByRole('button', { name: 'Book a demo session' }).click();
  const demo = page.getByRole('dialog', { name: /demo session/ });
  await expect(demo).toBeVisible();
  await closeByEscape(page);
  await expect(demo).toBeHidden();
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
});

test('a game waits while help is open @release', async ({ page }) => {
  await openGame(page, { path: PATHS['whack-a-mole'] });
  await startGame(new InputMethod(page, 'mouse'));
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('button', { expanded: true })).toHaveText('How do I pause a game?');
  await closeByEscape(page);
  await expect(help).toBeHidden();
  await expect(page.getByText('Paused. The game waits for you.')).toBeVisible();
});

/** Everything that this page has stored by name on the device. */
const storedTexts = () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie;

test.describe('on a phone in Germany', () => {
  test.use({ timezoneId: 'Europe/Berlin', viewport: { width: 360, height: 640 } });

  test('a sad question is answered with people to talk to, by keyboard, and goes nowhere', async ({ page }) => {
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    const field = help.getByLabel('Search the answers');
    await expect(field).toBeVisible();
    const before = await page.evaluate(storedTexts);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));

    await new InputMethod(page, 'keyboard').type(field, 'i fel so sadd');
    const kind = help.getByRole('region', { name: 'Talk to someone you trust' });
    await expect(kind.getByText('Tell a grown-up you trust', { exact: false })).toBeVisible();
    await page.clock.runFor(SPOKEN_AFTER_MS);
    await expect(help.locator('[aria-live]').first()).toHaveText(/^Talk to someone you trust\./);
    await expect(kind.getByText('Nummer gegen Kummer')).toBeVisible();
    await expect(kind.getByRole('link', { name: '116 111' }).first()).toHaveAttribute('href', 'tel:116111');
    await expect(kind.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await expectCleanInEveryScheme(page);
    await expectNoSidewaysScrolling(page);

    for (const name of ['116 111', '112']) {
      const link = kind.getByRole('link', { name }).first();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expectInView(page, link);
    }
    const listen = kind.getByRole('button', { name: 'Listen' });
    await page.keyboard.press('Tab');
    await expect(listen).toBeFocused();
    const countries = kind.getByRole('button', { name: 'Numbers in other countries' });
    await new InputMethod(page, 'keyboard').press(countries);
    await expect(kind.getByText('Kids Helpline')).toBeVisible();
    await expect(kind.getByText('France', { exact: true })).toBeVisible();
    await expect(kind.getByText('L’appel est gratuit.').first()).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoSidewaysScrolling(page);

    expect(await page.evaluate(storedTexts)).toBe(before);
    expect(asked.filter((request) => /sadd|\/api\//i.test(request))).toEqual([]);
    expect(asked.filter((request) => new URL(request).origin !== new URL(page.url()).origin)).toEqual([]);
  });
});

test.describe('in a country without a number here', () => {
  test.use({ timezoneId: 'Asia/Bangkok' });

  test('the kind answer names a grown-up and the numbers of other countries, and no wrong number @release', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await help.getByLabel('Search the answers').fill('nobody likes me');
    const kind = help.getByRole('region', { name: 'Talk to someone you trust' });
    await expect(kind.getByText('call the emergency number of your country', { exact: false })).toBeVisible();
    await expect(kind.getByRole('link')).toHaveCount(0);
    await kind.getByRole('button', { name: 'Numbers by country' }).click();
    await expect(kind.getByRole('link', { name: '0800 1111' })).toBeVisible();
  });
});

test('the people to talk to are also found without typing @release', async ({ page }) => {
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  const group = help.getByRole('region', { name: 'When you feel bad' });
  await group.getByRole('button', { name: 'Talk to someone you trust' }).click();
  await expect(group.getByText('If someone hurts you, it is not your fault.')).toBeVisible();
});
