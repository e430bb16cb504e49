import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { installClock } from '../games/game-time.ts';
import { finishPictureWords } from '../games/players/picture-words.ts';
import { api } from '../support/api.ts';
import { storedRows } from '../support/device-store.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, newPerson, openPage, SIGN_UP_CONSENT, test } from '../support/journey.ts';
import { earnPoints } from '../support/points.ts';

const TRYING = 'You are trying this. Nothing is kept.';
const FOR_SELF = 'Use the app for myself too';

const learnerOf = async (page: Page) => (await page.request.get(api('GET /learner'))).json();
async function runsOf(page: Page): Promise<unknown[]> {
  const { id: learnerId } = await learnerOf(page);
  const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId }))).json();
  return Object.values(runs).flat();
}

/** Signs up a teacher without the page. */
async function newTeacher(page: Page): Promise<void> {
  const answer = await page.request.post(api('POST /auth/sign-up/email'), {
    headers: FROM_OUR_PAGE,
    data: { ...newPerson(), ...SIGN_UP_CONSENT, role: 'educator' },
  });
  expect(answer.ok()).toBe(true);
}

test('a teacher tries a game and nothing is kept; with the switch on, points come; off again, they are hidden', async ({
  page,
}) => {
  await installClock(page);
  const inputMethod = new InputMethod(page, 'mouse');
  await newTeacher(page);
  await openPage(page, PATHS['picture-words']);
  await expect(page.getByText(TRYING)).toBeVisible();
  await finishPictureWords(inputMethod);
  await expect(page.getByText(TRYING)).toBeVisible();
  await expect(page.getByText(/points/)).toBeHidden();
  expect([await runsOf(page), (await learnerOf(page)).points, await storedRows(page, 'outbox')]).toEqual([[], 0, []]);

  await openPage(page, PATHS.dashboard);
  await page.getByRole('main').getByText(FOR_SELF, { exact: true }).click();
  await expect(page.getByRole('link', { name: 'See your tree on the hillside' })).toBeVisible();
  await expect(page.getByText('0 points', { exact: true })).toBeVisible();
  await earnPoints(page, 10);
  await page.reload();
  await expect(page.getByText('10 points', { exact: true })).toBeVisible();

  await page.getByRole('main').getByText(FOR_SELF, { exact: true }).click();
  await expect(page.getByText('10 points', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'See your tree on the hillside' })).toBeHidden();
  expect([(await runsOf(page)).length, (await learnerOf(page)).points]).toEqual([1, 10]);
  await openPage(page, PATHS.report);
  await expect(page.getByText('There is no report of your own now.')).toBeVisible();
});
