import type { BrowserContext } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { expect, newPerson, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling, expectTextSpacingToLoseNothing } from '../support/page-checks.ts';
import { sayAge, signInThere, untilClosed, windowOf } from './sign-in-window.ts';

const LABEL = 'This is a shared computer';
const HINT = 'You are logged out when the browser closes, or after two hours.';

/** The session cookie and the cookie of the device; -1: ends with the browser. */
async function expiryOfCookies(context: BrowserContext) {
  const cookies = await context.cookies();
  const expiryOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.expires;
  return { session: expiryOf('thembstudy.session_token'), device: expiryOf('thembstudy_device') };
}

/** A browser that closes keeps what is stored, and only the cookies that have an end. */
async function closeBrowser(context: BrowserContext): Promise<void> {
  const kept = (await context.cookies()).filter(({ expires }) => expires !== -1);
  await context.clearCookies();
  await context.addCookies(kept);
}

test.use({ allowedInConsole: /status of 401/ });

test('a learner logs in on a shared computer with the keyboard, at 320 px, and the closed browser forgets them', async ({
  page,
  context,
}) => {
  const person = await signUpQuietly(page);
  await context.clearCookies();
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Already have an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to your account' });
  const box = dialog.getByRole('switch', { name: LABEL });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(HINT);
  await expect(dialog.getByText(HINT)).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectTextSpacingToLoseNothing(page);
  await expectCleanInEveryScheme(page);

  await dialog.getByLabel('Email Address').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'LOG IN' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'LOG IN' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await expiryOfCookies(context)).toEqual({ session: -1, device: undefined });

  await openPage(page, PATHS.editProfile);
  await expect(page.getByText('Shared computer.')).toBeVisible();
  await openPage(page, PATHS.settings);
  await page.getByRole('radiogroup', { name: 'Colours' }).locator('label', { hasText: 'Dark' }).click();
  await expect(page.locator('html[data-scheme=dark]')).toBeAttached();

  await closeBrowser(context);
  await openPage(page, PATHS.landing);
  await expect(page.getByRole('button', { name: 'Already have an account' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('learner'))).toBeNull();
  await expect(page.locator('html[data-scheme=cream]')).toBeAttached();
});

test('a sign-in with a provider takes the choice along to a new account @release', async ({ page, context }) => {
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Already have an account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(LABEL).click();
  const there = await windowOf(dialog.getByRole('button', { name: 'Google' }));
  await signInThere(there, newPerson());
  await expect(there.getByRole('switch', { name: LABEL })).toBeChecked();
  await expectNoAxeFindings(there);
  await untilClosed(there, () => sayAge(there, '18 or older'));
  await expect(dialog).toBeHidden();
  expect(await expiryOfCookies(context)).toEqual({ session: -1, device: undefined });
  await closeBrowser(context);
  await openPage(page, PATHS.landing);
  expect(await page.evaluate(() => localStorage.getItem('learner'))).toBeNull();
});
