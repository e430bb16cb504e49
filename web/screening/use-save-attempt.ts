import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AttemptOf, ReportOf } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { onOutboxChange } from '../api/outbox.ts';
import { attemptsQuery, deliverAttempt, keepAttempt, type Sitting, sendAttempt } from '../api/screening-attempts.ts';
import { useSession } from '../api/session.tsx';

/**
 * Where a finished sitting is. `kept` and what follows it are safe to leave; `sent` carries the server's verdict;
 * `lost` means that neither the device nor the server took it. `isUnkept` is said of a sitting of nobody whose verdict
 * this device could not keep.
 */
export type Saving<Part extends ScreeningPart> =
  | { state: 'idle' | 'keeping' | 'kept' | 'waiting' | 'needs-sign-in' | 'lost' }
  | { state: 'refused'; reason: string }
  | { state: 'sent'; attempt: AttemptOf[Part]; isNamed: boolean; isUnkept: boolean };

/** Keeps a finished sitting on the device, then sends it. It belongs to whoever was here when it began. */
export function useSaveAttempt<Part extends ScreeningPart>(part: Part) {
  const { session } = useSession();
  const queries = useQueryClient();
  const [saving, setSaving] = useState<Saving<Part>>({ state: 'idle' });
  const owner = useRef<string | null>(session.learner?.id ?? null);
  const finished = useRef<{ sitting: Sitting<Part>; isKept: boolean } | null>(null);

  /** A sitting begins: whoever is here now is the one who takes it, whatever happens in other tabs meanwhile. */
  const begin = () => {
    owner.current = session.learner?.id ?? null;
    finished.current = null;
    setSaving({ state: 'idle' });
  };

  const send = async () => {
    const current = finished.current;
    if (!current) return;
    const { sitting, isKept } = current;
    const delivery = await (isKept ? deliverAttempt : sendAttempt)(sitting).catch(() => WAITING);
    if (finished.current !== current) return;
    if (delivery.state === 'sent') {
      const isNamed = sitting.owner !== null;
      void queries.invalidateQueries(attemptsQuery(sitting.owner));
      setSaving({ state: 'sent', attempt: delivery.answer.attempt, isNamed, isUnkept: !isNamed && !isKept });
    } else if (delivery.state === 'refused') setSaving(delivery);
    else setSaving({ state: isKept && delivery.state !== 'gone' ? delivery.state : 'lost' });
  };

  const save = async (report: ReportOf[Part]) => {
    const sitting = { id: crypto.randomUUID(), owner: owner.current, part, report };
    setSaving({ state: 'keeping' });
    const isKept = await keepAttempt(sitting).then(
      () => true,
      () => false,
    );
    finished.current = { sitting, isKept };
    if (isKept) setSaving({ state: 'kept' });
    await send();
  };

  const isWaiting = saving.state === 'waiting' || saving.state === 'needs-sign-in';
  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => (isWaiting ? onOutboxChange(() => sendAgain()) : undefined), [isWaiting]);

  return { saving, begin, save, tryAgain: send };
}

const WAITING = { state: 'waiting' } as const;
