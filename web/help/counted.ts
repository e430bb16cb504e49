import { numberWord } from '../ui/words/number-words.ts';

/** The values of a message about a count: the number, which chooses the plural form, and its word. */
export function counted(count: number): { count: number; number: string } {
  return { count, number: numberWord(count) };
}
