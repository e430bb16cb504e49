import { PATHS } from '../../web/paths.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { sayAge } from './sign-in-window.ts';

test.describe('the sign-in dialog', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, PATHS.landing);
  });

  test('covers nothing that the keyboard is on, on a small phone with large letters @release', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog, '18 or older');
    const strip = dialog.getByRole('button', { name: 'Close' }).locator('..');
    for (const name of ['Full Name', 'Email Address', 'Password']) {
      const field = dialog.getByLabel(name, { exact: true });
      await field.focus();
      const [box, above] = await Promise.all([field.boundingBox(), strip.boundingBox()]);
      expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
  });

  test('says what is agreed to, with the text in a tab of its own @release', async ({ page, context }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog, '18 or older');
    await dialog.getByLabel('Full Name').fill('Mira');
    const [text] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: /Privacy page.*opens a new tab/ }).click(),
    ]);
    await expect(text).toHaveURL(PATHS.privacy);
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Mira');
  });
});
