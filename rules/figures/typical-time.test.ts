import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typicalTime } from './typical-time.ts';

describe('typicalTime', () => {
  it('is null without times', () => {
    expect(typicalTime([])).toBeNull();
  });

  it('is the median', () => {
    expect(typicalTime([400])).toEqual({ medianMs: 400, spreadMs: 0 });
    expect(typicalTime([900, 400, 500])?.medianMs).toBe(500);
    expect(typicalTime([400, 600, 500, 900])?.medianMs).toBe(550);
  });

  it('has a spread that covers two thirds of the times', () => {
    expect(typicalTime([400, 500, 700])?.spreadMs).toBe(100);
    expect(typicalTime([500, 510, 520, 530, 540, 900])?.spreadMs).toBe(15);
  });

  it('changes little with one very long time', () => {
    expect(typicalTime([500, 510, 520, 530, 540, 60_000])).toEqual({ medianMs: 525, spreadMs: 15 });
  });

  it('always covers more than half of the times with its spread', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1 }), (times) => {
        const usual = typicalTime(times);
        const near = times.filter((time) => usual && Math.abs(time - usual.medianMs) <= usual.spreadMs);
        expect(near.length / times.length).toBeGreaterThan(0.5);
      }),
    );
  });
});
