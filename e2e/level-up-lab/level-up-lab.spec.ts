import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf } from '../support/api.ts';
import { closeByEscape, expect, ready, signUpQuietly, test } from '../support/journey.ts';

const SIDE_MENU = {
  Leaderboard: PATHS.leaderboard,
  'My Texts': PATHS.myTexts,
  'My Diary': PATHS.diary,
  'My Videos': PATHS.videos,
  Shop: PATHS.shop,
  'Level Up Lab': PATHS.levelUpLab,
};

async function openLab(page: Page): Promise<void> {
  await page.goto(PATHS.levelUpLab);
  await ready(page);
}

test('every link of the side menu leads where it says, and says where one is @release', async ({ page }) => {
  await openLab(page);
  const menu = page.getByRole('navigation', { name: 'Level Up Lab' });
  for (const [name, path] of Object.entries(SIDE_MENU)) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('a page is marked in the menu from the start; the next one begins at its title @release', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Level Up Lab' });
  const link = (name: string) => menu.getByRole('link', { name });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  for (const [name, path] of [
    ['Level Up Lab', PATHS.levelUpLab],
    ['My Videos', PATHS.videos],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await expect(link(name)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator(':focus')).toHaveCount(0);
  }
  await link('Shop').focus();
  await page.keyboard.press('Enter');
  await expect(title('Shop')).toBeFocused();
  await expect(title('Shop')).toHaveCSS('outline-style', 'none');
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(title('About Us')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(title('Shop')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('every card and the Control Room lead where they say @release', async ({ page }) => {
  await openLab(page);
  const main = page.getByRole('main');
  const ways = [
    [main.getByRole('link', { name: 'Start reading' }), PATHS.assignment],
    [main.getByRole('listitem').getByRole('link', { name: 'My Texts' }), PATHS.myTexts],
    [main.getByRole('listitem').getByRole('link', { name: 'My Diary' }), PATHS.diary],
    [main.getByRole('listitem').getByRole('link', { name: 'Leaderboard' }), PATHS.leaderboard],
    [main.getByRole('listitem').getByRole('link', { name: 'My Videos' }), PATHS.videos],
    [main.getByRole('link', { name: 'Control Room' }), PATHS.settings],
  ] as const;
  for (const [link, path] of ways) {
    await link.click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL(PATHS.levelUpLab);
  }
  await expect(page.getByText('No entries yet.')).toBeVisible();
});

test('the AI Assistant opens the same panel as Help @release', async ({ page }) => {
  await openLab(page);
  const titles: string[] = [];
  for (const name of ['AI Assistant', 'Help']) {
    await page.getByRole('button', { name }).click();
    titles.push((await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '');
    await closeByEscape(page);
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  expect(titles[0]).toBe(titles[1]);
});

test('a signed-in learner sees their XP and their place, and in Focus Mode no side menu @release', async ({ page }) => {
  await signUpQuietly(page);
  await openLab(page);
  await expect(page.getByText(/^You have 0 XP\. Place \d+\.$/)).toBeVisible();
  await expect(page.getByText('100 words')).toBeVisible();
  await page.goto(PATHS.profile);
  await ready(page);
  const saved = page.waitForResponse(anyOf('PATCH /learners/:learnerId/preferences'));
  await page.getByText('Focus Mode', { exact: true }).click();
  await saved;
  await openLab(page);
  await expect(page.getByRole('heading', { name: 'Reading Assignment' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Level Up Lab' })).toHaveCount(0);
  await expect(page.getByText('100 words')).toHaveCount(0);
});
