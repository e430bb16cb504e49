import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simonReportSchema } from '#contract/games/simon.ts';
import { RUN } from '../runs.ts';
import {
  isPossibleSimonRun,
  PADS,
  type Pad,
  SIMON,
  SIMON_DIFFICULTIES,
  sequenceDurationMs,
  simonLeastDurationMs,
  simonResult,
  simonSequence,
} from './simon.ts';
import { newSimonState, nextPad, type SimonEvent, type SimonState, simonReducer, simonRun } from './simon-reducer.ts';

const SEED = 11;
const WAIT = SIMON.nextSequenceAfterMs;
const begun = newSimonState(SEED, 'normal');
const frame = (atMs: number): SimonEvent => ({ type: 'frame-shown', atMs });
const press = (pad: Pad | undefined, atMs: number): SimonEvent => ({ type: 'pad-pressed', pad: pad ?? 'red', atMs });
const wentOn = (atMs: number): SimonEvent => ({ type: 'resumed', atMs });
const play = (events: SimonEvent[], from: SimonState = begun) => events.reduce(simonReducer, from);

const rightPad = ({ sequence, repeated }: SimonState) => sequence[repeated] as Pad;
const wrongPad = (round: SimonState): Pad => (rightPad(round) === 'red' ? 'blue' : 'red');
/** The end of the current sequence in ms. */
const turnFromMs = ({ showsFromMs, sequence, difficulty }: SimonState) =>
  (showsFromMs ?? Number.NaN) + sequenceDurationMs(sequence.length, difficulty);
/** Plays until the learner's turn at a level, with 300 ms between presses. */
function turnOf(level: number, from: SimonState = play([frame(0)])): SimonState {
  const turn = play([frame(turnFromMs(from))], from);
  return turn.sequence.length === level ? turn : turnOf(level, repeatedWhole(turn));
}
function repeatedWhole(turn: SimonState): SimonState {
  const presses = turn.sequence.map((pad, place) => press(pad, turnFromMs(turn) + 300 * (place + 1)));
  const lastMs = turnFromMs(turn) + 300 * turn.sequence.length;
  return play([...presses, frame(lastMs + 10)], turn);
}

describe('simonReducer', () => {
  it('starts at level 1 and shows its first sequence 1.5 s after the first frame', () => {
    expect(begun).toMatchObject({ status: 'watching', sequence: simonSequence(SEED, 1), showsFromMs: null });
    expect(play([frame(16)])).toMatchObject({ status: 'watching', showsFromMs: 16 + WAIT });
  });

  it('is watching until the last flash has ended, then answering', () => {
    const shown = play([frame(0)]);
    expect(play([frame(WAIT + 800 - 1)], shown).status).toBe('watching');
    expect(play([frame(WAIT + 800)], shown).status).toBe('answering');
  });

  it('ignores presses while the sequence is shown', () => {
    const shown = play([frame(0)]);
    expect(play([press('red', 100), press('blue', WAIT + 799)], shown)).toBe(shown);
  });

  it('accepts a press from the end of the sequence on, even before the next frame', () => {
    const round = play([press(begun.sequence[0], WAIT + 800)], play([frame(0)]));
    expect(round).toMatchObject({ status: 'between', sequence: simonSequence(SEED, 2), impulsiveClicks: 0 });
  });

  it('returns the same object when nothing changes', () => {
    const shown = play([frame(0)]);
    expect(play([frame(16), frame(2000)], shown)).toBe(shown);
    const turn = turnOf(3);
    expect(play([frame(60_000)], turn)).toBe(turn);
  });

  it('counts right presses and waits for the rest without a time limit', () => {
    const turn = turnOf(3);
    const one = play([press(turn.sequence[0], 3_600_000)], turn);
    expect(one).toMatchObject({ status: 'answering', repeated: 1 });
    expect(one.sequence).toHaveLength(3);
  });

  it('raises the level by one after a completed sequence and shows the next one 1.5 s later', () => {
    const turn = turnOf(2);
    const [first, second] = turn.sequence;
    const between = play([press(first, 20_000), press(second, 20_400)], turn);
    expect(between).toMatchObject({ status: 'between', sequence: simonSequence(SEED, 3), repeated: 0 });
    const planned = play([frame(20_410)], between);
    expect(planned).toMatchObject({ status: 'between', showsFromMs: 20_410 + WAIT });
    expect(play([frame(20_410 + WAIT - 1)], planned)).toBe(planned);
    expect(play([frame(20_410 + WAIT)], planned).status).toBe('watching');
  });

  it('counts presses between two sequences as impulsive clicks', () => {
    const between = repeatedWhole(turnOf(2));
    const nextMs = between.showsFromMs ?? 0;
    const clicked = play([press('red', nextMs - 1000), press('blue', nextMs - 1)], between);
    expect(clicked).toMatchObject({ impulsiveClicks: 2, status: 'between', presses: between.presses });
    expect(play([press('red', nextMs)], clicked)).toMatchObject({ impulsiveClicks: 2, status: 'watching' });
  });

  it('keeps presses in order and the full 1.5 s when events arrive late', () => {
    const turn = turnOf(2);
    const [first, second] = turn.sequence;
    const between = play([press(first, 20_000.4), press(second, 20_000)], turn);
    expect(between.presses.slice(-2).map(({ atMs }) => atMs)).toEqual([20_000.4, 20_000.4]);
    expect(play([frame(20_000)], between)).toBe(between);
    expect(play([frame(20_001)], between).showsFromMs).toBe(20_001 + WAIT);
  });

  it('limits impulsive clicks to the maximum of a report', () => {
    const clicks = Array.from({ length: SIMON.maxImpulsiveClicks + 5 }, () => press('red', 5000));
    expect(play(clicks, { ...begun, status: 'between' }).impulsiveClicks).toBe(SIMON.maxImpulsiveClicks);
  });

  it('ends with the first wrong press and records it', () => {
    const turn = turnOf(2);
    const over = play([press(turn.sequence[0], 30_000), press(wrongPad({ ...turn, repeated: 1 }), 30_500)], turn);
    expect(over).toMatchObject({ status: 'finished', endedAtMs: 30_500, repeated: 1 });
    expect(over.presses).toHaveLength(3);
  });

  it('changes nothing after its end', () => {
    const turn = turnOf(1);
    const over = play([press(wrongPad(turn), 9000)], turn);
    expect(play([press('red', 9100), frame(9200), wentOn(9300)], over)).toBe(over);
  });

  it('ends after the longest sequence', () => {
    const turn = turnOf(SIMON.longestSequence);
    const over = repeatedWhole(turn);
    expect(over).toMatchObject({ status: 'finished', repeated: SIMON.longestSequence });
    expect(over.sequence).toHaveLength(SIMON.longestSequence);
    expect(simonResult(simonRun(over)).score).toBe(SIMON.longestSequence);
    expect(isPossibleSimonRun(simonRun(over))).toBe(true);
  });
});

