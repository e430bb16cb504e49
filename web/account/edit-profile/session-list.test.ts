import { expect, it } from 'vitest';
import { deviceWords, signedInText, usedText } from './session-list.tsx';

const now = new Date('2026-11-21T12:00:00');
const at = (instant: string) => new Date(instant).toISOString();
const session = (startedAt: string, lastUsedAt = startedAt) => ({
  id: 'x',
  device: 'A browser',
  startedAt: at(startedAt),
  lastUsedAt: at(lastUsedAt),
  isShared: false,
  isThis: false,
});

it.each([
  ['2026-11-21T00:00:00', 'Logged in today, 00:00.'],
  ['2026-11-20T23:59:59', 'Logged in on 20 November, 23:59.'],
  ['2025-11-21T12:00:00', 'Logged in on 21 November 2025, 12:00.'],
])('a session that began at %s says %j', (startedAt, words) => {
  expect(signedInText(session(startedAt), now)).toBe(words);
});

it.each([
  ['2026-11-20T12:00:01', 'Used in the last 24 hours.'],
  ['2026-11-20T12:00:00', 'Last used about 20 November.'],
  ['2026-11-01T12:00:00', 'Last used about 1 November.'],
])('a last use at %s is told to the day: %j', (lastUsedAt, words) => {
  expect(usedText(session('2026-10-01T12:00:00', lastUsedAt), now)).toBe(words);
});

it.each(['Chrome on Windows', 'A browser on Linux', 'Firefox', 'A browser'])('names the browser "%s"', (device) => {
  expect(deviceWords({ ...session('2026-11-21T09:05:00'), device })).toBe(device);
});
