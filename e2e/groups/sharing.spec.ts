import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import { Teacher } from '../support/teacher.ts';

/** The code as the page shows it. */
const shownCode = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;

const joinCard = (page: Page) => page.getByRole('region', { name: 'Join a class or family' });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

async function openSharing(page: Page, fragment = ''): Promise<void> {
  await openPage(page, `${PATHS.sharing}${fragment}`);
}

test('the code of a link is in the field, and stays there while a visitor signs in', async ({
  page,
  browser,
  sharedServer,
}) => {
  const teacher = await Teacher.withClass(browser, sharedServer.address);
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  await openSharing(page, `#code=${teacher.group.code}`);
  await expect(page.getByText('The code of your link stays here until then.')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to your account' });
  await dialog.getByLabel('Email Address').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'LOG IN' }).click();
  await expect(codeField(page)).toHaveValue(shownCode(teacher.group.code));
  await joinCard(page).getByRole('button', { name: 'Look' }).click();
  await joinCard(page).getByRole('button', { name: 'Not this one' }).click();
  await expect(codeField(page)).toBeFocused();
  await joinCard(page).getByRole('button', { name: 'Look' }).click();
  await joinCard(page).getByRole('button', { name: 'Join' }).click();
  await expect(page.locator(':focus')).toHaveText('You are in “5a” now.');
  await expect(page).toHaveURL(PATHS.sharing);
  await expect(codeField(page)).toHaveValue('');
});
