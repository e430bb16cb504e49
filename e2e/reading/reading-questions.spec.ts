import type { Page } from '@playwright/test';
import { PASSAGES } from '../../content/en/passages.ts';
import { PATHS } from '../../web/paths.ts';
import { holdClock, installClock, passUntil, releaseClock } from '../games/game-time.ts';
import { lookActive, openNumbers } from '../games/games.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod, WAYS } from '../support/input-methods.ts';
import { expect, openPage, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';

/** How long a person reads a question and its options at least. */
const LEAST_READING_MS = 1500;

const answers = (page: Page) => page.getByRole('group', { name: 'Answers' }).getByRole('button');
const invitation = (page: Page) => page.getByRole('button', { name: 'I have read it' });

async function open(page: Page, passage?: string): Promise<void> {
  await installClock(page);
  if (passage)
    await page.addInitScript(
      (kept) => localStorage.getItem('reading-tools') ?? localStorage.setItem('reading-tools', kept),
      JSON.stringify({ passage }),
    );
  await openPage(page, PATHS.assignment);
}

/** Answers the question on the page, by its right option or another one, and returns the question. */
async function answer(
  inputMethod: InputMethod,
  asked: { question: string; options: readonly string[] },
  isRight = true,
): Promise<void> {
  const { page } = inputMethod;
  await expect(page.getByRole('heading', { name: asked.question })).toBeFocused();
  await page.clock.runFor(LEAST_READING_MS);
  await passUntil(
    (ms) => page.clock.runFor(ms),
    () => lookActive(answers(page)),
  );
  const option = asked.options[isRight ? 0 : 1] ?? '';
  const labels = await answers(page).evaluateAll((all) => all.map((each) => each.lastElementChild?.textContent));
  expect([...labels].sort()).toEqual([...asked.options].sort());
  if (inputMethod.way === 'keyboard') await page.keyboard.press(String(labels.indexOf(option) + 1));
  else await inputMethod.press(answers(page).nth(labels.indexOf(option)));
}

const passageOf = (id: string) => {
  const found = PASSAGES.find((passage) => passage.id === id);
  if (!found) throw new Error(`no passage ${id}`);
  return found;
};

for (const way of WAYS)
  test.describe(`by ${way}`, () => {
    test.use(way === 'touch' ? { hasTouch: true, viewport: { width: 360, height: 640 } } : {});

    test('a passage with its questions gives ten points, a daily report, a report and a mark', {
      tag: way === 'keyboard' ? [] : '@release',
    }, async ({ page }) => {
      await signUpQuietly(page);
      await open(page);
      await holdClock(page);
      const inputMethod = new InputMethod(page, way);
      const { questions } = passageOf('last-bus');
      await inputMethod.press(invitation(page));
      for (const [at, asked] of questions.entries()) {
        await expect(page.getByText(`Question ${at + 1} of 3`, { exact: true })).toBeVisible();
        const isRight = at !== 1;
        await answer(inputMethod, asked, isRight);
        const feedback = page.getByText(isRight ? 'Yes, that is right.' : 'Not this one.');
        await expect(feedback).toBeVisible();
        await expect(page.locator('mark')).toHaveText(asked.evidence);
        await inputMethod.press(page.getByRole('button', { name: at < 2 ? 'Next question' : 'See how it went' }));
      }
      await expect(page.getByRole('heading', { level: 1, name: 'You read “The last bus”' })).toBeFocused();
      await releaseClock(page);
      await openNumbers(page);
      await expect(page.getByText('2 of 3 questions right.')).toBeVisible();
      await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: questions[1].question })).toContainText(
        questions[1].evidence,
      );

      const next = page.getByRole('button', { name: 'Next passage: The green tent' });
      // Until then a press may still belong to the last question.
      await expect(next).toBeEnabled();
      await inputMethod.press(next);
      await expect(page.getByRole('heading', { name: 'The green tent' })).toBeVisible();
      await inputMethod.press(page.getByRole('button', { name: 'Passages' }));
      await expect(page.getByRole('button', { name: /^The last bus ?, finished$/ })).toBeVisible();

      await page.goto(PATHS.dashboard);
      const daily = page.getByRole('main').locator('section', { hasText: 'Daily report' });
      await expect(daily).toContainText('Today: one passage. Reading: 2 of 3 questions right. You got 10 points.');
      await page.goto(PATHS.report);
      await expect(page.getByText('You read 1 passage and answered its questions.')).toBeVisible();
      await expect(page.getByText('Level 1: 2 of 3 questions right.')).toBeVisible();
      await expectNoAxeFindings(page);

      const { id } = await (await page.request.get(api('GET /learner'))).json();
      const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId: id }))).json();
      expect(runs['reading-passage']).toEqual([expect.objectContaining({ score: 2, level: 1, choice: 'last-bus' })]);
    });
  });

