import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moleReportSchema } from '#contract/games/whack-a-mole.ts';
import {
  isPossibleMoleRun,
  MOLE_DIFFICULTIES,
  moleDueTimes,
  moleLeastDurationMs,
  WHACK_A_MOLE,
} from './whack-a-mole.ts';
import { type MoleEvent, type MoleState, moleReducer, moleRun, newMoleState } from './whack-a-mole-reducer.ts';

const begun = newMoleState('easy', false, 7);
const begunWithoutClock = newMoleState('normal', true, 7);
const frame = (atMs: number): MoleEvent => ({ type: 'frame-shown', atMs });
const press = (hole: number, atMs: number): MoleEvent => ({ type: 'hole-pressed', hole, atMs });
const play = (events: MoleEvent[], from: MoleState = begun) => events.reduce(moleReducer, from);
const frames = (fromMs: number, toMs: number, everyMs = 1000 / 60) =>
  Array.from({ length: Math.floor((toMs - fromMs) / everyMs) + 1 }, (_, n) => frame(fromMs + n * everyMs));
const holeOf = ({ mole }: MoleState) => mole?.hole ?? 0;
const otherThan = (hole: number) => (hole % 9) + 1;
/** Plays with a frame every `everyMs`, touching each mole after `reactionMs`; returns all states. */
function played(from: MoleState, everyMs: number, reactionMs: number | null, forMs = 200_000): MoleState[] {
  const rounds = [from];
  for (let atMs = 0; atMs <= forMs && rounds.at(-1)?.status === 'running'; atMs += everyMs) {
    let round = moleReducer(rounds.at(-1) ?? from, frame(atMs));
    if (round.mole && reactionMs !== null && atMs - round.mole.shownAtMs >= reactionMs) {
      round = moleReducer(round, press(round.mole.hole, round.mole.shownAtMs + reactionMs));
    }
    rounds.push(round);
  }
  return rounds;
}
const shownMoles = (rounds: MoleState[]) => [
  ...new Map(rounds.flatMap(({ mole }) => (mole ? [[mole.number, mole] as const] : []))).values(),
];

describe('a round with a clock', () => {
  it('starts with 30 seconds and no mole', () => {
    expect(begun).toMatchObject({ status: 'running', mole: null, secondsLeft: 30, hits: [], misses: 0 });
  });

  it('shows the first mole in the first frame from 1000 ms on', () => {
    expect(play([frame(0), frame(999.9)]).mole).toBeNull();
    expect(play([frame(0), frame(1000)]).mole).toMatchObject({ number: 0, shownAtMs: 1000 });
    expect(play([frame(995), frame(1011.7)]).mole).toMatchObject({ number: 0, shownAtMs: 1011.7 });
  });

  it('keeps a mole until the next one appears in another hole', () => {
    const first = play([frame(1000)]);
    expect(play([frame(1999.9)], first).mole).toBe(first.mole);
    const second = play([frame(2000)], first);
    expect(second.mole?.number).toBe(1);
    expect(holeOf(second)).not.toBe(holeOf(first));
  });

  it('does not drift with late frames', () => {
    const late = shownMoles(played(begun, 1000 / 7, null));
    const due = moleDueTimes('easy');
    expect(late.map(({ number }) => number)).toEqual(due.map((_, mole) => mole));
    for (const { number, shownAtMs } of late) expect(shownAtMs - (due[number] ?? 0)).toBeLessThan(1000 / 7);
  });

  it('skips moles that no frame showed', () => {
    const stuck = play([frame(1000), frame(4200)]);
    expect(stuck.mole).toMatchObject({ number: 3, shownAtMs: 4200 });
    expect(play([frame(5000)], stuck).mole?.number).toBe(4);
  });

  it('ends at 30 seconds without a mole', () => {
    const last = play(frames(0, 29_999));
    expect(last).toMatchObject({ status: 'running', secondsLeft: 1 });
    const over = play([frame(30_000)], last);
    expect(over).toMatchObject({ status: 'finished', secondsLeft: 0, mole: null });
    expect(play([frame(31_000), press(1, 31_000), { type: 'resumed', atMs: 31_000 }], over)).toBe(over);
    expect(moleRun(over)).toMatchObject({ durationMs: 30_000, withoutClock: false, difficulty: 'easy' });
  });

  it('ignores presses after 30 seconds, even before the next frame', () => {
    const up = play([frame(1000)]);
    expect(play([press(holeOf(up), 29_999)], up).hits).toEqual([{ mole: 0, reactionMs: 28_999 }]);
    expect(play([press(holeOf(up), 30_000)], up)).toMatchObject({ status: 'finished', hits: [] });
  });

  it('is reported with 30 seconds, even after a late last frame', () => {
    expect(moleRun(play([frame(30_412.6)])).durationMs).toBe(30_000);
  });

  it('changes only with the displayed second, moles and marks', () => {
    expect(play([frame(0), frame(1), frame(500)])).toBe(begun);
    const first = play([frame(1000)]);
    expect(first.secondsLeft).toBe(29);
    expect(play([frame(1016), frame(1999)], first)).toBe(first);
  });
});

