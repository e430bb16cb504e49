import type { Page } from '@playwright/test';
import { openGame, PLAYED_GAMES, playAgain, startGame } from './games.ts';
import { Hands } from './hands.ts';
import { expect, expectNoAxeFindings, test } from './journey.ts';

/** The narrowest screen, with text twice as large. */
test.use({ viewport: { width: 320, height: 640 } });

const TAKES_TIME = ['Multitask Master', 'Spot the Difference', 'Whack-a-Mole'];

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

async function expectClean(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme, at 320 px and 200 % text`, () => {
    test.use({ colorScheme });

    for (const game of PLAYED_GAMES) {
      test(`${game.title} is clean in set-up, running, paused and at its end`, async ({ page }) => {
        test.setTimeout(120_000);
        const hands = new Hands(page, 'keyboard');
        await openGame(page, game);
        await enlargeText(page);
        await expectClean(page);
        const choices = TAKES_TIME.includes(game.title) ? [{ group: 'Clock', label: 'Take your time' }] : [];
        await startGame(hands, choices);
        await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
        await expectClean(page);
        await page.getByRole('button', { name: 'Pause' }).press('Enter');
        await expect(page.getByText('Paused. The game waits for you.')).toBeVisible();
        await expectClean(page);
        await page.getByRole('button', { name: 'Go on' }).press('Enter');
        await game.play(hands);
        await expect(playAgain(page)).toBeVisible({ timeout: 30_000 });
        await expectClean(page);
      });
    }
  });
}
