import type { Learner } from '#contract/learner.ts';
import { joinWithAnd } from '#rules/number-words.ts';
import { nextPart, partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';

/** Where somebody stands in the screening; `next` is the first part in order that is not done, null after all three. */
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

/** What to say to somebody who has done these parts, and has left one before its end. */
export function goOnWith(done: readonly ScreeningPart[], unfinished: ScreeningPart | null = null): GoOn {
  const next = nextPart(done);
  if (next === null)
    return {
      title: 'You did all three parts',
      sentence: 'Your report says what showed up, strengths first, and what to try next.',
      next,
    };
  if (done.length === 0 && unfinished !== next)
    return {
      title: 'Take the test',
      sentence: 'Three short parts, about 10 minutes. You can stop after each one and come back later.',
      next,
    };
  return { title: 'Go on with the test', sentence: `${doneWords(done)}${nextWords(next, unfinished)}`, next };
}

function nextWords(next: ScreeningPart, unfinished: ScreeningPart | null): string {
  const named = `part ${partNumber(next)}: ${TASKS[next]}.`;
  return unfinished === next ? `You stopped in ${named} It starts from the beginning.` : `Next is ${named}`;
}

function doneWords(done: readonly ScreeningPart[]): string {
  if (done.length === 0) return '';
  const numbers = joinWithAnd(
    SCREENING_PARTS.filter((part) => done.includes(part)).map((part) => `${partNumber(part)}`),
  );
  return done.length === 1 ? `Part ${numbers} is done. ` : `Parts ${numbers} are done. `;
}
