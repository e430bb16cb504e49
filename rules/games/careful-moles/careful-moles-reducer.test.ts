import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carefulMolesReportSchema } from '#contract/games/careful-moles.ts';
import { CAREFUL_MOLES, carefulLeastDurationMs, isPossibleCarefulRun } from './careful-moles.ts';
import {
  type CarefulEvent,
  type CarefulState,
  carefulReducer,
  carefulRun,
  currentAnimal,
  currentQuarter,
  newCarefulState,
  newPracticeState,
  seenAnimal,
} from './careful-moles-reducer.ts';
import { carefulSummary } from './careful-moles-summary.ts';

const begun = newCarefulState(7);
const frame = (atMs: number): CarefulEvent => ({ type: 'frame-shown', atMs });
const press = (atMs: number): CarefulEvent => ({ type: 'meadow-pressed', atMs });
const resumed = (atMs: number): CarefulEvent => ({ type: 'resumed', atMs });
const play = (events: CarefulEvent[], from = begun) => events.reduce(carefulReducer, from);
const gapMs = begun.trials[0]?.gapMs ?? 0;
const up = play([frame(gapMs)]);
const FRAME_MS = 1000 / 60;

/** Plays to the end with 60 frames a second; `reactionMs` says when an animal is touched. */
function played(from: CarefulState, reactionMs: (state: CarefulState) => number | null): CarefulState {
  let state = from;
  for (let atMs = 0; state.status === 'running'; atMs += FRAME_MS) {
    state = carefulReducer(state, frame(atMs));
    const afterMs = seenAnimal(state) ? reactionMs(state) : null;
    if (afterMs !== null && atMs - state.shownAtMs >= afterMs)
      state = carefulReducer(state, press(state.shownAtMs + afterMs));
  }
  return state;
}

describe('a trial', () => {
  it('begins with an empty meadow, and shows its animal in the first frame after the gap', () => {
    expect(seenAnimal(begun)).toBeNull();
    expect(play([frame(0), frame(gapMs - 0.1)])).toBe(begun);
    expect(seenAnimal(up)).toBe('mole');
    expect(play([frame(gapMs + 12)]).shownAtMs).toBe(gapMs + 12);
  });

  it('shows its animal for 900 ms from that frame, then the gap of the next one', () => {
    expect(play([frame(gapMs + 899.9)], up)).toBe(up);
    const next = play([frame(gapMs + 900)], up);
    expect([seenAnimal(next), next.phase, next.startedAtMs, next.played]).toEqual([
      null,
      'gap',
      gapMs + 900,
      [{ trial: 0, pressesMs: [] }],
    ]);
  });

  it('takes as long when its animal was touched, which is then no longer seen', () => {
    const touched = play([press(gapMs + 312.4)], up);
    expect([seenAnimal(touched), touched.isTouched, touched.phase]).toEqual([null, true, 'animal']);
    expect(play([frame(gapMs + 899)], touched)).toBe(touched);
    expect(play([frame(gapMs + 900)], touched).played).toEqual([{ trial: 0, pressesMs: [312] }]);
  });

  it('reports presses in the gap as before the animal, and later ones too', () => {
    const state = play([press(100), frame(gapMs), press(gapMs + 300), press(gapMs + 500), frame(gapMs + 900)]);
    expect(state.played).toEqual([{ trial: 0, pressesMs: [100 - gapMs, 300, 500] }]);
  });

  it('does not touch an animal before it is seen', () => {
    expect(seenAnimal(play([press(gapMs - 1), frame(gapMs)]))).toBe('mole');
  });

  it('counts a press after its end to the next one, even before the next frame', () => {
    const late = play([press(gapMs + 905)], up);
    expect(late).toMatchObject({ phase: 'gap', played: [{ trial: 0, pressesMs: [] }], pressedAtMs: [gapMs + 905] });
  });

  it('reports twenty presses at most, and none before the longest gap', () => {
    const many = play([...Array.from({ length: 30 }, (_, place) => press(place)), frame(5000), frame(5900)]);
    expect(many.played[0]?.pressesMs).toEqual(Array(20).fill(-450));
  });
});

