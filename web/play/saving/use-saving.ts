import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTrying, useSession } from '../../api/session.tsx';
import type { Sendable } from '../../device/device-store.ts';
import { addToOutbox, type Delivery, deliver, onOutboxChange, sendOnce } from '../../device/results/outbox.ts';

/**
 * Where a finished attempt or run is. `stored`: in the outbox of this device, so that the page may be left. `on-
 * device`: on this device only, because the learner has not consented to store it in the account. `tried`: not stored,
 * because a parent or teacher only tries the app.
 * `lost`: neither the device nor the server could store it. `isUnstored`: this browser blocks storage, so that the
 * report cannot show it. `isNamed`: it belongs to a learner.
 */
export type Saving<Answer> =
  | { state: 'idle' | 'storing' | 'stored' | 'needs-sign-in' | 'lost' | 'tried' }
  | { state: 'waiting'; reason?: string }
  | { state: 'refused'; reason: string }
  | { state: 'on-device'; isUnstored: boolean }
  | { state: 'sent'; answer: Answer; isNamed: boolean; isUnstored: boolean };

type Finished = { sendable: Sendable; isStored: boolean };

/**
 * Stores a finished attempt or run on the device, then sends it. It belongs to the learner who was signed in when it
 * started. `onSent` gets the response and the owner's id.
 */
export function useSaving<Answer>(onSent: (answer: Answer, owner: string | null) => void) {
  const { session } = useSession();
  const [saving, setSaving] = useState<Saving<Answer>>({ state: 'idle' });
  const owner = useRef<string | null>(session.learner?.id ?? null);
  const isTried = useRef(isTrying(session.learner));
  const finished = useRef<Finished | null>(null);

  /** Sets the owner to the learner who is signed in now; a later sign-in in another tab does not change it. */
  const begin = () => {
    owner.current = session.learner?.id ?? null;
    isTried.current = isTrying(session.learner);
    finished.current = null;
    setSaving({ state: 'idle' });
  };

  const send = async () => {
    const current = finished.current;
    if (!current) return;
    const { sendable, isStored } = current;
    const delivery = await (isStored ? deliver<Answer> : sendOnce<Answer>)(sendable).catch(() => WAITING);
    if (finished.current !== current) return;
    setSaving(savingAfter(delivery, current));
    if (delivery.state !== 'sent') return;
    finished.current = null;
    onSent(delivery.answer, sendable.owner);
  };

  /** Sends an entry that is already in the outbox. */
  const sendStored = async (sendable: Sendable) => {
    finished.current = { sendable, isStored: true };
    setSaving({ state: 'stored' });
    await send();
  };

  /**
   * `sendableOf` makes the entry from its new id and its owner. Activities of a parent or teacher who only tries the
   * app are not stored.
   */
  const save = async (sendableOf: (id: string, owner: string | null) => Sendable) => {
    const sendable = sendableOf(crypto.randomUUID(), owner.current);
    if (isTried.current) return setSaving({ state: 'tried' });
    setSaving({ state: 'storing' });
    const isStored = await succeeds(addToOutbox(sendable));
    if (isStored) return sendStored(sendable);
    finished.current = { sendable, isStored };
    await send();
  };

  /** Shows that the attempt stays on this device, or, with `isStored` false, that the browser could not store it. */
  const showOnDevice = (isStored: boolean) => {
    finished.current = null;
    setSaving({ state: 'on-device', isUnstored: !isStored });
  };

  const isWaiting = saving.state === 'waiting' || saving.state === 'needs-sign-in';
  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => (isWaiting ? onOutboxChange(() => sendAgain()) : undefined), [isWaiting]);

  return { saving, owner, isTried, begin, save, sendStored, showOnDevice, tryAgain: () => void send() };
}

const WAITING = { state: 'waiting' } as const;

function savingAfter<Answer>(delivery: Delivery<Answer>, { sendable, isStored }: Finished): Saving<Answer> {
  const isNamed = sendable.owner !== null;
  switch (delivery.state) {
    case 'sent':
      return { ...delivery, isNamed, isUnstored: !isNamed && !isStored };
    case 'refused':
      return delivery;
    case 'not-wanted':
      return { state: 'on-device', isUnstored: !isStored };
    case 'gone':
      return { state: 'lost' };
    default:
      return isStored ? delivery : { state: 'lost' };
  }
}

/** Whether a promise is fulfilled. */
export function succeeds(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}
