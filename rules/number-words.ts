const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A whole number for a sentence: a word up to ten, digits above. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

/** `once`, `2 times`, `3 times`. */
export function timesWord(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** `b`, `b and d`, `b, d and p`. */
export function joinWithAnd(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The words with a capital first letter. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A percentage with a non-breaking space. */
export function formatPercent(percent: number): string {
  return `${percent}\u00a0%`;
}
