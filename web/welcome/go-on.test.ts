import { expect, test } from 'vitest';
import { goOnWith, partsWithResult } from './go-on.ts';

test('a part has a result once the server keeps one for the learner, whatever it says', () => {
  expect(partsWithResult({ adhd: null, dyslexia: null, autism: null })).toEqual([]);
  expect(partsWithResult({ adhd: 'no', dyslexia: null, autism: null })).toEqual(['focus-game']);
  expect(partsWithResult({ adhd: null, dyslexia: 'yes', autism: 'low' })).toEqual([
    'letter-quiz',
    'traits-questionnaire',
  ]);
});

test('nobody is told that something is done before it is', () => {
  expect(goOnWith([])).toMatchObject({ title: 'Take the test', next: 'focus-game' });
  expect(goOnWith([]).sentence).not.toContain('done');
});

test('the next part is the first in order without a result', () => {
  expect(goOnWith(['focus-game'])).toEqual({
    title: 'Go on with the test',
    sentence: 'Part 1 is done. Next is part 2: hear a letter.',
    next: 'letter-quiz',
  });
  expect(goOnWith(['traits-questionnaire', 'focus-game'])).toMatchObject({
    sentence: 'Parts 1 and 3 are done. Next is part 2: hear a letter.',
    next: 'letter-quiz',
  });
  expect(goOnWith(['letter-quiz', 'traits-questionnaire'])).toMatchObject({
    sentence: 'Parts 2 and 3 are done. Next is part 1: follow the ball.',
    next: 'focus-game',
  });
  expect(goOnWith(['focus-game', 'letter-quiz']).next).toBe('traits-questionnaire');
});

test('after all three parts the report is next', () => {
  expect(goOnWith(['focus-game', 'letter-quiz', 'traits-questionnaire'])).toMatchObject({
    title: 'You did all three parts',
    next: null,
  });
});
