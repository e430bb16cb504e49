import { useQuery } from '@tanstack/react-query';
import type { Learner } from '#contract/learner.ts';
import { partsByFinishTime, partsDone, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import type { OutboxEntry } from '../api/device-store.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';
import { partsWithResult } from './go-on.ts';
import { notListed, partsOf } from './waiting.ts';

/**
 * The parts done in the sequence that a learner, or a visitor of this device, is in. Until the attempts were read, and
 * while they cannot be, what is known of the learner counts.
 */
export function useDoneParts(learner: Learner | null, outbox: readonly OutboxEntry[]): ScreeningPart[] {
  const { data } = useQuery(attemptsQuery(learner?.id ?? null));
  const finished = data ? partsByFinishTime(data) : learner ? partsWithResult(learner) : [];
  return partsDone([...finished, ...partsOf(notListed(outbox, data))]);
}
