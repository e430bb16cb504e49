import { useQueryClient } from '@tanstack/react-query';
import type { GameRuns } from '#contract/games/game-runs.ts';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { ownAssignmentsQuery } from '../../api/own-assignments.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import { isReadText } from '../../api/set-texts.ts';
import type { OutboxEntry } from '../../device/device-store.ts';
import { entriesOf, onOutboxChange } from '../../device/results/outbox.ts';
import { useDeviceData } from '../../device/use-device-data.ts';

const NONE: readonly OutboxEntry[] = [];

/**
 * The unsent results on this device, the oldest first; empty until they have loaded. After a result was sent, the
 * server's list is refetched before the result leaves this list.
 */
export function useUnsentEntries(owner: string | null): readonly OutboxEntry[] {
  const queries = useQueryClient();
  const refetch = () =>
    Promise.all(
      [attemptsQuery(owner), runsQuery(owner), ownAssignmentsQuery(owner)].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const { data } = useDeviceData(
    owner ?? '',
    () => entriesOf(owner),
    (listener) => onOutboxChange(() => void refetch().then(listener, () => undefined)),
  );
  return data ?? NONE;
}

/**
 * A result that the server does not list yet, other than a text that was read; `timestamp` is an ISO instant in UTC, `passage` the id of the passage.
 */
type UnsentResult = { kind: string; timestamp: string; passage?: string };

/**
 * The entries that the server does not list, the oldest first. An entry whose response was lost, or that was just
 * sent, is in both lists and counts once.
 */
export function notListed(
  entries: readonly OutboxEntry[],
  attempts: ScreeningAttempts | undefined,
  runs?: GameRuns | undefined,
): UnsentResult[] {
  const ids = new Set([
    ...Object.values(attempts ?? {}).flatMap((each) => each.map(({ attemptId }) => attemptId)),
    ...Object.values(runs ?? {}).flatMap((each) => each.map(({ runId }) => runId)),
  ]);
  return entries
    .filter((entry) => entry.state !== 'refused' && !isReadText(entry) && !ids.has(entry.id))
    .map(({ kind, body, keptAt }) => ({
      kind,
      timestamp: textIn(body, 'finishedAt') ?? keptAt,
      ...passageIn(body),
    }));
}

/** The screening parts among the results. */
export function partsOf(results: readonly UnsentResult[]): ScreeningPart[] {
  return results.flatMap(({ kind }) => SCREENING_PARTS.filter((part) => part === kind));
}

function passageIn(body: unknown): { passage?: string } {
  const passage = textIn(body, 'passage');
  return passage === undefined ? {} : { passage };
}

function textIn(body: unknown, field: string): string | undefined {
  const value = Object(body)[field];
  return typeof value === 'string' ? value : undefined;
}
