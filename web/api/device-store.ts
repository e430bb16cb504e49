import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AttemptOf } from '#contract/screening-attempts.ts';

/** Something that happened and has to reach the server, whatever becomes of the network. */
export type OutboxEntry = {
  id: string;
  /** What happened, by the name of its part or game. */
  kind: string;
  /** The learner it belongs to; null when it was done signed out, and then it is nobody's for good. */
  owner: string | null;
  path: string;
  body: unknown;
  keptAt: string;
  state: 'waiting' | 'needs-sign-in' | 'refused';
  /** Why it was refused, in a sentence. */
  reason?: string;
};

/** A result of a sitting done signed out, as the server answered it: the only copy that can ever be read. */
export type KeptAttempt = { [Part in keyof AttemptOf]: { part: Part; attempt: AttemptOf[Part] } }[keyof AttemptOf] & {
  attemptId: string;
};

interface DeviceStore extends DBSchema {
  outbox: { key: string; value: OutboxEntry };
  attempts: { key: string; value: KeptAttempt };
}

let opened: Promise<IDBPDatabase<DeviceStore>> | undefined;

/** What this device keeps by itself, in IndexedDB. Rejects where the browser forbids it. */
export function deviceStore(): Promise<IDBPDatabase<DeviceStore>> {
  opened ??= openDB<DeviceStore>('thembstudy', 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id' });
      database.createObjectStore('attempts', { keyPath: 'attemptId' });
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
