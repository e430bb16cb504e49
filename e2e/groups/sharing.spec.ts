import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, ready, signUpQuietly, test } from '../support/journey.ts';
import { Teacher } from '../support/teacher.ts';

/** The code as the page shows it. */
const shownCode = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;

const joinCard = (page: Page) => page.getByRole('region', { name: 'Join a class or family' });
const groupCard = (page: Page) => page.getByRole('region', { name: '5a', exact: true });
const views = (page: Page) => page.getByRole('region', { name: 'Who looked' });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

async function openSharing(page: Page, fragment = ''): Promise<void> {
  await openPage(page, `${PATHS.sharing}${fragment}`);
}

/** Turns a switch. */
async function turn({ page }: InputMethod, place: Locator, label: string): Promise<void> {
  const target = place.getByRole('switch', { name: label });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
}

test('by keyboard, a learner joins, shows one thing, takes it back, sees who looked, and leaves', async ({
  page,
  browser,
  sharedServer,
}) => {
  const inputMethod = new InputMethod(page, 'keyboard');
  const teacher = await Teacher.withClass(browser, sharedServer.address);
  await signUpQuietly(page);
  await openPage(page, PATHS.profile);
  await inputMethod.press(page.getByRole('link', { name: 'Who sees what' }));
  await expect(views(page)).toContainText('Nobody has looked yet.');

  await inputMethod.type(codeField(page), ` ${shownCode(teacher.group.code).toLowerCase()}`);
  await inputMethod.press(joinCard(page).getByRole('button', { name: 'Look' }));
  await expect(page.locator(':focus')).toHaveText('This is “5a”, a class of Ms Lee.');
  for (const label of ['My days', 'My games and reading', 'My report'])
    await expect(joinCard(page).getByRole('switch', { name: label })).not.toBeChecked();
  expect(await teacher.look()).toBeUndefined();
  await turn(inputMethod, joinCard(page), 'My days');
  await inputMethod.press(joinCard(page).getByRole('button', { name: 'Join' }));
  await expect(page.locator(':focus')).toHaveText('You are in “5a” now.');
  await expect(groupCard(page)).toContainText('A class of Ms Lee.');
  await expect(groupCard(page).getByRole('switch', { name: 'My days' })).toBeChecked();

  expect(await teacher.look()).toMatchObject({
    name: 'Mira Okafor',
    activity: { days: [], finished: 0 },
    progress: null,
    screening: null,
  });

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await turn(inputMethod, groupCard(page), 'My days');
  await expect(groupCard(page).getByRole('switch', { name: 'My days' })).not.toBeChecked();
  await saved;
  expect(await teacher.look()).toMatchObject({ activity: null, progress: null, screening: null });

  await page.reload();
  await ready(page);
  await expect(groupCard(page).getByRole('switch', { name: 'My days' })).not.toBeChecked();
  await expect(views(page).getByRole('listitem')).toHaveCount(1);
  await expect(views(page)).toContainText('Ms Lee');
  await expect(views(page)).toContainText('Seen: your days.');

  await inputMethod.press(groupCard(page).getByRole('button', { name: 'Leave “5a”' }));
  const dialog = page.getByRole('dialog', { name: 'Leave “5a”?' });
  await inputMethod.press(dialog.getByRole('button', { name: 'Stay' }));
  await expect(dialog).toBeHidden();
  await expect(groupCard(page)).toBeVisible();
  await inputMethod.press(groupCard(page).getByRole('button', { name: 'Leave “5a”' }));
  await inputMethod.press(dialog.getByRole('button', { name: 'Leave', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(groupCard(page)).toBeHidden();
  await expect(page.locator(':focus')).toContainText('You left “5a”.');
  expect(await teacher.look()).toBeUndefined();
});

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

test('the code of a link is not there for the next learner after a sign-out', async ({
  page,
  browser,
  sharedServer,
}) => {
  const teacher = await Teacher.withClass(browser, sharedServer.address);
  await openSharing(page, `#code=${teacher.group.code}`);
  await expect(page.getByText('The code of your link stays here until then.')).toBeVisible();
  await signUpQuietly(page);
  await openPage(page, PATHS.dashboard);
  await expect(page.getByText('You came here with the code')).toBeVisible();
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await signUpQuietly(page);
  await openSharing(page);
  await expect(views(page)).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
});
