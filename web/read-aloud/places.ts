import type { Place } from './narrator.ts';
import type { Sentence } from './sentences.ts';

/** After this many words, a step back leads to the beginning of the same sentence. */
export const WORDS_JUST_BEGUN = 2;

/** The sentence that a step back leads to. */
export function sentenceBefore({ sentence, word }: Place): number {
  return word > WORDS_JUST_BEGUN ? sentence : Math.max(0, sentence - 1);
}

/** How many words began since `last`: all up to the word at `at`, also those that were said within a moment. */
export function wordsPassed(sentences: readonly Sentence[], last: Place | null, at: Place): number {
  if (!last) return 1;
  if (last.sentence === at.sentence) return Math.max(0, at.word - last.word);
  const rest = (sentences[last.sentence]?.words.length ?? 0) - last.word - 1;
  return Math.max(0, rest) + at.word + 1;
}
