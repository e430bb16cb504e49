import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';
import { holdClock, installClock, releaseClock } from './game-time.ts';
import { openGame, playAgain, startGame } from './games.ts';

test.beforeEach(({ page }) => installClock(page));

/** Until a game with a clock begins. */
const READY_SET_GO_MS = 2_200;
const TAKE_YOUR_TIME = [{ group: 'Clock', label: 'Take your time' }];

function mole(page: Page) {
  return page.getByRole('button', { name: /, mole$/ });
}

async function startHeld(page: Page, choices?: typeof TAKE_YOUR_TIME): Promise<void> {
  await openGame(page, { path: PATHS['whack-a-mole'] });
  await holdClock(page);
  await startGame(new InputMethod(page, 'mouse'), choices);
}

test('all nine keys in a loop touch moles and give points, and the end says that their times tell nothing @release', async ({
  page,
}) => {
  await signUpQuietly(page);
  await startHeld(page);
  await page.clock.runFor(READY_SET_GO_MS);
  for (let press = 0; !(await playAgain(page).isVisible()); press += 1) {
    await page.keyboard.press(String((press % 9) + 1));
    await page.clock.runFor(125);
  }
  await releaseClock(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game is over');
  await expect(page.getByText('So many presses met empty holes that the times tell nothing today.')).toBeVisible();
  await expect(page.getByText('Next time, try one press for each mole: look first, then press.')).toBeVisible();
  await expect(page.getByText('Usual reaction')).toBeHidden();
  await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
});

test('after a pause, ready, set and go come again and the mole that was out is gone @release', async ({ page }) => {
  await startHeld(page);
  await page.clock.runFor(READY_SET_GO_MS + 1_100);
  await expect(mole(page)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.clock.runFor(READY_SET_GO_MS);
  await expect(page.getByRole('application', { name: 'Nine holes' })).toBeVisible();
  await expect(mole(page)).toBeHidden();
  await page.clock.runFor(1_000);
  await expect(mole(page)).toBeVisible();
  await expect(page.getByText('0 moles')).toBeVisible();
});

test('ready, set, go after a pause begin again when the page loses the focus @release', async ({ page }) => {
  await startHeld(page);
  await page.clock.runFor(READY_SET_GO_MS);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.clock.runFor(1_000);
  await expect(page.getByText('Set', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(page.getByText('Paused. The game waits for you.')).toBeVisible();
  await page.clock.runFor(3_000);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
});

test('without a clock, a pause takes the mole away, and all thirty can be touched @release', async ({ page }) => {
  await startHeld(page, TAKE_YOUR_TIME);
  for (let touched = 0; touched < 30; touched += 1) {
    await page.clock.runFor(1_050);
    await expect(mole(page)).toBeVisible();
    if (touched === 3) {
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.clock.runFor(900);
      await expect(mole(page)).toBeHidden();
      await expect(page.getByText('3 of 30 moles')).toBeVisible();
      await page.clock.runFor(150);
    }
    await page.clock.runFor(400);
    const hole = (await mole(page).getAttribute('aria-label'))?.match(/\d/)?.[0] ?? '';
    await page.keyboard.press(hole);
  }
  await page.clock.runFor(1_050);
  await expect(page.getByRole('heading', { name: 'You touched all thirty moles' })).toBeVisible();
  await releaseClock(page);
  await expect(page.getByText('Usual reaction')).toBeVisible();
});

for (const path of [PATHS['whack-a-mole'], PATHS['multitask-master'], PATHS['spot-the-difference']]) {
  test(`with hidden clocks, ${path} starts without a clock and says why @release`, async ({ page }) => {
    await page.goto(PATHS.settings);
    await ready(page);
    await new InputMethod(page, 'mouse').choose(page.getByRole('radiogroup', { name: 'Clocks' }), 'Hide clocks');
    await openGame(page, { path });
    await expect(page.getByRole('listitem').getByText('Take your time', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByText('Clocks are hidden in your settings, so you play without one.')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Clock' })).toBeHidden();
    await holdClock(page);
    await startGame(new InputMethod(page, 'mouse'));
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show clock' })).toBeHidden();
    await page.clock.runFor(130_000);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
}
