import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRun } from '#contract/games/game-runs.ts';
import type { DiaryEntry } from '#rules/days/diary.ts';
import type { Game } from '#rules/games/runs.ts';
import type { Reading } from '#rules/reading/reading-history.ts';
import { DEVICE_STORE } from './device-store-exists.ts';

/** A result that has to be sent to the server, and is kept until then. */
export type OutboxEntry = {
  id: string;
  /** The screening part or game. */
  kind: string;
  /** The id of the learner that it belongs to; null for a visitor, and then it never gets an owner. */
  owner: string | null;
  path: string;
  body: unknown;
  keptAt: string;
  state: 'waiting' | 'needs-sign-in' | 'refused';
  /**
   * The code of the problem for which the server refused or postponed it. Earlier versions of the app stored a
   * sentence.
   */
  reason?: string;
  /** When the server answered that it does not know this kind, and the version of the page that sent it. */
  unknownKind?: { saidAt: string; version: string };
  /** Only of a run that gives no points: it adds no leaf to the tree. */
  addsLeaf?: false;
};

/** The request to send, and the learner it belongs to. */
export type Sendable = Pick<OutboxEntry, 'id' | 'kind' | 'owner' | 'path' | 'body' | 'addsLeaf'>;

/**
 * A finished run of a visitor. It is sent only after a learner claims it; `leftOutBy` has the ids of learners who said
 * that it is not theirs.
 */
export type UnclaimedRun = {
  id: string;
  game: Game;
  report: { finishedAt: string };
  run: GameRun;
  leftOutBy?: string[];
};

/** The server's response to a visitor's result. The server does not return it again. */
type KeptAnswer = { id: string; kind: string; answer: unknown };

/**
 * A result of a learner who has not consented to store results in their account. It stays on this device until they
 * ask to send it, and is stored in the format in which it is sent.
 */
export type DeviceResult = Sendable & { owner: string };

/** A diary row that is not a valid entry, stored unchanged. */
export type UnreadableRow = { keptAsideAt: string; found: unknown };

/** A text that a learner added; it is stored only on this device. The dates are ISO instants. */
export type OwnText = {
  id: string;
  /** The learner it belongs to; null for a visitor. */
  owner: string | null;
  title: string;
  addedAt: string;
  words: number;
  /** The heading of each section, or null. */
  headings: (string | null)[];
  /** The position where the learner stopped reading; both numbers count from 0. */
  place: { section: number; sentence: number };
};

/**
 * The paragraphs of one section, in a separate store so that the list of texts stays small. `languages`: what the file says of
 * each paragraph; left out where it says nothing, and in texts that earlier versions of the app stored.
 */
export type OwnTextSection = {
  text: string;
  section: number;
  paragraphs: string[];
  languages?: (string | undefined)[];
};

/** A recording of the learner's own reading, kept on this device with their consent. It is never sent. */
export type OwnRecording = {
  id: string;
  /** The learner; null for a visitor of this device. */
  owner: string | null;
  /** The id of a passage or of an own text. */
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

/** Opens the IndexedDB store of this device. Rejects if the browser blocks it; the next call tries again. */
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
    // Another tab upgraded the store for a newer app version; that schema contains all stores of this version.
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
    // Close this connection, because a newer app version in another tab waits to upgrade the store.
    void opened?.then((database) => database.close());
    opened = undefined;
  },
  terminated() {
    opened = undefined;
  },
};
