import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasEarlierRecordings, keptArchives, keptRecording } from './archive-cache.ts';
import {
  keepRecordings,
  lookUpRecordings,
  offerToKeepRecordings,
  recordingsState,
  resumeRecordings,
} from './kept-recordings.ts';
import { joinRecordings } from './recording-archives.ts';

const LIST = '/recording-archives.json';
const LARGE = 'x'.repeat(300_000);

/** The archives of the server, by address. */
let server: Record<string, Uint8Array<ArrayBuffer>> = {};
let requests: string[] = [];
/** The server answers so many requests and is then away. */
let answers = Number.POSITIVE_INFINITY;

const archiveOf = (recording: string, content: string) =>
  joinRecordings([{ address: recording, bytes: new TextEncoder().encode(content) }]);

beforeEach(async () => {
  server = {
    '/assets/recordings/letters.1.bin': archiveOf('/clips/letters/small-b.mp3', 'small b'),
    '/assets/recordings/reading-0.1.bin': archiveOf('/clips/reading/0777777777777777.mp3', LARGE),
    '/assets/recordings/reading.1.bin': archiveOf('/clips/reading/index.json', '{}'),
  };
  [requests, answers] = [[], Number.POSITIVE_INFINITY];
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    signal?.throwIfAborted();
    requests.push(address);
    if (requests.length > answers) throw new TypeError('Failed to fetch');
    const list = Object.entries(server).map(([each, content]) => ({ address: each, bytes: content.length }));
    if (address === LIST) return new Response(JSON.stringify(list));
    return server[address] ? new Response(server[address]) : new Response('', { status: 404 });
  });
});
afterEach(async () => {
  await keepRecordings(false);
  localStorage.clear();
});

type Connection = { type?: string; saveData?: boolean };

