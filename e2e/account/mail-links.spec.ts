import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf, api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, fillSignUp, newPerson, openPage, SIGN_UP_CONSENT, test } from '../support/journey.ts';
import { letterTo } from './mailbox.ts';

const LOCAL_MAIL = '/local-mail';
const NEW_PASSWORD = 'another three words';
const OVER = 'This link was used before, or it is too old. Ask for a new mail.';

/** A new learner, signed in here. */
async function learnerHere(page: Page) {
  const person = newPerson();
  await page.request.post(api('POST /auth/sign-up/email'), { data: { ...person, ...SIGN_UP_CONSENT } });
  return person;
}

/** The links with that name in the mails to an address, newest first, once there are so many. */
async function linksInLocalMail(page: Page, email: string, name: string, count = 1): Promise<Locator> {
  const letters = page.getByRole('article').filter({ hasText: `To ${email}` });
  const links = letters.getByRole('link', { name });
  await expect(async () => {
    await page.goto(LOCAL_MAIL);
    await expect(links).toHaveCount(count, { timeout: 200 });
  }).toPass();
  return links;
}

async function openLogIn(page: Page, email: string): Promise<Locator> {
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Already have an account' }).click();
  await page.getByRole('dialog').getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Forgot' }).click();
  return page.getByRole('dialog', { name: 'Forgot your password?' });
}

