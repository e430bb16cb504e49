import type { Page } from '@playwright/test';
import { GAME_PATHS, PATHS } from '../../web/paths.ts';
import { startGame } from '../games/games.ts';
import { agree, answerQuestionnaire, passTestLetter, prepareScreening } from '../screening/screening.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, ready, test } from '../support/journey.ts';

/** Records each element that gets the focus, and whether the element that had it before was still in the page then. */
async function recordFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moves: string[] = [];
    let before = document.activeElement;
    document.addEventListener('focusin', ({ target }) => {
      const name = target instanceof HTMLInputElement ? target.labels?.[0]?.textContent : null;
      moves.push(`${name ?? ''}${before?.isConnected ? '' : ' after a removal'}`);
      before = target as Element;
    });
    Object.assign(window, { moves });
  });
  return () => page.evaluate(() => Reflect.get(window, 'moves'));
}

test.describe('a dialog', () => {
  for (const [opener, name, sentence] of [
    ['Help', 'Help', /A list of written answers/],
    ['Sign Up', 'Create your account', 'to continue to #thembstudy'],
  ] as const)
    test(`${name}: has its heading as its name, and the heading has the focus @release`, async ({ page }) => {
      await page.goto(PATHS.landing);
      await ready(page);
      const button = page.getByRole('button', { name: opener, exact: true }).first();
      await expect(button).not.toHaveAttribute('aria-haspopup');
      await button.press('Enter');
      const dialog = page.getByRole('dialog', { name, exact: true });
      const heading = dialog.getByRole('heading', { name, exact: true, level: 2 });
      await expect(heading).toBeFocused();
      await expect(heading).toHaveAccessibleDescription(sentence);
      await expect(dialog).toHaveAccessibleDescription('');
      // The rest of the page cannot be read or reached meanwhile.
      await expect(page.locator('[inert] #main, #main[inert]')).toBeAttached();
    });
});

test('the button of the age step stays when the focus moves on, and the next keys are typed into the name @release', async ({
  page,
}) => {
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('button', { name: 'Sign Up' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('18 or older', { exact: true }).click();
  await dialog.getByRole('button', { name: 'CONTINUE' }).focus();
  const moves = await recordFocus(page);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mira');
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Mira');
  expect(await moves()).toEqual(['Full Name']);
});

test.describe('the letter quiz', () => {
  test.beforeEach(async ({ page }) => {
    await prepareScreening(page);
    await page.goto(PATHS.letterQuiz);
    await ready(page);
  });

  test('moves the focus into the box before its start leaves the page @release', async ({ page }) => {
    await page.getByRole('button', { name: 'Start', exact: true }).focus();
    const moves = await recordFocus(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Type the letter you hear')).toBeFocused();
    expect(await moves()).toEqual(['Type the letter you hear']);
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  });

  test('announces the number of a letter, and says the letter only then @release', async ({ page }) => {
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await passTestLetter(new InputMethod(page, 'mouse'));
    const said = () => page.evaluate<number>(() => Reflect.get(window, 'said').length);
    await expect.poll(said).toBe(2);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.type('b');
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live]', { hasText: /^Letter 2 of 10$/ })).toBeVisible();
    await page.clock.runFor(800);
    expect(await said()).toBe(2);
    await page.clock.runFor(200);
    await expect.poll(said).toBe(3);
    await expect(page.getByLabel('Type the letter you hear')).toHaveAccessibleDescription('');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });
});

test.describe('an area that takes keys', () => {
  const AREAS = [
    { path: GAME_PATHS.simon, name: 'Six pads in a ring', keys: /Keys 1 to 6/ },
    { path: GAME_PATHS['whack-a-mole'], name: 'Nine holes', keys: /Keys 1 to 9/ },
    { path: GAME_PATHS['picture-words'], name: /^Which word fits the picture/, keys: /Keys: 1 to 4/ },
    { path: GAME_PATHS['careful-moles'], name: 'Meadow with a hole', keys: /Space or Enter/ },
    { path: GAME_PATHS['word-or-not'], name: /^Is it a word/, keys: /Keys: F or left/ },
    { path: GAME_PATHS['spot-the-difference'], name: /^Image B/, keys: /Arrow keys move a ring/ },
  ];
  for (const { path, name, keys } of AREAS)
    test(`${path} is a focused application that names its keys, within another one @release`, async ({ page }) => {
      await page.goto(path);
      await ready(page);
      await startGame(new InputMethod(page, 'keyboard'));
      const area = page.getByRole('application').getByRole('application', { name });
      await expect(area).toBeFocused();
      await expect(area).toHaveAccessibleDescription(keys);
    });

  test('the focus game is one too', async ({ page }) => {
    await page.goto(PATHS.focusGame);
    await ready(page);
    await page.getByRole('button', { name: 'Start Game' }).press('Enter');
    const area = page.getByRole('application').getByRole('application', { name: /The ball moves/ });
    await expect(area).toBeFocused();
    await expect(area).toHaveAccessibleDescription(/arrow keys/);
  });

  test('Multitask Master has its tasks in one, and the focus in the box @release', async ({ page }) => {
    await page.goto(GAME_PATHS['multitask-master']);
    await ready(page);
    await startGame(new InputMethod(page, 'keyboard'));
    const area = page.getByRole('application', { name: 'Two tasks: a shape and a sum' });
    await expect(area).toHaveAccessibleDescription(/Letters A to . pick a shape/);
    await expect(area.getByRole('textbox')).toBeFocused();
  });
});

test('a field with a fault has its description before it gets the focus, so that it is read once @release', async ({
  page,
}) => {
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('button', { name: 'Login' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email Address').fill('nobody');
  await dialog.getByLabel('Password', { exact: true }).fill('three short words');
  await dialog.getByRole('button', { name: 'LOG IN' }).focus();
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      const ids = (target as Element).getAttribute('aria-describedby') ?? '';
      Object.assign(window, { described: ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '') });
    }),
  );
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email Address')).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'described'))).toContainEqual(
    expect.stringContaining('looks like name@example.org'),
  );
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a slider is one thing with a name and a value, and stands in no group @release', async ({ page }) => {
  await page.goto(PATHS.settings);
  await ready(page);
  const slider = page.getByRole('slider', { name: 'Text size' });
  await expect(slider).toHaveAttribute('aria-valuetext', '18, as usual');
  await expect(page.getByRole('group', { name: 'Text size' })).toHaveCount(0);
  // The label and the value above it are not read beside it.
  await expect(
    page.getByText('Text size', { exact: true }).locator('xpath=ancestor::*[@aria-hidden="true"]'),
  ).toHaveCount(1);
});

test('the way out of a part is one text @release', async ({ page }) => {
  await page.goto(PATHS.letterQuiz);
  await ready(page);
  await expect(
    page.getByRole('link', { name: 'Stop here. This leads to the dashboard. Finished parts are kept.', exact: true }),
  ).toHaveText('Stop here');
});

test('a result is read with its line, as text @release', async ({ page }) => {
  await prepareScreening(page);
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await expect(page.getByText('Saved on this device.', { exact: false }).first()).toBeVisible();
  await page.goto(PATHS.report);
  await expect(page.getByText('The line is at 6 of 10.')).toBeAttached();
});
