import type { InputMethod } from '../../support/input-methods.ts';
import { expect } from '../../support/journey.ts';
import { type Pass, passUntil } from '../game-time.ts';
import { isOver, LEAST_PRESS_MS, type LevelPlayer, nextLevel, type Player, pointAt } from '../games.ts';

export const PLAYER: Player = {
  title: 'Simon',
  play: playSimon,
  ends: /You repeated two colours in order/,
  untimed: [],
  isOnceInRealTime: true,
};

export const LEVEL_PLAYER: LevelPlayer = {
  play: (inputMethod, pass) => playSimonLevels(inputMethod, pass, 3),
  ends: /^You repeated up to 3 colours in order$/,
  level: 2,
};

/** Repeats two sequences, which ends a practice, then presses a pad that does not come next. */
function playSimon(inputMethod: InputMethod, pass: Pass, isPractice = false): Promise<void> {
  return loseSimon(inputMethod, pass, isPractice ? { level: 2, right: 2 } : { level: 3 });
}

/**
 * Repeats every sequence below a level and `right` pads of that level, then presses a pad that does not come next, unless
 * all were repeated.
 */
export async function loseSimon(
  inputMethod: InputMethod,
  pass: Pass,
  lost: { level: number; right?: number },
): Promise<void> {
  const { page } = inputMethod;
  const press = async (pad: string) => {
    await pass(LEAST_PRESS_MS);
    await pressPad(inputMethod, pad);
  };
  for (let level = 1; level <= lost.level; level += 1) {
    const said = page.locator('[aria-live]', { hasText: 'Your turn.' });
    await passUntil(pass, () => page.getByText(`press ${level} colour`).isVisible(), 500);
    const sequence = ((await said.textContent()) ?? '').split('.')[0]?.toLowerCase().split(', ') ?? [];
    expect(sequence).toHaveLength(level);
    const right = level < lost.level ? level : (lost.right ?? 0);
    for (const pad of sequence.slice(0, right)) await press(pad);
    if (right < level) await press(sequence[right] === 'red' ? 'blue' : 'red');
  }
  await passUntil(pass, () => isOver(page), 500);
}

/** Plays Simon with levels: repeats each sequence of at most `longest` pads, and presses a wrong pad first in longer ones. */
async function playSimonLevels(inputMethod: InputMethod, pass: Pass, longest: number): Promise<void> {
  const { page } = inputMethod;
  for (let number = 1; number <= 12; number += 1) {
    const said = page.locator('[aria-live]', { hasText: 'Your turn.' });
    await passUntil(pass, () => page.getByText(/^Your turn: press \d+ colours?$/).isVisible(), 500);
    const sequence = ((await said.textContent()) ?? '').split('.')[0]?.toLowerCase().split(', ') ?? [];
    const isWrong = sequence.length > longest;
    for (const pad of isWrong ? sequence.slice(0, 1) : sequence) {
      await pass(LEAST_PRESS_MS * 2);
      await pressPad(inputMethod, isWrong ? (pad === 'red' ? 'blue' : 'red') : pad);
    }
  }
  await passUntil(pass, () => nextLevel(page).isVisible(), 500);
}

const PADS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'];

async function pressPad(inputMethod: InputMethod, pad: string): Promise<void> {
  const button = inputMethod.page.locator(`[data-pad="${pad}"]`);
  if (inputMethod.way === 'keyboard') await inputMethod.page.keyboard.press(String(PADS.indexOf(pad) + 1));
  else await pointAt(inputMethod, button);
}
