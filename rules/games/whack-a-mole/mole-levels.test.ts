import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moleLevelReportSchema } from '#contract/games/whack-a-mole.ts';
import { seededRandom } from '../../figures/random.ts';
import { LEVELS } from '../levels.ts';
import {
  isPossibleMoleLevelRun,
  MOLE_LEVELS,
  type MoleLevelRun,
  measuredMoleLevel,
  moleLevelLeastDurationMs,
  moleLevelResult,
  moleLevels,
  moleStayMs,
} from './mole-levels.ts';
import {
  currentMoleLevel,
  type MoleLevelState,
  moleLevelReducer,
  moleLevelRun,
  newMoleLevelState,
} from './mole-levels-reducer.ts';
import { WHACK_A_MOLE } from './whack-a-mole.ts';

const HIGHEST = LEVELS['whack-a-mole'].highest;
const all = (reactionMs: number | null) => Array<number | null>(MOLE_LEVELS.moles).fill(reactionMs);
const runOf = (startLevel: number, reactionsMs: readonly (number | null)[], misses = 0): MoleLevelRun => {
  const run = { startLevel, reactionsMs, misses, durationMs: 0 };
  return { ...run, durationMs: moleLevelLeastDurationMs(run) };
};

describe('how long a mole stays', () => {
  it('is 2 s at the first level and 10 % less at each next one, but never under 300 ms', () => {
    expect([1, 2, 3, 18, 19, HIGHEST].map(moleStayMs)).toEqual([2000, 1800, 1620, 334, 300, 300]);
  });
});

describe('the level of the next mole', () => {
  const levels = (reactionsMs: (number | null)[], startLevel = 5) => moleLevels({ startLevel, reactionsMs });

  it('is one faster after each touch until the first missed mole', () => {
    expect(levels([])).toEqual([5]);
    expect(levels([400, 400, null])).toEqual([5, 6, 7, 6]);
  });

  it('is one faster after two touches in a row from then on, and one slower after each missed mole', () => {
    expect(levels([null, 400])).toEqual([5, 4, 4]);
    expect(levels([null, 400, 400])).toEqual([5, 4, 4, 5]);
    expect(levels([null, 400, null, 400, 400])).toEqual([5, 4, 4, 3, 3, 4]);
    expect(levels([400, null, 400, 400, 400, 400])).toEqual([5, 6, 5, 5, 6, 6, 7]);
  });

  it('is never beyond the first or the highest level', () => {
    expect(levels([null, null], 1)).toEqual([1, 1, 1]);
    expect(levels([200, 200, 200, 200], HIGHEST)).toEqual(Array(5).fill(HIGHEST));
  });
});

describe('the measured level', () => {
  it('is the mean of the levels at which the direction turned, without the first two turns', () => {
    // Turns down at 8, up at 6, down at 8, up at 7.
    expect(measuredMoleLevel([6, 7, 8, 7, 6, 7, 8, 7, 8])).toBe(7.5);
  });

  it('leaves out a third turn when their number is odd', () => {
    expect(measuredMoleLevel([6, 7, 8, 7, 6, 7, 8, 7, 8, 7])).toBe((7 + 8) / 2);
  });

  it('is the last level when the direction never turned', () => {
    expect(measuredMoleLevel([5])).toBe(5);
    expect(measuredMoleLevel([5, 6, 7])).toBe(7);
  });
});

describe('a run with levels', () => {
  it('goes down or up by at most one level, whatever was touched', () => {
    const slow = all(300).map((ms, at) => (at % 10 === 0 ? ms : null));
    expect(moleLevelResult(runOf(9, slow))).toEqual({ score: 8, level: 8 });
    expect(moleLevelResult(runOf(1, all(250)))).toEqual({ score: 2, level: 2 });
  });

  it('cannot tell anything without a touch, and keeps the level', () => {
    expect(moleLevelResult(runOf(6, all(null)))).toEqual({ score: 6, level: 6, validity: 'few-touches' });
    expect(moleLevelResult(runOf(6, [...all(null).slice(1), 300]))).not.toHaveProperty('validity');
  });

  it('cannot tell anything with more than three presses on empty holes for each touched mole', () => {
    const touched = all(280);
    const validity = (misses: number) => moleLevelResult(runOf(3, touched, misses)).validity;
    expect([144, 145].map(validity)).toEqual([undefined, 'wild-pressing']);
  });

  it('is impossible when a mole is missing or was touched after it had gone', () => {
    expect(isPossibleMoleLevelRun(runOf(1, all(300)))).toBe(true);
    expect(isPossibleMoleLevelRun(runOf(1, all(300).slice(1)))).toBe(false);
    expect(isPossibleMoleLevelRun(runOf(1, [2000, ...all(null).slice(1)]))).toBe(true);
    expect(isPossibleMoleLevelRun(runOf(1, [2001, ...all(null).slice(1)]))).toBe(false);
  });

  it('is impossible with more than 15 touches that nobody can see, unless as many presses met empty holes', () => {
    const lucky = (count: number) => all(300).map((ms, at) => (at < count ? 99 : ms));
    expect(isPossibleMoleLevelRun(runOf(1, lucky(15)))).toBe(true);
    expect(isPossibleMoleLevelRun(runOf(1, lucky(16)))).toBe(false);
    expect(isPossibleMoleLevelRun(runOf(1, lucky(16), 16))).toBe(true);
  });
});

