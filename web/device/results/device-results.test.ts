import { expect, it } from 'vitest';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import type { DeviceResult } from '../device-store.ts';
import { withResultsOnDevice } from './device-results.ts';

const NONE: ScreeningAttempts = { 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] };
const answers = Array.from({ length: 10 }, () => 'slightly-agree' as const);
const inAccount = (attemptId: string, timestamp: string) => ({
  attemptId,
  timestamp,
  answers,
  answeredAfterMs: null,
  validity: 'same-answer' as const,
  score: 4,
  result: 'borderline' as const,
});
const here = (id: string, finishedAt: string): DeviceResult => ({
  id,
  kind: 'traits-questionnaire',
  owner: 'ada',
  path: '',
  body: { finishedAt, answers },
});

it('adds what is on the device to what is in the account, the newest first', () => {
  const account = { ...NONE, 'traits-questionnaire': [inAccount('c', '2026-11-21T12:00:00.000Z')] };
  const kept = [here('a', '2026-11-21T10:00:00.000Z'), here('d', '2026-11-21T13:00:00Z')];
  const both = withResultsOnDevice(account, kept);
  expect(both['traits-questionnaire'].map(({ attemptId }) => attemptId)).toEqual(['d', 'c', 'a']);
  expect(both['traits-questionnaire'][0]).toEqual(inAccount('d', '2026-11-21T13:00:00.000Z'));
  expect(both['focus-game']).toEqual([]);
});

it('counts one that is in both once, as the account has it', () => {
  const account = { ...NONE, 'traits-questionnaire': [inAccount('a', '2026-11-21T09:00:00.000Z')] };
  expect(withResultsOnDevice(account, [here('a', '2026-11-21T10:00:00.000Z')])).toEqual(account);
});
