import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

/** What the server answered to something done signed out: the only copy that can ever be read. */
export type KeptAnswer = { id: string; kind: string; answer: unknown };

interface DeviceStore extends DBSchema {
  outbox: { key: string; value: OutboxEntry };
  answers: { key: string; value: KeptAnswer };
}

let opened: Promise<IDBPDatabase<DeviceStore>> | undefined;

/** What this device keeps by itself, in IndexedDB. Rejects where the browser forbids it. */
export function deviceStore(): Promise<IDBPDatabase<DeviceStore>> {
  opened ??= openDB<DeviceStore>('thembstudy', 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id' });
      database.createObjectStore('answers', { keyPath: 'id' });
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
