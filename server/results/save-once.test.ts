import { expect, it } from 'vitest';
import { letterQuizReport } from '../testing/runs/reports.ts';
import { clampClientTime, reportHash } from './save-once.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();

it.each([
  ['now', 0, true],
  ['a moment ago', 1, true],
  ['a moment ahead', -1, false],
  ['400 days back', 400 * DAY_MS, true],
  ['a moment more than 400 days back', 400 * DAY_MS + 1, false],
  ['in 2099', -73 * 365 * DAY_MS, false],
])('clampClientTime %s', (_what, ageMs, isBelieved) => {
  expect(clampClientTime(ago(ageMs), NOW).toISOString()).toBe(isBelieved ? ago(ageMs) : NOW.toISOString());
});

it('a report has the same hash whatever the order of its fields', () => {
  const { finishedAt, answers } = letterQuizReport();
  const hash = reportHash({ finishedAt, answers });
  expect(reportHash({ answers, finishedAt })).toBe(hash);
  expect(reportHash(letterQuizReport(9))).not.toBe(hash);
});
