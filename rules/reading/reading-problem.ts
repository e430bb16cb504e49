import type { HeardReading } from './heard-reading.ts';
import { groundAndSpeech, SOUND_LEVELS } from './sound-levels.ts';

/** Our own choice. */
export const READING_LIMITS = {
  /** A shorter recording is not evaluated. */
  shortestMs: 3000,
  /** A recording ends by itself after this. */
  longestMs: 300_000,
  /** A recording with fewer words is not evaluated. */
  leastWords: 5,
  /** Speech is louder than this, in dB. */
  speechLeast: -50,
  /** Speech is this many dB louder than the background noise. */
  aboveGroundLeast: 8,
  /** The least percentage of steps between heard words that lead to the next word of the text. Our own choice. */
  inOrderLeastPercent: 60,
} as const;

/** Why a recording has no figures: each has one sentence on the page. */
export type ReadingProblem = 'too-short' | 'silent' | 'noise' | 'other-text';

/**
 * Why the figures of a recording are meaningless; null when they are not.
 * @param levels of the recording, in dB, one for each 10 ms
 * @param reading null before the words were recognised
 */
export function readingProblem(levels: readonly number[], reading: HeardReading | null): ReadingProblem | null {
  const { ground, speech } = groundAndSpeech(levels);
  if (levels.length * SOUND_LEVELS.frameMs < READING_LIMITS.shortestMs) return 'too-short';
  if (speech < READING_LIMITS.speechLeast) return 'silent';
  if (speech - ground < READING_LIMITS.aboveGroundLeast) return 'noise';
  if (reading === null) return null;
  if (reading.inOrderPercent < READING_LIMITS.inOrderLeastPercent) return 'other-text';
  return reading.wordsRead < READING_LIMITS.leastWords ? 'too-short' : null;
}
