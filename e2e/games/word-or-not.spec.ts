import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod, WAYS } from '../support/input-methods.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { openGame, playAgain, startGame } from './games.ts';
import { playWordOrNot, practiseWordOrNot } from './players/word-or-not.ts';

/** The real words of the game. */
const WORDS = `
  girl hand door word book fish tree table green river smile chair bread plant winter garden silver rabbit castle basket
  needle thunder blanket curtain pumpkin measure shelter feather triangle thorough currency symphony cautious province
  frontier cathedral telescope sculpture reluctant sovereign synthetic spectacle`
  .trim()
  .split(/\s+/);
const isReal = (word: string) => WORDS.includes(word);

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function scoresOf(page: Page): Promise<number[]> {
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId: id }))).json();
  return runs['word-or-not'].map(({ score }: { score: number }) => score);
}

test.describe('by every hand', () => {
  test.use({ hasTouch: true });
  for (const way of WAYS)
    test(`with ${way}, a run after its practice has a result for each part, and the practice counts for nothing @release`, async ({
      page,
    }) => {
      const puts: string[] = [];
      page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
      const inputMethod = new InputMethod(page, way);
      await signUpQuietly(page);
      await installClock(page);
      await openGame(page, { path: PATHS['word-or-not'] });
      await inputMethod.press(page.getByRole('button', { name: 'Try it first' }));
      await practiseWordOrNot(inputMethod);
      await expect(page.getByRole('heading', { level: 1, name: 'That was a practice of Word or not?' })).toBeFocused();
      expect(puts.filter((url) => url.includes('/runs/'))).toEqual([]);
      expect(await scoresOf(page)).toEqual([]);

      await holdClock(page);
      await inputMethod.press(page.getByRole('button', { name: 'Start the game' }));
      // All are right but the real words of the last part.
      await playWordOrNot(inputMethod, onHeldClock(page), (word, number) => isReal(word) && number <= 70);
      await releaseClock(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('77 of 84 right');
      const parts = page.getByRole('main').locator('ol').getByRole('listitem');
      await expect(parts).toHaveCount(6);
      await expect(parts.first()).toContainText('Words with 4 letters');
      await expect(parts.first()).toContainText('14 of 14 right');
      await expect(parts.first()).toContainText('Most likely 10 to 14 if you played again');
      await expect(parts.last()).toContainText('7 of 14 right');
      await expect(parts.last()).toContainText('Most likely 3 to 11 if you played again');
      await expect(page.getByText('Nobody has measured yet how hard these words are.', { exact: false })).toBeVisible();
      await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
      expect(await scoresOf(page)).toEqual([77]);
      await expectCleanInEveryScheme(page);
      await expectEasyReading(page.getByRole('main'));
    });
});

test('answers by turns say nothing about reading: no parts, no comparison @release', async ({ page }) => {
  const inputMethod = new InputMethod(page, 'mouse');
  await signUpQuietly(page);
  await installClock(page);
  await openGame(page, { path: PATHS['word-or-not'] });
  await holdClock(page);
  await startGame(inputMethod);
  await playWordOrNot(inputMethod, onHeldClock(page), () => true);
  await releaseClock(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today we cannot tell');
  await expect(page.getByText('Nearly all answers were the same.', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').locator('ol')).toHaveCount(0);
  await expect(page.getByText(/Most likely|Your last/)).toHaveCount(0);
  await expect(playAgain(page)).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
});

test('an answer gets the same mark whether it is right or not, and no second one counts @release', async ({ page }) => {
  await installClock(page);
  await openGame(page, { path: PATHS['word-or-not'] });
  await holdClock(page);
  await startGame(new InputMethod(page, 'mouse'));
  const keys = [
    ['f', 'j', 'Word'],
    ['2', '1', 'Not a word'],
    ['ArrowLeft', 'ArrowRight', 'Word'],
    ['J', 'F', 'Not a word'],
  ] as const;
  for (const [at, [first, second, chosen]] of keys.entries()) {
    await expect(page.getByText(`${at + 1} of 84`, { exact: true })).toBeVisible();
    await page.clock.runFor(500);
    await page.keyboard.press(first);
    await page.keyboard.press(second);
    await expect(page.locator('[data-chosen]')).toHaveText(chosen);
    await expect(page.getByRole('main')).not.toContainText(/Yes|real|made up/);
    await page.clock.runFor(500);
  }
});

test('the practice can be left, and is clean while it asks and answers @release', async ({ page }) => {
  await openGame(page, { path: PATHS['word-or-not'] });
  await page.getByRole('button', { name: 'Try it first' }).click();
  await expect(page.getByText('1 of 8', { exact: true })).toBeVisible();
  await expectCleanInEveryScheme(page);
  await answer(page, 'Word').click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await expectCleanInEveryScheme(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a pause hides the word and keeps its place @release', async ({ page }) => {
  await openGame(page, { path: PATHS['word-or-not'] });
  await startGame(new InputMethod(page, 'mouse'));
  const question = page.getByRole('application', { name: /^Is it a word/ });
  const word = await question.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(question).toHaveAttribute('aria-label', word ?? '');
  await expect(page.getByText('1 of 84', { exact: true })).toBeVisible();
});

test('the page of reading games has the game, and the dashboard leads to it @release', async ({ page }) => {
  await page.goto(PATHS.dashboard);
  await ready(page);
  await page.getByRole('link', { name: 'Reading games' }).click();
  await expect(page).toHaveURL(PATHS.readingGames);
  await expect(page.getByRole('heading', { level: 1, name: 'Reading games' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Word or not?', exact: true }).click();
  await expect(page).toHaveURL(PATHS['word-or-not']);
  await page.getByRole('link', { name: 'Reading games' }).click();
  await expect(page).toHaveURL(PATHS.readingGames);
});
