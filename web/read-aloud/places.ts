import type { Place } from './narrator.ts';
import type { Sentence } from './sentences.ts';

/** Beyond this word index, "back" goes to the start of the current sentence instead of the previous one. */
export const WORDS_JUST_BEGUN = 2;

/** The index of the sentence to which "back" goes. */
export function sentenceBefore({ sentence, word }: Place): number {
  return word > WORDS_JUST_BEGUN ? sentence : Math.max(0, sentence - 1);
}

/** The number of words that started since `last`, including words that were skipped between two reports. */
export function wordsPassed(sentences: readonly Sentence[], last: Place | null, at: Place): number {
  if (!last) return 1;
  if (last.sentence === at.sentence) return Math.max(0, at.word - last.word);
  const rest = (sentences[last.sentence]?.words.length ?? 0) - last.word - 1;
  return Math.max(0, rest) + at.word + 1;
}
