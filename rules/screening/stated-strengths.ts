import type { TraitAnswer } from './traits-questionnaire.ts';

type StatedStrength = { statement: number; answer: 'definitely-agree' | 'definitely-disagree'; words: string };

/** Definite answers that express a strength or an interest. `statement` counts from 1 to 10. */
export const STATED_STRENGTHS: readonly StatedStrength[] = [
  { statement: 1, answer: 'definitely-agree', words: 'you notice small sounds that many people miss' },
  { statement: 8, answer: 'definitely-agree', words: 'you like to collect facts about kinds of things' },
  { statement: 9, answer: 'definitely-agree', words: 'you can see in a face what someone thinks or feels' },
  { statement: 2, answer: 'definitely-agree', words: 'you look at the whole picture first' },
  { statement: 5, answer: 'definitely-agree', words: 'you understand what people mean when they do not say it' },
  { statement: 6, answer: 'definitely-agree', words: 'you can tell when someone is getting bored' },
  { statement: 4, answer: 'definitely-agree', words: 'you find it easy to go back to a task after an interruption' },
  { statement: 3, answer: 'definitely-agree', words: 'you find it easy to do more than one thing at the same time' },
  { statement: 10, answer: 'definitely-disagree', words: 'you do not find it hard to imagine being someone else' },
  { statement: 7, answer: 'definitely-disagree', words: 'you do not find it hard to understand people in a story' },
];

/** A sentence for each definite answer that expresses a strength. Answers are in the order of the statements. */
export function statedStrengths(answers: readonly TraitAnswer[]): string[] {
  return STATED_STRENGTHS.filter(({ statement, answer }) => answers[statement - 1] === answer).map(
    ({ words }) => `Your answers say: ${words}.`,
  );
}
