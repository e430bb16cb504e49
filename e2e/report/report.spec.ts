import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { keepResults } from '../screening/screening.ts';
import { focusGameReport, letterQuizReport, saveAttempt } from '../support/attempts.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling } from '../support/page-checks.ts';

/** Whether a yes to the statement is a trait. */
const STATEMENTS = Array.from({ length: 10 }, (_, at) => [1, 7, 8, 10].includes(at + 1));

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
    const typedFor = (heard: string, at: number) => (at < 4 ? heard : heard === 'd' ? 'b' : 'd');
    const answers = STATEMENTS.map((agrees, at) => (agrees === at < 5 ? 'slightly-agree' : 'slightly-disagree'));
    await saveAttempt(page.request, 'focus-game', focusGameReport(52));
    await saveAttempt(page.request, 'letter-quiz', letterQuizReport(typedFor));
    await saveAttempt(page.request, 'traits-questionnaire', { answers });
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
