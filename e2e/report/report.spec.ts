import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, keepResults } from '../screening/screening.ts';
import { anyOf, api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { storedRows, storeRows } from '../support/device-store.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, newPerson, ready, SIGN_UP_CONSENT, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading, expectNoSidewaysScrolling, expectShortLines } from '../support/page-checks.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TURNING_LETTERS = [...'bdpqamTLRK'];
const OTHER_LETTERS = [...'acefghTLRK'];

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

/** Opens a folded part of the report. */
async function unfold(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: title, exact: true }).click();
  const panel = page.getByRole('group', { name: title, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

async function unfoldAll(page: Page): Promise<void> {
  const folded = page.getByRole('main').locator('h2 button[aria-expanded=false]');
  // The folded parts are loaded after the rest.
  await expect(folded.first()).toBeVisible();
  while ((await folded.count()) > 0) await folded.first().click();
}

test('two attempts can be compared, and swaps are in the grid @release', async ({ page }) => {
  await arrive(page);
  await sitLetterQuiz(page.request, 6, 1);
  await sitLetterQuiz(page.request, 9, 0);
  await page.goto(PATHS.report);
  await expect(page.getByText('9 of 10 right').first()).toBeVisible();
  await unfoldAll(page);
  const grid = page.getByRole('table', { name: /^Letters heard/ });
  await expect(grid.getByRole('row')).toHaveCount(5);
  await expect(grid).toContainText('×');
  await expect(page.getByRole('heading', { name: 'Your strengths' })).toBeVisible();
  await expect(page.getByText('How sure is this?')).toBeVisible();
  await expect(page.getByText('6 of 10').first()).toBeVisible();
  await expect(page.getByText(/you have (adhd|dyslexia|autism)/i)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  await expectEasyReading(page.getByRole('main'));
  await expectCleanInEveryScheme(page);
});

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

test('a child reads the report in easy words, and the grown-up beside it in theirs @release', async ({ page }) => {
  const person = { ...newPerson(), ...SIGN_UP_CONSENT, ageBand: 'under-13', isGrownUp: true };
  await page.request.post(api('POST /auth/sign-up/email'), { headers: FROM_OUR_PAGE, data: person });
  await keepResults(page, true, true);
  await playFocusGame(page.request, 52);
  await sitLetterQuiz(page.request, 9, 0);
  await answerStatements(page.request, 5);
  await openReport(page);
  const parts = page.getByRole('region', { name: 'The three parts' }).getByRole('listitem');
  await expect(parts.nth(0)).toContainText('Staying near the ball was not easy today.');
  await expect(parts.nth(1)).toContainText('You typed most letters right today.');
  await expect(parts.nth(2)).toContainText('Some answers today were like those of many autistic people.');
  await expect(page.getByText('You did nothing wrong', { exact: false })).toBeVisible();
  const grownUp = page.getByRole('region', { name: 'For the grown-up with you' });
  await expect(grownUp).toContainText('Some attention traits showed up today.');
  await expect(grownUp).toContainText('Few traits of dyslexia showed up today.');
  await expect(grownUp).toContainText('Borderline: some autistic traits showed up today.');
  await expectEasyReading(page.getByRole('main'));
  await expectNoAxeFindings(page);
  await grownUp.getByRole('link', { name: 'Open the page for a grown-up' }).click();
  await expect(page).toHaveURL(PATHS.grownUp);
});

test('a report is calm: the rest is folded, and found again when it is printed @release', async ({ page }) => {
  await arrive(page);
  await playFocusGame(page.request, 92);
  await sitLetterQuiz(page.request, 9, 0);
  await answerStatements(page.request, 2);
  await openReport(page);
  await expect(page.getByRole('heading', { name: 'Your strengths' })).toBeInViewport();
  for (const text of ['How sure is this?', 'Which letters changed places', 'Talk about it.'])
    await expect(page.getByText(text).first(), text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of ['How sure is this?', 'Which letters changed places', 'Talk about it.'])
    await expect(page.getByText(text).first(), text).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await unfoldAll(page);
  await expectShortLines(page);
  await expectNoAxeFindings(page);
});

test('each part says how sure it is, with its own figures @release', async ({ page }) => {
  await arrive(page);
  await playFocusGame(page.request, 92);
  await sitLetterQuiz(page.request, 9, 0);
  await answerStatements(page.request, 6);
  await openReport(page);
  const attention = await unfold(page, 'More about attention');
  await expect(attention).toContainText('about 12 of 100 people it points to would have ADHD');
  await expect(attention.getByRole('link', { name: /Arrondo/ })).toBeVisible();
  const letters = await unfold(page, 'More about letters');
  await expect(letters).toContainText('up to about age seven');
  await expect(letters).not.toContainText('ADHD');
  const people = await unfold(page, 'More about people');
  await expect(people).toContainText('38 of 100 cases');
  await expect(people).not.toContainText('ADHD');
  const numbers = await unfold(page, 'What the numbers mean');
  await expect(numbers.getByRole('link', { name: 'What a result can and cannot tell' })).toHaveAttribute(
    'href',
    PATHS.resultsExplained,
  );
});

test('the quiz on the dashboard has its own name, and is said not to be part of the report @release', async ({
  page,
}) => {
  await arrive(page);
  await answerStatements(page.request, 2);
  await page.goto(PATHS.dashboard);
  const tile = page.getByRole('link', { name: /Cognitive Perception & Social Understanding Quiz/ });
  await expect(tile).toHaveAttribute('href', PATHS.selfAssessment);
  await expect(page.getByText('It is not part of the test or of your report.')).toBeVisible();
  await expect(page.getByText('Autism Test')).toHaveCount(0);
  await openReport(page);
  const people = await unfold(page, 'More about people');
  await expect(people).toContainText(
    'The Cognitive Perception & Social Understanding Quiz on the dashboard is another quiz. Its score is not part of this report.',
  );
});

test('an attempt that says little is said as that, with its reason and another go, and is hollow in the history @release', async ({
  page,
}) => {
  await arrive(page);
  await playFocusGame(page.request, 90, 50, 100, 'touch');
  await playFocusGame(page.request, 100, 0, 20);
  await openReport(page);
  const parts = page.getByRole('region', { name: 'The three parts' }).getByRole('listitem');
  const attention = parts.nth(0);
  await expect(attention.getByText('The attention part says little today.')).toBeVisible();
  await expect(attention.getByText('There was too little movement to tell.')).toBeVisible();
  const again = attention.getByRole('link', { name: 'Do this part again' });
  await expect(again).toHaveAttribute('href', PATHS.focusGame);
  await expect(attention.getByText('100 % near the ball')).toHaveCount(0);
  // The newest result that can tell something stays, with its day.
  await expect(attention.getByText('An earlier result tells more.')).toBeVisible();
  await expect(attention.getByText(/^Few attention traits showed up on /)).toBeVisible();
  await expect(attention.getByText('90 % near the ball')).toBeVisible();
  await expect(parts.nth(1)).toContainText('The letters part is not done yet.');
  const history = await unfold(page, 'Earlier times');
  await expect(history.getByRole('img')).toHaveAccessibleName(/: 90\s%, says little\. The line is at 70\s%\.$/);
  await expect(history.getByRole('listitem').first()).toContainText(
    'says little. There was too little movement to tell.',
  );
  await expect(history.getByRole('listitem').nth(1)).toContainText(/90\s%, with a finger/);
  await expect(history.locator('[class*=hollow]')).toHaveCount(1);
  await expectNoAxeFindings(page);
});

test('when b, d, p and q did not come up, they can be tried, and nothing of it is kept @release', async ({ page }) => {
  await arrive(page);
  await sitLetterQuiz(page.request, 9, 0, OTHER_LETTERS);
  await openReport(page);
  const letters = await unfold(page, 'More about letters');
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  const before = await stored();
  await letters.getByRole('button', { name: 'Try b, d, p and q' }).click();
  await expect(letters.getByText('Which letter do you hear?')).toBeFocused();
  for (let number = 1; number <= 8; number += 1) {
    await expect(letters.getByText(`Letter ${number} of 8`)).toBeVisible();
    if (number === 1) await expectNoAxeFindings(page);
    await letters.getByRole('button', { name: 'b', exact: true }).click();
  }
  await expect(letters.getByText('2 of 8 were right.')).toBeFocused();
  const grid = letters.getByRole('table', { name: /^Letters heard/ });
  await expect(grid.getByRole('row').nth(2)).toContainText('swapped 2 times');
  await expectNoAxeFindings(page);
  expect(sent).toEqual([]);
  expect(await stored()).toBe(before);
  await page.reload();
  await unfold(page, 'More about letters');
  await expect(grid).toHaveCount(0);
});

test('a step can be ticked, and the next visit on another day asks kindly whether it helped @release', async ({
  page,
}) => {
  await arrive(page);
  await answerStatements(page.request, 8);
  await openReport(page);
  const steps = await unfold(page, 'What to try next');
  const first = steps.getByRole('listitem').first();
  // What to try leads to where it can be done.
  for (const step of await steps.getByRole('listitem').all()) await expect(step.getByRole('link')).toHaveCount(1);
  await first.getByText('I am trying this').click();
  await expect(first.getByRole('checkbox')).toBeChecked();
  const question = page.getByRole('region', { name: 'Did it help?' });
  await openReport(page);
  await expect(question).toHaveCount(0);

  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await page.goto(PATHS.report);
  await expect(question).toContainText('You wanted to try this:');
  await expect(question).toContainText('Ask for clear words.');
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'A bit' }).click();
  await expect(question.getByText('Good to know. You can keep it, or change it a little.')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: /What showed up on/ })).toBeVisible();
  await expect(question).toHaveCount(0);
  await unfold(page, 'What to try next');
  await expect(first).toContainText('You said that it helped a bit.');
  await expect(first.getByRole('checkbox')).toBeChecked();
  await first.getByText('I am trying this').click();
  await expect(first).not.toContainText('You said');
});

