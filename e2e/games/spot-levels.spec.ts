import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod, WAYS, type Way } from '../support/input-methods.ts';
import { expect, ready, test } from '../support/journey.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { openGame } from './games.ts';
import { PLAYED_GAMES } from './players.ts';

const playLevel = (page: Page, level: number) => page.getByRole('button', { name: `Play level ${level}`, exact: true });

/** Opens the game, and finds all differences of a run at a level. */
async function playRun(page: Page, way: Way, level: number): Promise<void> {
  const game = PLAYED_GAMES.find(({ path }) => path === PATHS['spot-the-difference']);
  if (!game) throw new Error('Spot the Difference is not played');
  const inputMethod = new InputMethod(page, way);
  await installClock(page);
  await openGame(page, game);
  await holdClock(page);
  await inputMethod.press(playLevel(page, level));
  await game.play(inputMethod, onHeldClock(page));
  await releaseClock(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You found all 5 differences');
}

for (const way of WAYS)
  test.describe(`with ${way}`, () => {
    test.use({ hasTouch: way === 'touch' });

    test('Spot the Difference with levels is played to its end, and its level is kept @release', async ({ page }) => {
      await playRun(page, way, 1);
      await expect(page.getByText('You go on to level 2.')).toBeVisible();
      await expect(playLevel(page, 2)).toBeVisible();
      await expectCleanInEveryScheme(page);
      await page.reload();
      await ready(page);
      const inputMethod = new InputMethod(page, way);
      await inputMethod.press(playLevel(page, 2));
      await expect(page.getByText('Level 2', { exact: true })).toBeVisible();
      await expect(page.getByRole('application', { name: /^Image B/ })).toBeVisible();
      await expectCleanInEveryScheme(page);
    });
  });

test('a run with levels is shown as pictures, also when words are chosen @release', async ({ page }) => {
  await page.goto(PATHS['spot-the-difference']);
  await ready(page);
  const inputMethod = new InputMethod(page, 'mouse');
  await inputMethod.press(page.getByRole('button', { name: 'Change', exact: true }));
  await inputMethod.choose(page.getByRole('radiogroup', { name: 'Images' }), 'Words');
  await inputMethod.press(playLevel(page, 1));
  await expect(page.getByRole('application', { name: /^Image B/ })).toBeVisible();
});

test('without a clock, who asks for the rest goes on one level lower @release', async ({ page }) => {
  await installClock(page);
  await page.goto(PATHS['spot-the-difference']);
  await ready(page);
  const inputMethod = new InputMethod(page, 'mouse');
  await inputMethod.press(page.getByRole('button', { name: 'Change', exact: true }));
  await inputMethod.choose(page.getByRole('radiogroup', { name: 'Clock' }), 'Take your time');
  await inputMethod.press(page.getByRole('button', { name: 'One level on' }));
  await inputMethod.press(playLevel(page, 2));
  await expect(page.getByRole('application', { name: /^Image B/ })).toBeVisible();
  await page.clock.runFor(11_000);
  await inputMethod.press(page.getByRole('button', { name: 'Show the rest' }));
  await expect(page.getByText('Level 1 comes next. It is a little easier.')).toBeVisible();
});
