import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSeconds, formatSpread, typicalTime } from './typical-time.ts';

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

it('formats seconds with two decimals', () => {
  expect([0, 4, 5, 643, 12_000].map(formatSeconds)).toEqual([
    '0.00\u00a0s',
    '0.00\u00a0s',
    '0.01\u00a0s',
    '0.64\u00a0s',
    '12.00\u00a0s',
  ]);
});

it('never formats a spread below 0.01 s', () => {
  expect([0, 9, 10, 120].map(formatSpread)).toEqual(['0.01\u00a0s', '0.01\u00a0s', '0.01\u00a0s', '0.12\u00a0s']);
});
