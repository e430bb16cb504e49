import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { holdClock, onHeldClock, passUntil, releaseClock, withTicks } from '../games/game-time.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';
import { playFocusGame, prepareScreening } from './screening.ts';

/** Leaves the window until the game is paused: it hears that only once it runs. */
async function leaveWindow(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(page.getByText('Paused. The game waits for you.')).toBeVisible({ timeout: 500 });
  }).toPass();
}

test.describe('in game time', () => {
  test.beforeEach(async ({ page }) => {
    await prepareScreening(page);
    await openPage(page, PATHS.focusGame);
  });

  test('too little movement is said, another go is offered, Continue leads on all the same @release', async ({
    page,
  }) => {
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await playFocusGame(new InputMethod(page, 'mouse'), [[0, 3_000]]);
    await expect(page.getByText('This says little today. Would you like another go?')).toBeVisible();
    await expect(page.getByText('There was too little movement to tell.')).toBeVisible();
    expect((await (await stored).json()).attempt).toMatchObject({ hasADHD: null, validity: 'too-little-movement' });
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL(PATHS.focusGame);
    await releaseClock(page);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Another go' }).click();
    await expect(page.getByRole('application', { name: /The ball moves/ })).toBeVisible();
  });

  test('a hand that stays away from the ball shows traits to the server, and calmly nothing of it here @release', async ({
    page,
  }) => {
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await holdClock(page);
    await page.getByRole('button', { name: 'Start Game' }).click();
    const stage = page.getByRole('application', { name: /The ball moves/ });
    await expect(stage).toBeVisible();
    const box = await stage.boundingBox();
    if (!box) throw new Error('no stage');
    for (let ms = 0; ms < 61_000; ms += 500) {
      const side = (ms / 500) % 2;
      await page.mouse.move(box.x + 25 + side, box.y + 25);
      await page.clock.runFor(500);
    }
    const { attempt } = await (await stored).json();
    expect(attempt.hasADHD).toBe(true);
    expect(attempt.totalChecks).toBeLessThanOrEqual(601);
    await expect(page.getByText(/ADHD/)).toBeHidden();
  });

  test('the last ten seconds are said in words, it is clean in the dark scheme too, and Stop leads back @release', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const timer = page.getByRole('timer');
    await holdClock(page);
    await page.getByRole('button', { name: 'Start Game' }).click();
    await passUntil(onHeldClock(page), async () => (await timer.textContent())?.includes('59') ?? false);
    await page.clock.runFor(47_000);
    await expect(timer).toContainText('seconds left');
    await page.clock.runFor(4_000);
    await expect(timer).toContainText('Last 10 seconds');
    await releaseClock(page);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Hide clock' }).click();
    await expect(page.getByText(/Last 10 seconds/)).toBeHidden();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/starts from the beginning/)).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test('it stops its time when the window is left, and goes on when asked', async ({ page }) => {
    await page.getByRole('button', { name: 'Start Game' }).click();
    await page.clock.runFor(5_000);
    await leaveWindow(page);
    await expectNoAxeFindings(page);
    await page.clock.runFor(120_000);
    await expect(page.getByRole('heading', { name: "Time's Up" })).toBeHidden();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('heading', { name: "Time's Up" })).toBeVisible();
  });

  test('after a saved result the letter quiz opens by itself in 8 seconds, unless told to stay @release', async ({
    page,
  }) => {
    await playFocusGame(new InputMethod(page, 'mouse'));
    await expect(page.getByText(/Hear a letter opens in \d seconds?\./).first()).toBeVisible();
    await expectEasyReading(page.getByRole('main'));
    await withTicks(page, () => expectNoAxeFindings(page));
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.clock.runFor(20_000);
    await expect(page).toHaveURL(PATHS.focusGame);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(PATHS.letterQuiz);
  });

  test.describe('with touch', () => {
    test.use({ hasTouch: true });

    test('left alone, it moves on @release', async ({ page }) => {
      await playFocusGame(new InputMethod(page, 'touch'));
      await expect(page.getByText(/Hear a letter opens in/).first()).toBeVisible();
      await page.clock.runFor(9_000);
      await expect(page).toHaveURL(PATHS.letterQuiz);
    });
  });
});

test('in real time it takes 60 seconds @release', async ({ page }) => {
  await openPage(page, PATHS.focusGame);
  const began = Date.now();
  await page.getByRole('button', { name: 'Start Game' }).click();
  const over = page.getByRole('heading', { name: "Time's Up" });
  while (Date.now() - began < 55_000) {
    const box = await page.locator('[data-ball]').boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(over).toBeHidden();
    await page.waitForTimeout(50);
  }
  await expect(over).toBeVisible({ timeout: 20_000 });
  expect(Date.now() - began).toBeGreaterThanOrEqual(59_500);
  await expect(
    page.getByText(/While you moved, you were near the ball \d+\s% of the times the game looked\./),
  ).toBeVisible();
});
