import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPossiblePictureWordsRun, pictureWordsLeastDurationMs } from './picture-words.ts';
import {
  isAnswerRight,
  itemOnScreen,
  newPictureWordsState,
  type PictureWordsEvent,
  type PictureWordsState,
  pickedOnScreen,
  pictureWordsReducer,
  pictureWordsRun,
} from './picture-words-reducer.ts';

const SEED = 3;

function stateAfter(...events: PictureWordsEvent[]): PictureWordsState {
  return events.reduce(pictureWordsReducer, newPictureWordsState(SEED));
}
const frame = (atMs: number): PictureWordsEvent => ({ type: 'frame-shown', atMs });
const picked = (place: number, atMs: number): PictureWordsEvent => ({ type: 'word-picked', picked: place, atMs });

it('asks for the first of ten words', () => {
  const state = newPictureWordsState(SEED);
  expect([state.status, itemOnScreen(state).at, pickedOnScreen(state), isAnswerRight(state)]).toEqual([
    'asking',
    0,
    null,
    null,
  ]);
});

describe('an answer', () => {
  it('is shown with its item for 500 ms before the next item', () => {
    const answered = stateAfter(frame(0), picked(1, 900));
    expect([answered.status, itemOnScreen(answered).at, pickedOnScreen(answered)]).toEqual(['answered', 0, 1]);
    expect(pictureWordsReducer(answered, frame(1399))).toBe(answered);
    const next = pictureWordsReducer(answered, frame(1400));
    expect([next.status, itemOnScreen(next).at, pickedOnScreen(next)]).toEqual(['asking', 1, null]);
  });

  it('is right or wrong', () => {
    const right = itemOnScreen(stateAfter()).item.options.indexOf('word');
    expect(isAnswerRight(stateAfter(frame(0), picked(right, 900)))).toBe(true);
    expect(isAnswerRight(stateAfter(frame(0), picked((right + 1) % 4, 900)))).toBe(false);
  });

  it('cannot be changed within the 500 ms', () => {
    const answered = stateAfter(frame(0), picked(1, 900));
    expect(pictureWordsReducer(answered, picked(2, 1000))).toBe(answered);
  });

  it('is ignored within 100 ms after its item appeared', () => {
    const unseen = stateAfter();
    expect(pictureWordsReducer(unseen, picked(1, 900))).toBe(unseen);
    const next = stateAfter(frame(0), picked(1, 900), frame(1400));
    expect(pictureWordsReducer(next, picked(1, 1499))).toBe(next);
    expect(pictureWordsReducer(next, picked(1, 1500)).status).toBe('answered');
  });

  it('has the time since its item was shown', () => {
    const { answers } = stateAfter(frame(10), picked(0, 900), frame(1400), picked(3, 2150));
    expect(answers).toEqual([
      { picked: 0, answeredAfterMs: 890 },
      { picked: 3, answeredAfterMs: 750 },
    ]);
  });

  it.each([-1, 4, 0.5])('is ignored for the missing option %d', (place) => {
    const asking = stateAfter(frame(0));
    expect(pictureWordsReducer(asking, picked(place, 900))).toBe(asking);
  });
});

it('returns the same state for frames that change nothing', () => {
  const asking = stateAfter(frame(0));
  expect(pictureWordsReducer(asking, frame(16))).toBe(asking);
  expect(pictureWordsReducer(asking, { type: 'resumed', atMs: 20 })).toBe(asking);
});

it('finishes 500 ms after the tenth answer, no sooner than the shortest possible run', () => {
  const waited = fc.double({ min: 100, max: 60_000, noNaN: true });
  const frameLate = fc.double({ min: 0, max: 300, noNaN: true });
  const pauses = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), waited, frameLate), {
    minLength: 10,
    maxLength: 10,
  });
  fc.assert(
    fc.property(pauses, (presses) => {
      let [state, atMs] = [pictureWordsReducer(newPictureWordsState(SEED), frame(0)), 0];
      for (const [place, waitedMs, frameLateMs] of presses) {
        expect(state.status).toBe('asking');
        atMs += waitedMs + 0.001;
        state = pictureWordsReducer(state, picked(place, atMs));
        atMs += 500.001 + frameLateMs;
        state = pictureWordsReducer(state, frame(atMs));
      }
      expect(state.status).toBe('finished');
      expect(pictureWordsReducer(state, picked(0, atMs + 1))).toBe(state);
      const run = pictureWordsRun(state);
      expect(isPossiblePictureWordsRun(run)).toBe(true);
      expect(run.durationMs).toBeGreaterThanOrEqual(pictureWordsLeastDurationMs(run));
      expect(run.answers.map((answer) => answer.picked)).toEqual(presses.map(([place]) => place));
    }),
  );
});