describe('a press', () => {
  const up = play([frame(1000.4)]);

  it('on a mole removes it and records the time since its frame', () => {
    const touched = play([press(holeOf(up), 1412.9)], up);
    expect(touched).toMatchObject({ mole: null, misses: 0, mark: { hole: holeOf(up), met: 'mole' } });
    expect(touched.hits).toEqual([{ mole: 0, reactionMs: expect.closeTo(412.5) }]);
    expect(moleRun(touched).hits).toEqual([{ mole: 0, reactionMs: 413 }]);
  });

  it('on a touched mole is a miss, and the next mole appears when it is due', () => {
    const twice = play([press(holeOf(up), 1400), press(holeOf(up), 1500)], up);
    expect([twice.hits.length, twice.misses]).toEqual([1, 1]);
    expect(play([frame(1999)], twice).mole).toBeNull();
    expect(play([frame(2000)], twice).mole).toMatchObject({ number: 1, shownAtMs: 2000 });
  });

  it('on an empty hole is a miss and keeps the mole', () => {
    const missed = play([press(otherThan(holeOf(up)), 1400)], up);
    expect(missed).toMatchObject({ mole: up.mole, misses: 1, hits: [], mark: { met: 'nothing' } });
    expect(play([press(3, 500)]).misses).toBe(1);
  });

  it('has a reaction time of at least 0', () => {
    expect(play([press(holeOf(up), 1000.2)], up).hits).toEqual([{ mole: 0, reactionMs: 0 }]);
  });

  it('marks its hole for 300 ms', () => {
    const missed = play([press(4, 100)]);
    expect(play([frame(399)], missed).mark).toMatchObject({ hole: 4 });
    expect(play([frame(400)], missed).mark).toBeNull();
    const beforeMole = play([press(holeOf(up), 900), frame(1000.4)]);
    expect(beforeMole).toMatchObject({ mole: { hole: holeOf(up) }, mark: null });
    expect(play([press(otherThan(holeOf(up)), 900), frame(1000.4)]).mark).not.toBeNull();
  });
});

describe('after a pause', () => {
  const resumed = (atMs: number): MoleEvent => ({ type: 'resumed', atMs });

  it('takes a visible mole away, neither touched nor missed; the next one comes when it is due', () => {
    const up = play([frame(1000)]);
    const again = play([resumed(1300)], up);
    expect(again).toMatchObject({ mole: null, hits: [], misses: 0 });
    expect(play([frame(1999)], again).mole).toBeNull();
    const next = play([frame(2000)], again);
    expect(next.mole).toMatchObject({ number: 1, shownAtMs: 2000 });
    expect(holeOf(next)).not.toBe(holeOf(up));
  });

  it('changes nothing without a visible mole', () => {
    expect(play([resumed(300)])).toBe(begun);
  });

  it('without a clock, shows the same mole in another hole after a full interval', () => {
    const up = play([frame(800)], begunWithoutClock);
    const again = play([resumed(1100)], up);
    expect(again).toMatchObject({ mole: null, hits: [], misses: 0 });
    expect(play([frame(1899)], again).mole).toBeNull();
    const next = play([frame(1900)], again);
    expect(next.mole).toMatchObject({ number: 0, shownAtMs: 1900 });
    expect(holeOf(next)).not.toBe(holeOf(up));
  });

  it('without a clock, waits a full interval for a mole that was not there yet', () => {
    const again = play([resumed(700)], begunWithoutClock);
    expect(play([frame(1499)], again).mole).toBeNull();
    expect(play([frame(1500)], again).mole).toMatchObject({ number: 0, shownAtMs: 1500 });
  });

  it('without a clock, thirty moles can still be touched, and the duration is that of a game without a pause', () => {
    const paused = [300, 900, 20_000, 39_500].reduce((state, atMs) => {
      const before = played(state, 10, 500, atMs).at(-1) ?? state;
      return moleReducer(before, resumed(atMs));
    }, begunWithoutClock);
    const over = played(paused, 10, 500).at(-1) ?? paused;
    const run = moleRun(over);
    expect(run.hits.map(({ mole }) => mole)).toEqual(Array.from({ length: 30 }, (_, mole) => mole));
    expect(run.durationMs).toBe(31 * 800 + 30 * 500);
    expect(isPossibleMoleRun(run)).toBe(true);
  });
});

