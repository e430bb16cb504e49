import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AttemptOf, ReportOf } from '#contract/screening-attempts.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { onOutboxChange } from '../api/outbox.ts';
import { attemptsQuery, deliverAttempt, keepAttempt, sendAttempt } from '../api/screening-attempts.ts';
import { useSession } from '../api/session.tsx';

/**
 * Where a finished sitting is. `kept` and what follows it are safe to leave; `sent` carries the server's verdict
 * unless another tab received it; `lost` means that neither the device nor the server took it.
 */
export type Saving<Part extends ScreeningPart> =
  | { state: 'idle' | 'keeping' | 'kept' | 'waiting' | 'needs-sign-in' | 'lost' }
  | { state: 'refused'; reason: string }
  | { state: 'sent'; attempt: AttemptOf[Part] | null };

/** Keeps a finished sitting on the device, then sends it; it belongs to whoever was signed in when it was saved. */
export function useSaveAttempt<Part extends ScreeningPart>(part: Part) {
  const { session } = useSession();
  const queries = useQueryClient();
  const [saving, setSaving] = useState<Saving<Part>>({ state: 'idle' });
  const sitting = useRef<{ id: string; owner: string | null; report: ReportOf[Part]; kept: boolean } | null>(null);

  const send = async () => {
    const current = sitting.current;
    if (!current) return;
    const delivery = current.kept
      ? await deliverAttempt(part, current.id)
      : await sendAttempt(current.owner, part, current.id, current.report);
    if (sitting.current !== current) return;
    if (delivery.state === 'sent') void queries.invalidateQueries(attemptsQuery(current.owner));
    setSaving(
      delivery.state === 'sent'
        ? { state: 'sent', attempt: delivery.answer?.attempt ?? null }
        : lostUnlessKept(delivery, current.kept),
    );
  };

  const save = async (report: ReportOf[Part]) => {
    const id = crypto.randomUUID();
    const owner = session.learner?.id ?? null;
    sitting.current = { id, owner, report, kept: false };
    setSaving({ state: 'keeping' });
    const kept = await keepAttempt(owner, part, id, report).then(
      () => true,
      () => false,
    );
    sitting.current = { id, owner, report, kept };
    if (kept) setSaving({ state: 'kept' });
    await send();
  };

  const isWaiting = saving.state === 'waiting' || saving.state === 'needs-sign-in';
  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => (isWaiting ? onOutboxChange(() => sendAgain()) : undefined), [isWaiting]);

  return {
    saving,
    save,
    tryAgain: send,
    forget: () => {
      sitting.current = null;
      setSaving({ state: 'idle' });
    },
  };
}

function lostUnlessKept<S extends { state: string }>(delivery: S, kept: boolean): S | { state: 'lost' } {
  return kept || delivery.state === 'refused' ? delivery : { state: 'lost' };
}
