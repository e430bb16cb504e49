import type { Page } from '@playwright/test';
import { PATHS } from '../web/app/paths.ts';
import { expect, expectNoAxeFindings, ready, signUp, test } from './journey.ts';

const FOR_EVERYBODY = Object.values(PATHS).filter((path) => path !== PATHS.profile);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const path of FOR_EVERYBODY) {
      test(`${path} is clean for a visitor`, async ({ page }) => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await ready(page);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectNoAxeFindings(page);
      });
    }

    test('an address that leads nowhere is told with status 404', async ({ page }) => {
      const answer = await page.request.get('/nowhere', { headers: { accept: 'text/html' } });
      expect(answer.status()).toBe(404);
    });

    test('landing, profile, report and menus are clean for somebody signed in', async ({ page }) => {
      await page.goto(PATHS.landing);
      await ready(page);
      await signUp(page);
      await expectNoAxeFindings(page);
      await page.getByRole('button', { name: /Your menu/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoAxeFindings(page);
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await expect(page.getByRole('heading', { name: 'ADHD Management Settings' })).toBeVisible();
      await expectNoAxeFindings(page);
      await page.getByRole('link', { name: 'My report' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
    });

    const DIALOGS: { name: string; signedIn?: boolean; open: (page: Page) => Promise<void> }[] = [
      { name: 'sign-up', open: (page) => page.getByRole('button', { name: 'Get Started' }).click() },
      { name: 'log-in', open: (page) => page.getByRole('button', { name: 'Already have an account' }).click() },
      { name: 'free trial', open: (page) => page.getByRole('button', { name: 'Start a free trial' }).click() },
      { name: 'demo session', open: (page) => page.getByRole('button', { name: 'Book a demo session' }).click() },
      { name: 'AI Assistant', open: (page) => page.getByRole('button', { name: 'AI Assistant' }).click() },
      { name: 'help', open: (page) => page.getByRole('button', { name: 'Help' }).click() },
      { name: 'three tests', signedIn: true, open: (page) => page.getByRole('button', { name: 'Start Test' }).click() },
    ];
    for (const { name, signedIn = false, open } of DIALOGS) {
      test(`the ${name} dialog is clean`, async ({ page }) => {
        await page.goto(PATHS.landing);
        await ready(page);
        if (signedIn) await signUp(page);
        await open(page);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoAxeFindings(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
    }

    test('the menu of a narrow screen is clean and leads everywhere', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(PATHS.landing);
      await ready(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expectNoAxeFindings(page);
      for (const name of ['About Us', 'Dashboard', 'Settings'])
        await expect(menu.getByRole('link', { name })).toBeVisible();
      await menu.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByRole('dialog', { name: 'Log in to your account' })).toBeVisible();
    });
  });
}

test.describe('with an address that leads nowhere', () => {
  test.use({ allowedInConsole: /status of 404/ });

  test('no page scrolls sideways at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...FOR_EVERYBODY, '/nowhere']) {
      await page.goto(path);
      await ready(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});

test('what a link says it leads to is there, and Back comes back', async ({ page }) => {
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('link', { name: '4 MIN READ' }).click();
  await expect(page).toHaveURL(PATHS.conditions);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Every mind notices in its own way' })).toBeVisible();
  await page.getByRole('link', { name: 'What a result can and cannot tell' }).click();
  await expect(page.getByRole('heading', { name: 'What a result can and cannot tell' })).toBeVisible();
});
