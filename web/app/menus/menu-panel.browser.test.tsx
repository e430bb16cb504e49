import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';

beforeEach(async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1280, 800));
});

it('the menu of a narrow screen leads everywhere, and to the log-in', async () => {
  await openApp(PATHS.landing);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['About Us', 'Dashboard', 'Settings'])
    await expect.element(menu.getByRole('link', { name })).toBeVisible();
  await expectNoAxeFindings();
  await menu.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Log in to your account' })).toBeVisible();
});

it('on a small phone, LOG IN is in sight when the dialog opens', async () => {
  await openApp(PATHS.landing);
  await page.getByRole('button', { name: 'Already have an account' }).click();
  const logIn = page.getByRole('button', { name: 'LOG IN', exact: true });
  await expect.element(logIn).toBeVisible();
  expect(logIn.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
});
