import { typicalTime } from '../figures/typical-time.ts';
import { type RunResult, withValidity } from '../games/runs.ts';
import { type PictureWordsRun, pictureWordsResult } from './picture-words.ts';

/** Why a run is not a valid measurement. Its score and points count all the same; nothing is concluded from it. */
export type PictureWordsValidityCode = 'too-fast' | 'same-place';

/** The limit of valid runs. docs/measurement.md shows its effect on simulated learners. */
export const PICTURE_WORDS_VALIDITY = {
  /**
   * The shortest median time to see a picture and read its words, in ms. A simple reaction takes 231 ms (Woods et al. 2015,
   * https://doi.org/10.3389/fnhum.2015.00131), and two of the four words 300 ms more at 400 words a minute; most adults
   * read 175 to 300 (Brysbaert 2019, https://doi.org/10.1016/j.jml.2019.104047).
   */
  minItemMs: 500,
} as const;

/**
 * Why a run is not a valid measurement; null when it is. The word is at a random position, so all ten right words are
 * at the same one in 1 of 262,144 runs.
 */
export function pictureWordsValidity({ answers }: Pick<PictureWordsRun, 'answers'>): PictureWordsValidityCode | null {
  const time = typicalTime(answers.map(({ answeredAfterMs }) => answeredAfterMs));
  if (time !== null && time.medianMs < PICTURE_WORDS_VALIDITY.minItemMs) return 'too-fast';
  return new Set(answers.map(({ picked }) => picked)).size === 1 ? 'same-place' : null;
}

/** The result of a run, with the reason why it is not a valid measurement. */
export function judgedPictureWordsResult(run: PictureWordsRun): RunResult {
  return withValidity(pictureWordsResult(run), pictureWordsValidity(run));
}
