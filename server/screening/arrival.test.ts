import { describe, expect, it } from 'vitest';
import { believedInstant } from '../believed-instant.ts';
import { letterQuizReport } from '../testing/reports.ts';
import { arrivalOf } from './arrival.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

describe('believedInstant', () => {
  it.each([
    ['now', 0, true],
    ['a moment ago', 1, true],
    ['a moment ahead', -1, false],
    ['400 days back', 400 * DAY_MS, true],
    ['a moment more than 400 days back', 400 * DAY_MS + 1, false],
    ['in 2099', -73 * 365 * DAY_MS, false],
  ])('%s', (_what, ageMs, isBelieved) => {
    expect(believedInstant(ago(ageMs), NOW).toISOString()).toBe(isBelieved ? ago(ageMs) : NOW.toISOString());
  });
});

describe('arrivalOf', () => {
  const sender = { attemptId: '3F2504E0-4F89-41D3-9A0C-0305E82C3301', learnerId: null, receivedAt: NOW };

  it('knows a report again whatever the order of its fields', () => {
    const { finishedAt, answers } = letterQuizReport();
    const one = arrivalOf(sender, { finishedAt, answers } as { finishedAt: string });
    const other = arrivalOf(sender, { answers, finishedAt } as { finishedAt: string });
    expect(one).toEqual(other);
    expect(arrivalOf(sender, letterQuizReport(9)).reportHash).not.toBe(one.reportHash);
  });

  it('writes ids in small letters and instants with milliseconds, so that both can be compared as text', () => {
    const { attemptId, timestamp } = arrivalOf(sender, { finishedAt: '2026-11-21T09:00:00Z' });
    expect(attemptId).toBe('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
    expect(timestamp).toBe('2026-11-21T09:00:00.000Z');
  });
});