describe('a pause', () => {
  it('discards the trial, which comes again at the end', () => {
    const after = play([press(gapMs + 200), resumed(gapMs + 300)], up);
    expect(after).toMatchObject({
      phase: 'gap',
      startedAtMs: gapMs + 300,
      pressedAtMs: [],
      played: [],
      isTouched: false,
    });
    expect([after.queue[0], after.queue.at(-1), after.queue.length]).toEqual([1, 0, 120]);
  });

  it('leaves a game with every trial once', () => {
    const over = played(play([resumed(300)], up), () => 400);
    expect(over.played.map(({ trial }) => trial)).toEqual([...Array.from({ length: 119 }, (_, n) => n + 1), 0]);
    expect(isPossibleCarefulRun(carefulRun(over, false))).toBe(true);
  });
});

describe('a game', () => {
  it('ends after 120 animals, in 150 seconds and a little more', () => {
    const over = played(begun, (state) => (currentAnimal(state) === 'mole' ? 400 : null));
    const run = carefulRun(over, false);
    expect(run.durationMs).toBeGreaterThanOrEqual(carefulLeastDurationMs(run));
    expect(run.durationMs).toBeLessThan(155_000);
    expect(carefulSummary(run)).toMatchObject({
      hits: 90,
      omissions: 0,
      falseAlarms: 0,
      rejections: 30,
      medianMs: 400,
    });
    expect(play([frame(160_000), press(160_000), resumed(160_000)], over)).toBe(over);
  });

  it('shows no animal after its end, whichever was the last one', () => {
    const ends = Array.from({ length: 20 }, (_, seed) => played(newCarefulState(seed), () => null));
    expect(ends.map(seenAnimal)).toEqual(ends.map(() => null));
  });

  it('says whether it is calm', () => {
    expect([true, false].map((isCalm) => carefulRun(begun, isCalm).isCalm)).toEqual([true, false]);
  });

  it('has four quarters of 30 animals', () => {
    const at = (count: number) => currentQuarter({ ...begun, played: Array(count).fill({ trial: 0, pressesMs: [] }) });
    expect([0, 29, 30, 59, 60, 89, 90, 119, 120].map(at)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4]);
  });

  it('gives a plausible report whatever is pressed, with late frames and pauses', () => {
    const turn = fc.record({
      afterMs: fc.double({ min: 1, max: 700, noNaN: true }),
      type: fc.constantFrom('frame-shown', 'frame-shown', 'meadow-pressed', 'meadow-pressed'),
      pauses: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(fc.integer(), fc.infiniteStream(turn), (seed, turns) => {
        let state = newCarefulState(seed);
        let atMs = 0;
        for (const { afterMs, type, pauses } of turns) {
          atMs += afterMs;
          state = carefulReducer(state, pauses === 0 ? resumed(atMs) : { type: type as 'frame-shown', atMs });
          state = carefulReducer(state, frame(atMs));
          if (state.status === 'finished') break;
        }
        const run = carefulRun(state, true);
        expect(isPossibleCarefulRun(run)).toBe(true);
        expect(run.durationMs).toBeGreaterThanOrEqual(carefulLeastDurationMs(run));
        const report = { ...run, finishedAt: '2026-11-21T09:00:00.000Z' };
        expect(carefulMolesReportSchema.safeParse(report).error).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });
});

describe('a practice', () => {
  const practice = newPracticeState(7);
  const { gapMs: practiceGapMs, restMs } = CAREFUL_MOLES.practice;
  const shown = play([frame(practiceGapMs)], practice);
  const gone = play([frame(practiceGapMs + 900)], shown);

  it('says at once that an animal was touched', () => {
    expect(shown.answer).toBeNull();
    expect(play([press(practiceGapMs + 300)], shown).answer).toEqual({ animal: 'mole', isTouched: true });
  });

  it('says that an animal was not touched when it is gone, until the next one is seen', () => {
    const answer = { animal: 'mole', isTouched: false };
    expect(gone).toMatchObject({ phase: 'rest', answer });
    const next = play([frame(practiceGapMs + 900 + restMs)], gone);
    expect(next).toMatchObject({ phase: 'gap', answer });
    expect(play([frame(next.startedAtMs + practiceGapMs)], next).answer).toBeNull();
  });

  it('does not take a press after the animal as a touch', () => {
    expect(play([press(practiceGapMs + 1000)], gone)).toMatchObject({ isTouched: false, answer: { isTouched: false } });
  });

  it('ends after eight animals', () => {
    expect(played(practice, () => null).played).toHaveLength(8);
  });
});
