import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRun } from '#contract/games/game-runs.ts';
import type { DiaryEntry } from '#rules/days/diary.ts';
import type { Game } from '#rules/games/runs.ts';
import type { Reading } from '#rules/reading/reading-history.ts';
import { DEVICE_STORE } from './device-store-exists.ts';

/** A result that has to reach the server, even after the network was away. */
export type OutboxEntry = {
  id: string;
  /** The screening part or game. */
  kind: string;
  /** The learner it belongs to; null for good when it was done signed out. */
  owner: string | null;
  path: string;
  body: unknown;
  keptAt: string;
  state: 'waiting' | 'needs-sign-in' | 'refused';
  /** Why the server refused it, or lets it wait: the code of a problem. Earlier versions of the app stored a sentence. */
  reason?: string;
  /** When the server said that it does not know this kind, and the version of the page to which it said so. */
  unknownKind?: { saidAt: string; version: string };
};

/** What is sent, and the learner it belongs to. */
export type Sendable = Pick<OutboxEntry, 'id' | 'kind' | 'owner' | 'path' | 'body'>;

/**
 * A finished run that was played signed out. It is sent only when a learner says that it is theirs; `leftOutBy` are the
 * learners who said that it is not.
 */
export type UnclaimedRun = {
  id: string;
  game: Game;
  report: { finishedAt: string };
  run: GameRun;
  leftOutBy?: string[];
};

/** The server's answer to a result done signed out. The server never shows it again. */
type KeptAnswer = { id: string; kind: string; answer: unknown };

/**
 * A result of a learner who does not want results in their account. It leaves this device only when they ask for that,
 * and has the form in which it is sent then.
 */
export type DeviceResult = Sendable & { owner: string };

/** A diary value that is not a valid entry, stored unchanged. */
export type UnreadableRow = { keptAsideAt: string; found: unknown };

/** A text that a learner added on this device; it never leaves it. The dates are ISO instants. */
export type OwnText = {
  id: string;
  /** The learner it belongs to; null when it was added signed out. */
  owner: string | null;
  title: string;
  addedAt: string;
  words: number;
  /** The heading of each section, or null. */
  headings: (string | null)[];
  /** Where the learner read last; both count from 0. */
  place: { section: number; sentence: number };
};

/** The paragraphs of one section, apart from the list of texts, which stays small. */
export type OwnTextSection = { text: string; section: number; paragraphs: string[] };

/** A recording of one's own reading, kept on this device after a yes. It is never sent. */
export type OwnRecording = {
  id: string;
  /** The learner; null for a visitor of this device. */
  owner: string | null;
  /** A passage, or a text of one's own. */
  textId: string;
  title: string;
  /** The ISO instant of the end, in UTC. */
  finishedAt: string;
  wordsPerMinute: number;
  /** A WAV file. */
  sound: Blob;
};

interface DeviceStore extends DBSchema {
  outbox: { key: string; value: OutboxEntry };
  answers: { key: string; value: KeptAnswer };
  unclaimedRuns: { key: string; value: UnclaimedRun };
  deviceResults: { key: string; value: DeviceResult; indexes: { byOwner: string } };
  diary: { key: string; value: DiaryEntry; indexes: { byInstant: [writtenAt: string, id: string] } };
  diaryKeptAside: { key: number; value: UnreadableRow };
  readings: { key: string; value: Reading };
  texts: { key: string; value: OwnText };
  textSections: { key: [text: string, section: number]; value: OwnTextSection };
  recordings: { key: string; value: OwnRecording };
}

const VERSION = 8;

let opened: Promise<IDBPDatabase<DeviceStore>> | undefined;

/** The store of this device, in IndexedDB. Rejects where the browser forbids it, and is tried again at the next call. */
export function deviceStore(): Promise<IDBPDatabase<DeviceStore>> {
  opened ??= openStore().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function openStore(): Promise<IDBPDatabase<DeviceStore>> {
  try {
    return await openDB<DeviceStore>(DEVICE_STORE, VERSION, { upgrade, ...handlers });
  } catch (error) {
    // Another tab brought a newer version of the app; its store holds everything that this version knows.
    if (error instanceof DOMException && error.name === 'VersionError')
      return openDB<DeviceStore>(DEVICE_STORE, undefined, handlers);
    throw error;
  }
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
  if (oldVersion < 6) database.createObjectStore('readings', { keyPath: 'id' });
  if (oldVersion < 7) {
    database.createObjectStore('texts', { keyPath: 'id' });
    database.createObjectStore('textSections', { keyPath: ['text', 'section'] });
  }
  if (oldVersion < 8) database.createObjectStore('recordings', { keyPath: 'id' });
}

const handlers = {
  blocking() {
    // A newer version of the app in another tab waits for this connection to close.
    void opened?.then((database) => database.close());
    opened = undefined;
  },
  terminated() {
    opened = undefined;
  },
};
