import { expect, it } from 'vitest';
import type { GameRuns } from '#contract/games/game-runs.ts';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { GAMES } from '#rules/games/runs.ts';
import { partsByFinishTime, partsDone, SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import type { OutboxEntry } from '../../device/device-store.ts';
import { notListed, partsOf } from './outbox-entries.ts';

const NOON = '2026-11-21T11:00:00.000Z';
const entry = (id: string, kind: string, rest: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  kind,
  owner: 'ada',
  path: '',
  body: { finishedAt: NOON },
  keptAt: '2026-11-21T11:00:01.000Z',
  state: 'waiting',
  ...rest,
});
const run = (runId: string) => ({ runId, timestamp: NOON, durationMs: 1, choice: '', score: 1, level: null });
const attempts = Object.fromEntries(
  SCREENING_PARTS.map((part) => [part, [{ attemptId: part, timestamp: NOON }]]),
) as unknown as ScreeningAttempts;
const RUNS = { ...(Object.fromEntries(GAMES.map((game) => [game, []])) as unknown as GameRuns), simon: [run('a')] };

it('unsent results are the entries that the server does not list, with the time when they were finished', () => {
  const entries = [entry('b', 'simon'), entry('a', 'simon'), entry('focus-game', 'focus-game')];
  expect(notListed(entries, attempts, RUNS)).toEqual([{ kind: 'simon', timestamp: NOON }]);
  expect(notListed(entries, undefined)).toHaveLength(3);
});

it('an entry that the server refused does not count; one that waits for a sign-in does', () => {
  expect(notListed([entry('a', 'simon', { state: 'refused' })], undefined)).toEqual([]);
  expect(notListed([entry('a', 'simon', { state: 'needs-sign-in', body: null })], undefined)).toEqual([
    { kind: 'simon', timestamp: '2026-11-21T11:00:01.000Z' },
  ]);
});

it('a first part that is in the outbox and on the server does not begin a new sequence', () => {
  const done = (id: string) => {
    const waiting = [entry(id, 'focus-game'), entry('new', 'letter-quiz')];
    return partsDone([...partsByFinishTime(attempts), ...partsOf(notListed(waiting, attempts))]);
  };
  expect(done('focus-game')).toEqual(SCREENING_PARTS);
  expect(done('another one')).toEqual(['focus-game', 'letter-quiz']);
});
