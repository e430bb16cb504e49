import { describe, expect, it } from 'vitest';
import { WITH_LEVELS } from '../games/levels.ts';
import type { RunValidityCode } from '../games/runs.ts';
import { gameCourses, newestReadings, oftenMixedUp, strengthsOf, type ViewedRun, whatToTry } from './member-view.ts';

const run = (score: number, some: Partial<ViewedRun> = {}): ViewedRun => ({
  ...{
    game: 'letter-round',
    choice: '',
    score,
    level: null,
    durationMs: 60_000,
    timestamp: '2026-11-20T10:00:00.000Z',
  },
  ...some,
});
const luck = (score: number, some: Partial<ViewedRun> = {}) => run(score, { validity: 'like-chance', ...some });
const reading = (score: number, passage: string, level = 3) =>
  run(score, { game: 'reading-passage', choice: passage, level });
/** Newest first: letter rounds that fall for four weeks, of which the last two can be luck; Word or not? at chance. */
const LEO = [
  luck(8),
  luck(41, { game: 'word-or-not' }),
  luck(9),
  reading(0, 'game-with-seeds'),
  ...[11, 14, 16, 20].map((score) => run(score)),
];
const resultsOf = (runs: readonly ViewedRun[], pair: 'bd' | null = null) => ({
  courses: gameCourses(runs),
  readings: newestReadings(runs),
  pair: pair && (['b', 'd'] as const),
  passages: runs.filter(({ game }) => game === 'reading-passage').map(({ choice }) => choice),
});

describe('the course of a game', () => {
  it('is harder when rounds fall until they can be luck', () => {
    const [letters, words] = gameCourses(LEO);
    expect(letters).toMatchObject({ game: 'letter-round', course: 'harder' });
    expect(letters?.runs.map(({ score }) => score)).toEqual([8, 9, 11, 14, 16, 20]);
    expect(letters?.sayLittle.map(({ score }) => score)).toEqual([8, 9]);
    expect(words).toMatchObject({ game: 'word-or-not', course: 'too-little', runs: [], usual: null });
    expect(gameCourses(LEO.filter(({ score }) => score !== 20 && score !== 16))[0]?.course).toBe('too-little');
  });

  it.each(['too-fast', 'same-place'] as RunValidityCode[])('is not of runs that are %s', (validity) => {
    const rest = [11, 14, 16, 20].map((score) => run(score));
    expect(gameCourses([run(8, { validity }), run(9, { validity }), ...rest])[0]?.course).toBe('too-little');
  });

  it('is that of the variant that was played last, without runs that hide their numbers', () => {
    const easy = run(20, { choice: 'easy' });
    const [letters] = gameCourses([run(3, { choice: 'calm' }), run(9, { choice: 'hard' }), easy, easy]);
    expect(letters?.runs.map(({ choice }) => choice)).toEqual(['hard']);
    expect(gameCourses([run(3, { choice: 'calm' })])).toEqual([]);
  });

  it('has a usual range from the fourth run on, and games that went well first', () => {
    const better = [20, 18, 16, 14, 12, 10].map((score) => run(score, { game: 'sound-match' }));
    const all = gameCourses([...LEO, ...better]);
    expect(all.map(({ game }) => game)).toEqual(['sound-match', 'letter-round', 'word-or-not']);
    expect(all.map(({ usual }) => usual !== null)).toEqual([true, true, false]);
    expect(gameCourses([1, 2, 3].map((score) => run(score)))[0]?.usual).toBeNull();
  });
});

it('two letters are mixed up often from three times on, in both directions together', () => {
  expect(oftenMixedUp([{ asked: 'd', picked: 'b', times: 1 }])).toBeNull();
  expect(
    oftenMixedUp([
      { asked: 'p', picked: 'q', times: 2 },
      { asked: 'd', picked: 'b', times: 2 },
      { asked: 'b', picked: 'd', times: 1 },
    ]),
  ).toEqual(['b', 'd']);
  expect(oftenMixedUp([])).toBeNull();
});

it('the newest three readings count, without those that say little', () => {
  expect(newestReadings([luck(3, { game: 'reading-passage' })])).toBeNull();
  const read = [reading(1, 'a', 2), reading(2, 'b'), reading(0, 'c'), reading(3, 'd', 1)];
  expect(newestReadings(read)).toEqual({ right: 3, of: 9, level: 2 });
});

describe('what to try', () => {
  it('with a learner whose rounds fall is that game together, and an easier passage, never to keep it as it is', () => {
    expect(whatToTry(resultsOf(LEO, 'bd'), 12, 0)).toEqual([
      { suggestion: 'play-together', toSet: { kind: 'game', target: 'letter-round', level: null } },
      { suggestion: 'read-together', toSet: { kind: 'passage', target: 'bread-before-sunrise', level: null } },
    ]);
  });

  it('is a lower level of a game that got harder', () => {
    const levels = [2, 3, 4, 5, 6, 7].map((score) => run(score, { game: 'simon', choice: WITH_LEVELS, level: score }));
    const [first] = whatToTry(resultsOf(levels), null, 0);
    expect(first?.toSet).toEqual({ kind: 'game', target: 'simon', level: 1 });
  });

  it('is about letters that are mixed up, and a passage that was not read', () => {
    const read = [reading(1, 'last-bus', 1), reading(0, 'green-tent', 1)];
    expect(whatToTry(resultsOf(read, 'bd'), null, 0).map(({ toSet }) => toSet?.target)).toEqual([
      'key-in-the-jar',
      'letter-round',
    ]);
  });

  it('is something new where results suggest nothing, and nothing of games that are not shared', () => {
    expect(whatToTry(resultsOf([run(20)]), 12, 0)).toEqual([
      { suggestion: 'say-what-you-noticed', toSet: null },
      { suggestion: 'something-new', toSet: { kind: 'game', target: 'sound-match', level: null } },
    ]);
    expect(whatToTry(null, 12, 0)).toEqual([{ suggestion: 'say-what-you-noticed', toSet: null }]);
    expect(whatToTry(null, null, 1)).toEqual([]);
  });
});

describe('what went well', () => {
  const strengths = (runs: readonly ViewedRun[] | null, activeDays: number | null, done = 0, of = 0) =>
    strengthsOf({ results: runs && resultsOf(runs), activeDays, set: { done, of } }).map(({ code }) => code);

  it('is nothing that is not there', () => {
    expect(strengths(null, null)).toEqual([]);
    expect(strengths(LEO, 3, 1, 3)).toEqual([]);
  });

  it('is days, questions, what was set, and games that improve or stay', () => {
    const better = [20, 18, 16, 14, 12, 10].map((score) => run(score, { game: 'sound-match' }));
    const same = better.map((each) => ({ ...each, game: 'simon' as const, score: 5 }));
    expect(strengths([...better, ...same, reading(2, 'last-bus')], 8, 1, 2)).toEqual([
      'improving',
      'often-active',
      'reading',
      'set-done',
      'steady',
    ]);
  });
});
