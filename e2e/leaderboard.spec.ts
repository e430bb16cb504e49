import type { Page, Route } from '@playwright/test';
import { PATHS } from '../web/app/paths.ts';
import { anyOf, api } from './api.ts';
import { expectNoAxeFindings } from './axe.ts';
import { Hands } from './hands.ts';
import { expect, newPerson, ready, signUpQuietly, test } from './journey.ts';
import { earnPoints } from './points.ts';

/** Where a learner's choice is sent to. */
const CHOICE = anyOf('PUT /learners/:learnerId/leaderboard');
const rowsOf = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('listitem');
const choice = (page: Page) => page.getByRole('switch', { name: 'Show me on the leaderboard' });
const nicknameOf = (page: Page) => page.getByRole('textbox', { name: 'Nickname' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function arrive(page: Page): Promise<void> {
  await page.goto(PATHS.leaderboard);
  await ready(page);
  await expect(rowsOf(page).first()).toBeVisible();
}

/** What the server has, as the learner who is here reads it. */
async function nicknameOnServer(page: Page): Promise<string | null> {
  return (await (await page.request.get(api('GET /leaderboard'))).json()).you.nickname;
}

/** Comes back to a tab, which then asks again for what it shows. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
}

/** The server takes what is sent, and its answer is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

test.describe('for a visitor', () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test('has three samples with their points, and a drawn person where a picture is broken', async ({ page }) => {
    await page.route('**/assets/fox-*.svg', (route) => route.abort());
    await arrive(page);
    await expect(rowsOf(page)).toHaveText([
      /Place 1\s*Robin\s*Sample\s*121 XP/,
      /Place 2\s*Noor\s*Sample\s*118 XP/,
      /Place 3\s*Sam\s*Sample\s*115 XP/,
    ]);
    await expect(rowsOf(page).nth(0).locator('img')).toHaveCount(0);
    await expect(rowsOf(page).nth(0).locator('svg')).toBeVisible();
    await expect(rowsOf(page).nth(1).locator('img')).toBeVisible();
    await expect(page.getByText('Robin, Noor and Sam are made-up samples.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  });

  test('says in one sentence that the server is away, and comes when it is asked again', async ({ page }) => {
    let tries = 0;
    await page.route(anyOf('GET /leaderboard'), (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto(PATHS.leaderboard);
    await expect(page.getByText('The server does not answer, so no places can be shown now.')).toBeVisible();
    await expectNoAxeFindings(page);
    // The page tries three times by itself.
    await expect.poll(() => tries).toBe(3);
    await page.unroute(anyOf('GET /leaderboard'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowsOf(page)).toHaveCount(3);
  });
});

test.describe('a learner', () => {
  test.use({ allowedInConsole: /status of (404|409|422)|ERR_FAILED/ });

  test('sees their own place alone, is shown under a nickname when they want it, and is taken off again', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUpQuietly(page);
    // On the first day 100 points become XP.
    await earnPoints(page, 120);
    await arrive(page);
    await expect(page.getByText('Each finished game gives 10 XP. You can get 100 XP each day.')).toBeVisible();
    await expect(rowsOf(page).nth(3)).toHaveText(/^Place 4.*You.*Only you see this row.*100 XP$/);
    const visitors = await browser.newContext({ ...(baseURL && { baseURL }) });
    const visitor = await visitors.newPage();
    await arrive(visitor);
    await expect(rowsOf(visitor)).toHaveCount(3);

    const hands = new Hands(page, 'keyboard');
    await choice(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('You are shown once you choose Save.')).toBeVisible();
    await hands.press(save(page));
    await expect(page.getByText('Type a nickname.')).toBeVisible();
    await expect(nicknameOf(page)).toBeFocused();
    await page.keyboard.type('Mira');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This nickname is like your real name or your email.')).toBeVisible();
    await expect(nicknameOf(page)).toBeFocused();
    await expectNoAxeFindings(page);
    await nicknameOf(page).fill('Robin');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This nickname is taken.')).toBeVisible();
    await nicknameOf(page).fill('Quiet Fox');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved. Others see you as Quiet Fox.').first()).toBeVisible();
    await expect(rowsOf(page).nth(3)).toHaveText(/^Place 4.*You.*Quiet Fox.*100 XP$/);
    await expectNoAxeFindings(page);

    await arrive(visitor);
    await expect(rowsOf(visitor).nth(3)).toHaveText(/^Place 4.*Quiet Fox.*100 XP$/);
    await expect(visitor.getByText(/Mira|Okafor/)).toHaveCount(0);

    await page.reload();
    await expect(nicknameOf(page)).toHaveValue('Quiet Fox');
    await choice(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Saved. Now only you see your place.').first()).toBeVisible();
    await arrive(visitor);
    await expect(rowsOf(visitor)).toHaveCount(3);
    await visitors.close();
  });

  test('is told what holds when the server is away, and can try again', async ({ page }) => {
    await signUpQuietly(page);
    await arrive(page);
    await page.route(CHOICE, (route) => route.abort());
    await page.getByText('Show me on the leaderboard').click();
    await nicknameOf(page).fill('Far Owl');
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('You are not shown yet.');
    await expect(nicknameOf(page)).toHaveValue('Far Owl');
    await page.unroute(CHOICE);
    await save(page).click();
    await expect(page.getByText('Saved. Others see you as Far Owl.').first()).toBeVisible();
    await page.route(CHOICE, (route) => route.abort());
    await page.getByText('Show me on the leaderboard').click();
    await expect(page.getByRole('alert')).toContainText('Others still see you as Far Owl.');
    await expect(choice(page)).toBeChecked();
    await page.unroute(CHOICE);
    await page.getByText('Show me on the leaderboard').click();
    await expect(page.getByText('Saved. Now only you see your place.').first()).toBeVisible();
  });

  test('is taken off also when they turn it off while their nickname is being saved', async ({ page }) => {
    await signUpQuietly(page);
    await arrive(page);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CHOICE, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.getByText('Show me on the leaderboard').click();
    await nicknameOf(page).fill('Far Owl');
    const sent = page.waitForRequest(CHOICE);
    await nicknameOf(page).press('Enter');
    await sent;
    await page.getByText('Show me on the leaderboard').click();
    await expect(choice(page)).not.toBeChecked();
    release();
    await expect(page.getByText('Saved. Now only you see your place.').first()).toBeVisible();
    await expect(choice(page)).not.toBeChecked();
    expect(await nicknameOnServer(page)).toBeNull();
  });

  test('is told what the server has when its answer is lost', async ({ page }) => {
    await signUpQuietly(page);
    await arrive(page);
    await page.route(CHOICE, loseAnswer);
    await page.getByText('Show me on the leaderboard').click();
    await nicknameOf(page).fill('Lost Owl');
    await save(page).click();
    await expect(page.getByText('Saved. Others see you as Lost Owl.').first()).toBeVisible();
    await page.route(anyOf('GET /leaderboard'), (route) => route.abort());
    await page.getByText('Show me on the leaderboard').click();
    await expect(page.getByRole('alert')).toContainText('It is not known whether this was saved.');
    await expect(choice(page)).toBeChecked();
    await expectNoAxeFindings(page);
    await page.unroute(anyOf('GET /leaderboard'));
    await comeBack(page);
    await expect(page.getByText('Saved. Now only you see your place.').first()).toBeVisible();
    await expect(choice(page)).not.toBeChecked();
  });

  test('sees in one tab what they chose in another', async ({ page, context }) => {
    await signUpQuietly(page);
    await arrive(page);
    const other = await context.newPage();
    await arrive(other);
    await page.getByText('Show me on the leaderboard').click();
    await nicknameOf(page).fill('Near Owl');
    await save(page).click();
    await expect(page.getByText('Saved. Others see you as Near Owl.').first()).toBeVisible();
    await comeBack(other);
    await expect(choice(other)).toBeChecked();
    await expect(nicknameOf(other)).toHaveValue('Near Owl');
    await other.getByText('Show me on the leaderboard').click();
    await expect(other.getByText('Saved. Now only you see your place.').first()).toBeVisible();
    await comeBack(page);
    await expect(choice(page)).not.toBeChecked();
  });

  test('does not choose for another learner who logged in meanwhile', async ({ page }) => {
    await signUpQuietly(page);
    await arrive(page);
    await signUpQuietly(page, { ...newPerson(), name: 'Ben Ode' });
    await page.getByText('Show me on the leaderboard').click();
    await nicknameOf(page).fill('Grey Owl');
    const answer = page.waitForResponse(CHOICE);
    await save(page).click();
    expect((await answer).status()).toBe(404);
    // The page finds out who is here.
    await expect(choice(page)).not.toBeChecked();
    expect(await nicknameOnServer(page)).toBeNull();
  });
});