test('what was ticked leaves the device at sign-out', async ({ page }) => {
  await arrive(page);
  await answerStatements(page.request, 8);
  await openReport(page);
  const steps = await unfold(page, 'What to try next');
  await steps.getByText('I am trying this').first().click();
  const kept = () => page.evaluate(() => localStorage.getItem('tried-steps'));
  expect(await kept()).toContain('clear-words');
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await expect.poll(kept).toBeNull();
});

test('prints without the bars of the app, in one column @release', async ({ page }) => {
  await arrive(page);
  await sitLetterQuiz(page.request, 9, 0);
  await page.goto(PATHS.report);
  await expect(page.getByText('9 of 10 right').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the report' })).toBeHidden();
  await expect(page.getByText('9 of 10 right').first()).toBeVisible();
});

test.describe('with the server away', () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test('it says so, and shows the report when the server is back @release', async ({ page }) => {
    await arrive(page);
    await sitLetterQuiz(page.request, 9, 0);
    let tries = 0;
    await page.route(anyOf('GET /learners/:learnerId/attempts'), async (route) => {
      tries += 1;
      await route.abort();
    });
    await page.goto(PATHS.report);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectNoAxeFindings(page);
    // The page tries three times by itself; from then on it waits for a press.
    await expect.poll(() => tries, { timeout: 20_000 }).toBe(3);
    await page.unroute(anyOf('GET /learners/:learnerId/attempts'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('9 of 10 right').first()).toBeVisible();
  });
});

test('results done signed out can be deleted from the device, after a question', async ({ page }) => {
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await page.getByRole('link', { name: 'See my report' }).click();
  await expect(page.getByText(/of 10 traits/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove them from this device' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Remove them', exact: true }).click();
  await expect(page.getByText(/of 10 traits/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/of 10 traits/)).toHaveCount(0);
});

test('results that this device stored before they were judged are judged when they are read @release', async ({
  page,
}) => {
  await page.goto(PATHS.traitsQuestionnaire);
  await ready(page);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await expect(page.getByText('4 of 10 answers matched a trait.')).toBeVisible();
  await expect.poll(() => removeValidity(page)).toBe(1);
  await page.goto(PATHS.report);
  await expect(page.getByText('Borderline: some autistic traits showed up today.')).toBeVisible();
  await expect(page.getByText('4 of 10 traits')).toBeVisible();
  await page.goto(PATHS.grownUp);
  await expect(page.getByText('4 of 10 answers fit a trait.', { exact: false })).toBeVisible();
});

type StoredAnswer = { answer: { attempt: { validity?: string } } };

/** Takes the validity out of the stored attempts, as an earlier version of the app stored them. */
async function removeValidity(page: Page): Promise<number> {
  const rows = await storedRows<StoredAnswer>(page, 'answers');
  for (const row of rows) delete row.answer.attempt.validity;
  await storeRows(page, 'answers', rows);
  return rows.length;
}
