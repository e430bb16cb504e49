import { describe, expect, it } from 'vitest';
import { heardReading } from './heard-reading.ts';
import { READING_LIMITS, readingProblem } from './reading-problem.ts';

/** Speech of so many frames with quiet gaps. */
const speech = (frames: number, level = -20, ground = -60) =>
  Array.from({ length: frames }, (_, frame) => (frame % 5 === 0 ? ground : level));
const readingOf = (...words: number[]) =>
  heardReading(
    Array.from({ length: 20 }, () => ({ isFollowed: true, isKnown: true, isPhraseEnd: false })),
    words.map((word, place) => ({ word, startMs: place * 300, endMs: place * 300 + 300 })),
    [],
  );
const GOOD = readingOf(0, 1, 2, 3, 4);

describe('readingFault', () => {
  it.each([
    [299, 'too-short'],
    [300, null],
  ])('of %i0 ms is %s', (frames, problem) => {
    expect(readingProblem(speech(frames), GOOD)).toBe(problem);
  });

  it.each([
    [READING_LIMITS.speechLeast - 1, 'silent'],
    [READING_LIMITS.speechLeast, null],
  ])('speech of %i dB is %s', (level, problem) => {
    expect(readingProblem(speech(400, level), GOOD)).toBe(problem);
  });

  it.each([
    [-28, null],
    [-27, 'noise'],
  ])('noise of %i dB beside speech of -20 dB is %s', (ground, problem) => {
    expect(readingProblem(speech(400, -20, ground), GOOD)).toBe(problem);
  });

  it.each([
    [[0, 1, 2, 3], 'too-short'],
    [[0, 1, 2, 3, 4], null],
  ])('the words %j are %s', (words, problem) => {
    expect(readingProblem(speech(400), readingOf(...words))).toBe(problem);
  });

  it('words out of order are another text', () => {
    expect(readingProblem(speech(400), readingOf(0, 3, 4, 1, 7, 2, 9))).toBe('other-text');
  });

  it('before it was followed, a recording has no fault but of its sound', () => {
    expect(readingProblem(speech(400), null)).toBeNull();
    expect(readingProblem([], null)).toBe('too-short');
  });
});