/** A browser with a service worker and this connection. */
function browserOn(connection: Connection): void {
  for (const [name, value] of Object.entries({ connection, serviceWorker: { controller: {} } })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}

const NAMES = () => Object.keys(server);
const [WIFI, MOBILE, UNKNOWN] = [{ type: 'wifi' }, { type: 'cellular' }, {}];

describe('before Listen or a yes', () => {
  it.each([WIFI, MOBILE, UNKNOWN])('a visit requests nothing: %o', async (connection) => {
    browserOn(connection);
    await resumeRecordings();
    expect(requests).toEqual([]);
  });
});

describe('after Listen has played a recording', () => {
  it.each([
    [WIFI, 'kept'],
    [{ type: 'ethernet' }, 'kept'],
    [MOBILE, 'asked'],
    [{ type: 'unknown' }, 'asked'],
    [UNKNOWN, 'asked'],
    [{ ...WIFI, saveData: true }, 'nothing'],
    [{ ...UNKNOWN, saveData: true }, 'nothing'],
  ])('%o: %s', async (connection, expected) => {
    browserOn(connection);
    await offerToKeepRecordings();
    const isKept = (await keptArchives()).length === NAMES().length;
    expect([isKept, recordingsState().isAsking]).toEqual([expected === 'kept', expected === 'asked']);
    if (expected === 'nothing') expect(requests).toEqual([]);
    if (expected === 'asked') expect(requests).toEqual([LIST]);
  });

  it('the question is not asked again after an answer', async () => {
    browserOn(UNKNOWN);
    await offerToKeepRecordings();
    await keepRecordings(false);
    await offerToKeepRecordings();
    expect(recordingsState().isAsking).toBe(false);
    expect(await keptArchives()).toEqual([]);
  });

  it('nothing is asked where there is no service worker, which would play them', async () => {
    await offerToKeepRecordings();
    expect([requests, recordingsState().isAsking]).toEqual([[], false]);
  });

  it('what Wi-Fi brought in part waits for Wi-Fi', async () => {
    browserOn(WIFI);
    answers = 2;
    await offerToKeepRecordings();
    browserOn(MOBILE);
    await resumeRecordings();
    expect(await keptArchives()).toHaveLength(1);
    [answers, requests] = [Number.POSITIVE_INFINITY, []];
    browserOn(WIFI);
    await resumeRecordings();
    expect(requests).toEqual([LIST, ...NAMES().slice(1)]);
  });
});

describe('once the learner wants them', () => {
  it('all are kept with one request for each archive, and each recording is found', async () => {
    browserOn(MOBILE);
    await keepRecordings(true);
    expect(requests).toEqual([LIST, ...NAMES()]);
    expect(await (await keptRecording('/clips/letters/small-b.mp3'))?.text()).toBe('small b');
    expect(await keptRecording('/clips/letters/small-d.mp3')).toBeNull();
    const { bytes, keptBytes, progress } = recordingsState();
    expect([keptBytes, progress]).toEqual([bytes, 'idle']);
  });

  it('a broken connection loses nothing: the next visit fetches only the rest', async () => {
    answers = 3;
    await keepRecordings(true);
    expect([(await keptArchives()).length, recordingsState().progress]).toEqual([2, 'failed']);
    [answers, requests] = [Number.POSITIVE_INFINITY, []];
    await resumeRecordings();
    expect(requests).toEqual([LIST, NAMES()[2]]);
    expect(recordingsState().progress).toBe('idle');
  });

  it('a browser that saves data fetches nothing more, unless they were asked for while it did', async () => {
    answers = 2;
    await keepRecordings(true);
    [answers, requests] = [Number.POSITIVE_INFINITY, []];
    browserOn({ saveData: true });
    await resumeRecordings();
    expect(requests).toEqual([]);
    await keepRecordings(true);
    expect(await keptArchives()).toHaveLength(3);
  });

  it.each([
    [MOBILE, ['/assets/recordings/reading.2.bin']],
    [UNKNOWN, ['/assets/recordings/reading-0.2.bin', '/assets/recordings/reading.2.bin']],
  ])('only changed archives are fetched again, large ones not on a mobile network: %o', async (connection, fetched) => {
    await keepRecordings(true);
    const [{ [NAMES()[0] ?? '']: letters }, reading] = [server, archiveOf('/clips/reading/index.json', '{"new":1}')];
    server = {
      '/assets/recordings/letters.1.bin': letters ?? new Uint8Array(),
      '/assets/recordings/reading-0.2.bin': archiveOf('/clips/reading/0888888888888888.mp3', LARGE),
      '/assets/recordings/reading.2.bin': reading,
    };
    browserOn(connection);
    requests = [];
    await resumeRecordings();
    expect(requests).toEqual([LIST, ...fetched]);
    expect(await (await keptRecording('/clips/reading/index.json'))?.json()).toEqual({ new: 1 });
    // The older archive is there until the newer one is.
    const isOldThere = (await keptRecording('/clips/reading/0777777777777777.mp3')) !== null;
    expect([isOldThere, (await keptArchives()).length]).toEqual([connection === MOBILE, 3]);
  });

  it('a device without room keeps what it has, fetches no more and says so', async () => {
    const estimate = vi.spyOn(navigator.storage, 'estimate');
    estimate.mockResolvedValueOnce({ quota: 100_000_000, usage: 0 });
    estimate.mockResolvedValue({ quota: 100_000_000, usage: 80_000_000 });
    await keepRecordings(true);
    expect(requests).toEqual([LIST, NAMES()[0]]);
    expect([recordingsState().progress, await keptArchives()]).toEqual(['no-room', NAMES().slice(0, 1)]);
  });

  it('a browser that refuses to store one says the same', async () => {
    vi.spyOn(Cache.prototype, 'put').mockImplementation(async (address) => {
      if (address === NAMES()[0]) throw new DOMException('', 'QuotaExceededError');
    });
    await keepRecordings(true);
    expect(recordingsState().progress).toBe('no-room');
  });

  it('a no deletes them, also while they come', async () => {
    await keepRecordings(true);
    const keeping = keepRecordings(true);
    await keepRecordings(false);
    await keeping;
    expect(await keptArchives()).toEqual([]);
    expect(recordingsState()).toMatchObject({ isWanted: false, keptBytes: 0, progress: 'idle' });
  });

  it('offline, their size is known from the list that is kept with them', async () => {
    await keepRecordings(true);
    answers = 0;
    await lookUpRecordings();
    const { bytes, keptBytes } = recordingsState();
    expect(keptBytes).toBe(bytes);
  });
});

describe('recordings that an earlier version of the app kept one by one', () => {
  beforeEach(async () => {
    const cache = await caches.open('recordings-0123456789ab');
    await cache.put('/clips/letters/small-b.mp3', new Response('kept before'));
  });

  it('are played, and stay without a question until all archives are here', async () => {
    browserOn(MOBILE);
    await resumeRecordings();
    await offerToKeepRecordings();
    expect([requests, recordingsState().isAsking]).toEqual([[], false]);
    expect(await (await keptRecording('/clips/letters/small-b.mp3'))?.text()).toBe('kept before');
    browserOn(WIFI);
    await resumeRecordings();
    expect([await hasEarlierRecordings(), (await keptArchives()).length]).toEqual([false, 3]);
  });

  it('are deleted by a no', async () => {
    await keepRecordings(false);
    expect(await hasEarlierRecordings()).toBe(false);
  });
});
