import type { Locator, Page } from '@playwright/test';

/** The window that a press opens. */
export async function windowOf(button: Locator): Promise<Page> {
  const [opened] = await Promise.all([button.page().context().waitForEvent('page'), button.click()]);
  return opened;
}

/** Signs in on the page of the stand-in. */
export async function signInThere(there: Page, person: { name?: string; email?: string }): Promise<void> {
  await there.getByLabel('Name').fill(person.name ?? '');
  await there.getByLabel('Email').fill(person.email ?? '');
  await there.getByRole('button', { name: 'Sign in' }).click();
}

/** Says the age that a new account needs, in the window or in the dialog. */
export async function sayAge(there: Page | Locator, age: 'Under 13' | '13 to 17' | '18 or older'): Promise<void> {
  await there.getByText(age, { exact: true }).click();
  await there.getByRole('button', { name: 'CONTINUE' }).click();
}

/** Once signed in, a window may be gone before a press in it is reported as done. */
export async function untilClosed(there: Page, act: () => Promise<void>): Promise<void> {
  const closed = there.isClosed() ? Promise.resolve() : there.waitForEvent('close').then(() => undefined);
  await act().catch(() => undefined);
  await closed;
}
