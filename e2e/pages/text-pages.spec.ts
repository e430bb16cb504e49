import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { closeByEscape, expect, ready, signUpQuietly, test } from '../support/journey.ts';

/**
 * How fast this audience reads. Ours: between what children of eleven read aloud (146, Hasbrouck and Tindal 2017) and
 * what grown-ups do (183, Brysbaert 2019).
 */
const WORDS_A_MINUTE = 165;
const TEXT_PAGES = [PATHS.conditions, PATHS.about, PATHS.resultsExplained, PATHS.pictureCredits];

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await ready(page);
};

/** The title is on the screen and below the bar at the top. */
async function expectInSight(page: Page, name: string): Promise<void> {
  const title = page.getByRole('heading', { name, exact: true });
  await expect(title).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
}

const CONTENTS = [
  { path: PATHS.conditions, names: ['ADHD', 'Dyslexia', 'Autism', 'Asking for help'] },
  { path: PATHS.about, names: ['Who it is for', 'How to get help'] },
];
for (const { path, names } of CONTENTS) {
  test(`the contents of ${path} lead to their parts and take the focus along @release`, async ({ page }) => {
    await open(page, path);
    const keyboard = new InputMethod(page, 'keyboard');
    const mouse = new InputMethod(page, 'mouse');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const [index, name] of names.entries()) {
      await (index === 1 ? keyboard : mouse).press(contents.getByRole('link', { name, exact: true }));
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
      await expectInSight(page, name);
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  });
}

test('/four is read in 4 minutes as it says; each part has its signs as lists and closes with what often comes easily @release', async ({
  page,
}) => {
  await open(page, PATHS.conditions);
  await expect(page.getByRole('main').getByText('4 MIN READ')).toBeVisible();
  const text = await page.getByRole('main').evaluate((main) => {
    const nodes = document.createNodeIterator(main, NodeFilter.SHOW_TEXT);
    let all = '';
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) all += `${node.nodeValue} `;
    return all;
  });
  const words = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter((word) => word.isWordLike);
  const minutes = words.length / WORDS_A_MINUTE;
  expect(minutes).toBeGreaterThanOrEqual(3.5);
  expect(minutes).toBeLessThanOrEqual(4.4);

  for (const name of ['ADHD', 'Dyslexia', 'Autism']) {
    const part = page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
    expect(await part.getByRole('listitem').count()).toBeGreaterThanOrEqual(9);
    await expect(part.getByRole('heading', { level: 3 }).last()).toHaveText('What often comes easily');
  }
  await expect(page.getByRole('main')).not.toContainText(/you have (adhd|dyslexia|autism)/i);
});

test('the calls to action of /four lead a visitor where they say @release', async ({ page }) => {
  await open(page, PATHS.conditions);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await closeByEscape(page);
  const ways = [
    { name: 'Start without an account', path: PATHS.focusGame },
    { name: 'Play the games', path: PATHS.games },
    { name: 'Watch the videos', path: PATHS.videos },
  ];
  for (const { name, path } of ways) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ADHD, dyslexia and autism');
  }
});

test('a signed-in learner starts the test from /four @release', async ({ page }) => {
  await signUpQuietly(page);
  await open(page, PATHS.conditions);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('dialog', { name: 'The test has three parts' })).toBeVisible();
});

test('About Us opens help and the demo session, and leads on @release', async ({ page }) => {
  await open(page, PATHS.about);
  const main = page.getByRole('main');
  for (const name of ['Help', 'Book a demo session']) {
    await main.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await closeByEscape(page);
    await expect(main.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await main.getByRole('link', { name: 'What a result can and cannot tell' }).click();
  await expect(page).toHaveURL(PATHS.resultsExplained);
  await main.getByRole('link', { name: 'Open my report' }).click();
  await expect(page).toHaveURL(PATHS.report);
});

test('/results says how often each part is wrong, all three together too, and what a result that says little means @release', async ({
  page,
}) => {
  await open(page, PATHS.resultsExplained);
  const main = page.getByRole('main');
  await expect(main).toContainText('about 12 of 100 people it points to would have ADHD');
  await expect(main).toContainText('miss about 1 in 4');
  await expect(main).toContainText('3 in 10 of the people who do not have it');
  const parts = page.locator('section', {
    has: page.getByRole('heading', { name: 'How often our three parts are wrong' }),
  });
  for (const sentence of [
    /its line is not a norm.* 6 of 100 games/,
    /Nobody has published what is usual here.* 5 of 100 tries/,
    /picked at random reach the line in about 38 of 100 cases.*cannot show if they are honest/,
    /at least one wrong "some traits" in about 11 of 100 tests/,
  ])
    await expect(parts).toContainText(sentence);
  const little = page.locator('section', { has: page.getByRole('heading', { name: 'When a result says little' }) });
  await expect(little).toContainText('No trait, no strength and no next step comes from it.');
  await expect(little.getByRole('listitem')).toHaveCount(4);
});

test('every text page says which links leave the app, and has Listen until it is switched off @release', async ({
  page,
}) => {
  const listen = page.getByRole('main').getByRole('button', { name: 'Listen' });
  for (const path of TEXT_PAGES) {
    await open(page, path);
    const leaving = await page
      .getByRole('main')
      .locator('a[href^="http"]')
      .evaluateAll((links) => links.map((link) => ({ href: link.getAttribute('href'), words: link.textContent })));
    if (path !== PATHS.about) expect(leaving.length, path).toBeGreaterThanOrEqual(3);
    for (const { href, words } of leaving) {
      expect(href).toMatch(/^https:\/\//);
      expect(words).toMatch(/.{3,}, on another website$/);
    }
    await expect(listen, path).toBeVisible();
  }
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ listen: false })));
  for (const path of TEXT_PAGES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(listen, path).toBeHidden();
  }
});
