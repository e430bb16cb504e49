import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expect, ready, SERVER_IS_AWAY, test } from '../support/journey.ts';
import { recordingsPlayed, rememberRecordings } from '../support/recordings-played.ts';

test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

const MOST_ARCHIVES = 20;

/** Waits until the service worker has installed itself and the page requests nothing any more. */
async function installed(page: Page): Promise<void> {
  await ready(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Listens until the second recording is played, which is after the end of the first one, and stops. */
async function listenToTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect.poll(async () => new Set(await recordingsPlayed(page)).size).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Stop listening' }).click();
}

test('a visit fetches no recording; after Listen and a yes, pages are read aloud without a network', async ({
  page,
  server,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/clips|recording/.test(pathname)) fetched.push(pathname);
  });
  await rememberRecordings(page);
  await page.goto(PATHS.about);
  await installed(page);
  await page.reload();
  await installed(page);
  expect(fetched).toEqual([]);

  await listenToTwo(page);
  await expect(page.getByText(/^Keep all recordings on this device\? That loads \d+ MB\./)).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/assets/recordings/'))).toEqual([]);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.goto(PATHS.settings);
  await expect(page.getByText('They are all on this device.')).toBeVisible();
  const archives = fetched.filter((path) => path.startsWith('/assets/recordings/'));
  expect(new Set(archives).size).toBeLessThanOrEqual(MOST_ARCHIVES);

  await server.stop();
  await page.goto(PATHS.privacy);
  await ready(page);
  await listenToTwo(page);
  await page.goto(PATHS.settings);
  await expect(page.getByText('They are all on this device.')).toBeVisible();
});

test('the switch in Settings keeps and deletes the recordings', async ({ page }) => {
  await page.goto(PATHS.settings);
  await installed(page);
  const archives = () =>
    page.evaluate(async () => (await (await caches.open('recording-archives')).keys()).map(({ url }) => url));
  await expect(page.getByText('They are not on this device.')).toBeVisible();
  expect(await archives()).toEqual([]);
  await page.getByText('Keep all recordings on this device', { exact: true }).click();
  await expect(page.getByText('They are all on this device.')).toBeVisible();
  expect((await archives()).length).toBeGreaterThan(1);
  await page.getByText('Keep all recordings on this device', { exact: true }).click();
  await expect.poll(archives).toEqual([]);
  await page.reload();
  await installed(page);
  await expect(page.getByText('They are not on this device.')).toBeVisible();
  expect(await archives()).toEqual([]);
});
