import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf, api } from '../support/api.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { expect, newPerson, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';
import { sayAge, signInThere, untilClosed, windowOf } from './sign-in-window.ts';

// Without a session the learner endpoint answers 401.
test.use({ allowedInConsole: /status of (401|404)/ });

const dialogOf = (page: Page) => page.getByRole('dialog');
const expectHere = (page: Page) =>
  expect(page.getByRole('heading', { name: /Are you ready to start the test/ })).toBeVisible();

async function openDialog(
  page: Page,
  opener: 'Get Started' | 'Already have an account' = 'Get Started',
): Promise<Locator> {
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: opener }).click();
  return dialogOf(page);
}

async function learnerOf(page: Page): Promise<{ id: string; name: string; email: string; ageBand: string }> {
  const answer = await page.request.get(api('GET /learner'));
  return answer.json();
}

/** Marks the loaded page: a tab that leaves it or loads it again has no mark. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = '';
  });
  return () => page.evaluate(() => 'mark' in document.documentElement.dataset);
}

test.describe('in a window of its own', () => {
  test('Google makes a learner, and the first tab has them without being loaded again @every-browser', async ({
    page,
  }) => {
    const person = newPerson();
    const dialog = await openDialog(page);
    const isStillLoaded = await mark(page);
    const there = await windowOf(dialog.getByRole('button', { name: 'Google' }));
    await expect(dialog.getByText('Go on in the window of Google.').first()).toBeVisible();
    await expect(there.getByRole('heading', { name: 'A stand-in for Google' })).toBeVisible();
    await signInThere(there, person);
    await untilClosed(there, () => sayAge(there, '13 to 17'));
    await expectHere(page);
    await expect(dialog).toBeHidden();
    expect(await isStillLoaded()).toBe(true);
    await expect(page).toHaveURL(PATHS.landing);
    expect(await learnerOf(page)).toMatchObject({ name: person.name, email: person.email, ageBand: '13-to-17' });
  });

  test('a child needs a grown-up, who says so; what is asked is clean and easy to read', async ({ page }) => {
    const dialog = await openDialog(page);
    const there = await windowOf(dialog.getByRole('button', { name: 'Google' }));
    await expect(dialog.getByText('Go on in the window of Google.').first()).toBeVisible();
    await expectCleanInEveryScheme(page);
    await signInThere(there, newPerson());
    await there.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(there.getByText('Choose one of the three.')).toBeVisible();
    await expect(there.getByRole('radio').first()).toBeFocused();
    await sayAge(there, 'Under 13');
    await expect(there.getByText('A grown-up has to say yes here.')).toBeVisible();
    await expect(there.getByText("The email at Google has to be the grown-up's email.")).toBeVisible();
    await expectCleanInEveryScheme(there);
    await expectEasyReading(there.getByRole('main'));
    await there.getByText('I am a grown-up who looks after this child').click();
    await untilClosed(there, () => there.getByRole('button', { name: 'CONTINUE' }).click());
    await expectHere(page);
    expect((await learnerOf(page)).ageBand).toBe('under-13');
  });
});

test.describe('a place that gives no email', () => {
  test.use({ allowedInConsole: /status of (401|422)/ });

  test('makes no account of a child, and says what to do instead @release', async ({ page }) => {
    const dialog = await openDialog(page);
    const there = await windowOf(dialog.getByRole('button', { name: 'Facebook' }));
    await signInThere(there, { name: 'No Mail' });
    await there.getByText('Under 13', { exact: true }).click();
    await there.getByText('I am a grown-up who looks after this child').click();
    await there.getByRole('button', { name: 'CONTINUE' }).click();
    await expect(there.getByText('and Facebook gave us none. No account was made.')).toBeVisible();
    await expectCleanInEveryScheme(there);
    await expectEasyReading(there.getByRole('main'));
    await untilClosed(there, () => there.getByRole('button', { name: 'Close this window' }).click());
    await expect(dialog.getByText('No account was made. You are not logged in.').first()).toBeVisible();
    expect((await page.request.get(api('GET /learner'))).status()).toBe(401);
  });
});

test('denied, not wanted, closed early, cancelled: each is said, and a sign-in after a Cancel here counts all the same @release', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  const waiting = dialog.getByText('Go on in the window').first();
  const google = dialog.getByRole('button', { name: 'Google' });

  const denied = await windowOf(google);
  await denied.getByRole('button', { name: 'Cancel' }).click();
  const words = 'You stopped at Google. You are not logged in.';
  await expect(denied.getByRole('heading', { name: 'You are not logged in' })).toBeVisible();
  await expect(denied.getByText(words)).toBeVisible();
  await expect(dialog.getByText(words).first()).toBeVisible();
  await expect(waiting).toBeHidden();
  await expectCleanInEveryScheme(denied);
  await untilClosed(denied, () => denied.getByRole('button', { name: 'Close this window' }).click());

  const unwanted = await windowOf(google);
  await expect(dialog.getByText(words)).toBeHidden();
  await signInThere(unwanted, newPerson());
  await untilClosed(unwanted, () => unwanted.getByRole('button', { name: 'Make no account' }).click());
  await expect(dialog.getByText('No account was made. You are not logged in.').first()).toBeVisible();

  const closed = await windowOf(google);
  await closed.close();
  await expect(waiting).toBeVisible();
  const cancelled = await windowOf(dialog.getByRole('button', { name: 'Open it again' }));
  await signInThere(cancelled, newPerson());
  await expect(cancelled.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(google).toBeFocused();
  await expect(waiting).toBeHidden();
  await untilClosed(cancelled, () => sayAge(cancelled, '18 or older'));
  await expectHere(page);
  await expect(dialog).toBeHidden();
});

test('an account that is there already is explained in words @release', async ({ page }) => {
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  const dialog = await openDialog(page, 'Already have an account');
  const there = await windowOf(dialog.getByRole('button', { name: 'Google' }));
  await signInThere(there, person);
  await expect(there.getByText('There is already an account with this email.')).toBeVisible();
  await expect(there.getByText('Then you can add Google in Edit Profile.')).toBeVisible();
  await expect(dialog.getByText('There is already an account with this email.').first()).toBeVisible();
  expect((await page.request.get(api('GET /learner'))).status()).toBe(401);
});

test.describe('a window that this dialog did not open', () => {
  test.use({ allowedInConsole: /Scripts may close only the windows/ });

  test('changes nothing by what it reports, and says that it can be closed @release', async ({ page, context }) => {
    const dialog = await openDialog(page);
    const own = await windowOf(dialog.getByRole('button', { name: 'Google' }));
    await own.getByRole('heading', { name: 'A stand-in for Google' }).waitFor();
    const stranger = await context.newPage();
    await stranger.goto(`${PATHS.signInDone}?outcome=denied&nonce=${crypto.randomUUID()}`);
    await expect(stranger.getByText('You stopped at the other site.')).toBeVisible();
    await stranger.getByRole('button', { name: 'Close this window' }).click();
    await expect(stranger.getByRole('heading', { name: 'You can close this window' })).toBeVisible();
    await expect(dialog.getByText('Go on in the window of Google.').first()).toBeVisible();
    await expect(dialog.getByText('You stopped at')).toBeHidden();
  });
});

test.describe('where no window may be opened', () => {
  // The stand-in for Apple answers a Cancel with status 400, as its library does with forms.
  test.use({ allowedInConsole: /status of (400|401)/ });

  test('this tab goes there itself and comes back to the page it left, after a no and after a yes @release', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openPage(page, `${PATHS.about}?from=a-friend#main`);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await dialogOf(page).getByRole('button', { name: 'Apple' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You stopped at Apple.')).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(`${PATHS.about}?from=a-friend#main`);

    await page.getByRole('button', { name: 'Login' }).click();
    await dialogOf(page).getByRole('button', { name: 'Google' }).click();
    await signInThere(page, newPerson());
    await sayAge(page, '18 or older');
    await expect(page).toHaveURL(`${PATHS.about}?from=a-friend#main`);
    await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible();
  });
});

test('what is not set up has no button, the fifth way has one where it is set up, and without mail no page asks to wait for one @release', async ({
  page,
}) => {
  await page.route(anyOf('GET /server-setup'), async (route) => {
    const answer = await route.fetch();
    const setup = await answer.json();
    const ways = { ...setup.ways, github: 'not-set-up', oidc: 'ready' };
    await route.fulfill({ response: answer, json: { ...setup, ways, openIdName: 'Hill School', mail: 'none' } });
  });
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('button', { name: 'Hill School' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'GitHub' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('button', { name: 'Forgot' }).click();
  await expect(dialog.getByText('This app cannot send mails here.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send the mail' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Back to log in' })).toBeFocused();
  await signUpQuietly(page);
  await page.goto(PATHS.profile);
  await expect(page.getByText('This app sends no mails here, so your email cannot be verified.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send me a mail' })).toBeHidden();
});

test.describe('a place that cannot be opened', () => {
  test.use({ allowedInConsole: /status of (401|422)|ERR_FAILED/ });

  test('is told, tried again, and left @release', async ({ page, context }) => {
    const dialog = await openDialog(page);
    await context.route(anyOf('POST /auth/sign-in/social'), (route) => route.abort());
    const there = await windowOf(dialog.getByRole('button', { name: 'Google' }));
    await expect(there.getByRole('heading', { name: 'Google did not open' })).toBeVisible();
    await expect(there.getByRole('alert')).toHaveText(
      'The server does not answer. Check the connection and try again.',
    );
    await expectCleanInEveryScheme(there);
    await context.unroute(anyOf('POST /auth/sign-in/social'));
    await there.getByRole('button', { name: 'Try again' }).click();
    await expect(there.getByRole('heading', { name: 'A stand-in for Google' })).toBeVisible();
  });

  test('is no place at all: a visitor from a foreign link is asked first, and nothing is tried without a known place', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/api/auth/**', async (route) => {
      asked += 1;
      await route.continue();
    });
    const nonce = crypto.randomUUID();
    await openPage(page, `${PATHS.signInWith}?way=google&nonce=${nonce}`);
    await expect(page.getByRole('heading', { name: 'Go on to Google?' })).toBeVisible();
    for (const unusable of [`way=toString&nonce=${nonce}`, 'way=google&nonce=mine']) {
      await openPage(page, `${PATHS.signInWith}?${unusable}`);
      await expect(page.getByText('This page needs a button in the app.')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    }
    expect(asked).toBe(0);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL(PATHS.landing);
  });
});

test('ways to sign in are added and taken away in Edit Profile, but never the last one @release', async ({ page }) => {
  const taken = newPerson();
  const first = await openDialog(page);
  const otherLearner = await windowOf(first.getByRole('button', { name: 'Google' }));
  await signInThere(otherLearner, taken);
  await untilClosed(otherLearner, () => sayAge(otherLearner, '18 or older'));
  await expectHere(page);
  await page.context().clearCookies();
  await signUpQuietly(page);
  const { id } = await learnerOf(page);
  await openPage(page, PATHS.editProfile);
  const card = page.getByRole('region', { name: 'Ways to log in' });
  const add = card.getByRole('button', { name: 'Add Google' });
  const onlyOne = card.getByText('This is your only way to log in.');
  await expect(onlyOne).toBeVisible();
  await expect(card.getByRole('button', { name: 'Take away' })).toBeHidden();

  const refused = await windowOf(add);
  await signInThere(refused, taken);
  await expect(refused.getByText('Somebody else here logs in with this account at Google.')).toBeVisible();
  await expect(card.getByText('Somebody else here logs in with this account at Google.').first()).toBeVisible();

  const left = await windowOf(add);
  await expect(left.getByRole('heading', { name: 'A stand-in for Google' })).toBeVisible();
  await expect(card.locator('[aria-live]', { hasText: 'Go on in the window of Google.' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(add).toBeFocused();
  if (!left.isClosed()) await left.close();

  const person = newPerson();
  const there = await windowOf(add);
  await untilClosed(there, () => signInThere(there, person));
  await expect(card.getByText('You can now log in with Google.')).toBeVisible();
  await expect(add).toBeHidden();
  await expect(onlyOne).toBeHidden();

  await card.getByRole('button', { name: 'Take away: Google' }).click();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Take away: Google' })).toBeFocused();
  await card.getByRole('button', { name: 'Take away: Password' }).click();
  await card.getByRole('button', { name: 'Yes, take it away' }).click();
  await expect(card.getByText('You cannot log in with your password here any more.')).toBeVisible();
  await expect(onlyOne).toBeVisible();
  await expect(card.getByRole('button', { name: 'Take away' })).toBeHidden();

  await page.context().clearCookies();
  const dialog = await openDialog(page, 'Already have an account');
  const back = await windowOf(dialog.getByRole('button', { name: 'Google' }));
  await untilClosed(back, () => signInThere(back, person));
  await expectHere(page);
  expect((await learnerOf(page)).id).toBe(id);
});

test.describe('a learner who signed in long ago', () => {
  test.use({ allowedInConsole: /status of (401|403)/ });
  const STALE = { code: 'sign-in-again' };

  async function signInAgain(part: Page | Locator, password: string): Promise<void> {
    await expect(part.getByText('Log in again first, so that we know it is you.')).toBeVisible();
    await expect(part.getByLabel('Your password', { exact: true })).toBeFocused();
    await part.getByLabel('Your password', { exact: true }).fill(password);
    await part.getByRole('button', { name: 'Log in again' }).click();
  }

  test('signs in again before a way to sign in is added or taken away, which then goes on @release', async ({
    page,
    context,
  }) => {
    const { password } = await signUpQuietly(page);
    await openPage(page, PATHS.editProfile);
    const card = page.getByRole('region', { name: 'Ways to log in' });
    const refuse = { status: 403, json: STALE };
    await context.route(anyOf('POST /auth/link/social'), (route) => route.fulfill(refuse), { times: 1 });
    const there = await windowOf(card.getByRole('button', { name: 'Add Google' }));
    await expect(there.getByRole('heading', { name: 'Log in again' })).toBeVisible();
    await expectCleanInEveryScheme(there);
    await signInAgain(there, password);
    await untilClosed(there, () => signInThere(there, newPerson()));
    await expect(card.getByText('You can now log in with Google.')).toBeVisible();

    const takeAway = card.getByRole('button', { name: 'Take away: Google' });
    const confirm = card.getByRole('button', { name: 'Yes, take it away' });
    await context.route('**/ways-in/google', (route) => route.fulfill(refuse), { times: 2 });
    await takeAway.click();
    await confirm.click();
    await expect(card.getByText('Log in again first, so that we know it is you.')).toBeVisible();
    await expectCleanInEveryScheme(page);
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect(takeAway).toBeFocused();
    await takeAway.click();
    await confirm.click();
    await signInAgain(card, password);
    await expect(card.getByText('You cannot log in with Google here any more.')).toBeVisible();
    await expect(takeAway).toBeHidden();
  });
});
