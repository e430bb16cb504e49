import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRun } from '#contract/game-runs.ts';
import type { DiaryEntry } from '#rules/diary.ts';
import type { Game } from '#rules/runs.ts';
import { DEVICE_STORE } from './is-store-there.ts';

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

/** What is to be sent, and to whom it belongs. */
export type Sendable = Pick<OutboxEntry, 'id' | 'kind' | 'owner' | 'path' | 'body'>;

/**
 * A finished run of somebody who was not signed in. It is sent only when a learner says that it is theirs;
 * `leftOutBy` are those who said that it is not.
 */
export type UnclaimedRun = {
  id: string;
  game: Game;
  report: { finishedAt: string };
  run: GameRun;
  leftOutBy?: string[];
};

/** What the server answered to something done signed out: the only copy that can ever be read. */
export type KeptAnswer = { id: string; kind: string; answer: unknown };

/**
 * A sitting of a learner who does not want it in their account. It leaves this device only when they ask for that; it
 * has the form in which it would be sent then.
 */
export type DeviceResult = Sendable & { owner: string };

/** Something that stood in the diary and cannot be read as an entry. It is kept just as it was found. */
export type KeptAside = { keptAsideAt: string; found: unknown };

interface DeviceStore extends DBSchema {
  outbox: { key: string; value: OutboxEntry };
  answers: { key: string; value: KeptAnswer };
  unclaimedRuns: { key: string; value: UnclaimedRun };
  deviceResults: { key: string; value: DeviceResult; indexes: { byOwner: string } };
  diary: { key: string; value: DiaryEntry; indexes: { byInstant: [writtenAt: string, id: string] } };
  diaryKeptAside: { key: number; value: KeptAside };
}

const VERSION = 4;

let opened: Promise<IDBPDatabase<DeviceStore>> | undefined;

/** What this device keeps by itself, in IndexedDB. Rejects where the browser forbids it. */
export function deviceStore(): Promise<IDBPDatabase<DeviceStore>> {
  opened ??= openDB<DeviceStore>(DEVICE_STORE, VERSION, { upgrade, ...handlers })
    .catch((error) => {
      // Another tab brought a newer version of the app; what that one keeps holds all that this one knows.
      if (error?.name === 'VersionError') return openDB<DeviceStore>(DEVICE_STORE, undefined, handlers);
      throw error;
    })
    .catch((error) => {
      opened = undefined;
      throw error;
    });
  return opened;
}

function upgrade(database: IDBPDatabase<DeviceStore>, oldVersion: number): void {
  if (oldVersion < 1) {
    database.createObjectStore('outbox', { keyPath: 'id' });
    database.createObjectStore('answers', { keyPath: 'id' });
  }
  if (oldVersion < 2) database.createObjectStore('unclaimedRuns', { keyPath: 'id' });
  if (oldVersion < 3) {
    database.createObjectStore('diary', { keyPath: 'id' }).createIndex('byInstant', ['writtenAt', 'id']);
    database.createObjectStore('diaryKeptAside', { autoIncrement: true });
  }
  if (oldVersion < 4) database.createObjectStore('deviceResults', { keyPath: 'id' }).createIndex('byOwner', 'owner');
}

const handlers = {
  blocking() {
    // A newer version of the app, in another tab, waits for this one to let go.
    void opened?.then((database) => database.close());
    opened = undefined;
  },
  terminated() {
    opened = undefined;
  },
};
