import { GAME_PATHS } from '../../../web/paths.ts';
import type { InputMethod } from '../../support/input-methods.ts';
import { openPage } from '../../support/journey.ts';
import { holdClock, onHeldClock, type Pass, passUntil, releaseClock } from '../game-time.ts';
import { isOver, type LevelPlayer, lookActive, type Player, pointAt, startGame } from '../games.ts';

export const PLAYER: Player = { title: 'Picture words', play: playPictureWords, ends: /.+/, untimed: [] };

export const LEVEL_PLAYER: LevelPlayer = {
  play: playPictureWords,
  ends: /^You found \d+ of 10 words$/,
  // Words picked by chance are enough for the next level in one of 30,000 runs.
  level: 1,
};

/** How long a person looks at a picture and its words at least. */
const LEAST_LOOK_MS = 600;

/** Picks a word of each of the ten pictures, from one place after the other, once its words look active. */
async function playPictureWords(inputMethod: InputMethod, pass: Pass, isPractice = false): Promise<void> {
  const { page, way } = inputMethod;
  const words = page.getByRole('application', { name: /^Which word/ }).getByRole('button');
  for (let item = 1; item <= (isPractice ? 2 : 10); item += 1) {
    const progress = page.getByText(`Picture ${item} of 10`, { exact: true });
    await passUntil(pass, () => progress.isVisible());
    // Faster answers would say little.
    await pass(LEAST_LOOK_MS);
    await passUntil(pass, () => lookActive(words));
    if (way === 'keyboard') await page.keyboard.press(String((item % 4) + 1));
    else await pointAt(inputMethod, words.nth(item % 4));
  }
  await passUntil(pass, () => isOver(page));
}

type Sitting = { isOpen?: boolean; isStarted?: boolean; isReleased?: boolean };

/**
 * Plays the picture quiz, the shortest game, on the clock that the page was opened with. Afterwards the clock runs again,
 * unless `isReleased` is false.
 */
export async function finishPictureWords(
  inputMethod: InputMethod,
  { isOpen = false, isStarted = false, isReleased = true }: Sitting = {},
): Promise<void> {
  const { page } = inputMethod;
  if (!isOpen) await openPage(page, GAME_PATHS['picture-words']);
  await holdClock(page);
  if (!isStarted) await startGame(inputMethod);
  await playPictureWords(inputMethod, onHeldClock(page));
  if (isReleased) await releaseClock(page);
}
