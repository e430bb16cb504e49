import { describe, expect, it } from 'vitest';
import { LETTER_QUIZ } from './letter-quiz.ts';
import {
  canSkipTest,
  type LetterQuizEvent,
  type LetterQuizState,
  letterAskedFor,
  letterQuizReducer,
  letterQuizReport,
  newLetterQuizState,
} from './letter-quiz-reducer.ts';

const following = (state: LetterQuizState, ...events: LetterQuizEvent[]) => events.reduce(letterQuizReducer, state);
const typing = (text: string): LetterQuizEvent => ({ type: 'text-changed', text });
const given: LetterQuizEvent = { type: 'answer-submitted' };
const again: LetterQuizEvent = { type: 'repeat-requested' };
const slower: LetterQuizEvent = { type: 'slower-toggled' };

const newQuiz = (seed: number) => newLetterQuizState(seed, LETTER_QUIZ.alphabet);
const ready = newQuiz(7);
const testing = following(ready, { type: 'started' });
const asking = following(testing, typing(ready.testLetter), given);
const afterAnswers = (count: number) =>
  following(asking, ...Array.from({ length: count }, () => [typing('b'), given]).flat());

describe('a new quiz', () => {
  it('has ten different letters and asks for none before it starts', () => {
    expect(new Set(ready.letters).size).toBe(10);
    expect(letterAskedFor(ready)).toBeNull();
    expect(newQuiz(7)).toEqual(ready);
    expect(newQuiz(8).letters).not.toEqual(ready.letters);
  });

  it.each([typing('b'), given, again, slower])('ignores every event but the start: $type', (event) => {
    expect(following(ready, event)).toBe(ready);
  });

  it('starts once', () => {
    expect(letterAskedFor(asking)).toBe(ready.letters[0]);
    expect(following(asking, { type: 'started' })).toBe(asking);
  });
});

describe('the test letter', () => {
  it('comes first, is none of the ten, and is not counted', () => {
    expect(letterAskedFor(testing)).toBe(ready.testLetter);
    expect(ready.letters).not.toContain(ready.testLetter);
    expect(asking).toMatchObject({ phase: 'asking', answers: [], typed: '', isSoundConfirmed: true });
  });

  it('may be typed as a capital', () => {
    expect(following(testing, typing(ready.testLetter.toUpperCase()), given).isSoundConfirmed).toBe(true);
  });

  it('is asked again after another letter; after two the quiz can start all the same, and says so', () => {
    const once = following(testing, typing('7'), given);
    expect(once).toMatchObject({ phase: 'testing', typed: '', reminder: 'other-letter', isSoundConfirmed: null });
    expect(canSkipTest(once)).toBe(false);
    expect(following(once, { type: 'test-skipped' })).toBe(once);
    const twice = following(once, typing('7'), given);
    expect(canSkipTest(twice)).toBe(true);
    const skipped = following(twice, { type: 'test-skipped' });
    expect(skipped).toMatchObject({ phase: 'asking', isSoundConfirmed: false, reminder: null });
    expect(canSkipTest(skipped)).toBe(false);
  });

  it('can be any letter of an alphabet that has none of the letters for it', () => {
    const state = newLetterQuizState(1, [...'abcdegijklm']);
    expect([...'abcdegijklm']).toContain(state.testLetter);
    expect(state.letters).not.toContain(state.testLetter);
  });
});

describe('a letter', () => {
  it('is answered with the typed character, and the next box is empty', () => {
    const next = following(asking, typing('b'), typing('bd'), given);
    expect(next.answers).toEqual([{ heard: ready.letters[0], typed: 'd', repeats: 0 }]);
    expect(next).toMatchObject({ phase: 'asking', typed: '', repeats: 0, reminder: null });
    expect(letterAskedFor(next)).toBe(ready.letters[1]);
  });

  it('carries the time since it was said, when that is known', () => {
    const timed = (afterMs: number) => following(asking, typing('b'), { type: 'answer-submitted', afterMs }).answers[0];
    expect(timed(1234.6)).toMatchObject({ answeredAfterMs: 1235 });
    expect(timed(-1)).toMatchObject({ answeredAfterMs: 0 });
    expect(timed(9_999_999)).toMatchObject({ answeredAfterMs: 3_600_000 });
  });

  it('cannot be skipped with an empty box', () => {
    const reminded = following(asking, given);
    expect(reminded).toMatchObject({ answers: [], reminder: 'empty' });
    expect(following(reminded, typing('')).reminder).toBe('empty');
    expect(following(reminded, typing('b')).reminder).toBeNull();
  });

  it('keeps its text when several characters are typed at once', () => {
    const pasted = following(asking, typing('b'), typing('bdog'));
    expect(pasted).toMatchObject({ typed: 'b', reminder: 'several' });
    expect(following(pasted, typing('bd'))).toMatchObject({ typed: 'd', reminder: null });
    expect(following(pasted, given).reminder).toBeNull();
  });

  it('counts every repeat, up to the limit of a report', () => {
    const heard = following(asking, again, slower, slower, typing('b'), given);
    expect(heard.answers[0]?.repeats).toBe(3);
    expect(heard.repeats).toBe(0);
    const often = following(asking, ...Array.from({ length: LETTER_QUIZ.maxRepeats + 1 }, () => again));
    expect(often.repeats).toBe(999);
  });

  it('is spoken slower until it is switched back, also for the following letters', () => {
    expect(following(asking, slower).slower).toBe(true);
    expect(following(asking, slower, typing('b'), given).slower).toBe(true);
    expect(following(asking, slower, slower).slower).toBe(false);
  });
});

describe('the end', () => {
  it('comes with the tenth answer', () => {
    expect(afterAnswers(9)).toMatchObject({ phase: 'asking' });
    expect(letterAskedFor(afterAnswers(9))).toBe(ready.letters[9]);
    expect(afterAnswers(10)).toMatchObject({ phase: 'finished' });
    expect(letterAskedFor(afterAnswers(10))).toBeNull();
  });

  it.each([typing('b'), given, again, slower, { type: 'started' } as const])('ignores all events: $type', (event) => {
    const finished = afterAnswers(10);
    expect(following(finished, event)).toBe(finished);
  });

  it('is reported as the letters heard and typed', () => {
    const report = letterQuizReport(afterAnswers(10), '2026-11-21T10:00:00.000Z');
    expect(Object.keys(report)).toEqual(['finishedAt', 'answers', 'isSoundConfirmed']);
    expect(report.isSoundConfirmed).toBe(true);
    expect(report.answers.map(({ heard }) => heard)).toEqual(ready.letters);
    expect(report.answers.every(({ typed, repeats }) => typed === 'b' && repeats === 0)).toBe(true);
  });
});
