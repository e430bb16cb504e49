import { m } from '#messages';
import { formatLocale } from './language.ts';

/** A whole number inside a sentence: a word up to ten, digits above. */
export function numberWord(count: number): string {
  return m['shared.number_word']({ count });
}

/** A whole number at the beginning of a sentence. */
export function firstNumberWord(count: number): string {
  return m['shared.first_number_word']({ count });
}

/** A whole number in digits: 10,000. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(formatLocale()).format(count);
}

/** `once`, `2 times`, `3 times`. */
export function timesWord(count: number): string {
  return m['shared.times']({ count });
}

/** `b`, `b and d`, `b, d and p`. */
export function joinWithAnd(words: readonly string[]): string {
  return new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(words);
}

/** `b`, `b or d`, `b, d or p`. */
export function joinWithOr(words: readonly string[]): string {
  return new Intl.ListFormat(formatLocale(), { type: 'disjunction' }).format(words);
}

/** `3, 7, 4`. */
export function listWords(words: readonly string[]): string {
  return new Intl.ListFormat(formatLocale(), { type: 'unit' }).format(words);
}

/** A percentage with a non-breaking space. */
export function formatPercent(percent: number): string {
  return m['shared.percent']({ percent });
}

/** The parameters of a message with a count: the number, which selects the plural form, and the number as text. */
export function counted(count: number): { count: number; number: string } {
  return { count, number: numberWord(count) };
}
