import type { Page } from '@playwright/test';
import type { InputMethod } from '../../support/input-methods.ts';
import type { Pass } from '../game-time.ts';
import { isOver, type Player, pointAt } from '../games.ts';

export const PLAYER: Player = { title: 'Careful moles', play: playCareful, ends: /.+/, untimed: [] };

/** An animal is there for 900 ms, the next one comes 250 ms later or more. */
const ANIMAL_MS = { look: 100, reaction: 200, gone: 800 };

/** Touches the moles and lets the rabbits be until the game is over. */
async function playCareful(inputMethod: InputMethod, pass: Pass): Promise<void> {
  const { page } = inputMethod;
  const meadow = page.getByRole('application', { name: 'Meadow with a hole' });
  for (;;) {
    const animal = await seenAnimal(page);
    if (animal === null) {
      if (await isOver(page)) return;
      await pass(ANIMAL_MS.look);
      continue;
    }
    await pass(ANIMAL_MS.reaction);
    if (animal === 'mole') {
      if (inputMethod.way === 'keyboard') await page.keyboard.press('Space');
      else await pointAt(inputMethod, meadow);
    }
    await pass(ANIMAL_MS.gone);
  }
}

/** The animal that can be touched now. */
function seenAnimal(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('[data-seen]')?.getAttribute('data-seen') ?? null);
}
