import { PATHS } from '../../web/paths.ts';
import { anyOf } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { expect, openPage, ready, signUpQuietly, test } from '../support/journey.ts';

test.use({ allowedInConsole: /status of (401|503)/ });

test.describe('an address that leads nowhere', () => {
  test.use({ allowedInConsole: /status of 404/ });

  test('is told with status 404, on a clean page with a way home', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await ready(page);
    await expectCleanInEveryScheme(page);
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL(PATHS.landing);
  });
});

test('an unknown session is a clean page of its own, never "signed out"', async ({ page }) => {
  await page.route(`${anyOf('GET /first-answers')}?*`, (route) => route.fulfill({ json: {} }));
  await page.route(anyOf('GET /learner'), (route) => route.fulfill({ status: 503, json: { code: 'busy' } }));
  await signUpQuietly(page);
  await page.goto(PATHS.settings);
  await expect(page.getByRole('heading', { name: 'The server does not answer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();
  await expectCleanInEveryScheme(page);
  await page.unroute(anyOf('GET /learner'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test.describe('a page that breaks', () => {
  test.use({ allowedInConsole: /broken on purpose|React Router caught/ });

  test('is told about calmly, with the way on', async ({ page }) => {
    await page.route('**/assets/about-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default function Broken() { throw new Error('broken on purpose'); }",
      }),
    );
    await openPage(page, PATHS.landing);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Go home' }).click();
    await expect(page.getByRole('heading', { name: 'Every mind notices in its own way' })).toBeVisible();
  });
});
