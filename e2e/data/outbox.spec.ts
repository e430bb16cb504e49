import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, keepResults, playFocusGame, prepareScreening } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { storedRows, storeRows } from '../support/device-store.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, logIn, openPage, signUpQuietly, test } from '../support/journey.ts';

const KEPT = 'The server does not answer. Your result is kept on this device and is sent later.';

test.use({ allowedInConsole: /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_CONNECTION_RESET|status of 40[14]/ });

/** What the server holds of the learner who is signed in here. */
async function storedOf(page: Page): Promise<number> {
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const attempts = await (await page.request.get(api('GET /learners/:learnerId/attempts', { learnerId: id }))).json();
  return attempts['traits-questionnaire'].length;
}

/** A new learner on the questionnaire page, which knows them: without an answer of the server it would ask who is playing. */
async function signUpForQuestionnaire(page: Page) {
  const person = await signUpQuietly(page);
  await keepResults(page);
  await openPage(page, PATHS.traitsQuestionnaire);
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible();
  return person;
}

const answer = (page: Page) => answerQuestionnaire(new InputMethod(page, 'mouse'), agree);

test('with the server stopped at the moment of finishing, the result waits and arrives once after a reload', async ({
  page,
  server,
}) => {
  await signUpForQuestionnaire(page);
  await server.stop();
  await answer(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByText(/answers matched a trait/)).toBeHidden();

  await server.start();
  await page.reload();
  await expect.poll(() => storedOf(page)).toBe(1);
  await page.goto(PATHS.report);
  await expect(page.getByText(/\d of 10 traits/)).toBeVisible();
  expect(await storedOf(page)).toBe(1);
});

test('a session that ended meanwhile: the result waits for its learner, and no other one sends it', async ({
  page,
}) => {
  const person = await signUpForQuestionnaire(page);
  await page.context().clearCookies();
  await answer(page);
  await expect(page.getByText('Your result is kept on this device. Log in again and it is sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Up' })).toBeVisible();

  await signUpQuietly(page);
  await openPage(page, PATHS.landing);
  expect(await storedOf(page)).toBe(0);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await logIn(page, person);
  await expect.poll(() => storedOf(page)).toBe(1);
});

test('after a failure the focus game does not move on by itself, and offers to continue @release', async ({
  page,
  server,
}) => {
  await prepareScreening(page);
  await openPage(page, PATHS.focusGame);
  await server.stop();
  await playFocusGame(new InputMethod(page, 'mouse'));
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('heading', { name: "Time's Up" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test.describe('a result of a game that the server does not know', () => {
  test.use({ allowedInConsole: /status of 422/ });

  test('is sent once, also after a reload, stays on this device and says so @release', async ({ page }) => {
    await signUpQuietly(page);
    await openPage(page, PATHS.dashboard);
    const { id } = await (await page.request.get(api('GET /learner'))).json();
    await storeRun(page, id, 'game-of-a-later-version');
    const sent: string[] = [];
    const asksWhoIsHere = (url: string) =>
      [api('GET /learner'), api('GET /first-answers')].includes(new URL(url).pathname);
    page.on('request', (request) => {
      if (request.method() === 'PUT' || asksWhoIsHere(request.url())) sent.push(request.method());
    });
    await page.goto(PATHS.report);
    await expect(page.getByText('One result is still on this device. The server does not know')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The server does not know this game or part of the test yet.')).toBeVisible();
    // Long enough for a loop to show.
    await page.waitForTimeout(3000);
    expect(sent.toSorted()).toEqual(['GET', 'GET', 'PUT']);
    const [entry] = await storedRows<StoredRun>(page, 'outbox');
    expect(entry).toMatchObject({
      state: 'waiting',
      reason: 'unknown-kind',
      unknownKind: { version: expect.any(String) },
    });
    // A build has a version: without one, a later version would not send it again.
    expect(entry?.unknownKind?.version).not.toBe('');
  });
});

type StoredRun = { id: string; unknownKind?: { version: string } };

/** Adds a finished run to the outbox of this device, as a later version of the app would. */
async function storeRun(page: Page, learnerId: string, game: string): Promise<void> {
  const id = crypto.randomUUID();
  const path = `/api/learners/${learnerId}/runs/${game}/${id}`;
  const keptAt = new Date().toISOString();
  const entry = { id, kind: game, owner: learnerId, path, body: { finishedAt: keptAt }, keptAt, state: 'waiting' };
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('thembstudy');
  await storeRows(page, 'outbox', [entry]);
}
