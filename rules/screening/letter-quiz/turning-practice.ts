import { drawDistinct, type Random } from '../../figures/random.ts';
import { LETTER_CONFUSIONS } from './letter-confusions.ts';

/** How often a practice says each of b, d, p and q; our own choice. */
const SAID_EACH = 2;

/** The eight letters of a practice: b, d, p and q twice each, in random order. */
export function drawTurningLetters(random: Random): string[] {
  const letters = Array.from({ length: SAID_EACH }, () => LETTER_CONFUSIONS.letters).flat();
  return drawDistinct(letters, letters.length, random);
}
