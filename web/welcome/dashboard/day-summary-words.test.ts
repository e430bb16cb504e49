import { describe, expect, it } from 'vitest';
import { GAMES } from '#rules/games/runs.ts';
import { type DayRange, daySummary, type LearnerActivity } from '#rules/rewards/day-summary.ts';
import { daySummaryWords } from './day-summary-words.ts';

/** 21 November in UTC+1. */
const DAY: DayRange = { from: '2026-11-20T23:00:00.000Z', until: '2026-11-21T23:00:00.000Z' };
const NOON = '2026-11-21T11:00:00.000Z';

const NO_RUNS = Object.fromEntries(GAMES.map((game) => [game, []])) as unknown as LearnerActivity['runs'];

function done(
  attempts: Partial<LearnerActivity['attempts']>,
  runs: Partial<LearnerActivity['runs']> = {},
  waiting: LearnerActivity['waiting'] = [],
): LearnerActivity {
  return {
    maxListed: 50,
    waiting,
    attempts: { 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [], ...attempts },
    runs: { ...NO_RUNS, ...runs },
  };
}
const at = (timestamp: string, level: number | null = null, score = 0) => ({ timestamp, level, score });
const wordsOf = (activity: LearnerActivity, calm = false) => daySummaryWords(daySummary(activity, DAY), { calm });
const NOTHING = 'Nothing yet today. What you do shows here.';

describe('the summary of a day', () => {
  it('says that nothing was done yet', () => {
    expect(wordsOf(done({}))).toBe(NOTHING);
  });

  it.each([
    ['the last moment of the day before', '2026-11-20T22:59:59.999Z', false],
    ['midnight', '2026-11-20T23:00:00.000Z', true],
    ['the last moment of the day', '2026-11-21T22:59:59.999Z', true],
    ['the next midnight', '2026-11-21T23:00:00.000Z', false],
  ])('uses the day of the learner’s time zone: %s', (_name, timestamp, belongs) => {
    const summary = wordsOf(done({}, { 'whack-a-mole': [at(timestamp)] }));
    expect(summary).toBe(belongs ? 'Today: one game. You got 10 points.' : NOTHING);
    expect(wordsOf(done({ 'letter-quiz': [at(timestamp)] }))).toBe(belongs ? 'Today: part 2 of the test.' : NOTHING);
  });

  it('uses the singular and the plural', () => {
    expect(wordsOf(done({}, { 'picture-words': [at(NOON)] }))).toBe('Today: one picture quiz. You got 10 points.');
    expect(
      wordsOf(
        done(
          {},
          { 'multitask-master': [at(NOON, 2)], 'whack-a-mole': [at(NOON)], 'picture-words': [at(NOON), at(NOON)] },
        ),
      ),
    ).toBe('Today: two games and two picture quizzes. You got 40 points.');
    const eleven = Array.from({ length: 11 }, () => at(NOON));
    expect(wordsOf(done({}, { 'whack-a-mole': eleven }))).toBe('Today: 11 games. You got 110 points.');
  });

  it('names each part of the test once, however often it was done', () => {
    const both = done({ 'focus-game': [at(NOON), at(NOON)], 'traits-questionnaire': [at(NOON)] });
    expect(wordsOf(both)).toBe('Today: parts 1 and 3 of the test.');
    const all = done({ 'focus-game': [at(NOON)], 'letter-quiz': [at(NOON)], 'traits-questionnaire': [at(NOON)] });
    expect(wordsOf(all)).toBe('Today: all three parts of the test.');
  });

  it('says the highest level of Simon on that day, ignoring other days and games', () => {
    const simon = [at('2026-11-19T11:00:00.000Z', 12), at(NOON, 4), at(NOON, 7)];
    expect(wordsOf(done({ 'focus-game': [at(NOON)] }, { simon, 'multitask-master': [at(NOON, 3)] }))).toBe(
      'Today: part 1 of the test and three games. You got 30 points. In Simon you reached level 7.',
    );
  });

  it('counts unsent results without points', () => {
    const wait = (kind: string, timestamp = NOON) => ({ kind, timestamp });
    const NOT_SENT = 'Not everything is sent yet. It is kept on this device.';
    expect(wordsOf(done({}, {}, [wait('letter-quiz')]))).toBe(`Today: part 2 of the test. ${NOT_SENT}`);
    expect(wordsOf(done({}, { simon: [at(NOON, 4)] }, [wait('simon'), wait('picture-words')]))).toBe(
      `Today: two games and one picture quiz. You got 10 points. In Simon you reached level 4. ${NOT_SENT}`,
    );
    expect(wordsOf(done({}, {}, [wait('simon', DAY.until), wait('something else')]))).toBe(NOTHING);
  });

  it('says "or more" and gives no points when the list may be cut', () => {
    const runs = (count: number) => Array.from({ length: count }, () => at(NOON));
    expect(wordsOf(done({}, { 'whack-a-mole': runs(49) }))).toBe('Today: 49 games. You got 490 points.');
    expect(wordsOf(done({}, { 'whack-a-mole': runs(50) }))).toBe('Today: 50 or more games.');
    const before = at('2026-11-20T22:59:59.999Z');
    expect(wordsOf(done({}, { 'whack-a-mole': [...runs(49), before] }))).toBe('Today: 49 games. You got 490 points.');
    expect(wordsOf(done({}, { simon: runs(2), 'picture-words': runs(50) }))).toBe(
      'Today: two games and 50 or more picture quizzes.',
    );
    expect(wordsOf(done({}, { simon: runs(3), 'whack-a-mole': runs(50) }))).toBe('Today: 53 or more games.');
  });

  it('says how many questions about passages were right, but not in calm mode', () => {
    const read = [at(NOON, 1, 3), at(NOON, 2, 2)];
    expect(wordsOf(done({}, { 'reading-passage': read }))).toBe(
      'Today: two passages. Reading: 5 of 6 questions right. You got 20 points.',
    );
    expect(wordsOf(done({}, { 'reading-passage': read }), true)).toBe('Today: two passages.');
    const tooFast = { ...at(NOON, 1, 1), validity: 'too-fast' as const };
    expect(wordsOf(done({}, { simon: [at(NOON, 2)], 'reading-passage': [tooFast] }))).toBe(
      'Today: one game and one passage. You got 20 points. In Simon you reached level 2.',
    );
  });

  it('gives no points in calm mode', () => {
    const runs = [at(NOON), at(NOON)];
    expect(wordsOf(done({}, { 'whack-a-mole': runs }), true)).toBe('Today: two games.');
  });
});
