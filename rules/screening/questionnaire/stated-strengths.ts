import type { TraitAnswer } from './traits-questionnaire.ts';

/** Definite answers that express a strength or an interest. `statement` counts from 1 to 10. */
export const STATED_STRENGTHS = [
  { statement: 1, answer: 'definitely-agree', code: 'small-sounds' },
  { statement: 8, answer: 'definitely-agree', code: 'facts' },
  { statement: 9, answer: 'definitely-agree', code: 'faces' },
  { statement: 2, answer: 'definitely-agree', code: 'whole-picture' },
  { statement: 5, answer: 'definitely-agree', code: 'unsaid-meaning' },
  { statement: 6, answer: 'definitely-agree', code: 'boredom' },
  { statement: 4, answer: 'definitely-agree', code: 'back-to-task' },
  { statement: 3, answer: 'definitely-agree', code: 'several-things' },
  { statement: 10, answer: 'definitely-disagree', code: 'being-someone-else' },
  { statement: 7, answer: 'definitely-disagree', code: 'people-in-a-story' },
] as const satisfies readonly { statement: number; answer: TraitAnswer; code: string }[];

export type StatedStrength = { code: (typeof STATED_STRENGTHS)[number]['code'] };

/** The definite answers that express a strength. Answers are in the order of the statements. */
export function statedStrengths(answers: readonly TraitAnswer[]): StatedStrength[] {
  return STATED_STRENGTHS.filter(({ statement, answer }) => answers[statement - 1] === answer).map(({ code }) => ({
    code,
  }));
}
