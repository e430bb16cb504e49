import type { Locator, Page } from '@playwright/test';
import { type PART_PATHS, PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, keepResults, prepareScreening, takeLetterQuiz } from '../screening/screening.ts';
import { anyOf, api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';

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

interface RouteManifest {
  routes: Record<string, { path?: string; module: string; imports?: string[]; css?: string[] }>;
}

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
  await page.goto(PATHS.dashboard);
  await ready(page);
  return resumeCard(page);
}

/** Waits until the page that is open has loaded the scripts and styles of another page. */
async function waitUntilLoadedAhead(page: Page, path: string): Promise<void> {
  const files = await page.evaluate((path) => {
    const { routes } = (window as unknown as { __reactRouterManifest: RouteManifest }).__reactRouterManifest;
    const route = Object.values(routes).find((each) => each.path === path);
    return [route?.module, ...(route?.imports ?? []), ...(route?.css ?? [])];
  }, path);
  const missing = () =>
    page.evaluate((files) => {
      const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
      return files.filter((file) => !file || !loaded.includes(file));
    }, files);
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
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
  await page.goto(PATHS.letterQuiz);
  await ready(page);
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

test('signed out: this device knows what was done; a questionnaire that is loaded again goes on @release', async ({
  page,
}) => {
  await prepareScreening(page);
  const inputMethod = new InputMethod(page, 'mouse');
  const card = await openDashboard(page);
  await expect(card).toContainText('Take the test');
  await page.goto(PATHS.focusGame);
  await ready(page);
  await page.getByRole('button', { name: 'Start Game' }).click();
  await expect(page.getByRole('application', { name: /The ball moves/ })).toBeVisible();
  // The time of the game begins with its first frame.
  await expect(async () => {
    await page.clock.runFor(61_000);
    await expect(page.getByText('There was too little movement to tell.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('Saved on this device. A copy went to the server without a name.')).toBeVisible();
  await page.getByRole('link', { name: 'Stop here' }).click();
  await expect(card).toContainText('Part 1 is done. Next is part 2: hear a letter.');

  await card.getByRole('link', { name: 'Continue' }).click();
  await takeLetterQuiz(inputMethod);
  await expect(page.getByText('Saved on this device. A copy went to the server without a name.')).toBeVisible();
  await page.getByRole('link', { name: 'Stop here' }).click();
  await expect(card).toContainText('Parts 1 and 2 are done. Next is part 3: say what fits you.');

  await card.getByRole('link', { name: 'Continue' }).click();
  // The time of an answer begins when its statement is shown.
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  await page.clock.fastForward(1_000);
  await page.getByText('Slightly Agree').click();
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  await page.clock.fastForward(1_000);
  await page.getByText('Definitely Agree').click();
  await page.reload();
  await expect(page.getByText('Your answers are still here.', { exact: false })).toBeVisible();
  await expect(page.getByText('Question 2 of 10', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Definitely Agree' })).toBeChecked();
  await page.getByRole('button', { name: 'Question before' }).click();
  await expect(page.getByRole('radio', { name: 'Slightly Agree' })).toBeChecked();
  await expectNoAxeFindings(page);
  await answerQuestionnaire(inputMethod, agree);
  await expect(page.getByRole('link', { name: 'See my report' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(card).toContainText('You did all three parts');
  await card.getByRole('link', { name: 'My report' }).click();
  await expect(page.getByText(/of 10 traits/).first()).toBeVisible();
});

test.describe('with the server away', () => {
  test.use({ allowedInConsole: SERVER_IS_AWAY });

  test('a part that waits on this device counts as done @release', async ({ page, server }) => {
    await signUpQuietly(page);
    await keepResults(page);
    await finish(page, 'focus-game');
    await finish(page, 'letter-quiz');
    const attempts = page.waitForResponse(anyOf('GET /learners/:learnerId/attempts'));
    await page.goto(PATHS.traitsQuestionnaire);
    await ready(page);
    await (await attempts).finished();
    await waitUntilLoadedAhead(page, PATHS.dashboard);
    await server.stop();
    await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
    await expect(page.getByText('The server does not answer.', { exact: false }).first()).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(resumeCard(page)).toContainText('You did all three parts');
  });
});
