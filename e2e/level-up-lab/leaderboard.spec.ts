import type { Page, Route } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf, api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, newPerson, ready, signUpQuietly, test } from '../support/journey.ts';
import { earnPoints } from '../support/points.ts';

/** Where a learner's choice is sent to. */
const CHOICE = anyOf('PUT /learners/:learnerId/leaderboard');
const rowsOf = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('listitem');
const choice = (page: Page) => page.getByRole('switch', { name: 'Show me on the leaderboard' });
const nicknames = (page: Page) => page.getByRole('radiogroup', { name: 'Nickname' });
const nicknameOf = (page: Page, name: string) => nicknames(page).getByRole('radio', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function arrive(page: Page): Promise<void> {
  await page.goto(PATHS.leaderboard);
  await ready(page);
  await expect(rowsOf(page).first()).toBeVisible();
}

/** Turns the leaderboard on and takes the second nickname that is offered. */
async function pickNickname(page: Page): Promise<string> {
  await page.getByText('Show me on the leaderboard').click();
  const second = nicknames(page).locator('label').nth(1);
  await second.click();
  const name = ((await second.textContent()) ?? '').trim();
  await expect(nicknameOf(page, name)).toBeChecked();
  return name;
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

  test('has three samples with their points, and a drawn person where a picture is broken @release', async ({
    page,
  }) => {
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

  test('says in one sentence that the server is away, and comes when it is asked again @release', async ({ page }) => {
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

    const inputMethod = new InputMethod(page, 'keyboard');
    await choice(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('You are shown once you choose Save.')).toBeVisible();
    await inputMethod.press(save(page));
    await expect(page.getByText('Choose a nickname first.')).toBeVisible();
    await expect(nicknames(page).getByRole('radio').first()).toBeFocused();
    await expectNoAxeFindings(page);
    const before = await nicknames(page).locator('label').allTextContents();
    await inputMethod.press(page.getByRole('button', { name: 'Show other nicknames' }));
    await expect(nicknames(page).locator('label').first()).not.toHaveText(before[0] ?? '');
    expect(await nicknames(page).getByRole('radio').count()).toBe(before.length);
    await nicknames(page).getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    const nickname = ((await nicknames(page).locator('label').nth(1).textContent()) ?? '').trim();
    await expect(nicknameOf(page, nickname)).toBeChecked();
    await inputMethod.press(save(page));
    await expect(page.getByText(`Saved. Others see you as ${nickname}.`).first()).toBeVisible();
    await expect(rowsOf(page).nth(3)).toHaveText(new RegExp(`^Place 4.*You.*${nickname}.*100 XP$`));
    await expectNoAxeFindings(page);

    await arrive(visitor);
    await expect(rowsOf(visitor).nth(3)).toHaveText(new RegExp(`^Place 4.*${nickname}.*100 XP$`));
    await expect(visitor.getByText(/Mira|Okafor/)).toHaveCount(0);

    await page.reload();
    await expect(nicknameOf(page, nickname)).toBeChecked();
    await choice(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Saved. Now only you see your place.').first()).toBeVisible();
    await arrive(visitor);
    await expect(rowsOf(visitor)).toHaveCount(3);
    await visitors.close();
  });

  test('is told what holds when the server is away, and can try again @release', async ({ page }) => {
    await signUpQuietly(page);
    await arrive(page);
    await page.route(CHOICE, (route) => route.abort());
    const nickname = await pickNickname(page);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('You are not shown yet.');
    await expect(nicknameOf(page, nickname)).toBeChecked();
    await page.unroute(CHOICE);
    await save(page).click();
    await expect(page.getByText(`Saved. Others see you as ${nickname}.`).first()).toBeVisible();
    await page.route(CHOICE, (route) => route.abort());
    await page.getByText('Show me on the leaderboard').click();
    await expect(page.getByRole('alert')).toContainText(`Others still see you as ${nickname}.`);
    await expect(choice(page)).toBeChecked();
    await page.unroute(CHOICE);
    await page.getByText('Show me on the leaderboard').click();
    await expect(page.getByText('Saved. Now only you see your place.').first()).toBeVisible();
  });

  test('is taken off also when they turn it off while their nickname is being saved @release', async ({ page }) => {
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
    await pickNickname(page);
    const sent = page.waitForRequest(CHOICE);
    await save(page).click();
    await sent;
    await page.getByText('Show me on the leaderboard').click();
    await expect(choice(page)).not.toBeChecked();
    release();
    await expect(page.getByText('Saved. Now only you see your place.').first()).toBeVisible();
    await expect(choice(page)).not.toBeChecked();
    expect(await nicknameOnServer(page)).toBeNull();
  });

  test('is told what the server has when its answer is lost @release', async ({ page }) => {
    await signUpQuietly(page);
    await arrive(page);
    await page.route(CHOICE, loseAnswer);
    const nickname = await pickNickname(page);
    await save(page).click();
    await expect(page.getByText(`Saved. Others see you as ${nickname}.`).first()).toBeVisible();
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

  test('sees in one tab what they chose in another @release', async ({ page, context }) => {
    await signUpQuietly(page);
    await arrive(page);
    const other = await context.newPage();
    await arrive(other);
    const nickname = await pickNickname(page);
    await save(page).click();
    await expect(page.getByText(`Saved. Others see you as ${nickname}.`).first()).toBeVisible();
    await comeBack(other);
    await expect(choice(other)).toBeChecked();
    await expect(nicknameOf(other, nickname)).toBeChecked();
    await other.getByText('Show me on the leaderboard').click();
    await expect(other.getByText('Saved. Now only you see your place.').first()).toBeVisible();
    await comeBack(page);
    await expect(choice(page)).not.toBeChecked();
  });

  test('does not choose for another learner who logged in meanwhile @release', async ({ page }) => {
    await signUpQuietly(page);
    await arrive(page);
    await signUpQuietly(page, { ...newPerson(), name: 'Ben Ode' });
    await pickNickname(page);
    const answer = page.waitForResponse(CHOICE);
    await save(page).click();
    expect((await answer).status()).toBe(404);
    // The page finds out who is here.
    await expect(choice(page)).not.toBeChecked();
    expect(await nicknameOnServer(page)).toBeNull();
  });

  test('is offered other nicknames when another learner took theirs meanwhile @release', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUpQuietly(page);
    await arrive(page);
    const nickname = await pickNickname(page);
    const others = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await others.newPage();
    await signUpQuietly(other);
    const { id } = await (await other.request.get(api('GET /learner'))).json();
    const choosing = { headers: FROM_OUR_PAGE, data: { nickname } };
    const path = api('PUT /learners/:learnerId/leaderboard', { learnerId: id });
    expect((await other.request.put(path, choosing)).ok()).toBe(true);
    await others.close();
    await save(page).click();
    await expect(page.getByText('Another learner has this nickname now.')).toBeVisible();
    await expect(nicknameOf(page, nickname)).toHaveCount(0);
    await expect(nicknames(page).getByRole('radio').first()).toBeFocused();
    await expectNoAxeFindings(page);
    const chosen = nicknames(page).locator('label').first();
    const name = ((await chosen.textContent()) ?? '').trim();
    await chosen.click();
    await save(page).click();
    await expect(page.getByText(`Saved. Others see you as ${name}.`).first()).toBeVisible();
  });

  test('whose nickname an earlier version hid is told so, until they choose @release', async ({ page }) => {
    await signUpQuietly(page);
    await page.route(anyOf('GET /leaderboard'), async (route) => {
      const answer = await route.fetch();
      const board = await answer.json();
      await route.fulfill({ response: answer, json: { ...board, you: { ...board.you, formerNickname: 'Star' } } });
    });
    await arrive(page);
    await expect(page.getByText('Others no longer see “Star”.')).toBeVisible();
    await expectNoAxeFindings(page);
    const nickname = await pickNickname(page);
    await save(page).click();
    await expect(page.getByText(`Saved. Others see you as ${nickname}.`).first()).toBeVisible();
    await expect(page.getByText('Others no longer see “Star”.')).toHaveCount(0);
  });
});
