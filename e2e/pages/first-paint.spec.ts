import { PATHS } from '../../web/paths.ts';
import { expect, test } from '../support/journey.ts';

test.describe('with every script file blocked', () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test('a visitor still sees the landing page, in the colours of the device', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(PATHS.landing);
    await expect(page.getByRole('heading', { name: 'Every mind notices in its own way' })).toBeVisible();
    await expect(page.getByRole('img', { name: /One hillside/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(21, 32, 31)');
  });
});

test('the last button that is pressed before the page can answer looks pressed, and acts once when it can', async ({
  page,
}) => {
  let load = () => {};
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/entry.client-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto(PATHS.landing, { waitUntil: 'commit' });
  const getStarted = page.getByRole('button', { name: 'Get Started' });
  await page.getByRole('button', { name: 'Help' }).click();
  for (let time = 0; time < 5; time += 1) await getStarted.click();
  await expect(page.locator('[data-kept-press]')).toHaveText('Get Started');
  load();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('[data-kept-press]')).toHaveCount(0);
});
