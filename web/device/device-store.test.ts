import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestDevice } from '../api/testing/test-device.ts';
import { DEVICE_STORE } from './device-store-exists.ts';

const NEWEST = 8;
const STORES = [
  'answers',
  'deviceResults',
  'diary',
  'diaryKeptAside',
  'outbox',
  'readings',
  'recordings',
  'textSections',
  'texts',
  'unclaimedRuns',
];

/** What each version of the app added to the store. */
const ADDED_BY_VERSION: Record<number, (database: IDBPDatabase) => void> = {
  1: (database) => {
    database.createObjectStore('outbox', { keyPath: 'id' });
    database.createObjectStore('answers', { keyPath: 'id' });
  },
  2: (database) => void database.createObjectStore('unclaimedRuns', { keyPath: 'id' }),
  3: (database) => {
    database.createObjectStore('diary', { keyPath: 'id' }).createIndex('byInstant', ['writtenAt', 'id']);
    database.createObjectStore('diaryKeptAside', { autoIncrement: true });
  },
  4: (database) => void database.createObjectStore('deviceResults', { keyPath: 'id' }).createIndex('byOwner', 'owner'),
  6: (database) => void database.createObjectStore('readings', { keyPath: 'id' }),
  7: (database) => {
    database.createObjectStore('texts', { keyPath: 'id' });
    database.createObjectStore('textSections', { keyPath: ['text', 'section'] });
  },
  8: (database) => void database.createObjectStore('recordings', { keyPath: 'id' }),
};
/** A record for each store that a version added. */
const RECORDS: Record<string, object> = {
  outbox: { id: 'entry', kind: 'simon', owner: 'ada', path: '', body: {}, keptAt: '', state: 'waiting' },
  answers: { id: 'answer', kind: 'letter-quiz', answer: { attempt: {} } },
  unclaimedRuns: { id: 'run', game: 'simon', report: {}, run: {} },
  diary: { id: 'page', writtenAt: '2026-11-21T10:00:00.000Z', title: 'Today', thoughts: 'Rain' },
  diaryKeptAside: { keptAsideAt: '2026-11-21T10:00:00.000Z', found: 7 },
  texts: { id: 'text', owner: 'ada', title: 'Bees', addedAt: '', words: 2, headings: [null], place: {} },
  textSections: { text: 'text', section: 0, paragraphs: ['Bees hum.'] },
  deviceResults: { id: 'result', kind: 'letter-quiz', owner: 'ada', path: '', body: {} },
  readings: {
    id: 'reading',
    owner: null,
    kind: 'listened',
    textId: 'tides',
    words: 100,
    durationMs: 60_000,
    wordsPerMinute: null,
  },
  recordings: { id: 'recording', owner: null, textId: 'tides', title: 'Tides', wordsPerMinute: 90 },
};

const opened: IDBPDatabase<never>[] = [];

beforeEach(() => void startTestDevice());
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

/** The store as the app opens it, in a new tab. */
async function openStore() {
  vi.resetModules();
  const { deviceStore } = await import('./device-store.ts');
  const database = await deviceStore();
  opened.push(database as unknown as IDBPDatabase<never>);
  return { database, deviceStore };
}

/** Makes the store of an older version, with one record in each of its object stores. */
async function makeStoreOf(version: number): Promise<string[]> {
  const database = await openDB(DEVICE_STORE, version, {
    upgrade(made) {
      for (let each = 1; each <= version; each += 1) ADDED_BY_VERSION[each]?.(made);
    },
  });
  const names = [...database.objectStoreNames];
  for (const name of names) await database.put(name, RECORDS[name]);
  database.close();
  return names;
}

describe('the store of a version before', () => {
  it.each([1, 2, 3, 4, 6, 7, 8])('opens from version %i with everything in it', async (version) => {
    const names = await makeStoreOf(version);
    const { database } = await openStore();
    expect(database.version).toBe(NEWEST);
    expect([...database.objectStoreNames]).toEqual(STORES);
    for (const name of names) expect(await database.getAll(name as never), name).toEqual([RECORDS[name]]);
  });

  it('opens with its indexes', async () => {
    await makeStoreOf(3);
    const { database } = await openStore();
    expect(await database.getAllFromIndex('diary', 'byInstant')).toEqual([RECORDS.diary]);
    await database.put('deviceResults', RECORDS.deviceResults as never);
    expect(await database.getAllFromIndex('deviceResults', 'byOwner', 'ada')).toEqual([RECORDS.deviceResults]);
    expect(await database.getAllFromIndex('deviceResults', 'byOwner', 'bo')).toEqual([]);
  });
});

describe('another version of the app in another tab', () => {
  it('gets the store at once when it is newer', async () => {
    await openStore();
    const newer = await openDB(DEVICE_STORE, NEWEST + 1);
    opened.push(newer as unknown as IDBPDatabase<never>);
    expect(newer.version).toBe(NEWEST + 1);
  });

  it('leaves a store that this version opens and uses as it is', async () => {
    await makeStoreOf(NEWEST);
    (await openDB(DEVICE_STORE, NEWEST + 1, { upgrade: (made) => void made.createObjectStore('later') })).close();
    const { database } = await openStore();
    expect(database.version).toBe(NEWEST + 1);
    expect(await database.getAll('outbox')).toEqual([RECORDS.outbox]);
  });
});

describe('a browser that forbids the store', () => {
  it('is asked again the next time', async () => {
    vi.resetModules();
    const { deviceStore } = await import('./device-store.ts');
    const allowed = indexedDB;
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('not allowed', 'SecurityError');
      },
    });
    await expect(deviceStore()).rejects.toThrow('not allowed');
    vi.stubGlobal('indexedDB', allowed);
    const database = await deviceStore();
    opened.push(database as unknown as IDBPDatabase<never>);
    expect([...database.objectStoreNames]).toEqual(STORES);
  });

  it('opens the store once for one tab', async () => {
    const { deviceStore, database } = await openStore();
    expect(await deviceStore()).toBe(database);
  });
});
