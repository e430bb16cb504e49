import { describe, expect, it } from 'vitest';
import { sequenceDurationMs, sequenceFlashes } from '#rules/games/simon/simon.ts';
import { litKeyframes } from './lit-marks.ts';

/** What the keyframes show at a time: the last one at or before it, since all of them are steps but the growing ones. */
function opacityAt(keyframes: readonly Keyframe[], durationMs: number, ms: number) {
  return keyframes.findLast(({ offset }) => (offset ?? 0) * durationMs <= ms + 1e-6)?.opacity;
}

describe('litKeyframes', () => {
  const durationMs = 10_000;
  const flashes = [
    { fromMs: 250, untilMs: 1050 },
    { fromMs: 1650, untilMs: 2450 },
  ];

  it('are lit from the first to the last millisecond of each flash, and dark between and around', () => {
    for (const growsForMs of [0, 120]) {
      const keyframes = litKeyframes(flashes, durationMs, growsForMs);
      const lit = [0, 249, 250, 1049, 1050, 1649, 1650, 2449, 2450, 9999].map((ms) =>
        opacityAt(keyframes, durationMs, ms),
      );
      expect(lit).toEqual([0, 0, 1, 1, 0, 0, 1, 1, 0, 0]);
    }
  });

  it('grow for a moment, or are whole at once for those who asked for less motion', () => {
    const scales = (growsForMs: number) => litKeyframes(flashes, durationMs, growsForMs).map(({ scale }) => scale);
    expect(scales(120)).toEqual([0.9, 0.9, 1, 0.9, 0.9, 1, 0.9, 0.9]);
    expect(scales(0)).toEqual([0.9, 1, 0.9, 1, 0.9, 0.9]);
  });

  it('keep their order over the longest sequence of one pad', () => {
    const longest = sequenceFlashes(
      Array.from({ length: 50 }, () => 'red' as const),
      'hard',
    );
    const offsets = litKeyframes(longest, sequenceDurationMs(50, 'hard') + 500, 120).map(({ offset }) => offset ?? 0);
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
    expect(offsets.at(-1)).toBe(1);
  });
});
