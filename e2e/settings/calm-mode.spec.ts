import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';

/** Numbers of points, and the promise of them. */
const POINTS = /\d+ (points?|XP)\b|\+10/;

async function expectNoPoints(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText(POINTS);
}

/** The animations that run, other than the pressed look of a button. */
const movements = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length);

test('calm mode takes away points and movement, also over a reload, and the shop still shows points @release', async ({
  page,
}) => {
  await signUpQuietly(page);
  await openPage(page, PATHS.dashboard);
  await expect(page.getByText('0 points', { exact: true })).toBeVisible();
  await openPage(page, PATHS.settings);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok());
  await page.getByRole('switch', { name: 'Calm mode' }).click({ force: true });
  await kept;
  await expect(page.getByRole('switch', { name: 'Calm mode' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  await expectCleanInEveryScheme(page);

  for (const path of [PATHS.dashboard, PATHS.games, PATHS.readingGames, PATHS.profile, PATHS.levelUpLab]) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoPoints(page);
    await expect.poll(() => movements(page)).toBe(0);
  }
  await openPage(page, PATHS.shop);
  await expect(page.getByRole('main')).toContainText(POINTS);
});
