import type { Page } from '@playwright/test';
import { expectCleanInEveryScheme } from './axe.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { openGame, PLAYED_GAMES, playAgain, startGame } from './games.ts';
import { Hands } from './hands.ts';
import { expect, test } from './journey.ts';
import { expectEasyReading, expectNoSidewaysScrolling } from './page-checks.ts';

/** The narrowest screen, with text twice as large. */
test.use({ viewport: { width: 320, height: 640 } });

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

async function expectCleanAndWhole(page: Page): Promise<void> {
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await expectNoSidewaysScrolling(page);
}

for (const game of PLAYED_GAMES) {
  test(`${game.title} is clean in set-up, running, paused and at its end, in every scheme`, async ({ page }) => {
    const hands = new Hands(page, 'keyboard');
    await installClock(page);
    await openGame(page, game);
    await enlargeText(page);
    await expectCleanAndWhole(page);
    await startGame(hands, game.untimed);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectCleanAndWhole(page);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await expect(page.getByText('Paused. The game waits for you.')).toBeVisible();
    await expectCleanAndWhole(page);
    await page.getByRole('button', { name: 'Go on' }).press('Enter');
    await holdClock(page);
    await game.play(hands, onHeldClock(page));
    await releaseClock(page);
    await expect(playAgain(page)).toBeVisible();
    await expectCleanAndWhole(page);
  });
}