describe('a round without a clock', () => {
  it('shows no seconds, and its first mole appears after one interval', () => {
    expect(begunWithoutClock.secondsLeft).toBeNull();
    expect(play([frame(799)], begunWithoutClock)).toBe(begunWithoutClock);
    expect(play([frame(800)], begunWithoutClock).mole).toMatchObject({ number: 0, shownAtMs: 800 });
  });

  it('keeps a mole until it is touched, then waits an interval', () => {
    const up = play([frame(800)], begunWithoutClock);
    expect(play([frame(90_000)], up)).toBe(up);
    const touched = play([press(holeOf(up), 90_000)], up);
    expect(play([frame(90_799)], touched).mole).toBeNull();
    expect(play([frame(90_800)], touched).mole).toMatchObject({ number: 1, shownAtMs: 90_800 });
  });

  it('ends one interval after the thirtieth touch', () => {
    const rounds = played(begunWithoutClock, 10, 500);
    expect(shownMoles(rounds)).toHaveLength(30);
    const over = rounds.at(-1);
    expect(over).toMatchObject({ status: 'finished', secondsLeft: null });
    expect(rounds.findLast(({ status }) => status === 'running')?.hits).toHaveLength(30);
    const run = moleRun(over ?? begunWithoutClock);
    expect(run.durationMs).toBe(31 * 800 + 30 * 500);
    expect(isPossibleMoleRun(run)).toBe(true);
    expect(run.durationMs).toBeGreaterThanOrEqual(moleLeastDurationMs(run));
  });

  it('reports at most six hours and at most a thousand misses', () => {
    const long = play([frame(800)], begunWithoutClock);
    const run = moleRun({ ...play([press(holeOf(long), 9e7)], long), endedAtMs: 9e7, misses: 1001 });
    const sixHours = 6 * 60 * 60 * 1000;
    expect(run).toMatchObject({ durationMs: sixHours, hits: [{ reactionMs: sixHours }], misses: 1000 });
  });
});

describe('every round', () => {
  it('is the same for the same seed only', () => {
    const holes = (seed: number) =>
      shownMoles(played(newMoleState('hard', false, seed), 16, null)).map(({ hole }) => hole);
    expect(holes(3)).toEqual(holes(3));
    expect(holes(3)).not.toEqual(holes(4));
    expect(new Set(holes(3)).size).toBe(9);
  });

  it('shows one mole at a time, never in the same hole twice in a row, and gives a plausible report', () => {
    const event = (atMs: number) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(frame(atMs)) },
        { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }).map((hole) => press(hole, atMs)) },
        { weight: 1, arbitrary: fc.constant<MoleEvent>({ type: 'resumed', atMs }) },
      );
    const stream = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 300, size: 'max' }).chain((waits) => {
      const times = waits.map((_, place) => waits.slice(0, place + 1).reduce((sum, wait) => sum + wait, 0));
      return fc.tuple(...times.map(event));
    });
    const begin = fc.tuple(fc.constantFrom(...MOLE_DIFFICULTIES), fc.boolean(), fc.integer());
    fc.assert(
      fc.property(begin, stream, ([difficulty, withoutClock, seed], events) => {
        let round = newMoleState(difficulty, withoutClock, seed);
        let score = 0;
        for (const happened of events) {
          const after = moleReducer(round, happened);
          if (after.mole && after.mole.number !== round.mole?.number) expect(after.mole.hole).not.toBe(round.lastHole);
          expect(after.mole === null || (after.mole.hole >= 1 && after.mole.hole <= WHACK_A_MOLE.holes)).toBe(true);
          expect(after.hits.length).toBeGreaterThanOrEqual(score);
          score = after.hits.length;
          round = after;
        }
        if (!withoutClock) expect(isPossibleMoleRun(moleRun(moleReducer(round, frame(30_000))))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is plausible with late frames and presses', () => {
    const turn = fc.record({
      frameAfterMs: fc.double({ min: 1, max: 300, noNaN: true }),
      pressAfterMs: fc.double({ min: 100, max: 2000, noNaN: true }),
      isMet: fc.boolean(),
    });
    const begin = fc.tuple(fc.constantFrom(...MOLE_DIFFICULTIES), fc.boolean(), fc.integer());
    fc.assert(
      fc.property(begin, fc.infiniteStream(turn), ([difficulty, withoutClock, seed], turns) => {
        let round = newMoleState(difficulty, withoutClock, seed);
        let atMs = 0;
        for (const { frameAfterMs, pressAfterMs, isMet } of turns) {
          atMs += frameAfterMs;
          round = moleReducer(round, frame(atMs));
          if (round.status === 'finished') break;
          if (!round.mole) continue;
          atMs += pressAfterMs;
          round = moleReducer(round, press(isMet ? holeOf(round) : otherThan(holeOf(round)), atMs));
        }
        const run = moleRun(round);
        expect(isPossibleMoleRun(run)).toBe(true);
        expect(run.durationMs).toBeGreaterThanOrEqual(moleLeastDurationMs(run));
        const report = { ...run, finishedAt: '2026-11-21T09:00:00.000Z' };
        expect(moleReportSchema.safeParse(report).error).toBeUndefined();
      }),
    );
  });

  it('is plausible when every mole was touched', () => {
    for (const difficulty of MOLE_DIFFICULTIES) {
      for (const withoutClock of [true, false]) {
        const over = played(newMoleState(difficulty, withoutClock, 21), 1000 / 60, 250).at(-1);
        const run = moleRun(over ?? begun);
        expect(isPossibleMoleRun(run)).toBe(true);
        expect(run.hits.length).toBe(withoutClock ? 30 : moleDueTimes(difficulty).length);
        expect(run.durationMs).toBeGreaterThanOrEqual(moleLeastDurationMs(run));
      }
    }
  });
});
