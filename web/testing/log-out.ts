import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Logs out by the menu, and waits until the page is that of a visitor. */
export async function logOut(): Promise<void> {
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.element(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
}
