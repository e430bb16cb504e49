import type { Page } from '@playwright/test';
import { api } from './api.ts';
import { holdClock, inRealTime, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { openGame, PLAYED_GAMES, playAgain, startGame } from './games.ts';
import { Hands } from './hands.ts';
import { expect, signUpQuietly, test } from './journey.ts';

async function pointsOf(page: Page): Promise<number> {
  return (await (await page.request.get(api('GET /learner'))).json()).points;
}

/** What the end of every game offers beside Play Again. */
function nextStep(page: Page) {
  const main = page.getByRole('main');
  const name = /^(Try (?!it first)|Play level \d+$|Play without a clock$)/;
  return main.getByRole('button', { name }).or(main.getByRole('link', { name }));
}

const WAYS_TO_PLAY = [
  { name: 'mouse and touch by turns', way: 'mouse', byTurns: true, tag: [] },
  { name: 'keyboard', way: 'keyboard', byTurns: false, tag: [] },
  { name: 'a mouse in real time', way: 'mouse', byTurns: false, tag: ['@slow', '@every-browser'] },
] as const;

for (const { name, way, byTurns, tag } of WAYS_TO_PLAY) {
  test.describe(`with ${name}`, { tag: [...tag] }, () => {
    test.use({ hasTouch: byTurns });
    for (const game of PLAYED_GAMES) {
      test(`${game.title} is played to its end and gives exactly 10 points`, async ({ page }) => {
        const hands = new Hands(page, way, { byTurns });
        const isRealTime = tag.length > 0 || (byTurns && game.isOnceInRealTime === true);
        // The longest game takes 155 s.
        if (isRealTime) test.slow();
        await signUpQuietly(page);
        if (!isRealTime) await installClock(page);
        await openGame(page, game);
        if (!isRealTime) await holdClock(page);
        const isUntimed = game.isUntimedOnHeldClock && !isRealTime;
        await startGame(hands, isUntimed ? game.untimed : []);
        await game.play(hands, isRealTime ? inRealTime(page) : onHeldClock(page));
        if (!isRealTime) await releaseClock(page);
        await expect(playAgain(page)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.ends);
        await expect(nextStep(page)).toBeVisible();
        await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
        expect(await pointsOf(page)).toBe(10);
      });
    }
  });
}
