import { numberWord } from './number-words.ts';

/** The parameters of a message with a count: the number, which selects the plural form, and the number as text. */
export function counted(count: number): { count: number; number: string } {
  return { count, number: numberWord(count) };
}
