import type { Locator, Page } from '@playwright/test';
import { type PART_PATHS, PATHS } from '../../web/paths.ts';
import { keepResults } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, FROM_OUR_PAGE, openPage, signUpQuietly, test } from '../support/journey.ts';

const STARTS_AGAIN = 'You left this part before its end. That is fine. It starts from the beginning.';
const letters = [...'bdpqamTLRK'];
const checks = { focusedMoments: 40, totalChecks: 50 };

/** A report of each part; the focus game has too little movement for a verdict. */
const REPORTS: Record<keyof typeof PART_PATHS, object> = {
  'focus-game': {
    ...checks,
    firstHalf: { focusedMoments: 0, totalChecks: 0 },
    secondHalf: checks,
    timeOnTargetMs: 20_000,
    longestDriftMs: 4000,
    pointing: 'mouse',
  },
  'letter-quiz': { answers: letters.map((heard) => ({ heard, typed: heard, repeats: 0 })) },
  'traits-questionnaire': { answers: letters.map((_, place) => (place < 9 ? 'slightly-agree' : 'definitely-agree')) },
};

/** Finishes a part over the API, as the learner who is here. */
async function finish(page: Page, part: keyof typeof REPORTS): Promise<void> {
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const answer = await page.request.put(
    api('PUT /learners/:learnerId/attempts/:part/:attemptId', { learnerId: id, part, attemptId: crypto.randomUUID() }),
    {
      headers: FROM_OUR_PAGE,
      data: { finishedAt: new Date().toISOString(), ...REPORTS[part] },
    },
  );
  expect(answer.status()).toBe(201);
}

async function openDashboard(page: Page): Promise<Locator> {
  await openPage(page, PATHS.dashboard);
  return resumeCard(page);
}

function resumeCard(page: Page): Locator {
  return page.getByRole('main').locator('section').first();
}

test('signed in: the dashboard leads to the next part that is not done, then to the report, then begins anew', async ({
  page,
}) => {
  await signUpQuietly(page);
  await keepResults(page);
  await finish(page, 'focus-game');
  await openPage(page, PATHS.letterQuiz);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Type the letter you hear').fill('b');
  await page.getByRole('link', { name: 'Stop here' }).click();
  const card = resumeCard(page);
  await expect(card).toContainText('You stopped in part 2: hear a letter. It starts from the beginning.');
  await expect(card).toContainText('Part 1 is done.');
  await expectNoAxeFindings(page);
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PATHS.letterQuiz);
  await expect(page.getByText(STARTS_AGAIN)).toBeVisible();

  await finish(page, 'letter-quiz');
  await openDashboard(page);
  await expect(card).toContainText('Parts 1 and 2 are done. Next is part 3: say what fits you.');
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PATHS.traitsQuestionnaire);

  await finish(page, 'traits-questionnaire');
  await openDashboard(page);
  await expect(card).toContainText('You did all three parts');
  await expect(card.getByRole('button', { name: 'Take the test again' })).toBeVisible();
  await finish(page, 'letter-quiz');
  await openDashboard(page);
  await card.getByRole('link', { name: 'My report' }).click();
  await expect(page).toHaveURL(PATHS.report);

  await finish(page, 'focus-game');
  await openDashboard(page);
  await expect(card).toContainText('You did all three parts');
  await finish(page, 'letter-quiz');
  await openDashboard(page);
  await expect(card).toContainText('Parts 1 and 2 are done. Next is part 3: say what fits you.');
});
