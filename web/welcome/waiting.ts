import type { GameRuns } from '#contract/game-runs.ts';
import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { OutboxEntry } from '../api/device-store.ts';

/** What somebody did that the server does not list yet; `timestamp` is an ISO instant in UTC. */
export type Waiting = { kind: string; timestamp: string };

/**
 * What of the outbox the server does not list, in the order in which it was done. An entry whose answer was lost, or
 * that was delivered just now, is in both: it counts once.
 */
export function notListed(
  entries: readonly OutboxEntry[],
  attempts: ScreeningAttempts | undefined,
  runs?: GameRuns | undefined,
): Waiting[] {
  const ids = new Set([
    ...Object.values(attempts ?? {}).flatMap((each) => each.map(({ attemptId }) => attemptId)),
    ...Object.values(runs ?? {}).flatMap((each) => each.map(({ runId }) => runId)),
  ]);
  return entries
    .filter(({ id, state }) => state !== 'refused' && !ids.has(id))
    .map(({ kind, body, keptAt }) => ({ kind, timestamp: finishedAt(body) ?? keptAt }));
}

/** The parts of the screening among what waits. */
export function partsOf(waiting: readonly Waiting[]): ScreeningPart[] {
  return waiting.flatMap(({ kind }) => SCREENING_PARTS.filter((part) => part === kind));
}

function finishedAt(body: unknown): string | undefined {
  const { finishedAt: instant } = (body ?? {}) as { finishedAt?: unknown };
  return typeof instant === 'string' ? instant : undefined;
}