/** Plays a run; `reactionMs` draws the time to the touch of a mole, whether it is still there or not. */
function play(startLevel: number, seed: number, reactionMs: () => number): MoleLevelState {
  let state = newMoleLevelState(startLevel, seed);
  let atMs = 0;
  while (state.status === 'running') {
    if (state.mole) {
      const { hole, shownAtMs } = state.mole;
      const touchMs = shownAtMs + reactionMs();
      const goneMs = shownAtMs + moleStayMs(currentMoleLevel(state));
      atMs = Math.min(touchMs, goneMs + 1);
      const isTouched = touchMs <= goneMs;
      state = moleLevelReducer(state, isTouched ? { type: 'hole-pressed', hole, atMs } : { type: 'frame-shown', atMs });
    } else {
      atMs = Math.max(atMs, state.nextDueMs ?? 0);
      state = moleLevelReducer(state, { type: 'frame-shown', atMs });
    }
  }
  return state;
}

describe('the game with levels', () => {
  it('shows the first mole after a gap, and takes it away when its time is over', () => {
    const begun = newMoleLevelState(2, 1);
    const dueMs = begun.nextDueMs ?? 0;
    expect(dueMs).toBeGreaterThanOrEqual(MOLE_LEVELS.gapMs.least);
    expect(dueMs).toBeLessThan(MOLE_LEVELS.gapMs.most);
    expect(moleLevelReducer(begun, { type: 'frame-shown', atMs: dueMs - 1 })).toBe(begun);
    const shown = moleLevelReducer(begun, { type: 'frame-shown', atMs: dueMs });
    expect(shown.mole).toMatchObject({ number: 0, shownAtMs: dueMs });
    expect(moleLevelReducer(shown, { type: 'frame-shown', atMs: dueMs + moleStayMs(2) })).toBe(shown);
    const gone = moleLevelReducer(shown, { type: 'frame-shown', atMs: dueMs + moleStayMs(2) + 1 });
    expect(gone).toMatchObject({ mole: null, reactionsMs: [null] });
  });

  it('does not count a touch after the time of the mole, also when a late frame still shows it', () => {
    const begun = newMoleLevelState(2, 1);
    const shown = moleLevelReducer(begun, { type: 'frame-shown', atMs: 1000 });
    const hole = shown.mole?.hole ?? 0;
    const atMs = 1000 + moleStayMs(2);
    expect(moleLevelReducer(shown, { type: 'hole-pressed', hole, atMs })).toMatchObject({
      reactionsMs: [moleStayMs(2)],
      misses: 0,
    });
    expect(moleLevelReducer(shown, { type: 'hole-pressed', hole, atMs: atMs + 1 })).toMatchObject({
      reactionsMs: [],
      misses: 1,
    });
  });

  it('brings a mole again that a pause took away', () => {
    const shown = moleLevelReducer(newMoleLevelState(2, 1), { type: 'frame-shown', atMs: 1000 });
    const resumed = moleLevelReducer(shown, { type: 'resumed', atMs: 1500 });
    expect(resumed).toMatchObject({ mole: null, reactionsMs: [] });
    expect(resumed.nextDueMs).toBeGreaterThanOrEqual(1500 + MOLE_LEVELS.gapMs.least);
    const again = moleLevelReducer(resumed, { type: 'frame-shown', atMs: 3000 });
    expect(again.mole).toMatchObject({ number: 0, shownAtMs: 3000 });
  });

  it('counts a press on another hole', () => {
    const shown = moleLevelReducer(newMoleLevelState(2, 1), { type: 'frame-shown', atMs: 1000 });
    const other = ((shown.mole?.hole ?? 0) % WHACK_A_MOLE.holes) + 1;
    const pressed = moleLevelReducer(shown, { type: 'hole-pressed', hole: other, atMs: 1200 });
    expect(pressed).toMatchObject({ misses: 1, mark: { hole: other, met: 'nothing' }, mole: shown.mole });
  });

  it('makes a report that the server accepts, with a level between the first and the highest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: HIGHEST }),
        fc.integer(),
        fc.integer({ min: 160, max: 2500 }),
        (startLevel, seed, medianMs) => {
          const random = seededRandom(seed);
          const run = moleLevelRun(play(startLevel, seed, () => medianMs * (0.7 + 0.6 * random())));
          expect(isPossibleMoleLevelRun(run)).toBe(true);
          expect(run.durationMs).toBeGreaterThanOrEqual(moleLevelLeastDurationMs(run));
          const report = { ...run, finishedAt: '2026-11-21T09:59:00.000Z' };
          expect(moleLevelReportSchema.safeParse(report).success).toBe(true);
          const { level } = moleLevelResult(run);
          expect(level).toBeGreaterThanOrEqual(Math.max(1, startLevel - 1));
          expect(level).toBeLessThanOrEqual(Math.min(HIGHEST, startLevel + 1));
        },
      ),
    );
  });
});
