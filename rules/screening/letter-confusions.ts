import { listed, sentenceCase, timesWord } from '../number-words.ts';
import { isCapital, isOtherCase, isRightLetter, type LetterAnswer } from './letter-quiz.ts';

export const LETTER_CONFUSIONS = {
  /** Small letters that are one shape turned round; their capitals do not look alike. */
  letters: ['b', 'd', 'p', 'q'],
  quizzes: 3,
} as const;

export type ConfusionCell = { typed: string; times: number; kind: 'right' | 'swap' | 'none' };
/** What was typed for one letter; `other` counts everything outside the four letters, and nothing typed. */
export type ConfusionRow = { heard: string; cells: ConfusionCell[]; other: number };
export type Swap = { heard: string; typed: string; times: number };

type Quiz = { answers: readonly LetterAnswer[] };

/** The answers of the newest quizzes that a report looks at. Quizzes stand newest first. */
export function recentAnswers(quizzes: readonly Quiz[]): LetterAnswer[] {
  return quizzes.slice(0, LETTER_CONFUSIONS.quizzes).flatMap(({ answers }) => answers);
}

/** One row for each of b, d, p and q. A row adds up to how often its letter was heard. */
export function confusionGrid(answers: readonly LetterAnswer[]): ConfusionRow[] {
  return LETTER_CONFUSIONS.letters.map((heard) => {
    const typedFor = answers.filter((answer) => answer.heard === heard).map(({ typed }) => typed);
    const cells = LETTER_CONFUSIONS.letters.map((typed) => cell(heard, typed, typedFor));
    return { heard, cells, other: typedFor.filter((typed) => !isTurning(typed)).length };
  });
}

/** Whether two letters are both among b, d, p and q, so that one turned round is the other. */
export function areTurned({ heard, typed }: LetterAnswer): boolean {
  return heard !== typed && isTurning(heard) && isTurning(typed);
}

/** Swaps outside the grid, the most frequent first; a letter of another size, or none, is not a swap. */
export function otherSwaps(answers: readonly LetterAnswer[]): Swap[] {
  const swaps = new Map<string, Swap>();
  for (const answer of answers) {
    if (!isSwap(answer) || areTurned(answer)) continue;
    const { heard, typed } = answer;
    const key = `${heard} ${typed}`;
    swaps.set(key, { heard, typed, times: (swaps.get(key)?.times ?? 0) + 1 });
  }
  return [...swaps.values()].sort((a, b) => b.times - a.times || order(a, b));
}

/** Whether another letter was typed, whatever its size. */
export function isSwap(answer: LetterAnswer): boolean {
  return answer.typed !== '' && !isRightLetter(answer) && !isOtherCase(answer);
}

/** A sentence about letters that were right but for their size; null when there were none. */
export function sizeMixUps(answers: readonly LetterAnswer[]): string | null {
  const mixedUp = answers.filter(isOtherCase);
  const capitals = mixedUp.filter(({ typed }) => isCapital(typed)).length;
  const smalls = mixedUp.length - capitals;
  const kinds = [
    ...(capitals > 0 ? [`a capital letter for a small one ${timesWord(capitals)}`] : []),
    ...(smalls > 0 ? [`a small letter for a capital one ${timesWord(smalls)}`] : []),
  ];
  return kinds.length === 0 ? null : `You typed ${listed(kinds)}. Only the size was different.`;
}

/** A sentence about letters for which nothing was typed; null when there were none. */
export function leftEmpty(answers: readonly LetterAnswer[]): string | null {
  const empty = answers.filter(({ typed }) => typed === '').length;
  return empty === 0 ? null : sentenceCase(`${timesWord(empty)} nothing was typed.`);
}

function cell(heard: string, typed: string, typedFor: readonly string[]): ConfusionCell {
  const times = typedFor.filter((each) => each === typed).length;
  if (times === 0) return { typed, times, kind: 'none' };
  return { typed, times, kind: heard === typed ? 'right' : 'swap' };
}

function isTurning(letter: string): boolean {
  return LETTER_CONFUSIONS.letters.some((each) => each === letter);
}

function order(a: Swap, b: Swap): number {
  const keys = [`${a.heard}${a.typed}`, `${b.heard}${b.typed}`] as const;
  return keys[0] < keys[1] ? -1 : 1;
}
