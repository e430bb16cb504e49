import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotReportSchema } from '#contract/games/spot-the-difference.ts';
import { RUN } from '../runs.ts';
import { centreOf } from './scene/spot-scene.ts';
import { SPOT_SHOWN_AS } from './spot-constants.ts';
import { isPossibleSpotRun, spotLeastDurationMs, spotResult } from './spot-the-difference.ts';
import { newSpotState, type SpotEvent, type SpotState, spotReducer, spotRun } from './spot-the-difference-reducer.ts';

const play = (events: readonly SpotEvent[], from: SpotState) => events.reduce(spotReducer, from);
const begun = newSpotState({ withoutClock: false, shownAs: 'pictures' }, 11);
const unhurried = newSpotState({ withoutClock: true, shownAs: 'words' }, 11);
const middles = begun.scene.differences.map(({ target }) => centreOf(target));
const nowhere = placeOfNothing();
const shown = (atMs: number): SpotEvent => ({ type: 'frame-shown', atMs });
const find = (place: number, atMs: number): SpotEvent => ({
  type: 'picture-pressed',
  ...(middles[place] as { x: number; y: number }),
  atMs,
});
const miss = (atMs: number): SpotEvent => ({ type: 'picture-pressed', ...nowhere, atMs });
const finds = [0, 1, 2, 3, 4].map((place) => find(place, 1000 * (place + 1)));

function placeOfNothing(): { x: number; y: number } {
  const { differences } = begun.scene;
  const places = Array.from({ length: 450 * 320 }, (_, at) => ({ x: at % 450, y: Math.floor(at / 450) }));
  const free = places.find(({ x, y }) =>
    differences.every(({ target: { left, top, right, bottom } }) => x < left || x > right || y < top || y > bottom),
  );
  if (!free) throw new Error('there is no free place');
  return free;
}

describe('newSpotState', () => {
  it('starts with nothing found, 0 points and 60 seconds', () => {
    expect(begun).toMatchObject({ status: 'running', tally: { found: [], score: 0 }, secondsLeft: 60, presses: [] });
    expect(begun.scene.differences).toHaveLength(5);
  });

  it('has no clock when played without one', () => {
    expect(unhurried).toMatchObject({ secondsLeft: null, canShowRemaining: false });
    expect(play([shown(3_600_000)], unhurried)).toMatchObject({ status: 'running', secondsLeft: null });
  });
});

