import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Sendable } from '../api/device-store.ts';
import { deliver, keep, onOutboxChange, sendOnce } from '../api/outbox.ts';
import { useSession } from '../api/session.tsx';

/**
 * Where a finished sitting is. `kept` and what follows it are safe to leave; `sent` carries what the server made of it;
 * `lost` means that neither the device nor the server took it; `on-device` that its learner wants it nowhere else.
 * `isUnkept` is said of a sitting that would be found on this device alone, and that this device could not keep.
 */
export type Saving<Answer> =
  | { state: 'idle' | 'keeping' | 'kept' | 'waiting' | 'needs-sign-in' | 'lost' }
  | { state: 'refused'; reason: string }
  | { state: 'on-device'; isUnkept: boolean }
  | { state: 'sent'; answer: Answer; isNamed: boolean; isUnkept: boolean };

type Finished = { sendable: Sendable; isKept: boolean };

/**
 * Keeps a finished sitting on the device, then sends it. It belongs to whoever was here when it began.
 * `onSent` is called with the answer and with whose it is.
 */
export function useSaving<Answer>(onSent: (answer: Answer, owner: string | null) => void) {
  const { session } = useSession();
  const [saving, setSaving] = useState<Saving<Answer>>({ state: 'idle' });
  const owner = useRef<string | null>(session.learner?.id ?? null);
  const finished = useRef<Finished | null>(null);

  /** A sitting begins: whoever is here now is the one who takes it, whatever happens in other tabs meanwhile. */
  const begin = () => {
    owner.current = session.learner?.id ?? null;
    finished.current = null;
    setSaving({ state: 'idle' });
  };

  const send = async () => {
    const current = finished.current;
    if (!current) return;
    const { sendable, isKept } = current;
    const delivery = await (isKept ? deliver<Answer> : sendOnce<Answer>)(sendable).catch(() => WAITING);
    if (finished.current !== current) return;
    if (delivery.state === 'sent') {
      const isNamed = sendable.owner !== null;
      setSaving({ state: 'sent', answer: delivery.answer, isNamed, isUnkept: !isNamed && !isKept });
      onSent(delivery.answer, sendable.owner);
    } else if (delivery.state === 'refused') setSaving(delivery);
    else if (delivery.state === 'not-wanted') setSaving({ state: 'on-device', isUnkept: !isKept });
    else setSaving({ state: isKept && delivery.state !== 'gone' ? delivery.state : 'lost' });
  };

  /** Sends what this device keeps already. */
  const sendKept = async (sendable: Sendable) => {
    finished.current = { sendable, isKept: true };
    setSaving({ state: 'kept' });
    await send();
  };

  /** `made` says what is sent, given its new id and whose it is. */
  const save = async (made: (id: string, owner: string | null) => Sendable) => {
    const sendable = made(crypto.randomUUID(), owner.current);
    setSaving({ state: 'keeping' });
    const isKept = await keep(sendable).then(
      () => true,
      () => false,
    );
    if (isKept) return sendKept(sendable);
    finished.current = { sendable, isKept };
    await send();
  };

  /** Says that a sitting was left on this device for good; `isKept` is false where the browser keeps nothing. */
  const stayedHere = (isKept: boolean) => {
    finished.current = null;
    setSaving({ state: 'on-device', isUnkept: !isKept });
  };

  const isWaiting = saving.state === 'waiting' || saving.state === 'needs-sign-in';
  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => (isWaiting ? onOutboxChange(() => sendAgain()) : undefined), [isWaiting]);

  return { saving, owner, begin, save, sendKept, stayedHere, tryAgain: send };
}

const WAITING = { state: 'waiting' } as const;