test.describe('on a machine that sends no mails', () => {
  test.use({ allowedInConsole: /status of (401|409)|ERR_FAILED/ });

  test('an email is verified by the link of its mail, and the first tab shows it without a reload', async ({
    page,
    context,
    browser,
    sharedServer,
  }) => {
    const { email } = await learnerHere(page);
    await openPage(page, PATHS.profile);
    await expect(page.getByText('Not Verified')).toBeVisible();
    await expect(page.getByText('A mail can show that this email is yours.')).toBeVisible();
    await page.getByRole('button', { name: 'Send me a mail' }).click();
    await expect(page.getByText('A new mail is on its way.').first()).toBeVisible();
    await expectNoAxeFindings(page);

    const tab = await context.newPage();
    const links = await linksInLocalMail(tab, email, 'Confirm my email', 2);
    const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    await links.first().click();
    await expect(tab).toHaveURL(PATHS.confirmEmail);
    await expect(page.getByText('Not Verified')).toBeVisible();
    await tab.route(anyOf('POST /auth/confirm-email'), (route) => route.abort());
    await tab.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(tab.getByRole('alert')).toContainText('The server does not answer.');
    await tab.unroute(anyOf('POST /auth/confirm-email'));
    // What is read out is said where an empty place for it stood before.
    const said = await tab.getByRole('main').locator('[aria-live]').elementHandle();
    await tab.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(tab.getByText('Your email is confirmed.')).toBeVisible();
    expect(await said?.textContent()).toBe('Your email is confirmed.');
    await expect(tab.getByRole('link', { name: 'Go to your dashboard' })).toBeFocused();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a mail' })).toBeHidden();

    const stranger = await browser.newPage({ baseURL: sharedServer.address });
    for (const address of addresses) {
      // Only what stands behind the # is another one, so no new page is loaded.
      await stranger.goto(address);
      await stranger.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(stranger.getByText(OVER)).toBeVisible();
      await expect(stranger.locator(':focus')).toHaveText(OVER);
    }
    await stranger.close();
  });

  test('a forgotten password is set anew by the link of a mail; older sessions and the old one are over', async ({
    page,
    browser,
    sharedServer,
  }) => {
    const other = await browser.newContext({ baseURL: sharedServer.address });
    const person = await learnerHere(await other.newPage());
    const dialog = await openLogIn(page, person.email);
    await expect(dialog.getByLabel('Email Address')).toHaveValue(person.email);
    await dialog.getByRole('button', { name: 'Send the mail' }).click();
    const answer = 'If there is an account with this email, a mail is on its way.';
    await expect(dialog.getByText(answer).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open the local mails' })).toHaveAttribute('href', LOCAL_MAIL);
    await expectNoAxeFindings(page);

    const links = await linksInLocalMail(page, person.email, 'Make a new password');
    const address = (await links.getAttribute('href')) ?? '';
    await links.click();
    await expect(page).toHaveURL(PATHS.resetPassword);
    const field = page.getByRole('textbox', { name: 'New password' });
    await field.fill('short');
    await field.press('Enter');
    await expect(page.getByText('Use at least 10 characters.')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(NEW_PASSWORD);
    await field.press('Enter');
    await expect(page.getByText('Your password is changed. You are logged out everywhere.')).toBeVisible();
    expect((await other.request.get(api('GET /learner'))).status()).toBe(401);

    await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();
    await page.keyboard.press('Enter');
    const login = page.getByRole('dialog', { name: 'Log in to your account' });
    await login.getByLabel('Email Address').fill(person.email);
    await login.getByLabel('Password', { exact: true }).fill(person.password);
    await login.getByRole('button', { name: 'LOG IN' }).click();
    await expect(login.getByRole('alert')).toContainText('This email and password do not go together.');
    await login.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await login.getByRole('button', { name: 'LOG IN' }).click();
    await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();

    await page.goto(address);
    await field.fill('yet other words');
    await field.press('Enter');
    await expect(page.getByText(OVER)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email Address' })).toHaveValue(person.email);
    await other.close();
  });
});

test.describe('on a server that sends mails', () => {
  test.describe.configure({ mode: 'default' });
  test.use({
    allowedInConsole: /status of (401|422)|ERR_FAILED/,
    baseURL: async ({ mailingServer }, use) => use(mailingServer.address),
  });

  async function signUpWith(page: Page, person: ReturnType<typeof newPerson>): Promise<Locator> {
    await openPage(page, PATHS.landing);
    await page.getByRole('button', { name: 'Get Started' }).click();
    await fillSignUp(page.getByRole('dialog'), person);
    const next = page.getByRole('dialog', { name: 'Open your mail' });
    await expect(next).toBeVisible();
    return next;
  }

  /** Presses the button of the page of a link, which then asks for the password of the sign-up. */
  async function askedForPassword(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('Type the password that you chose when you signed up.')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Password' });
    await expect(field).toBeFocused();
    return field;
  }

  test('signing up asks to open the mail first; its link and the password make the account, also in the first tab', async ({
    page,
    context,
    mailServer,
  }) => {
    const person = newPerson();
    await page.clock.install();
    const dialog = await signUpWith(page, person);
    await expect(dialog.getByText(`A mail is on its way to ${person.email}.`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send the mail again' })).toBeHidden();
    expect((await page.request.get(api('GET /learner'))).status()).toBe(401);
    await page.clock.fastForward(30_000);
    await dialog.getByRole('button', { name: 'Send the mail again' }).click();
    await expect(dialog.getByText('A new mail is on its way.').first()).toBeVisible();
    await expectNoAxeFindings(page);

    const { link } = await letterTo(mailServer, person.email, /Finish signing up/);
    const tab = await context.newPage();
    await tab.goto(link);
    const field = await askedForPassword(tab);
    await expectNoAxeFindings(tab);
    await field.press('Enter');
    await expect(tab.getByText('Type your password.')).toBeVisible();
    await field.fill(NEW_PASSWORD);
    await field.press('Enter');
    await expect(tab.getByText('This is not the password of this sign-up.')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(NEW_PASSWORD);
    expect((await page.request.get(api('GET /learner'))).status()).toBe(401);
    await field.fill(person.password);
    await tab.route(anyOf('POST /auth/confirm-email'), (route) => route.abort());
    await field.press('Enter');
    await expect(tab.getByRole('alert')).toContainText('The server does not answer.');
    await expect(field).toHaveValue(person.password);
    await tab.unroute(anyOf('POST /auth/confirm-email'));
    await tab.getByText('This is a shared computer').click();
    await tab.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(tab.getByText('Your account is ready and your email is confirmed.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: /Are you ready/ })).toBeVisible();
    const [session] = (await context.cookies()).filter(({ name }) => name === 'thembstudy.session_token');
    expect(session?.expires).toBe(-1);
    await tab.goto(PATHS.profile);
    await expect(tab.getByText('Verified', { exact: true })).toBeVisible();
  });
});
