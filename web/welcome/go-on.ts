import type { Learner } from '#contract/learner.ts';
import { listed } from '#rules/number-words.ts';
import { partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';

/** Where a learner stands in the screening; `next` is the first part in order that has no result, null after all three. */
export type GoOn = { title: string; sentence: string; next: ScreeningPart | null };

const TASKS = {
  'focus-game': 'follow the ball',
  'letter-quiz': 'hear a letter',
  'traits-questionnaire': 'say what fits you',
} as const satisfies Record<ScreeningPart, string>;

/** The parts that have a result, by what the server keeps of a learner. */
export function partsWithResult({ adhd, dyslexia, autism }: Pick<Learner, 'adhd' | 'dyslexia' | 'autism'>) {
  const results = { 'focus-game': adhd, 'letter-quiz': dyslexia, 'traits-questionnaire': autism };
  return SCREENING_PARTS.filter((part) => results[part] !== null);
}

/** What to say to somebody who has done these parts. */
export function goOnWith(done: readonly ScreeningPart[]): GoOn {
  const next = SCREENING_PARTS.find((part) => !done.includes(part)) ?? null;
  if (next === null)
    return {
      title: 'You did all three parts',
      sentence: 'Your report says what showed up, strengths first, and what to try next.',
      next,
    };
  if (done.length === 0)
    return {
      title: 'Take the test',
      sentence: 'Three short parts, about 10 minutes. You can stop after each one and come back later.',
      next,
    };
  return {
    title: 'Go on with the test',
    sentence: `${doneWords(done)} Next is part ${partNumber(next)}: ${TASKS[next]}.`,
    next,
  };
}

function doneWords(done: readonly ScreeningPart[]): string {
  const numbers = listed(SCREENING_PARTS.filter((part) => done.includes(part)).map((part) => `${partNumber(part)}`));
  return done.length === 1 ? `Part ${numbers} is done.` : `Parts ${numbers} are done.`;
}