describe('nextPad', () => {
  it('is the next pad while answering, and the missed pad after a wrong press', () => {
    const turn = turnOf(2);
    expect(nextPad(turn)).toBe(turn.sequence[0]);
    expect(nextPad(play([press(wrongPad(turn), 30_000)], turn))).toBe(turn.sequence[0]);
  });

  it('is null while a sequence is shown or awaited, and after the longest one', () => {
    expect(nextPad(begun)).toBeNull();
    expect(nextPad(repeatedWhole(turnOf(1)))).toBeNull();
    expect(nextPad(repeatedWhole(turnOf(SIMON.longestSequence)))).toBeNull();
  });
});

describe('a pause', () => {
  it('restarts the sequence 1.5 s after the game resumes', () => {
    const shown = play([frame(0), frame(WAIT + 100)]);
    const again = play([wentOn(WAIT + 200), frame(WAIT + 200)], shown);
    expect(again).toMatchObject({ status: 'watching', showsFromMs: WAIT + 200 + WAIT });
    expect(play([press('red', WAIT + 900)], again)).toBe(again);
    expect(play([frame(turnFromMs(again))], again).status).toBe('answering');
  });

  it('between two sequences restarts the 1.5 s', () => {
    const between = repeatedWhole(turnOf(1));
    const atMs = (between.showsFromMs ?? 0) - 100;
    const again = play([wentOn(atMs), frame(atMs)], between);
    expect(again).toMatchObject({ status: 'between', showsFromMs: atMs + WAIT });
    expect(play([press('red', atMs + 1)], again).impulsiveClicks).toBe(1);
  });

  it('does not change a turn of the learner', () => {
    const turn = turnOf(2);
    expect(play([wentOn(60_000), frame(60_000)], turn)).toBe(turn);
  });
});

describe('simonRun', () => {
  it('has whole milliseconds, at most those of the longest run', () => {
    const turn = turnOf(1);
    const late = RUN.longestMs + 5000;
    expect(simonRun(play([press(wrongPad(turn), 9000.6)], turn))).toMatchObject({
      durationMs: 9001,
      presses: [{ atMs: 9001 }],
    });
    expect(simonRun(play([press(wrongPad(turn), late)], turn))).toMatchObject({
      durationMs: RUN.longestMs,
      presses: [{ atMs: RUN.longestMs }],
    });
  });

  it('is always a valid report of a plausible run', () => {
    // Each step waits or presses at once, then presses right, wrong, or resumes after a pause.
    const deed = fc.record({
      afterMs: fc.double({ min: 0, max: 4000, noNaN: true }),
      frameLateMs: fc.double({ min: 0, max: 300, noNaN: true }),
      what: fc.constantFrom('right', 'right', 'right', 'right', 'right', 'any', 'pause'),
      pad: fc.constantFrom(...PADS),
    });
    const begins = fc.tuple(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.constantFrom(...SIMON_DIFFICULTIES));
    fc.assert(
      fc.property(begins, fc.array(deed, { minLength: 200, maxLength: 400 }), ([seed, difficulty], deeds) => {
        let atMs = 0;
        let round = play([frame(0)], newSimonState(seed, difficulty));
        for (const { afterMs, frameLateMs, what, pad } of deeds) {
          atMs += afterMs;
          const pressed = press(what === 'right' ? rightPad(round) : pad, atMs);
          round = play([frame(atMs - 1), what === 'pause' ? wentOn(atMs) : pressed, frame(atMs + frameLateMs)], round);
        }
        if (round.status !== 'finished') {
          const isMyTurn = play([frame(atMs + 200_000)], round);
          round = play([press(wrongPad(isMyTurn), atMs + 300_000)], isMyTurn);
        }
        const run = simonRun(round);
        const report = { ...run, finishedAt: '2026-11-21T09:00:00.000Z' };
        expect(simonReportSchema.safeParse(report).error).toBeUndefined();
        expect(isPossibleSimonRun(run)).toBe(true);
        expect(simonResult(run).level).toBe(round.sequence.length);
        expect(run.durationMs).toBeGreaterThanOrEqual(simonLeastDurationMs(run));
      }),
      { numRuns: 100 },
    );
  });
});
