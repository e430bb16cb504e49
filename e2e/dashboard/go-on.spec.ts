import type { Locator, Page } from '@playwright/test';
import { type PART_PATHS, PATHS } from '../../web/paths.ts';
import { keepResults } from '../screening/screening.ts';
import { letterQuizReport, saveAttempt } from '../support/attempts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';

const STARTS_AGAIN = 'You left this part before its end. That is fine. It starts from the beginning.';
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
  'letter-quiz': letterQuizReport(),
  'traits-questionnaire': {
    answers: Array.from({ length: 10 }, (_, place) => (place < 9 ? 'slightly-agree' : 'definitely-agree')),
  },
};

async function openDashboard(page: Page): Promise<Locator> {
  await openPage(page, PATHS.dashboard);
  return resumeCard(page);
}

function resumeCard(page: Page): Locator {
  const heading = page.getByRole('heading', { name: /^(Take|Go on with) the test$|^You did all three parts$/ });
  return page.getByRole('main').locator('section').filter({ has: heading });
}

test('signed in: the dashboard leads to the next part that is not done, then to the report, then begins anew', async ({
  page,
}) => {
  await signUpQuietly(page);
  await keepResults(page);
  await saveAttempt(page.request, 'focus-game', REPORTS['focus-game']);
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

  await saveAttempt(page.request, 'letter-quiz', REPORTS['letter-quiz']);
  await openDashboard(page);
  await expect(card).toContainText('Parts 1 and 2 are done. Next is part 3: say what fits you.');
  await card.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PATHS.traitsQuestionnaire);

  await saveAttempt(page.request, 'traits-questionnaire', REPORTS['traits-questionnaire']);
  await openDashboard(page);
  await expect(card).toContainText('You did all three parts');
  await expect(card.getByRole('button', { name: 'Take the test again' })).toBeVisible();
  await saveAttempt(page.request, 'letter-quiz', REPORTS['letter-quiz']);
  await openDashboard(page);
  await card.getByRole('link', { name: 'My report' }).click();
  await expect(page).toHaveURL(PATHS.report);

  await saveAttempt(page.request, 'focus-game', REPORTS['focus-game']);
  await openDashboard(page);
  await expect(card).toContainText('You did all three parts');
  await saveAttempt(page.request, 'letter-quiz', REPORTS['letter-quiz']);
  await openDashboard(page);
  await expect(card).toContainText('Parts 1 and 2 are done. Next is part 3: say what fits you.');
});
