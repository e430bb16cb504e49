import { m } from '#messages';

/** Joins sentences with the separator of the language. Leaves out null and empty ones. */
export function joinSentences(...sentences: readonly (string | null)[]): string {
  return sentences.reduce<string>((first, second) => {
    if (!first || !second) return first || second || '';
    return m['shared.two_sentences']({ first, second });
  }, '');
}
