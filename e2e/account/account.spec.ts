import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf, api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { expect, FROM_OUR_PAGE, newPerson, ready, SIGN_UP_CONSENT, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling, expectTextSpacingToLoseNothing } from '../support/page-checks.ts';

test.use({ allowedInConsole: /status of (401|403|422)|ERR_FAILED/ });

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const NEW_PASSWORD = 'another three words';
type Person = ReturnType<typeof newPerson>;

/** A new learner, signed in on their account page. */
async function learnerAt(page: Page): Promise<Person> {
  const person = newPerson();
  await page.request.post(api('POST /auth/sign-up/email'), { data: { ...person, ...SIGN_UP_CONSENT } });
  await page.goto(PATHS.editProfile);
  await ready(page);
  return person;
}

/** The same learner in another browser. */
async function elsewhere(browser: Browser, baseURL: string, person: Person, userAgent?: string) {
  const context = await browser.newContext({ baseURL, ...(userAgent && { userAgent }) });
  const answer = await context.request.post(api('POST /auth/sign-in/email'), {
    data: { email: person.email, password: person.password },
  });
  expect(answer.status()).toBe(200);
  return context;
}

const SIGN_IN_AGAIN = {
  status: 403,
  json: { code: 'sign-in-again' },
};

/** Signs in on the page of the stand-in, in the window that a press opens. */
async function signInElsewhere(button: Locator, { name, email }: Person, isOver = false): Promise<Page> {
  const [there] = await Promise.all([button.page().waitForEvent('popup'), button.click()]);
  await there.getByLabel('Name').fill(name);
  await there.getByLabel('Email').fill(email);
  const signIn = there.getByRole('button', { name: 'Sign in' });
  if (isOver) await closedBy(there, signIn);
  else await signIn.click();
  return there;
}

/** Once signed in, a window may be gone before the press in it is reported as done. */
async function closedBy(there: Page, button: Locator): Promise<void> {
  const closed = there.waitForEvent('close');
  await button.click().catch(() => undefined);
  await closed;
}

/** 320 px wide, with the largest letters. */
async function expectToFitSmallScreens(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScrolling(page);
  await expectTextSpacingToLoseNothing(page);
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

test('browsers are listed by their kind, and are signed out one by one or all at once @release', async ({
  page,
  browser,
  sharedServer,
}) => {
  const person = await learnerAt(page);
  const others = [
    await elsewhere(browser, sharedServer.address, person, FIREFOX),
    await elsewhere(browser, sharedServer.address, person, 'something'),
    await elsewhere(browser, sharedServer.address, person, 'something'),
  ] as const;
  await page.reload();
  const sessions = card(page, 'Where you are signed in');
  await expect(sessionsOf(page).first()).toContainText('Chrome on Linux');
  await expect(sessionsOf(page).first()).toContainText('This browser');
  await expect(sessionsOf(page)).toHaveCount(4);

  await sessions
    .getByRole('button', { name: /^Sign out: Firefox on Linux. Signed in today, \d\d:\d\d.$/ })
    .press('Enter');
  const outcome = sessions.getByText('Firefox on Linux is signed out.');
  await expect(outcome).toBeFocused();
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, true, true]);

  await sessions.getByRole('button', { name: 'Sign out all others' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(sessions.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sessions.getByRole('button', { name: 'Sign out all others' })).toBeFocused();
  expect(await isSignedIn(others[1])).toBe(true);
  await page.keyboard.press('Enter');
  await expectNoAxeFindings(page);
  await sessions.getByRole('button', { name: 'Yes, sign out all others' }).click();
  await expect(sessions.getByText('All your other browsers are signed out.')).toBeFocused();
  await expect(sessions.getByText('You are signed in only in this browser.')).toBeVisible();
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false]);
  expect(await isSignedIn(page.context())).toBe(true);
  for (const other of others) await other.close();
});

test('while the server is away the account says so, and nothing typed is lost @release', async ({
  page,
  browser,
  sharedServer,
}) => {
  const person = await learnerAt(page);
  const other = await elsewhere(browser, sharedServer.address, person);
  const lists = [anyOf('GET /learners/:learnerId/sessions'), anyOf('GET /learners/:learnerId/ways-in')];
  for (const list of lists) await page.route(list, (route) => route.abort());
  await page.reload();
  const [password, sessions] = [card(page, 'Password'), card(page, 'Where you are signed in')];
  await expect(password.getByText('your password cannot be changed now')).toBeVisible();
  await expect(sessions.getByText('your browsers cannot be shown now')).toBeVisible();
  for (const list of lists) await page.unroute(list);
  // The page itself tries again as well.
  for (const each of [password, sessions])
    await expect(async () => {
      const tryAgain = each.getByRole('button', { name: 'Try again' });
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 500 });
      await expect(tryAgain).toBeHidden({ timeout: 500 });
    }).toPass();

  const changes = [
    anyOf('POST /learners/:learnerId/password'),
    anyOf('DELETE /learners/:learnerId/sessions/:sessionId'),
  ];
  for (const change of changes) await page.route(change, (route) => route.abort());
  await sessions.getByRole('button', { name: /^Sign out: / }).click();
  await expect(sessions.getByRole('alert')).toContainText('The server does not answer.');
  await expect(sessionsOf(page)).toHaveCount(2);
  await password.getByRole('button', { name: 'Change password' }).click();
  await field(page, 'Current password').fill(person.password);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByRole('alert')).toContainText('The server does not answer.');
  await expectToFitSmallScreens(page);
  for (const change of changes) await page.unroute(change);
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password.getByText('Your password is saved.', { exact: false }).first()).toBeVisible();
  expect(await isSignedIn(other)).toBe(false);
  await other.close();
});

test('a learner without a password sets one, once they have shown again who they are @release', async ({ page }) => {
  const person = newPerson();
  await page.goto(PATHS.landing);
  await ready(page);
  await page.getByRole('button', { name: 'Get Started' }).click();
  const there = await signInElsewhere(page.getByRole('dialog').getByRole('button', { name: 'GitHub' }), person);
  await there.getByText('18 or older', { exact: true }).click();
  await closedBy(there, there.getByRole('button', { name: 'CONTINUE' }));
  await expect(page.getByRole('heading', { name: /Are you ready/ })).toBeVisible();

  await page.goto(PATHS.editProfile);
  const password = card(page, 'Password');
  await password.getByRole('button', { name: 'Set a password' }).click();
  await expect(field(page, 'Current password')).toBeHidden();
  await page.route(anyOf('POST /learners/:learnerId/password'), (route) => route.fulfill(SIGN_IN_AGAIN), { times: 1 });
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'New password').press('Enter');
  await signInElsewhere(password.getByRole('button', { name: 'Sign in with GitHub' }), person, true);
  await expect(password.getByText('Your password is saved. All your other browsers are signed out.')).toBeVisible();
  await expect(password.getByRole('button', { name: 'Change password' })).toBeFocused();
  const logIn = { headers: FROM_OUR_PAGE, data: { email: person.email, password: NEW_PASSWORD } };
  expect((await page.request.post(api('POST /auth/sign-in/email'), logIn)).status()).toBe(200);
});
