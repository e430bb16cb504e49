import { expect, it } from 'vitest';
import { formatSeconds, formatSecondsAlone, formatSpread } from './seconds.ts';

it('formats seconds without their unit', () => {
  expect([0, 600, 643].map(formatSecondsAlone)).toEqual(['0.00', '0.60', '0.64']);
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

it('rounds as exactly as the milliseconds are stored', () => {
  expect([1005, 1015, 1025, 12_345].map(formatSeconds)).toEqual(
    [1005, 1015, 1025, 12_345].map((ms) => `${(ms / 1000).toFixed(2)}\u00a0s`),
  );
});
