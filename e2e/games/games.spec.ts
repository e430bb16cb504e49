import type { Page } from '@playwright/test';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod, WAYS } from '../support/input-methods.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import {
  expectEasyReading,
  expectInView,
  expectNoSidewaysScrolling,
  expectNothingCut,
} from '../support/page-checks.ts';
import { holdClock, inRealTime, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { choose, chooseSpecified, playAgain, playOnCard, startGame, waysShown } from './games.ts';
import { PLAYED_GAMES } from './players.ts';

type Game = (typeof PLAYED_GAMES)[number];

const PRACTICE = 'Practice. It does not count.';

/** The points and the number of stored runs of the learner who is here. */
async function storedOf(page: Page): Promise<{ points: number; runs: number }> {
  const { id, points } = await (await page.request.get(api('GET /learner'))).json();
  const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId: id }))).json();
  return { points, runs: Object.values(runs).flat().length };
}

/** What the end of every game offers beside Play Again. */
function nextStep(page: Page) {
  return page.getByRole('main').getByRole('link', { name: /^Next: / });
}

async function expectTenPoints(page: Page, game: Game): Promise<void> {
  await expect(playAgain(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.ends);
  await expect(nextStep(page)).toBeVisible();
  await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
  expect(await storedOf(page)).toEqual({ points: 10, runs: 1 });
}

async function expectEndOfPractice(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^That was a practice of / })).toBeFocused();
  await expect(playAgain(page)).toBeHidden();
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const [index, game] of PLAYED_GAMES.entries()) {
    const way = WAYS[index % WAYS.length] ?? 'mouse';
    test(`${game.title} is set up, practised for nothing, and played to its end for 10 points, by ${way}`, async ({
      page,
    }) => {
      const inputMethod = new InputMethod(page, way);
      await signUpQuietly(page);
      await installClock(page);
      await openPage(page, game.path);
      await expectInView(page, page.getByRole('heading', { level: 1 }));
      await expectInView(page, page.locator('main h1 + * > p'));
      await expectInView(page, page.locator('main svg').first());
      await expectInView(page, playOnCard(page));
      expect(await waysShown(page)).toEqual(['finger']);
      await expectNoSidewaysScrolling(page);
      await expectNoAxeFindings(page);

      await holdClock(page);
      const pass = onHeldClock(page);
      await chooseSpecified(inputMethod);
      if (game.isUntimedOnHeldClock) await choose(inputMethod, game.untimed);
      await inputMethod.press(page.getByRole('button', { name: 'Practice', exact: true }));
      await expect(page.getByText(PRACTICE)).toBeVisible();
      await game.play(inputMethod, pass, true);
      await expectEndOfPractice(page);
      expect(await storedOf(page)).toEqual({ points: 0, runs: 0 });
      await inputMethod.press(page.getByRole('button', { name: 'Start the game' }));
      await expect(page.locator('[data-game="running"]')).toBeVisible();
      await expect(page.getByText(PRACTICE)).toBeHidden();
      // Past Ready, Set, Go.
      await pass(2_500);
      await expect(page.getByRole('main').getByRole('button').nth(2)).toBeVisible();
      await expectNothingCut(page);
      await game.play(inputMethod, pass);
      await releaseClock(page);
      await expectTenPoints(page, game);
      await expectNoAxeFindings(page);
    });
  }
});

const WAYS_TO_PLAY = [
  { name: 'mouse and touch by turns', way: 'mouse', byTurns: true, tag: ['@release'] },
  { name: 'keyboard', way: 'keyboard', byTurns: false, tag: ['@release'] },
  { name: 'a mouse in real time', way: 'mouse', byTurns: false, tag: ['@release', '@every-browser'] },
] as const;

for (const { name, way, byTurns, tag } of WAYS_TO_PLAY)
  test.describe(`with ${name}`, { tag: [...tag] }, () => {
    test.use({ hasTouch: byTurns });
    for (const game of PLAYED_GAMES)
      test(`${game.title} is played to its end and gives exactly 10 points`, async ({ page }) => {
        const inputMethod = new InputMethod(page, way, { byTurns });
        const isRealTime = name === 'a mouse in real time';
        // The longest game takes 155 s.
        if (isRealTime) test.slow();
        await signUpQuietly(page);
        if (!isRealTime) await installClock(page);
        await openPage(page, game.path);
        if (!isRealTime) await holdClock(page);
        const isUntimed = game.isUntimedOnHeldClock && !isRealTime;
        await startGame(inputMethod, isUntimed ? game.untimed : []);
        await game.play(inputMethod, isRealTime ? inRealTime(page) : onHeldClock(page));
        if (!isRealTime) await releaseClock(page);
        await expectTenPoints(page, game);
      });
  });

test.describe('on the narrowest screen, with text twice as large', { tag: '@release' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const game of PLAYED_GAMES)
    test(`${game.title} is clean and whole in every scheme, from its set-up over its practice to its end`, async ({
      page,
    }) => {
      const inputMethod = new InputMethod(page, 'keyboard');
      await installClock(page);
      const pass = onHeldClock(page);
      await openPage(page, game.path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectCleanAndWhole(page);
      await chooseSpecified(inputMethod);
      await choose(inputMethod, game.untimed);
      await holdClock(page);
      await inputMethod.press(page.getByRole('button', { name: 'Practice', exact: true }));
      await game.play(inputMethod, pass, true);
      await expectEndOfPractice(page);
      await releaseClock(page);
      await expectCleanAndWhole(page);

      await holdClock(page);
      await inputMethod.press(page.getByRole('button', { name: 'Practise again' }));
      await expect(page.getByText(PRACTICE)).toBeVisible();
      await game.play(inputMethod, pass, true);
      await releaseClock(page);
      await inputMethod.press(page.getByRole('button', { name: 'Start the game' }));
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      await expectCleanAndWhole(page);
      await page.getByRole('button', { name: 'Pause' }).press('Enter');
      await expect(page.getByText('Paused. The game waits for you.')).toBeVisible();
      await expectCleanAndWhole(page);
      await page.getByRole('button', { name: 'Go on' }).press('Enter');
      await holdClock(page);
      await game.play(inputMethod, pass);
      await releaseClock(page);
      await expect(playAgain(page)).toBeVisible();
      await expectCleanAndWhole(page);
    });
});

async function expectCleanAndWhole(page: Page): Promise<void> {
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await expectNoSidewaysScrolling(page);
}
