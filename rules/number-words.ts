const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A whole number as a sentence says it: in words up to ten, in figures above. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

/** How often, as a sentence says it: once, 2 times, 3 times. */
export function timesWord(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** `b`, `b and d`, `b, d and p`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** With a capital first letter, as a sentence begins. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A percentage that no line break takes apart. */
export function percentWords(percent: number): string {
  return `${percent}\u00a0%`;
}
