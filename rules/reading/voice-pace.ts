/**
 * How fast a voice reads a text of each level, the easiest first.
 *
 * `wordsAMinute` is what the middle child of that age reads aloud at the end of a school year: grades 2 to 6 of Hasbrouck and
 * Tindal, An update to compiled ORF norms (2017). The highest level is read as the learner set the voice.
 */
export const VOICE_PACE = {
  wordsAMinute: [100, 112, 133, 146, 146],
  /** About what the voice of a device reads at its default speed. */
  usualWordsAMinute: 160,
} as const;

/**
 * What the learner's own speed of the voice is multiplied by for a text of this level.
 * @param level counted from 1; undefined for texts without one
 * @returns more than 0, at most 1
 */
export function voicePace(level?: number): number {
  const { wordsAMinute, usualWordsAMinute } = VOICE_PACE;
  const wanted = level === undefined ? undefined : wordsAMinute[level - 1];
  return wanted === undefined ? 1 : wanted / usualWordsAMinute;
}
