import { PATHS } from '../../web/paths.ts';
import { expect, openPage, test } from '../support/journey.ts';

test('a page is marked in the menu from the start; the next one begins at its title @release', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Level Up Lab' });
  const link = (name: string) => menu.getByRole('link', { name });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  for (const [name, path] of [
    ['Level Up Lab', PATHS.levelUpLab],
    ['My Videos', PATHS.videos],
  ] as const) {
    await openPage(page, path);
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
