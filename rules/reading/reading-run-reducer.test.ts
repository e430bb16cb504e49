import { describe, expect, it } from 'vitest';
import {
  newReadingRun,
  questionAt,
  type ReadingRunEvent,
  type ReadingRunState,
  readingRun,
  readingRunReducer,
} from './reading-run-reducer.ts';

const START = newReadingRun('slow-train', 7);
const runOf = (events: readonly ReadingRunEvent[], from: ReadingRunState = START) =>
  events.reduce(readingRunReducer, from);
const OPENED = runOf([{ type: 'questions-opened', atMs: 20_000.4 }]);
const pick = (picked: number, atMs: number): ReadingRunEvent => ({ type: 'option-picked', picked, atMs });
const goOn = (atMs: number): ReadingRunEvent => ({ type: 'went-on', atMs });
const ALL: readonly ReadingRunEvent[] = [
  pick(2, 23_000),
  goOn(25_000),
  pick(0, 29_000),
  goOn(30_000),
  pick(1, 33_000),
  goOn(36_000),
];

describe('a passage with its questions', () => {
  it('asks one question after the other, each until the learner goes on', () => {
    const statuses = ALL.map((_, count) => runOf(ALL.slice(0, count + 1), OPENED));
    expect(statuses.map(({ status }) => status)).toEqual([
      ...['answered', 'asking', 'answered', 'asking', 'answered', 'finished'],
    ]);
    expect(statuses.map(questionAt)).toEqual([0, 1, 1, 2, 2, 2]);
  });

  it('reports the time of reading, of each answer and of all, which ends with the last answer', () => {
    const answered = {
      passage: 'slow-train',
      seed: 7,
      wasListened: false,
      readMs: 20_000,
      answers: [
        { picked: 2, answeredAfterMs: 3000 },
        { picked: 0, answeredAfterMs: 4000 },
        { picked: 1, answeredAfterMs: 3000 },
      ],
      durationMs: 33_000,
    };
    expect(readingRun(runOf(ALL.slice(0, -1), OPENED))).toEqual(answered);
    expect(readingRun(runOf(ALL, OPENED))).toEqual(answered);
  });

  it('knows whether the voice read any of it, also while it asks', () => {
    expect(readingRun(runOf([{ type: 'voice-started' }, ...ALL], OPENED)).wasListened).toBe(true);
    expect(runOf([{ type: 'voice-started' }], runOf(ALL, OPENED)).wasListened).toBe(false);
  });

  it('takes an answer from 100 ms after the question appeared on', () => {
    expect(runOf([pick(1, 20_100.3)], OPENED)).toEqual(OPENED);
    expect(runOf([pick(1, 20_100.4)], OPENED).answers).toEqual([{ picked: 1, answeredAfterMs: 100 }]);
  });

  it.each([
    ['an answer before the questions', START, pick(1, 5000)],
    ['a second answer', runOf([pick(1, 23_000)], OPENED), pick(2, 24_000)],
    ['an option that is not there', OPENED, pick(3, 23_000)],
    ['going on without an answer', OPENED, goOn(23_000)],
    ['opening the questions again', OPENED, { type: 'questions-opened', atMs: 30_000 } as const],
    ['anything after the end', runOf(ALL, OPENED), pick(1, 40_000)],
  ])('ignores %s', (_what, state, event) => {
    expect(readingRunReducer(state, event)).toEqual(state);
  });
});
