import type { Locator } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { expect, logIn, newPerson, openPage, signUp, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';

/** The age step of the dialog, which comes before the fields. */
async function sayAge(dialog: Locator, age: 'Under 13' | '13 to 17' | '18 or older' = '18 or older'): Promise<void> {
  await dialog.getByText(age, { exact: true }).click();
  await dialog.getByRole('button', { name: 'CONTINUE' }).click();
}

test.describe('the sign-in dialog', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, PATHS.landing);
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

  test('says what is agreed to, with the text in a tab of its own @release', async ({ page, context }) => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await sayAge(dialog);
    await dialog.getByLabel('Full Name').fill('Mira');
    const [text] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: /Privacy page.*opens a new tab/ }).click(),
    ]);
    await expect(text).toHaveURL(PATHS.privacy);
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Mira');
  });
});

test.describe('an account', () => {
  test.use({ allowedInConsole: /status of (401|409)/ });

  test('is made, left and entered again; a wrong password is told in red above the form', async ({ page }) => {
    await openPage(page, PATHS.landing);
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
    await openPage(page, PATHS.landing);
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

  test('is seen by another tab without a reload', async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, PATHS.landing);
    await openPage(page, PATHS.landing);
    const person = await signUp(page);
    await expect(other.getByRole('heading', { name: /Are you ready/ })).toBeVisible();
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(other.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await logIn(page, person);
  });
});
