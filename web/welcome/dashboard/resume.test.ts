import { expect, test } from 'vitest';
import { resumeWith } from './resume.ts';

test('nothing is called done before it is', () => {
  expect(resumeWith([])).toMatchObject({ title: 'Take the test', next: 'focus-game' });
  expect(resumeWith([]).sentence).not.toContain('done');
});

test('the next part is the first in order without a result', () => {
  expect(resumeWith(['focus-game'])).toEqual({
    title: 'Go on with the test',
    sentence: 'Part 1 is done. Next is part 2: hear a letter.',
    next: 'letter-quiz',
  });
  expect(resumeWith(['traits-questionnaire', 'focus-game'])).toMatchObject({
    sentence: 'Parts 1 and 3 are done. Next is part 2: hear a letter.',
    next: 'letter-quiz',
  });
  expect(resumeWith(['letter-quiz', 'traits-questionnaire'])).toMatchObject({
    sentence: 'Parts 2 and 3 are done. Next is part 1: follow the ball.',
    next: 'focus-game',
  });
  expect(resumeWith(['focus-game', 'letter-quiz']).next).toBe('traits-questionnaire');
});

test('an unfinished part is named, and that it starts again', () => {
  expect(resumeWith(['focus-game'], 'letter-quiz')).toEqual({
    title: 'Go on with the test',
    sentence: 'Part 1 is done. You stopped in part 2: hear a letter. It starts from the beginning.',
    next: 'letter-quiz',
  });
  expect(resumeWith([], 'focus-game')).toEqual({
    title: 'Go on with the test',
    sentence: 'You stopped in part 1: follow the ball. It starts from the beginning.',
    next: 'focus-game',
  });
});

test('an unfinished part counts only while it is the next one', () => {
  expect(resumeWith([], 'letter-quiz')).toEqual(resumeWith([]));
  expect(resumeWith(['focus-game'], 'focus-game')).toEqual(resumeWith(['focus-game']));
  expect(resumeWith(['focus-game', 'letter-quiz', 'traits-questionnaire'], 'focus-game').next).toBeNull();
});

test('after all three parts the report is next', () => {
  expect(resumeWith(['focus-game', 'letter-quiz', 'traits-questionnaire'])).toMatchObject({
    title: 'You did all three parts',
    next: null,
  });
});