test('the questions, their answers and the end are clean in every scheme and easy to read @release', async ({
  page,
}) => {
  await open(page, 'slow-train');
  await expectEasyReading(page.getByRole('main'));
  await holdClock(page);
  const inputMethod = new InputMethod(page, 'mouse');
  await inputMethod.press(invitation(page));
  const { questions } = passageOf('slow-train');
  for (const [at, asked] of questions.entries()) {
    await answer(inputMethod, asked, at === 1);
    if (at === 0) {
      await releaseClock(page);
      await expectCleanInEveryScheme(page);
      await holdClock(page);
    }
    await inputMethod.press(page.getByRole('button', { name: at < 2 ? 'Next question' : 'See how it went' }));
  }
  await releaseClock(page);
  await openNumbers(page);
  await expect(page.getByText('1 of 3 questions right.')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await page.getByRole('button', { name: 'Go on to level 2: Bread before sunrise' }).click();
  await expect(page.getByRole('heading', { name: 'Bread before sunrise' })).toBeVisible();
});

test('the text can be looked at with each question, is read by NEXT and STOP as before, or by the learner @release', async ({
  page,
}) => {
  await open(page);
  await invitation(page).click();
  await page.getByRole('button', { name: 'Look at the text' }).click();
  await expect(page.getByRole('article')).toBeInViewport();
  await page.getByRole('button', { name: 'NEXT' }).click();
  await expect(page.getByText('100', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reading Assignment' })).toBeHidden();
  await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'STOP' }).click();
  await expect(page.getByRole('heading', { name: 'Reading Assignment' })).toBeVisible();
  await page.getByRole('link', { name: 'Read it yourself' }).click();
  await expect(page).toHaveURL(/read-yourself\?passage=last-bus$/);
  await expect(page.getByRole('heading', { name: 'The last bus' })).toBeVisible();
});

test('answers faster than anyone reads give no points, and say that they tell nothing @release', async ({ page }) => {
  await signUpQuietly(page);
  await open(page);
  await holdClock(page);
  await invitation(page).click();
  for (let at = 0; at < 3; at += 1) {
    await page.clock.runFor(600);
    await answers(page).first().click();
    await page.getByRole('button', { name: at < 2 ? 'Next question' : 'See how it went' }).click();
  }
  await releaseClock(page);
  await expect(page.getByText('That was too quick to tell. There is no clock.')).toBeVisible();
  await expect(page.getByText(/^No points this time: the answers came faster/)).toBeVisible();
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await expect(page.getByText(/questions right/)).toBeHidden();
});

test('the level and the passage are remembered @release', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Passages' }).click();
  const levels = page.getByRole('radiogroup', { name: 'Level' });
  await expect(levels.getByRole('radio')).toHaveCount(6);
  await levels.locator('label', { hasText: '6' }).click();
  await expect(page.getByText('Level 6: many long words')).toBeVisible();
  await page.getByRole('button', { name: 'Black and white stones' }).click();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Black and white stones' })).toBeVisible();
  await page.getByRole('button', { name: 'Passages' }).click();
  await expect(levels.getByRole('radio', { name: '6' })).toBeChecked();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

  test('a passage with its questions is kept on the device and sent later @release', async ({ page, server }) => {
    await signUpQuietly(page);
    await openPage(page, PATHS.settings);
    // It is in control when it has kept the pages.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await server.stop();
    await open(page, 'machine-far-away');
    await holdClock(page);
    const inputMethod = new InputMethod(page, 'mouse');
    await inputMethod.press(invitation(page));
    for (const [at, asked] of passageOf('machine-far-away').questions.entries()) {
      await answer(inputMethod, asked);
      await inputMethod.press(page.getByRole('button', { name: at < 2 ? 'Next question' : 'See how it went' }));
    }
    await releaseClock(page);
    await openNumbers(page);
    await expect(page.getByText('3 of 3 questions right.')).toBeVisible();
    await server.start();
    await page.goto(PATHS.dashboard);
    const daily = page.getByRole('main').locator('section', { hasText: 'Daily report' });
    await expect(daily).toContainText('Today: one passage. Reading: 3 of 3 questions right. You got 10 points.', {
      timeout: 60_000,
    });
  });
});
