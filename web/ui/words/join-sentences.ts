import { m } from '#messages';

/** Sentences one after the other, as the language separates them. Null and empty ones are left out. */
export function joinSentences(...sentences: readonly (string | null)[]): string {
  return sentences.reduce<string>((first, second) => {
    if (!first || !second) return first || second || '';
    return m['shared.two_sentences']({ first, second });
  }, '');
}
