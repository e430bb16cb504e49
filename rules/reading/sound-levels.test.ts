import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groundAndSpeech, quietStretches, SOUND_LEVELS, soundLevels } from './sound-levels.ts';

const levels = (...parts: [count: number, level: number][]) =>
  parts.flatMap(([count, level]) => Array.from({ length: count }, () => level));
const SPEECH = -20;
const QUIET = -60;

describe('soundLevels', () => {
  it('is 0 dB for the loudest possible sound, -100 for silence, one level for each 10 ms', () => {
    expect(soundLevels(new Float32Array(480).fill(1), 16_000).map(Math.round)).toEqual([0, 0, 0]);
    expect(soundLevels(new Float32Array(160), 16_000)).toEqual([-100]);
    expect(soundLevels(new Float32Array(159), 16_000)).toEqual([]);
  });

  it('is 20 dB less for a tenth', () => {
    expect(soundLevels(new Float32Array(160).fill(0.1), 16_000)[0]).toBeCloseTo(-20, 3);
  });
});

describe('quietStretches', () => {
  it.each([
    [49, 0],
    [50, 1],
    [51, 1],
  ])('of %i0 ms: %i, as half a second is the least', (frames, count) => {
    expect(quietStretches(levels([100, SPEECH], [frames, QUIET], [100, SPEECH])).length).toBe(count);
  });

  it('have their times in the recording', () => {
    expect(quietStretches(levels([100, SPEECH], [60, QUIET], [100, SPEECH]))).toEqual([{ startMs: 1000, endMs: 1600 }]);
  });

  it.each([
    [4, 1],
    [5, 2],
  ])('a click of %i0 ms in the middle leaves %i', (frames, count) => {
    const found = quietStretches(levels([100, SPEECH], [60, QUIET], [frames, SPEECH], [60, QUIET], [100, SPEECH]));
    expect(found.length).toBe(count);
  });

  it('are found above the noise of a room', () => {
    expect(quietStretches(levels([100, SPEECH], [60, -38], [100, SPEECH])).length).toBe(1);
  });

  it('are none in even sound or without sound', () => {
    expect(quietStretches(levels([300, SPEECH]))).toEqual([]);
    expect(quietStretches([])).toEqual([]);
  });

  it('never overlap and stand in the recording', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -100, max: 0, noNaN: true }), { maxLength: 400 }), (any) => {
        let last = 0;
        for (const { startMs, endMs } of quietStretches(any)) {
          expect(startMs).toBeGreaterThanOrEqual(last);
          expect(endMs).toBeGreaterThan(startMs);
          last = endMs;
        }
        expect(last).toBeLessThanOrEqual(any.length * SOUND_LEVELS.frameMs);
      }),
    );
  });
});

it('ground noise below -60 dB makes no difference', () => {
  expect(groundAndSpeech(levels([50, -90], [50, SPEECH]))).toEqual({ ground: -60, speech: SPEECH });
});
