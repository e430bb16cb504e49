import { useQuery } from '@tanstack/react-query';
import type { Learner } from '#contract/people/learner.ts';
import { partsByFinishTime, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { notListed, partsOf } from '../../activities/todays-three/outbox-entries.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import type { OutboxEntry } from '../../device/device-store.ts';
import { doneParts } from '../done-parts.ts';

/**
 * The parts done in the current sequence of a learner, or of the visitor of this device. Until the attempts have
 * loaded, and if that fails, the results in the session are used.
 */
export function useDoneParts(learner: Learner | null, outbox: readonly OutboxEntry[]): ScreeningPart[] {
  const { data } = useQuery({ ...attemptsQuery(learner?.id ?? null), enabled: !learner?.isByPictures });
  return doneParts(learner, data ? partsByFinishTime(data) : null, partsOf(notListed(outbox, data)));
}
