import type { Page } from '@playwright/test';
import type { InputMethod } from '../../support/input-methods.ts';
import { expect } from '../../support/journey.ts';
import { type Pass, passUntil } from '../game-time.ts';
import { isOver, LEAST_PRESS_MS, type LevelPlayer, nextLevel, type Player, pointAt, TAKE_YOUR_TIME } from '../games.ts';

export const PLAYER: Player = {
  title: 'Whack-a-Mole',
  play: playMoles,
  ends: /.+/,
  untimed: [{ group: 'What to play', label: 'Hard' }, TAKE_YOUR_TIME],
  isOnceInRealTime: true,
  isUntimedOnHeldClock: true,
};

export const LEVEL_PLAYER: LevelPlayer = {
  play: playMoleLevels,
  ends: /^You touched 4 of 48 moles$/,
  level: 1,
};

/** A mole with a clock is gone after 590 ms at the earliest; without one it waits, and comes 600 ms after the one before. */
const LOOK_FOR_MOLES_MS = { withClock: 200, withoutClock: 600 };

/** Touches every mole that is seen in time. */
async function playMoles(inputMethod: InputMethod, pass: Pass): Promise<void> {
  const { page, way } = inputMethod;
  for (;;) {
    if ((await holeOfMole(page)) === null) {
      if (await isOver(page)) return;
      const hasClock = await page.getByRole('timer').isVisible();
      await pass(hasClock ? LOOK_FOR_MOLES_MS.withClock : LOOK_FOR_MOLES_MS.withoutClock);
      continue;
    }
    // The server refuses runs with faster reactions.
    await pass(LEAST_PRESS_MS);
    const hole = await holeOfMole(page);
    if (hole === null) continue;
    if (way === 'keyboard') await page.keyboard.press(hole);
    else {
      // The game can end before the press.
      const button = page.getByRole('button', { name: new RegExp(`^Hole ${hole}`) });
      await pointAt(inputMethod, button, { timeout: 1_000 }).catch(() => undefined);
    }
  }
}

/** Plays Whack-a-Mole with levels: touches the first four moles, then lets all go. */
async function playMoleLevels(inputMethod: InputMethod, pass: Pass): Promise<void> {
  const { page, way } = inputMethod;
  for (let touched = 0; touched < 4; touched += 1) {
    await passUntil(pass, async () => (await holeOfMole(page)) !== null, 100);
    await pass(LEAST_PRESS_MS);
    const hole = (await holeOfMole(page)) ?? '';
    if (way === 'keyboard') await page.keyboard.press(hole);
    else await pointAt(inputMethod, page.getByRole('button', { name: new RegExp(`^Hole ${hole}`) }));
    await expect(page.getByText(`Mole ${touched + 2} of 48`, { exact: true })).toBeVisible();
  }
  while (!(await nextLevel(page).isVisible())) await pass(1000);
}

/** The number of the hole that a mole looks out of. */
function holeOfMole(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const hole = document.querySelector('button[aria-label$=", mole"]');
    return hole?.getAttribute('aria-label')?.match(/\d/)?.[0] ?? null;
  });
}
