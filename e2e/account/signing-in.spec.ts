import type { Locator } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf, api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { closeByEscape, expect, logIn, newPerson, ready, signUp, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';

/** The age step of the dialog, which comes before the fields. */
async function sayAge(dialog: Locator, age: 'Under 13' | '13 to 17' | '18 or older' = '18 or older'): Promise<void> {
  await dialog.getByText(age, { exact: true }).click();
  await dialog.getByRole('button', { name: 'CONTINUE' }).click();
}

test.describe('the sign-in dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PATHS.landing);
    await ready(page);
  });

  test('says what the specification says, in both modes @release', async ({ page }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const signup = page.getByRole('dialog', { name: 'Create your account' });
    await expect(signup.getByText('to continue to #thembstudy')).toBeVisible();
    const elsewhere = signup.getByRole('group', { name: 'Sign in with' });
    for (const name of ['Google', 'Apple', 'GitHub', 'Facebook'])
      await expect(elsewhere.getByRole('button', { name })).toBeVisible();
    const or = signup.getByText('or', { exact: true });
    await expect(or).toBeVisible();
    await expect(signup.getByRole('radiogroup')).toHaveAccessibleName(
      'How old is the person who will use this account?',
    );
    await expect(signup.getByRole('radio')).toHaveCount(3);
    await expect(signup.getByLabel('Full Name')).toBeHidden();
    await sayAge(signup);
    await expect(elsewhere).toBeHidden();
    await expect(or).toBeHidden();
    await expect(signup.getByLabel('Full Name')).toBeVisible();
    await expect(signup.getByLabel('Email Address')).toHaveAttribute('type', 'email');
    await expect(signup.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(signup.getByText('Have an account? Sign In')).toBeVisible();

    await signup.getByRole('button', { name: 'Sign In' }).click();
    const login = page.getByRole('dialog', { name: 'Log in to your account' });
    await expect(login.getByText('to continue to your dashboard')).toBeVisible();
    await expect(login.getByRole('group', { name: 'Sign in with' })).toBeVisible();
    await expect(login.getByLabel('Full Name')).toBeHidden();
    await expect(login.getByRole('button', { name: 'LOG IN' })).toBeVisible();
    await expect(login.getByText("Don't have an account? Sign Up")).toBeVisible();
  });

  test('names what is missing and puts the focus there, without asking the server @release', async ({ page }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(dialog.getByText('Choose one of the three.')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expectNoAxeFindings(page);
    await sayAge(dialog);
    await expect(dialog.getByLabel('Full Name')).toBeFocused();
    await dialog.getByLabel('Full Name').fill('Mira');
    await dialog.getByLabel('Email Address').fill('mira@example');
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(dialog.getByText('An email address looks like name@example.org')).toBeVisible();
    await expect(dialog.getByText('Type your password.')).toBeVisible();
    await expect(dialog.getByLabel('Email Address')).toBeFocused();
  });

  test('goes back to the age, and to log in, without losing what was typed @release', async ({ page }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog, '13 to 17');
    await dialog.getByLabel('Full Name').fill('Mira');
    await dialog.getByLabel('Email Address').fill('mira@example.org');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByRole('radio', { name: '13 to 17' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: '13 to 17' })).toBeFocused();
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Mira');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog.getByLabel('Email Address')).toHaveValue('mira@example.org');
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
    await expect(dialog.getByLabel('Email Address')).toHaveValue('mira@example.org');
    await expect(dialog.getByLabel('Email Address')).toBeFocused();
  });

  test('is closed and opened again without losing what was typed, but for the password and the word of a grown-up @release', async ({
    page,
  }) => {
    const opener = page.getByRole('button', { name: 'Get Started' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog, 'Under 13');
    await dialog.getByLabel('Full Name').fill('Ada');
    await dialog.getByLabel('Email Address').fill('grown-up@example.org');
    await dialog.getByLabel('Password', { exact: true }).fill('three short words');
    await dialog.getByText('I am a grown-up who looks after this child').click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(dialog.getByLabel('Full Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog.getByRole('radio', { name: 'Under 13' })).toBeChecked();
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ada');
    await expect(dialog.getByLabel('Email Address')).toHaveValue('grown-up@example.org');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  });

  test('covers nothing that the keyboard is on, on a small phone with large letters @release', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog);
    const strip = dialog.getByRole('button', { name: 'Close' }).locator('..');
    for (const name of ['Full Name', 'Email Address', 'Password']) {
      const field = dialog.getByLabel(name, { exact: true });
      await field.focus();
      const [box, above] = await Promise.all([field.boundingBox(), strip.boundingBox()]);
      expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
  });

  test('shows and hides the password, and says what is agreed to, with the text in a tab of its own @release', async ({
    page,
    context,
  }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog);
    const password = dialog.getByLabel('Password', { exact: true });
    await password.fill('three short words');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');

    await dialog.getByLabel('Full Name').fill('Mira');
    const [text] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: /Privacy page.*opens a new tab/ }).click(),
    ]);
    await expect(text).toHaveURL(PATHS.privacy);
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Mira');
  });
});

test.describe('without a font that comes late on a slow machine, and then changes the width of words', () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test('the sign-in dialog moves nothing of the page under it; closes with its button and with Escape, and gives the focus back @release', async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(PATHS.landing);
    await ready(page);
    const opener = page.getByRole('button', { name: 'Get Started' });
    const before = await opener.boundingBox();
    await opener.click();
    await closeByEscape(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await opener.boundingBox()).toEqual(before);
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
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

  test('of a child is made by a grown-up who says so, and is kept as one', async ({ page }) => {
    await page.goto(PATHS.landing);
    await ready(page);
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog, 'Under 13');
    await expect(dialog.getByText('A grown-up makes this account.')).toBeVisible();
    const { email, password } = newPerson();
    await dialog.getByLabel('Full Name').fill('Ada');
    await dialog.getByLabel('Email Address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    const check = dialog.getByRole('checkbox', { name: 'I am a grown-up who looks after this child' });
    await expect(check).toBeFocused();
    await expect(check).toHaveAccessibleDescription(/A grown-up has to say yes here/);
    await expectCleanInEveryScheme(page);
    await expectEasyReading(dialog);
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(dialog).toBeHidden();
    const learner = await (await page.request.get(api('GET /learner'))).json();
    expect(learner).toMatchObject({ name: 'Ada', email, ageBand: 'under-13' });
  });

  test('exists once: the second one with its email is told so @release', async ({ page }) => {
    await page.goto(PATHS.landing);
    await ready(page);
    const person = await signUp(page);
    await page.context().clearCookies();
    await page.reload();
    await ready(page);
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog);
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

  test('says Processing... while the server works, and sends once @release', async ({ page }) => {
    await page.goto(PATHS.landing);
    await ready(page);
    let sent = 0;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route(anyOf('POST /auth/sign-up/email'), async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    const person = newPerson();
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog);
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
    await ready(other);
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
