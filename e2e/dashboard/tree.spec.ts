import type { Browser, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { finishPictureWords } from '../games/players/picture-words.ts';
import { api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, logIn, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling, expectTextSpacingToLoseNothing } from '../support/page-checks.ts';

const ONE_LEAF = 'Your tree has 1 leaf. It is from the picture quiz.';
const TWO_LEAVES = 'Your tree has 2 leaves. All are from the picture quiz.';
const YOUNG = 'Your tree is young. It has no leaves yet.';
const PLAIN_PICTURE = /under a tree on which no two leaves are alike/;
const OWN_PICTURE = /under your own tree/;

async function openLanding(page: Page): Promise<void> {
  await page.goto(PATHS.landing);
  await ready(page);
}

async function expectLeaves(page: Page, words: string | RegExp, drawn: number): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('img', { name: OWN_PICTURE })).toBeVisible();
  await expect(page.locator('[data-leaf]')).toHaveCount(drawn);
}

/** Finishes the picture quiz over the API, as the learner who is here. */
async function finishQuietly(page: Page): Promise<void> {
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const answers = Array.from({ length: 10 }, (_, at) => ({ picked: 0, answeredAfterMs: 2000 + at }));
  const params = { learnerId: id, game: 'picture-words' as const, runId: crypto.randomUUID() };
  const answer = await page.request.put(api('PUT /learners/:learnerId/runs/:game/:runId', params), {
    headers: FROM_OUR_PAGE,
    data: { finishedAt: new Date().toISOString(), durationMs: 40_000, seed: 3, answers },
  });
  expect(answer.status()).toBe(201);
}

/** A page of another device. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  return context.newPage();
}

test('signed in: a finished activity adds its leaf, which stays after a reload and is there on another device @release', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUpQuietly(page);
  await openLanding(page);
  await expectLeaves(page, YOUNG, 0);
  await finishPictureWords(new InputMethod(page, 'mouse'));
  await expect(page.getByText('A new leaf for your tree.')).toBeVisible();
  await expect(page.getByText(/^Saved\. 10 points added/)).toBeVisible();
  await openLanding(page);
  await expectLeaves(page, ONE_LEAF, 1);
  await expect(page.getByText('You have been here on 1 day.')).toBeVisible();
  await page.reload();
  await expectLeaves(page, ONE_LEAF, 1);
  await page.getByRole('button', { name: 'What the leaves are from' }).click();
  await expect(page.getByText('Visual Recognition: 1')).toBeVisible();
  await expect(page.getByText('Simon: 0')).toBeVisible();
  const other = await otherDevice(browser, baseURL);
  await openLanding(other);
  await logIn(other, person);
  await openLanding(other);
  await expectLeaves(other, ONE_LEAF, 1);
  await finishQuietly(other);
  await other.context().close();
  await page.goto(PATHS.dashboard);
  await expect(page.getByText(TWO_LEAVES)).toBeVisible();
});

test('signed out: the tree is plain until something is finished on this device @release', async ({ page }) => {
  await openLanding(page);
  await expect(page.getByRole('img', { name: PLAIN_PICTURE })).toBeVisible();
  await expect(page.getByText(/Your tree/)).toHaveCount(0);
  await finishPictureWords(new InputMethod(page, 'mouse'));
  await expect(page.getByText('A new leaf for your tree.')).toBeVisible();
  await openLanding(page);
  await expectLeaves(page, ONE_LEAF, 1);
  await page.reload();
  await expectLeaves(page, ONE_LEAF, 1);
});

test('the tree of a learner is gone from the device when they log out', async ({ page }) => {
  await signUpQuietly(page);
  await finishQuietly(page);
  await openLanding(page);
  await expectLeaves(page, ONE_LEAF, 1);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('img', { name: PLAIN_PICTURE })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('activity'))).toBeNull();
});

test.describe('with the server away', () => {
  test.use({ allowedInConsole: SERVER_IS_AWAY });

  test('the tree is as it was last known @release', async ({ page, server }) => {
    await signUpQuietly(page);
    await finishQuietly(page);
    await openLanding(page);
    await expectLeaves(page, ONE_LEAF, 1);
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Your tree' })).toBeVisible();
    await expect(page.getByText(ONE_LEAF)).toBeVisible();
    await server.stop();
    await page.getByRole('link', { name: 'See it on the hillside' }).click();
    await expectLeaves(page, ONE_LEAF, 1);
  });
});

test.describe('from the first paint on', () => {
  // The scripts come from the server, so that the test can hold them.
  test.use({ serviceWorkers: 'block', allowedInConsole: /ERR_FAILED/ });

  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
  ] as const)
    test(`the page keeps the place of the tree and its words, ${width} px wide @release`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      // A font that comes late on a slow machine breaks text into other lines: the test is about what scripts change.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route('**/api/learners/*/activity?*', async (route) => {
        const answer = await (await route.fetch()).json();
        const counts = { ...answer.counts, 'letter-quiz': 713, simon: 1779, 'picture-words': 508 };
        const days = Array.from({ length: 750 }, (_, at) =>
          new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
        );
        await route.fulfill({ json: { counts, newest: Array(100).fill('simon'), days } });
      });
      await signUpQuietly(page);
      await openLanding(page);
      await expectLeaves(page, /^Your tree has 3,000 leaves: 713 from the test/, 100);
      let load = () => {};
      const mayLoad = new Promise<void>((resolve) => {
        load = resolve;
      });
      await page.route('**/entry.client-*.js', async (route) => {
        await mayLoad;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      const below = page.getByRole('heading', { name: 'What you will do' });
      await expect(below).toBeVisible();
      const placeOf = async () => below.evaluate((heading) => heading.getBoundingClientRect().top);
      const before = await placeOf();
      await expect(page.locator('[data-part="leaves"]').filter({ visible: true })).toHaveCount(0);
      load();
      await expectLeaves(page, /^Your tree has 3,000 leaves: 713 from the test/, 100);
      expect(await placeOf()).toBeCloseTo(before, 0);
    });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the tree has no axe findings and fits 320 px, ${colorScheme} @release`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await signUpQuietly(page);
    await finishQuietly(page);
    for (const path of [PATHS.landing, PATHS.dashboard]) {
      await page.goto(path);
      await ready(page);
      await expect(page.getByText(ONE_LEAF)).toBeVisible();
      await expectNoAxeFindings(page);
      await expectNoSidewaysScrolling(page);
    }
    await openLanding(page);
    await page.getByRole('button', { name: 'What the leaves are from' }).click();
    await expectNoAxeFindings(page);
    await expectTextSpacingToLoseNothing(page);
  });
