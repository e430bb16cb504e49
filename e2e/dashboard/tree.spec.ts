import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf } from '../support/api.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';

const OWN_PICTURE = /under your own tree/;

async function expectLeaves(page: Page, words: string | RegExp, drawn: number): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('img', { name: OWN_PICTURE })).toBeVisible();
  await expect(page.locator('[data-leaf]')).toHaveCount(drawn);
}

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
      [412, 732],
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
