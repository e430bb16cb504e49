/**
 * How fast a voice reads a text of each level, the easiest first.
 * `wordsAMinute` is the median of reading aloud at the end of a school year: grades 2 to 6 of Hasbrouck and Tindal, An
 * update to compiled ORF norms (2017). The highest level is read at the speed that the learner set.
 */
export const VOICE_PACE = {
  wordsAMinute: [100, 112, 133, 146, 146],
  /** The approximate speed of a device's voice at its default rate. */
  usualWordsAMinute: 160,
} as const;

/**
 * The factor on the learner's own voice speed for a text of this level.
 * @param level counted from 1; undefined for texts without one
 * @returns more than 0, at most 1
 */
export function voicePace(level?: number): number {
  const { wordsAMinute, usualWordsAMinute } = VOICE_PACE;
  const wanted = level === undefined ? undefined : wordsAMinute[level - 1];
  return wanted === undefined ? 1 : wanted / usualWordsAMinute;
}
