import type { APIRequestContext } from '@playwright/test';
import { PATHS } from '../web/app/paths.ts';
import { anyOf, api } from './api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from './axe.ts';
import { expect, FROM_OUR_PAGE, ready, signUpQuietly, test } from './journey.ts';
import { expectEasyReading } from './page-checks.ts';
import { keepResults } from './screening.ts';

const HOUR_MS = 3_600_000;
const letters = [...'bdpqamTLRK'];

/** Sits the letter quiz over the API, `hoursAgo`, with this many letters right. */
async function sitLetterQuiz(request: APIRequestContext, right: number, hoursAgo: number): Promise<void> {
  const { id } = await (await request.get(api('GET /learner'))).json();
  const wrong = (heard: string) => (heard === 'd' ? 'b' : 'd');
  const answers = letters.map((heard, at) => ({ heard, typed: at < 10 - right ? wrong(heard) : heard, repeats: 0 }));
  const finishedAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
  const answer = await request.put(
    api('PUT /learners/:learnerId/attempts/:part/:attemptId', {
      learnerId: id,
      part: 'letter-quiz',
      attemptId: crypto.randomUUID(),
    }),
    {
      headers: FROM_OUR_PAGE,
      data: { finishedAt, answers },
    },
  );
  expect(answer.status()).toBe(201);
}

test('two attempts can be compared, and swaps are in the grid', async ({ page }) => {
  await signUpQuietly(page);
  await keepResults(page);
  await sitLetterQuiz(page.request, 6, 1);
  await sitLetterQuiz(page.request, 9, 0);
  await page.goto(PATHS.report);
  await expect(page.getByText('9 of 10 right').first()).toBeVisible();
  const grid = page.getByRole('table', { name: /^Letters heard/ });
  await expect(grid.getByRole('row')).toHaveCount(5);
  await expect(grid).toContainText('×');
  await expect(page.getByRole('heading', { name: 'Your strengths' })).toBeVisible();
  await expect(page.getByText('How sure is this?')).toBeVisible();
  // What to try leads to where it can be done.
  await expect(page.getByRole('main').locator('a[href="/settings"]').first()).toBeVisible();
  await expect(page.getByText('about 12 of 100 people')).toBeVisible();
  await expect(page.getByText('6 of 10').first()).toBeVisible();
  await expect(page.getByText(/you have (adhd|dyslexia|autism)/i)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  await expectEasyReading(page.getByRole('main'));
  await expectCleanInEveryScheme(page);
});

test('prints without the bars of the app, in one column', async ({ page }) => {
  await signUpQuietly(page);
  await keepResults(page);
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

  test('it says so, and shows the report when the server is back', async ({ page }) => {
    await signUpQuietly(page);
    await keepResults(page);
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
  for (let number = 1; number <= 10; number += 1) {
    await page.getByText('Slightly Agree').click();
    await page.getByRole('button', { name: number === 10 ? 'Finish' : 'Next question' }).click();
  }
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
