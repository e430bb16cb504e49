import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, ready, signUp, signUpInDialog, signUpQuietly, test } from '../support/journey.ts';
import { installClock } from './game-time.ts';
import { openNumbers, playOnCard } from './games.ts';
import { finishPictureWords } from './players/picture-words.ts';

// A device that still knows the learner before asks the server about them.
test.use({ allowedInConsole: /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_CONNECTION_RESET|status of (401|404|429)/ });
test.beforeEach(({ page }) => installClock(page));

async function learnerOf(page: Page): Promise<{ id: string; points: number }> {
  return (await page.request.get(api('GET /learner'))).json();
}

async function runsOf(page: Page): Promise<unknown[]> {
  const { id } = await learnerOf(page);
  const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId: id }))).json();
  return runs['picture-words'];
}

/** Plays a game, and waits until this device has stored its run. */
async function playSignedOut(page: Page): Promise<void> {
  await finishPictureWords(new InputMethod(page, 'mouse'));
  await expect(page.getByText('You are not logged in, so this gives no points yet.')).toBeVisible();
}

test('a run played signed out gives nothing by itself; signed up on its end panel, a yes gives its 10 points', async ({
  page,
}) => {
  await playSignedOut(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await signUpInDialog(page);
  await expect(page.getByText('This game was played before you logged in. Was it you?')).toBeVisible();
  expect([(await learnerOf(page)).points, await runsOf(page)]).toEqual([0, []]);
  await page.getByRole('button', { name: 'Yes, add 10 points' }).click();
  await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
  expect([(await learnerOf(page)).points, (await runsOf(page)).length]).toEqual([10, 1]);
});

test('runs of a visitor are offered to who signs in: a no leaves them out for good, a yes adds them once @release', async ({
  page,
}) => {
  await playSignedOut(page);
  await playSignedOut(page);
  await openPage(page, PATHS.landing);
  await signUp(page);
  const question = page.getByText('2 games were played on this device before anybody logged in. Was it you?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'No, it was not me' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await ready(page);
  await page.waitForTimeout(500);
  await expect(question).toBeHidden();
  await page.context().clearCookies();
  await signUpQuietly(page);
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Yes, add 20 points' }).click();
  await expect.poll(async () => (await learnerOf(page)).points).toBe(20);
  await openPage(page, PATHS.dashboard);
  await expect(page.getByText('20 points', { exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  expect(await runsOf(page)).toHaveLength(2);
});

test('the report shows the last runs as a chart, and can take those of a visitor off the device @release', async ({
  page,
}) => {
  const best = page.getByText(/best so far[.:]/);
  await playSignedOut(page);
  await openNumbers(page);
  await expect(best).toBeHidden();
  await playSignedOut(page);
  await openNumbers(page);
  await expect(best).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your last two games' })).toBeVisible();
  await openPage(page, PATHS.report);
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Words found, of 10, from today to today/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove them from this device' }).click();
  await page.getByRole('button', { name: 'Remove them', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeHidden();
});

test('the question whose games they were leaves the screen while a game is played @release', async ({ page }) => {
  await playSignedOut(page);
  await signUpQuietly(page);
  await openPage(page, PATHS.landing);
  const question = page.getByText('One game was played on this device before anybody logged in. Was it you?');
  await expect(question).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('link', { name: 'Visual Recognition', exact: true }).click();
  await expect(playOnCard(page)).toBeVisible();
  await expect(question).toBeHidden();
});
