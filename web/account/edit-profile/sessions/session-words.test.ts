import { expect, it } from 'vitest';
import { startedWords, usedWords } from './session-words.ts';

const now = new Date('2026-11-21T12:00:00');
const at = (instant: string) => new Date(instant).toISOString();
const session = (startedAt: string, lastUsedAt = startedAt) => ({
  id: 'x',
  device: 'A browser',
  startedAt: at(startedAt),
  lastUsedAt: at(lastUsedAt),
  isThis: false,
});

it.each([
  ['2026-11-21T00:00:00', 'Signed in today, 00:00.'],
  ['2026-11-20T23:59:59', 'Signed in on 20 November, 23:59.'],
  ['2025-11-21T12:00:00', 'Signed in on 21 November 2025, 12:00.'],
])('a session that began at %s says %j', (startedAt, words) => {
  expect(startedWords(session(startedAt), now)).toBe(words);
});

it.each([
  ['2026-11-20T12:00:01', 'Used in the last 24 hours.'],
  ['2026-11-20T12:00:00', 'Last used about 20 November.'],
  ['2026-11-01T12:00:00', 'Last used about 1 November.'],
])('a use that was noted at %s is told no more exactly than it is known: %j', (lastUsedAt, words) => {
  expect(usedWords(session('2026-10-01T12:00:00', lastUsedAt), now)).toBe(words);
});
