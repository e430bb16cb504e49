import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { holdClock, installClock, releaseClock } from './game-time.ts';
import { startGame } from './games.ts';

test.beforeEach(({ page }) => installClock(page));

/** Until a game with a clock begins. */
const READY_SET_GO_MS = 2_200;

function mole(page: Page) {
  return page.getByRole('button', { name: /, mole$/ });
}

test('a pause hides the mole; ready, set and go come again, also after another pause or a panel over them @release', async ({
  page,
}) => {
  const pause = page.getByRole('button', { name: 'Pause' });
  const goOn = page.getByRole('button', { name: 'Go on' });
  const paused = page.getByText('Paused. The game waits for you.');
  const clock = page.getByRole('timer');
  await openPage(page, PATHS['whack-a-mole']);
  await holdClock(page);
  await startGame(new InputMethod(page, 'mouse'));

  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(3_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(paused).toBeVisible();
  await expect(clock).toBeHidden();
  await goOn.click();
  await page.clock.runFor(READY_SET_GO_MS + 1_100);
  await expect(mole(page)).toBeVisible();
  await expect(clock).toContainText('29 seconds');

  await pause.click();
  await goOn.click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText('Set', { exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(paused).toBeVisible();
  await page.clock.runFor(3_000);
  await goOn.click();
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await page.clock.runFor(READY_SET_GO_MS);
  await expect(mole(page)).toBeHidden();
  await expect(clock).toContainText('29 seconds');
  await page.clock.runFor(1_000);
  await expect(mole(page)).toBeVisible();
  await expect(page.getByText('0 moles')).toBeVisible();
});

test('with hidden clocks, games start without a clock and say why @release', async ({ page }) => {
  await openPage(page, PATHS.settings);
  await new InputMethod(page, 'mouse').choose(page.getByRole('radiogroup', { name: 'Clocks' }), 'Hide clocks');
  for (const path of [PATHS['whack-a-mole'], PATHS['multitask-master'], PATHS['spot-the-difference']]) {
    await openPage(page, path);
    await expect(page.getByRole('listitem').getByText('Take your time', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByText('Clocks are hidden in your settings, so you play without one.')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Clock' })).toBeHidden();
    await holdClock(page);
    await startGame(new InputMethod(page, 'mouse'));
    await expect(page.getByRole('button', { name: 'Show clock' })).toBeHidden();
    await page.clock.runFor(130_000);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await releaseClock(page);
  }
});
