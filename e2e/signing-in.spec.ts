import { PATHS } from '../web/app/paths.ts';
import { expect, logIn, newPerson, ready, signUp, test } from './journey.ts';

test.describe('the sign-in dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PATHS.landing);
    await ready(page);
  });

  test('says what the specification says, in both modes', async ({ page }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const signup = page.getByRole('dialog', { name: 'Create your account' });
    await expect(signup.getByText('to continue to #thembstudy')).toBeVisible();
    for (const name of ['Google', 'Apple', 'GitHub', 'Facebook'])
      await expect(signup.getByRole('button', { name })).toBeVisible();
    await expect(signup.getByText('or', { exact: true })).toBeVisible();
    await expect(signup.getByLabel('Full Name')).toBeVisible();
    await expect(signup.getByLabel('Email Address')).toHaveAttribute('type', 'email');
    await expect(signup.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(signup.getByText('Have an account? Sign In')).toBeVisible();

    await signup.getByRole('button', { name: 'Sign In' }).click();
    const login = page.getByRole('dialog', { name: 'Log in to your account' });
    await expect(login.getByText('to continue to your dashboard')).toBeVisible();
    await expect(login.getByLabel('Full Name')).toBeHidden();
    await expect(login.getByRole('button', { name: 'LOG IN' })).toBeVisible();
    await expect(login.getByText("Don't have an account? Sign Up")).toBeVisible();
  });

  test('says that a social way is not set up here, and forgets it on switching', async ({ page }) => {
    await page.getByRole('button', { name: 'Already have an account' }).click();
    await page.getByRole('button', { name: 'GitHub' }).click();
    const message = page.getByText('Signing in with GitHub is not set up here. Use your email and a password.').first();
    await expect(message).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    await expect(message).toBeHidden();
  });

  test('names what is missing and puts the focus there, without asking the server', async ({ page }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('Mira');
    await dialog.getByLabel('Email Address').fill('mira@example');
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(dialog.getByText('An email address looks like name@example.org')).toBeVisible();
    await expect(dialog.getByText('Type your password.')).toBeVisible();
    await expect(dialog.getByLabel('Email Address')).toBeFocused();
  });

  test('shows and hides the password', async ({ page }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
    await password.fill('three short words');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('moves nothing of the page under it', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Get Started' });
    const before = await opener.boundingBox();
    await opener.click();
    await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await opener.boundingBox()).toEqual(before);
  });

  test('closes with its button and with Escape, and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Get Started' });
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('an account', () => {
  test.use({ allowedInConsole: /status of (401|409)/ });

  test('is made, left and entered again; a wrong password is told in red above the form', async ({ page }) => {
    await page.goto(PATHS.landing);
    await ready(page);
    const person = await signUp(page);
    await expect(page.getByRole('heading', { name: 'Are you ready to start the test, Mira?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start a free trial' })).toBeHidden();

    await page.getByRole('button', { name: 'Your menu: Mira Okafor' }).click();
    await expect(page.getByText(person.email)).toBeVisible();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();

    await page.getByRole('button', { name: 'Already have an account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email Address').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill('another three words');
    await dialog.getByRole('button', { name: 'LOG IN' }).click();
    const message = dialog.getByRole('alert');
    await expect(message).toHaveText('This email and password do not go together. Check both and try again.');

    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'LOG IN' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: /Are you ready/ })).toBeVisible();
  });

  test('exists once: the second one with its email is told so', async ({ page }) => {
    await page.goto(PATHS.landing);
    await ready(page);
    const person = await signUp(page);
    await page.context().clearCookies();
    await page.reload();
    await ready(page);
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('Someone Else');
    await dialog.getByLabel('Email Address').fill(person.email.toUpperCase());
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'There is already an account with this email. Choose Sign In below.',
    );
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('says Processing... while the server works, and sends once', async ({ page }) => {
    await page.goto(PATHS.landing);
    await ready(page);
    let sent = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/auth/sign-up/email', async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    const person = newPerson();
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill(person.name);
    await dialog.getByLabel('Email Address').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    goOn();
    await expect(dialog).toBeHidden();
    expect(sent).toBe(1);
  });

  test('is seen by another tab without a reload', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(PATHS.landing);
    await page.goto(PATHS.landing);
    await ready(page);
    const person = await signUp(page);
    await expect(other.getByRole('heading', { name: /Are you ready/ })).toBeVisible();
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await logIn(page, person);
  });
});
