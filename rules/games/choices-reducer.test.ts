import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arePossibleChoices, choicesLeastDurationMs } from './choices.ts';
import {
  type ChoicesEvent,
  type ChoicesState,
  choiceRun,
  choicesReducer,
  newChoicesState,
  pickedOnScreen,
  questionOnScreen,
} from './choices-reducer.ts';

type Question = { options: readonly string[] };

/** The pause after an answer. */
const PAUSE_MS = 500;
const reduce = choicesReducer<Question>(PAUSE_MS);
const newState = () =>
  newChoicesState<Question>(
    3,
    Array.from({ length: 10 }, () => ({ options: ['a', 'b', 'c', 'd'] })),
  );

function stateAfter(...events: ChoicesEvent[]): ChoicesState<Question> {
  return events.reduce(reduce, newState());
}
const frame = (atMs: number): ChoicesEvent => ({ type: 'frame-shown', atMs });
const picked = (place: number, atMs: number): ChoicesEvent => ({ type: 'option-picked', picked: place, atMs });

it('asks the first question', () => {
  const state = newState();
  expect([state.status, questionOnScreen(state).at, pickedOnScreen(state)]).toEqual(['asking', 0, null]);
});

describe('an answer', () => {
  it('is shown with its question for the pause before the next one', () => {
    const answered = stateAfter(frame(0), picked(1, 900));
    expect([answered.status, questionOnScreen(answered).at, pickedOnScreen(answered)]).toEqual(['answered', 0, 1]);
    expect(reduce(answered, frame(1399))).toBe(answered);
    const next = reduce(answered, frame(1400));
    expect([next.status, questionOnScreen(next).at, pickedOnScreen(next)]).toEqual(['asking', 1, null]);
  });

  it('cannot be changed in the pause', () => {
    const answered = stateAfter(frame(0), picked(1, 900));
    expect(reduce(answered, picked(2, 1000))).toBe(answered);
  });

  it('is ignored within 100 ms after its question appeared', () => {
    const unseen = stateAfter();
    expect(reduce(unseen, picked(1, 900))).toBe(unseen);
    const next = stateAfter(frame(0), picked(1, 900), frame(1400));
    expect(reduce(next, picked(1, 1499))).toBe(next);
    expect(reduce(next, picked(1, 1500)).status).toBe('answered');
  });

  it('has the time since its question was shown', () => {
    const { answers } = stateAfter(frame(10), picked(0, 900), frame(1400), picked(3, 2150));
    expect(answers).toEqual([
      { picked: 0, answeredAfterMs: 890 },
      { picked: 3, answeredAfterMs: 750 },
    ]);
  });

  it.each([-1, 4, 0.5])('is ignored for the missing option %d', (place) => {
    const asking = stateAfter(frame(0));
    expect(reduce(asking, picked(place, 900))).toBe(asking);
  });
});

it('returns the same state for frames that change nothing', () => {
  const asking = stateAfter(frame(0));
  expect(reduce(asking, frame(16))).toBe(asking);
  expect(reduce(asking, { type: 'resumed', atMs: 20 })).toBe(asking);
});

it('finishes after the pause of the last answer, no sooner than the shortest possible run', () => {
  const waited = fc.double({ min: 100, max: 60_000, noNaN: true });
  const frameLate = fc.double({ min: 0, max: 300, noNaN: true });
  const pauses = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), waited, frameLate), {
    minLength: 10,
    maxLength: 10,
  });
  fc.assert(
    fc.property(pauses, (presses) => {
      let [state, atMs] = [reduce(newState(), frame(0)), 0];
      for (const [place, waitedMs, frameLateMs] of presses) {
        expect(state.status).toBe('asking');
        atMs += waitedMs + 0.001;
        state = reduce(state, picked(place, atMs));
        atMs += 500.001 + frameLateMs;
        state = reduce(state, frame(atMs));
      }
      expect(state.status).toBe('finished');
      expect(reduce(state, picked(0, atMs + 1))).toBe(state);
      const run = choiceRun(state);
      expect(arePossibleChoices(run, PAUSE_MS)).toBe(true);
      expect(run.durationMs).toBeGreaterThanOrEqual(choicesLeastDurationMs(run, PAUSE_MS));
      expect(run.answers.map((answer) => answer.picked)).toEqual(presses.map(([place]) => place));
    }),
  );
});
