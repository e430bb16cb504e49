import { useSyncExternalStore } from 'react';
import type { MemberLook } from '#contract/groups/groups.ts';
import { onStoredChange, stored } from '../../device/stored.ts';
import { SEEN_LOOKS_KEY } from '../../device/stored-learner.ts';

/** How long a member stays put away. */
const PUT_AWAY_MS = 7 * 24 * 60 * 60 * 1000;

type Seen = Record<string, { reason: string; atMs: number }>;
type Look = Pick<MemberLook, 'memberId' | 'reason'>;

const seenLooks = stored<{ leaderId: string; seen: Seen }>(SEEN_LOOKS_KEY);

function seenBy(leaderId: string): Seen {
  return seenLooks.read((kept) => (kept.leaderId === leaderId ? Object(kept.seen) : null)) ?? {};
}

/** Puts a member away for a week, for this leader on this device. Another reason shows them again. */
export function putAway(leaderId: string, { memberId, reason }: Look, now: Date): void {
  const recent = Object.entries(seenBy(leaderId)).filter(([, { atMs }]) => now.getTime() - atMs < PUT_AWAY_MS);
  seenLooks.write({ leaderId, seen: { ...Object.fromEntries(recent), [memberId]: { reason, atMs: now.getTime() } } });
}

/** Returns whether a leader has put a member away. */
export function useIsPutAway(leaderId: string): (look: Look) => boolean {
  const seen = useSyncExternalStore(onStoredChange, () => JSON.stringify(seenBy(leaderId)));
  const known = JSON.parse(seen) as Seen;
  return ({ memberId, reason }) =>
    known[memberId]?.reason === reason && Date.now() - known[memberId].atMs < PUT_AWAY_MS;
}
