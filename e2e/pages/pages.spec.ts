import { PATHS } from '../../web/paths.ts';
import { anyOf } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { closeByEscape, expect, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';

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

test('the start of the test and the menu of a signed-in learner are clean and easy to read @release', async ({
  page,
}) => {
  await signUpQuietly(page);
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('dialog'));
  await closeByEscape(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /Your menu/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'My report' }).click();
  await expect(page).toHaveURL(PATHS.report);
});

test('the dialogs of the landing page are clean and easy to read @release', async ({ page }) => {
  await page.goto(PATHS.landing);
  await ready(page);
  const dialog = page.getByRole('dialog');
  for (const name of ['Get Started', 'Already have an account', 'Start a free trial', 'Book a demo session', 'Help'])
    await test.step(name, async () => {
      await page.getByRole('button', { name }).click();
      await expect(dialog).toBeVisible();
      await expectCleanInEveryScheme(page);
      await expectEasyReading(dialog);
      await closeByEscape(page);
      await expect(dialog).toBeHidden();
    });
});

test('the menu of a narrow screen is clean and leads everywhere @release', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectCleanInEveryScheme(page);
  for (const name of ['About Us', 'Dashboard', 'Settings'])
    await expect(menu.getByRole('link', { name })).toBeVisible();
  await menu.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to your account' })).toBeVisible();
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
    await page.goto(PATHS.landing);
    await ready(page);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Go home' }).click();
    await expect(page.getByRole('heading', { name: 'Every mind notices in its own way' })).toBeVisible();
  });
});

test('what a link says it leads to is there, and Back comes back @release', async ({ page }) => {
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('link', { name: '4 MIN READ' }).click();
  await expect(page).toHaveURL(PATHS.conditions);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Every mind notices in its own way' })).toBeVisible();
  await page.getByRole('link', { name: 'What a result can and cannot tell' }).click();
  await expect(page.getByRole('heading', { name: 'What a result can and cannot tell' })).toBeVisible();
});

test('a page that the dialog of the page before leaves inert for a moment is read by axe after it @release', async ({
  page,
}) => {
  await page.goto(PATHS.about);
  await ready(page);
  await page.getByRole('main').evaluate((main: HTMLElement) => {
    main.inert = true;
    setTimeout(() => {
      main.inert = false;
    }, 1500);
  });
  await expectNoAxeFindings(page);
});