describe('spotReducer', () => {
  it('returns the same object when nothing visible changes', () => {
    expect(spotReducer(begun, shown(0))).toBe(begun);
    const later = spotReducer(begun, shown(1000));
    expect(later.secondsLeft).toBe(59);
    expect(spotReducer(later, shown(1016))).toBe(later);
    expect(spotReducer(later, { type: 'resumed', atMs: 1016 })).toBe(later);
  });

  it('gives 10 points for a find and records its press', () => {
    const round = play([find(3, 1234.6)], begun);
    expect(round.tally).toEqual({ found: [3], score: 10 });
    expect(round.presses).toEqual([expect.objectContaining({ atMs: 1235 })]);
    expect(round.miss).toBeNull();
  });

  it('marks a wrong press for 1.2 seconds and subtracts 2 points', () => {
    const round = play([find(0, 1000), miss(2000)], begun);
    expect(round).toMatchObject({ tally: { score: 8 }, miss: nowhere });
    expect(play([shown(3199)], round).miss).not.toBeNull();
    expect(play([shown(3200)], round).miss).toBeNull();
    expect(play([miss(2000), find(1, 2100)], begun).miss).toBeNull();
  });

  it('changes nothing when a difference is pressed again', () => {
    const once = play([find(0, 1000)], begun);
    expect(spotReducer(once, find(0, 2000))).toBe(once);
  });

  it('ends at the time of the fifth find', () => {
    const before = play(finds.slice(0, 4), begun);
    expect(before.status).toBe('running');
    const over = play(finds, begun);
    expect(over).toMatchObject({ status: 'finished', tally: { score: 50 }, endedAtMs: 5000 });
    expect(play([shown(6000), miss(7000)], over)).toBe(over);
  });

  it('ends after exactly 60 seconds', () => {
    expect(play([shown(59_999)], begun)).toMatchObject({ status: 'running', secondsLeft: 1 });
    const over = play([shown(60_012)], begun);
    expect(over).toMatchObject({ status: 'finished', secondsLeft: 0, endedAtMs: 60_000 });
    expect(play([find(0, 60_000)], begun)).toMatchObject({ status: 'finished', tally: { found: [] }, presses: [] });
  });

  it('can show the remaining differences after 10 seconds without a clock', () => {
    expect(play([shown(9_999), { type: 'remaining-shown', atMs: 9_999 }], unhurried)).toMatchObject({
      status: 'running',
      canShowRemaining: false,
    });
    expect(play([shown(10_000)], unhurried).canShowRemaining).toBe(true);
    expect(play([{ type: 'remaining-shown', atMs: 10_000 }], unhurried)).toMatchObject({
      status: 'finished',
      endedAtMs: 10_000,
    });
    expect(play([{ type: 'remaining-shown', atMs: 20_000 }], begun).status).toBe('running');
  });

  it('ends with the thousandth press', () => {
    const presses = Array.from({ length: 1000 }, (_, place) => miss(place));
    expect(play(presses.slice(1), begun).status).toBe('running');
    expect(play(presses, begun)).toMatchObject({ status: 'finished', endedAtMs: 999 });
  });

  it('keeps presses in order when one arrives late', () => {
    const { presses } = play([miss(1000), find(0, 990)], begun);
    expect(presses.map(({ atMs }) => atMs)).toEqual([1000, 1000]);
  });

  it('moves a press outside the picture to its edge', () => {
    const { presses } = play([{ type: 'picture-pressed', x: -3, y: 321, atMs: 5 }], begun);
    expect(presses).toEqual([{ x: 0, y: 320, atMs: 5 }]);
  });
});

describe('spotRun', () => {
  it('reports at most six hours', () => {
    const over = play([{ type: 'remaining-shown', atMs: RUN.longestMs + 5 }], unhurried);
    expect(spotRun(over).durationMs).toBe(RUN.longestMs);
  });

  it('reports how the images were shown', () => {
    expect([begun, unhurried].map((round) => spotRun(round).shownAs)).toEqual(['pictures', 'words']);
  });

  it('is always a valid report of a plausible run with the displayed score', () => {
    const press = fc.record({
      x: fc.double({ min: 0, max: 450, noNaN: true }),
      y: fc.double({ min: 0, max: 320, noNaN: true }),
      waitMs: fc.double({ min: 100, max: 9000, noNaN: true }),
      frameLateMs: fc.double({ min: 0, max: 300, noNaN: true }),
    });
    const choices = fc.record({ withoutClock: fc.boolean(), shownAs: fc.constantFrom(...SPOT_SHOWN_AS) });
    fc.assert(
      fc.property(
        choices,
        fc.integer(),
        fc.array(press, { maxLength: 40 }),
        ({ withoutClock, shownAs }, seed, presses) => {
          let atMs = 0;
          const events = presses.flatMap(({ x, y, waitMs, frameLateMs }): SpotEvent[] => {
            atMs += waitMs;
            return [{ type: 'picture-pressed', x, y, atMs }, shown(atMs + frameLateMs)];
          });
          const end: SpotEvent = { type: withoutClock ? 'remaining-shown' : 'frame-shown', atMs: atMs + 60_000 };
          const round = play([...events, end], newSpotState({ withoutClock, shownAs }, seed));
          const run = spotRun(round);
          expect(round.status).toBe('finished');
          expect(spotResult(run).score).toBe(round.tally.score);
          expect(isPossibleSpotRun(run)).toBe(true);
          expect(run.durationMs).toBeGreaterThanOrEqual(spotLeastDurationMs(run));
          expect(spotReportSchema.safeParse({ ...run, finishedAt: '2025-01-01T00:00:00.000Z' }).success).toBe(true);
        },
      ),
    );
  });
});
