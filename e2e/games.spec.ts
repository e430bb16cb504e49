import type { Page } from '@playwright/test';
import { PATHS } from '../web/app/paths.ts';
import { openGame, PLAYED_GAMES, playAgain, startGame, UNTIMED } from './games.ts';
import { Hands } from './hands.ts';
import { expect, signUpQuietly, test } from './journey.ts';

async function pointsOf(page: Page): Promise<number> {
  return (await (await page.request.get('/api/learner')).json()).points;
}

async function arriveSignedIn(page: Page): Promise<void> {
  await signUpQuietly(page);
}

const WAYS_TO_PLAY = [
  { name: 'mouse and touch by turns', way: 'mouse', byTurns: true },
  { name: 'keyboard', way: 'keyboard', byTurns: false },
] as const;

for (const { name, way, byTurns } of WAYS_TO_PLAY) {
  test.describe(`with ${name}`, () => {
    test.use({ hasTouch: byTurns });
    for (const game of PLAYED_GAMES) {
      test(`${game.title} is played to its end and gives exactly 10 points`, async ({ page }) => {
        test.setTimeout(120_000);
        const hands = new Hands(page, way, { byTurns });
        await arriveSignedIn(page);
        await openGame(page, game);
        // The clock of the moles runs once in real time; without it the same game takes as long as its player.
        const isUntimed = game.path === PATHS.whackAMole && way === 'keyboard';
        await startGame(hands, isUntimed ? UNTIMED[game.title] : []);
        await game.play(hands);
        await expect(playAgain(page)).toBeVisible({ timeout: 40_000 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.ends);
        await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
        expect(await pointsOf(page)).toBe(10);
      });
    }
  });
}
