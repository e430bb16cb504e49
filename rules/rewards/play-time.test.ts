import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUN } from '../games/runs.ts';
import { claimedMs, PLAY_TIME, playTimeAfterRun, playTimeAt, playTimeAtSignUp } from './play-time.ts';

const SIGN_UP_MS = Date.parse('2026-11-21T10:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

const isAccepted = (leftMs: number) => leftMs >= 0;

/** Sends runs one after the other, refused ones once, and adds up what the accepted ones claim. */
function send(runs: readonly { durationMs: number; arrivedMs: number }[]) {
  let playTime = playTimeAtSignUp(SIGN_UP_MS);
  const sent = { claimedMs: 0, refused: 0 };
  for (const { durationMs, arrivedMs } of runs) {
    const after = playTimeAfterRun(playTime, durationMs, arrivedMs);
    if (isAccepted(after.leftMs)) {
      playTime = after;
      sent.claimedMs += claimedMs(durationMs);
    } else sent.refused += 1;
  }
  return sent;
}

it('a run claims its duration, and at least ten seconds', () => {
  expect([0, 9_999, 10_000, 10_001, RUN.longestMs].map(claimedMs)).toEqual([
    10_000,
    10_000,
    10_000,
    10_001,
    RUN.longestMs,
  ]);
});

it('play time grows as time passes, up to a week, and does not shrink when a clock is put back', () => {
  const start = { leftMs: 1000, atMs: SIGN_UP_MS };
  const after = (ms: number) => playTimeAt(start, SIGN_UP_MS + ms).leftMs;
  expect([-DAY_MS, 0, 1, 500].map(after)).toEqual([1000, 1000, 1001, 1500]);
  expect([WEEK_MS - 1001, WEEK_MS - 1000, WEEK_MS, 400 * DAY_MS].map(after)).toEqual([
    WEEK_MS - 1,
    WEEK_MS,
    WEEK_MS,
    WEEK_MS,
  ]);
});

it('time counts again from where a clock was put back to', () => {
  const back = playTimeAt({ leftMs: 0, atMs: SIGN_UP_MS }, SIGN_UP_MS - DAY_MS);
  expect(playTimeAt(back, SIGN_UP_MS - DAY_MS + 1000).leftMs).toBe(1000);
});

it('ten minutes at the sign-up are sixty short runs, and the next one ten seconds later', () => {
  const runs = (count: number, arrivedMs: number) =>
    Array.from({ length: count }, () => ({ durationMs: 0, arrivedMs }));
  expect(send(runs(60, SIGN_UP_MS)).refused).toBe(0);
  expect(send(runs(61, SIGN_UP_MS)).refused).toBe(1);
  expect(send([...runs(60, SIGN_UP_MS), ...runs(1, SIGN_UP_MS + 9_999)]).refused).toBe(1);
  expect(send([...runs(60, SIGN_UP_MS), ...runs(1, SIGN_UP_MS + 10_000)]).refused).toBe(0);
});

it('a run that comes too early says how long to wait, and is accepted then', () => {
  const early = playTimeAfterRun(playTimeAtSignUp(SIGN_UP_MS), HOUR_MS, SIGN_UP_MS);
  expect(early.leftMs).toBe(-50 * 60 * 1000);
  const inTime = playTimeAfterRun(playTimeAtSignUp(SIGN_UP_MS), HOUR_MS, SIGN_UP_MS - early.leftMs);
  expect(inTime.leftMs).toBe(0);
});

it('the longest run fits into what can be saved up', () => {
  expect(claimedMs(RUN.longestMs)).toBeLessThanOrEqual(PLAY_TIME.mostSavedMs);
});

describe('the runs that one person played', () => {
  /** Runs and breaks in turn, from the sign-up on. */
  const played = fc.array(
    fc.record({
      breakMs: fc.integer({ min: 0, max: 12 * HOUR_MS }),
      durationMs: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: RUN.longestMs })),
      /** How long its device keeps it; devices are without a network for a week at most. */
      heldBack: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 60 },
  );

  it('are all accepted, however many devices hold them back for up to a week, and in whatever order they come', () => {
    fc.assert(
      fc.property(played, (runs) => {
        let nowMs = SIGN_UP_MS;
        const sent = runs.map(({ breakMs, durationMs, heldBack }) => {
          const startedMs = nowMs + breakMs;
          nowMs = startedMs + claimedMs(durationMs);
          const latestMs = startedMs + WEEK_MS;
          return { durationMs, arrivedMs: Math.floor(nowMs + heldBack * (latestMs - nowMs)) };
        });
        expect(send(sent.toSorted((a, b) => a.arrivedMs - b.arrivedMs)).refused).toBe(0);
      }),
    );
  });

  it('in an offline week are accepted in full, even without a break', () => {
    const week = Array.from({ length: WEEK_MS / (20 * 60_000) }, () => ({
      durationMs: 20 * 60_000,
      arrivedMs: SIGN_UP_MS + WEEK_MS,
    }));
    expect(send(week)).toEqual({ claimedMs: WEEK_MS, refused: 0 });
  });

  it('signed out before the sign-up are accepted up to ten minutes', () => {
    const before = (minutes: number) =>
      send(Array.from({ length: minutes }, () => ({ durationMs: 60_000, arrivedMs: SIGN_UP_MS }))).refused;
    expect([9, 10, 11].map(before)).toEqual([0, 0, 1]);
  });
});

it('whatever is sent whenever, the accepted runs claim no more than has passed since the sign-up and ten minutes', () => {
  const forged = fc.array(
    fc.record({
      durationMs: fc.integer({ min: 0, max: RUN.longestMs }),
      arrivedMs: fc.integer({ min: SIGN_UP_MS, max: SIGN_UP_MS + 30 * DAY_MS }),
    }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(forged, (runs) => {
      const inOrder = runs.toSorted((a, b) => a.arrivedMs - b.arrivedMs);
      const passedMs = (inOrder.at(-1)?.arrivedMs ?? SIGN_UP_MS) - SIGN_UP_MS;
      expect(send(inOrder).claimedMs).toBeLessThanOrEqual(passedMs + PLAY_TIME.atSignUpMs);
    }),
  );
});
