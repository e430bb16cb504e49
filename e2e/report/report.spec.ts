import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { keepResults } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, FROM_OUR_PAGE, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling } from '../support/page-checks.ts';

const HOUR_MS = 3_600_000;
const TURNING_LETTERS = [...'bdpqamTLRK'];
type Part = 'focus-game' | 'letter-quiz' | 'traits-questionnaire';

/** Finishes a part over the API, `hoursAgo`. */
async function finish(request: APIRequestContext, part: Part, report: object, hoursAgo = 0): Promise<void> {
  const { id } = await (await request.get(api('GET /learner'))).json();
  const finishedAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  const answer = await request.put(
    api('PUT /learners/:learnerId/attempts/:part/:attemptId', {
      learnerId: id,
      part,
      attemptId: crypto.randomUUID(),
    }),
    { headers: FROM_OUR_PAGE, data: { finishedAt, ...report } },
  );
  expect(answer.status()).toBe(201);
}

/** Sits the letter quiz with this many letters right. */
function sitLetterQuiz(request: APIRequestContext, right: number, hoursAgo: number, letters = TURNING_LETTERS) {
  const wrong = (heard: string) => (heard === 'd' ? 'b' : 'd');
  const answers = letters.map((heard, at) => ({ heard, typed: at < 10 - right ? wrong(heard) : heard, repeats: 0 }));
  return finish(request, 'letter-quiz', { answers }, hoursAgo);
}

/** Plays the focus game with `checks` in each half. */
function playFocusGame(request: APIRequestContext, percent: number, hoursAgo = 0, checks = 100, pointing = 'mouse') {
  const half = { focusedMoments: percent * (checks / 100), totalChecks: checks };
  const report = {
    focusedMoments: 2 * half.focusedMoments,
    totalChecks: 2 * checks,
    firstHalf: half,
    secondHalf: half,
    timeOnTargetMs: 600 * percent,
    longestDriftMs: 0,
    pointing,
  };
  return finish(request, 'focus-game', report, hoursAgo);
}

/** Answers the statements with the given number of matches to a trait. */
function answerStatements(request: APIRequestContext, score: number, hoursAgo = 0) {
  const answers = Array.from({ length: 10 }, (_, at) => {
    const agrees = [1, 7, 8, 10].includes(at + 1) === at < score;
    return agrees ? 'slightly-agree' : 'slightly-disagree';
  });
  return finish(request, 'traits-questionnaire', { answers }, hoursAgo);
}

async function arrive(page: Page): Promise<void> {
  await signUpQuietly(page);
  await keepResults(page);
}

async function openReport(page: Page): Promise<void> {
  await page.goto(PATHS.report);
  await expect(page.getByRole('region', { name: 'The three parts' })).toBeVisible();
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the first screen has three plain sentences and three meters with both ends, the line and the usual range', async ({
    page,
  }) => {
    await arrive(page);
    await playFocusGame(page.request, 52);
    await sitLetterQuiz(page.request, 4, 0);
    await answerStatements(page.request, 5);
    await openReport(page);
    await ready(page);
    const parts = page.getByRole('region', { name: 'The three parts' }).getByRole('listitem');
    await expect(parts).toHaveCount(3);
    const shown = [
      ['Some attention traits showed up today.', 'away from the ball', 'near the ball', '70 % line'],
      ['Some traits of dyslexia showed up today.', 'no letter right', 'all letters right', '7 of 10 line'],
      ['Borderline: some autistic traits showed up today.', 'fewer traits', 'more traits', '6 of 10 line'],
    ];
    for (const [place, words] of shown.entries())
      for (const each of words)
        await expect(parts.nth(place).getByText(each, { exact: true }), each).toBeInViewport({ ratio: 1 });
    await expect(parts.nth(0).getByText('From day to day, 27 % to 77 % is usual.')).toBeAttached();
    await expect(parts.nth(1).getByText('From day to day, 1 of 10 to 7 of 10 is usual.')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectNoSidewaysScrolling(page);
    await expectNoAxeFindings(page);
  });
});

test('the quiz on the dashboard has its own name, and is said not to be part of the report @release', async ({
  page,
}) => {
  await page.goto(PATHS.dashboard);
  const tile = page.getByRole('link', { name: /Cognitive Perception & Social Understanding Quiz/ });
  await expect(tile).toHaveAttribute('href', PATHS.selfAssessment);
  await expect(page.getByText('It is not part of the test or of your report.')).toBeVisible();
  await expect(page.getByText('Autism Test')).toHaveCount(0);
});
