import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { expect, newPerson, openPage, SIGN_UP_CONSENT, test } from '../support/journey.ts';

test.use({ allowedInConsole: /status of (401|403|422)|ERR_FAILED/ });

const NEW_PASSWORD = 'another three words';
type Person = ReturnType<typeof newPerson>;

/** A new learner, signed in on their account page. */
async function learnerAt(page: Page): Promise<Person> {
  const person = newPerson();
  await page.request.post(api('POST /auth/sign-up/email'), { data: { ...person, ...SIGN_UP_CONSENT } });
  await openPage(page, PATHS.editProfile);
  return person;
}

/** The same learner in another browser. */
async function elsewhere(browser: Browser, baseURL: string, person: Person) {
  const context = await browser.newContext({ baseURL });
  const answer = await context.request.post(api('POST /auth/sign-in/email'), {
    data: { email: person.email, password: person.password },
  });
  expect(answer.status()).toBe(200);
  return context;
}

const isSignedIn = async ({ request }: BrowserContext) => (await request.get(api('GET /learner'))).status() === 200;
const card = (page: Page, name: string) => page.getByRole('region', { name });
const field = (page: Page, name: string) => card(page, 'Password').getByRole('textbox', { name });
const sessionsOf = (page: Page) => card(page, 'Where you are signed in').getByRole('listitem');

test('a new password signs out the other browsers, not this one', async ({ page, browser, sharedServer }) => {
  const person = await learnerAt(page);
  const other = await elsewhere(browser, sharedServer.address, person);
  await page.reload();
  await expect(sessionsOf(page)).toHaveCount(2);

  const password = card(page, 'Password');
  await password.getByRole('button', { name: 'Change password' }).click();
  const [current, next] = [field(page, 'Current password'), field(page, 'New password')];
  await expect(current).toBeFocused();
  await current.fill('three wrong words');
  await next.fill('short');
  await next.press('Enter');
  await expect(next).toBeFocused();
  await expect(password.getByText('Use at least 10 characters.')).toBeVisible();
  await next.fill(NEW_PASSWORD);
  await next.press('Enter');
  await expect(password.getByText('This is not your password now. Check it and try again.')).toBeVisible();
  await expect(current).toBeFocused();
  await expectCleanInEveryScheme(page);
  expect(await isSignedIn(other)).toBe(true);

  await current.fill(person.password);
  await current.press('Enter');
  await expect(password.getByText('Your password is saved. All your other browsers are signed out.')).toBeVisible();
  await expect(password.getByRole('button', { name: 'Change password' })).toBeFocused();
  await expect(sessionsOf(page)).toHaveCount(1);
  expect(await isSignedIn(other)).toBe(false);
  await page.reload();
  await expect(card(page, 'Password')).toBeVisible();
  await other.close();
});
