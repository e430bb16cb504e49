import type { Random } from '#rules/figures/random.ts';
import { drawNormal } from '../figures.ts';

/**
 * Delays and times of a respondent. `lagMs` is the delay of the hand behind the eye: for an adult the 231 ms of a simple
 * reaction (Woods et al. 2015, https://doi.org/10.3389/fnhum.2015.00131); for children 465 ms at five years, falling to
 * 190 ms at fifteen along a line in the log-log plane, which gives 320 ms at eight
 * (https://doi.org/10.1111/j.1469-8749.1984.tb04476.x). `wordsPerMinute` is 238 for adults who read silently, most of
 * whom read 175 to 300 (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047), and 146 for children of eleven who
 * read aloud (Hasbrouck and Tindal 2017). Everything else is our own estimate: `tremblePx`, the standard deviation of
 * the hand; `letterMs`, the median time to find and type a letter after its sound; `decideMs`, the time to choose an
 * answer to a statement that was read.
 */
export const PACES = {
  /** Not a person: no delay of the hand, and otherwise the times of an adult. */
  perfect: { lagMs: 0, tremblePx: 0, letterMs: 1000, wordsPerMinute: 238, decideMs: 1000 },
  adult: { lagMs: 231, tremblePx: 10, letterMs: 1000, wordsPerMinute: 238, decideMs: 1000 },
  'fast-adult': { lagMs: 190, tremblePx: 10, letterMs: 600, wordsPerMinute: 400, decideMs: 300 },
  child: { lagMs: 320, tremblePx: 20, letterMs: 2500, wordsPerMinute: 146, decideMs: 2000 },
  'slow-child': { lagMs: 465, tremblePx: 30, letterMs: 6000, wordsPerMinute: 60, decideMs: 4000 },
  /** A respondent who answers without reading or listening. */
  rushed: { lagMs: 190, tremblePx: 10, letterMs: 180, wordsPerMinute: Number.POSITIVE_INFINITY, decideMs: 350 },
} as const;
export type Pace = keyof typeof PACES;

/** The median number of words of a statement of the questionnaire in English. */
const WORDS_OF_A_STATEMENT = 13;

/** Standard deviations of the logarithm of times between respondents, and between the answers of one; our own estimate. */
const SPREAD = { between: 0.2, within: 0.35 } as const;

/** Draws a respondent's time in ms, for one letter at a time. */
export function letterTimes(pace: Pace, random: Random): () => number {
  return timesAround(PACES[pace].letterMs, random);
}

/** Draws a respondent's time in ms, for one statement at a time. */
export function statementTimes(pace: Pace, random: Random): () => number {
  const { wordsPerMinute, decideMs } = PACES[pace];
  return timesAround((WORDS_OF_A_STATEMENT * 60_000) / wordsPerMinute + decideMs, random);
}

/** Draws a respondent's time in ms, for one picture at a time: as long as for a letter, and the reading of some words. */
export function pictureTimes(pace: Pace, wordsRead: number, random: Random): () => number {
  const { letterMs, wordsPerMinute } = PACES[pace];
  return timesAround(letterMs + (wordsRead * 60_000) / wordsPerMinute, random);
}

/** Log-normal times; a respondent's own median differs from `medianMs`. */
export function timesAround(medianMs: number, random: Random): () => number {
  const ownMs = medianMs * Math.exp(SPREAD.between * drawNormal(random));
  return () => Math.round(ownMs * Math.exp(SPREAD.within * drawNormal(random)));
}
