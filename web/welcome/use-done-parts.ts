import { useQuery } from '@tanstack/react-query';
import type { Learner } from '#contract/learner.ts';
import { inOrderFinished, partsDone, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';
import { partsWithResult } from './go-on.ts';
import { useWaitingParts } from './use-waiting-parts.ts';

/**
 * The parts done in the sequence that a learner, or a visitor of this device, is in. Until the attempts were read, and
 * while they cannot be, what is known of the learner counts.
 */
export function useDoneParts(learner: Learner | null): ScreeningPart[] {
  const owner = learner?.id ?? null;
  const waiting = useWaitingParts(owner);
  const { data } = useQuery(attemptsQuery(owner));
  const finished = data ? inOrderFinished(data) : learner ? partsWithResult(learner) : [];
  return partsDone([...finished, ...waiting]);
}
