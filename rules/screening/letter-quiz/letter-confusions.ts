import { isCapital, isOtherCase, isRightLetter, type LetterAnswer } from './letter-quiz.ts';

/** `quizzes` is the number of quizzes that a grid covers; our own choice. */
export const LETTER_CONFUSIONS = {
  /** Small letters that are rotations or mirror images of each other; their capitals are not. */
  letters: ['b', 'd', 'p', 'q'],
  quizzes: 3,
} as const;

/** How often a letter was typed. `swap`: it is not the letter that was heard; `none`: it was never typed. */
export type ConfusionCell = { typed: string; times: number; kind: 'right' | 'swap' | 'none' };
/** What was typed for a letter; `other` counts empty answers and all letters outside b, d, p and q. */
export type ConfusionRow = { heard: string; cells: ConfusionCell[]; other: number };
/** How often a letter was typed for a different one. */
export type Swap = { heard: string; typed: string; times: number };

type Quiz = { answers: readonly LetterAnswer[] };

/** The answers of the newest three quizzes. `quizzes` is newest first. */
export function recentAnswers(quizzes: readonly Quiz[]): LetterAnswer[] {
  return quizzes.slice(0, LETTER_CONFUSIONS.quizzes).flatMap(({ answers }) => answers);
}

/** Whether a small b, d, p or q was heard. */
export function hasTurningLetters(answers: readonly LetterAnswer[]): boolean {
  return answers.some(({ heard }) => isInGrid(heard));
}

/** One row for each of b, d, p and q. The counts of a row add up to how often its letter was heard. */
export function confusionGrid(answers: readonly LetterAnswer[]): ConfusionRow[] {
  return LETTER_CONFUSIONS.letters.map((heard) => {
    const typedFor = answers.filter((answer) => answer.heard === heard).map(({ typed }) => typed);
    const cells = LETTER_CONFUSIONS.letters.map((typed) => cell(heard, typed, typedFor));
    return { heard, cells, other: typedFor.filter((typed) => !isInGrid(typed)).length };
  });
}

/** Whether the two letters are different ones of b, d, p and q. */
export function isGridSwap({ heard, typed }: LetterAnswer): boolean {
  return heard !== typed && isInGrid(heard) && isInGrid(typed);
}

/** The swaps outside the grid, most frequent first. A wrong case or an empty answer is not a swap. */
export function otherSwaps(answers: readonly LetterAnswer[]): Swap[] {
  const swaps = new Map<string, Swap>();
  for (const answer of answers) {
    if (!isSwap(answer) || isGridSwap(answer)) continue;
    const { heard, typed } = answer;
    const key = `${heard} ${typed}`;
    swaps.set(key, { heard, typed, times: (swaps.get(key)?.times ?? 0) + 1 });
  }
  return [...swaps.values()].sort((a, b) => b.times - a.times || compareAlphabetically(a, b));
}

/** Whether a different letter was typed, ignoring case. */
export function isSwap(answer: LetterAnswer): boolean {
  return answer.typed !== '' && !isRightLetter(answer) && !isOtherCase(answer);
}

/** How often a capital letter was typed for a small one, and a small one for a capital one. */
export function caseMixUps(answers: readonly LetterAnswer[]): { capitals: number; smalls: number } {
  const mixedUp = answers.filter(isOtherCase);
  const capitals = mixedUp.filter(({ typed }) => isCapital(typed)).length;
  return { capitals, smalls: mixedUp.length - capitals };
}

/** How often nothing was typed. */
export function emptyAnswers(answers: readonly LetterAnswer[]): number {
  return answers.filter(({ typed }) => typed === '').length;
}

function cell(heard: string, typed: string, typedFor: readonly string[]): ConfusionCell {
  const times = typedFor.filter((each) => each === typed).length;
  if (times === 0) return { typed, times, kind: 'none' };
  return { typed, times, kind: heard === typed ? 'right' : 'swap' };
}

function isInGrid(letter: string): boolean {
  return LETTER_CONFUSIONS.letters.some((each) => each === letter);
}

function compareAlphabetically(a: Swap, b: Swap): number {
  const keys = [`${a.heard}${a.typed}`, `${b.heard}${b.typed}`] as const;
  return keys[0] < keys[1] ? -1 : 1;
}
