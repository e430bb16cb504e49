import { describe, expect, it } from 'vitest';
import { pictureWordsResult } from './picture-words.ts';
import { judgedPictureWordsResult, pictureWordsValidity } from './picture-words-validity.ts';

const DIFFERENT_PLACES = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1];

function validityOf(places: readonly number[], times: readonly number[] = Array(10).fill(2000)) {
  return pictureWordsValidity({
    answers: places.map((picked, place) => ({ picked, answeredAfterMs: times[place] ?? 0 })),
  });
}

describe('a run of picture words', () => {
  it.each([
    [499, 'too-fast'],
    [500, null],
    [501, null],
  ])('with a median of %i ms: %s', (ms, code) => {
    expect(validityOf(DIFFERENT_PLACES, Array(10).fill(ms))).toBe(code);
    expect(validityOf(DIFFERENT_PLACES, [100, 100, 100, 100, ms, ms, 9000, 9000, 9000, 9000])).toBe(code);
  });

  it.each([0, 1, 2, 3])('with every answer at place %i says little', (place) => {
    expect(validityOf(Array(10).fill(place))).toBe('same-place');
  });

  it('with nine of ten answers at the same place can tell', () => {
    for (let other = 0; other < 10; other++) expect(validityOf(Array(10).fill(2).with(other, 3))).toBeNull();
  });

  it('with one key pressed quickly is called too fast', () => {
    expect(validityOf(Array(10).fill(2), Array(10).fill(260))).toBe('too-fast');
  });
});

it('a run that says little keeps its score, with a code', () => {
  const run = { durationMs: 60_000, seed: 7, answers: Array(10).fill({ picked: 1, answeredAfterMs: 2000 }) };
  expect(judgedPictureWordsResult(run)).toEqual({ ...pictureWordsResult(run), validity: 'same-place' });
});
