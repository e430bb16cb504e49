import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { PATHS } from '../../web/paths.ts';
import { sayAge, signInThere, untilClosed, windowOf } from '../account/sign-in-window.ts';
import { anyOf, api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { storedRows, storeRows } from '../support/device-store.ts';
import { expect, FROM_OUR_PAGE, newPerson, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';

const part = (page: Page) => page.getByRole('region', { name: 'My data' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Delete your account' });
const remove = (page: Page) => dialogOf(page).getByRole('button', { name: 'Delete my account' });
const GONE = 'Your account is deleted. You are logged out.';
const LEARNER = anyOf('DELETE /learners/:learnerId');
const SIGN_IN_AGAIN = { code: 'sign-in-again' };

async function arrive(page: Page) {
  const person = await signUpQuietly(page);
  await openPage(page, PATHS.editProfile);
  return person;
}

/** A learner without a password. */
async function arriveWithGoogle(page: Page) {
  const person = newPerson();
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Get Started' }).click();
  const there = await windowOf(page.getByRole('dialog').getByRole('button', { name: 'Google' }));
  await signInThere(there, person);
  await untilClosed(there, () => sayAge(there, '18 or older'));
  await expect(page.getByRole('heading', { name: /Are you ready to start the test/ })).toBeVisible();
  await openPage(page, PATHS.editProfile);
  return person;
}

async function openDialog(page: Page): Promise<void> {
  await part(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function download(page: Page, name: string): Promise<Download> {
  const started = page.waitForEvent('download');
  await part(page).getByRole('button', { name }).click();
  return started;
}

/** An unsent result of this learner, and one done signed out. */
async function keepInOutbox(page: Page): Promise<void> {
  const { id: owner } = await (await page.request.get(api('GET /learner'))).json();
  const entry = { kind: 'simon', path: '/api/nowhere', body: {}, keptAt: '2026-11-21T10:00:00Z', state: 'refused' };
  await storeRows(page, 'outbox', [
    { ...entry, id: 'own', owner },
    { ...entry, id: 'no-learner', owner: null },
  ]);
}

const idsInOutbox = async (page: Page) => (await storedRows(page, 'outbox')).map(({ id }) => String(id));

test('everything is downloaded as one file, and as files for a spreadsheet', async ({ page }) => {
  const { email, name } = await arrive(page);
  const json = await download(page, 'Download everything');
  expect(json.suggestedFilename()).toMatch(/^thembstudy-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await json.path(), 'utf8'));
  expect(data.Users).toMatchObject([{ email, name, points: 0 }]);
  expect(data.ways_in).toMatchObject([{ way: 'password' }]);
  await expect(part(page).getByText(`Your browser saves the file ${json.suggestedFilename()}.`)).toBeVisible();

  const zip = await download(page, 'Download as spreadsheet files');
  expect(zip.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(await readFile(await zip.path()));
  expect(strFromU8(files['Users.csv'] ?? new Uint8Array())).toContain(`${email},${name}`);
  await part(page).getByRole('link', { name: 'My Diary' }).click();
  await expect(page).toHaveURL(PATHS.diary);
});

test.describe('a deletion', () => {
  test.use({ allowedInConsole: /status of (401|403|404)|ERR_FAILED/ });

  test('takes the account and this device’s own results, in every tab, and says so', async ({ page, context }) => {
    const person = await arrive(page);
    const other = await context.newPage();
    await openPage(other, PATHS.profile);
    await keepInOutbox(page);
    await openDialog(page);
    await expectCleanInEveryScheme(page);
    await expectEasyReading(dialogOf(page));
    await remove(page).click();
    await expect(page).toHaveURL(PATHS.landing);
    await expect(page.getByText(GONE)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await expect(other).toHaveURL(PATHS.landing);
    expect(await idsInOutbox(page)).toEqual(['no-learner']);
    expect((await page.request.get(api('GET /learner'))).status()).toBe(401);
    const { email, password } = person;
    const again = await page.request.post(api('POST /auth/sign-in/email'), { data: { email, password } });
    expect(await again.json()).toMatchObject({ code: 'wrong-password' });
  });

  test('of a learner without a password waits until their provider signs them in @release', async ({ page }) => {
    const person = await arriveWithGoogle(page);
    await page.route(LEARNER, (route) => route.fulfill({ status: 403, json: SIGN_IN_AGAIN }), { times: 2 });
    await openDialog(page);
    await remove(page).press('Enter');
    const google = dialogOf(page).getByRole('button', { name: 'Log in with Google' });
    await expect(google).toBeFocused();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(remove(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(google).toBeFocused();
    const stranger = await windowOf(google);
    await signInThere(stranger, newPerson());
    await expect(stranger.getByText('This Google account is not yours here, so nothing was changed.')).toBeVisible();
    await stranger.close();
    await expectNoAxeFindings(page);
    const again = await windowOf(google);
    await untilClosed(again, () => signInThere(again, person));
    await expect(dialogOf(page).getByText('You logged in again.')).toBeVisible();
    await remove(page).click();
    await expect(page.getByText(GONE)).toBeVisible();
  });

  test('never deletes another learner who signed in meanwhile', async ({ page }) => {
    const first = await arrive(page);
    await openDialog(page);
    await signUpQuietly(page, { ...newPerson(), name: 'Ben Ode' });
    await remove(page).click();
    await expect(page.getByText('You are logged in as Ben Ode now.')).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByLabel('Your name')).toHaveValue('Ben Ode');
    const { email, password } = first;
    const logIn = { headers: FROM_OUR_PAGE, data: { email, password } };
    expect((await page.request.post(api('POST /auth/sign-in/email'), logIn)).ok()).toBe(true);
  });
});
