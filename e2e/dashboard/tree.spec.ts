import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf, api } from '../support/api.ts';
import { expect, FROM_OUR_PAGE, openPage, signUpQuietly, test } from '../support/journey.ts';

const ONE_LEAF = 'Your tree has 1 leaf. It is from the picture quiz.';
const PLAIN_PICTURE = /under a tree on which no two leaves are alike/;
const OWN_PICTURE = /under your own tree/;

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

test('the tree of a learner is gone from the device when they log out', async ({ page }) => {
  await signUpQuietly(page);
  await finishQuietly(page);
  await openPage(page, PATHS.landing);
  await expectLeaves(page, ONE_LEAF, 1);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('img', { name: PLAIN_PICTURE })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('activity'))).toBeNull();
});

test.describe('from the first paint on', () => {
  // The scripts come from the server, so that the test can hold them.
  test.use({ serviceWorkers: 'block', allowedInConsole: /ERR_FAILED/ });

  test('the page keeps the place of the tree and its words, on a phone, a tablet and a large screen @release', async ({
    page,
  }) => {
    // A font that comes late on a slow machine breaks text into other lines: the test is about what scripts change.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route(`${anyOf('GET /first-answers')}?*`, (route) => route.fulfill({ json: {} }));
    await page.route('**/api/learners/*/activity?*', async (route) => {
      const answer = await (await route.fetch()).json();
      const counts = { ...answer.counts, 'letter-quiz': 713, simon: 1779, 'picture-words': 508 };
      const days = Array.from({ length: 750 }, (_, at) =>
        new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
      );
      await route.fulfill({ json: { counts, newest: Array(100).fill('simon'), days } });
    });
    await signUpQuietly(page);
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1280, 800],
    ] as const)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await openPage(page, PATHS.landing);
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
});
