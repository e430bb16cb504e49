import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ARCHIVE_LIST, archiveWith, browserOn, FakeRecordings } from '../../testing/fake-recordings.ts';
import { hasEarlierRecordings, keptArchives, keptRecording } from './archive-cache.ts';
import {
  keepRecordings,
  lookUpRecordings,
  offerToKeepRecordings,
  recordingsState,
  resumeRecordings,
} from './kept-recordings.ts';

const LARGE = 'x'.repeat(300_000);
const [WIFI, MOBILE, UNKNOWN] = [{ type: 'wifi' }, { type: 'cellular' }, {}];

let server: FakeRecordings;
beforeEach(() => {
  server = new FakeRecordings({
    '/assets/recordings/letters.1.bin': archiveWith('/clips/letters/small-b.mp3', 'small b'),
    '/assets/recordings/reading-0.1.bin': archiveWith('/clips/reading/0777777777777777.mp3', LARGE),
    '/assets/recordings/reading.1.bin': archiveWith('/clips/reading/index.json', '{}'),
  });
});

describe('before Listen or a yes', () => {
  it.each([WIFI, MOBILE, UNKNOWN])('a visit requests nothing: %o', async (connection) => {
    browserOn(connection);
    await resumeRecordings();
    expect(server.requests).toEqual([]);
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
    const isKept = (await keptArchives()).length === server.addresses.length;
    expect([isKept, recordingsState().isAsking]).toEqual([expected === 'kept', expected === 'asked']);
    if (expected === 'nothing') expect(server.requests).toEqual([]);
    if (expected === 'asked') expect(server.requests).toEqual([ARCHIVE_LIST]);
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
    expect([server.requests, recordingsState().isAsking]).toEqual([[], false]);
  });

  it('what Wi-Fi brought in part waits for Wi-Fi', async () => {
    browserOn(WIFI);
    server.answers = 2;
    await offerToKeepRecordings();
    expect(await keptArchives()).toHaveLength(1);
    server.reset();
    browserOn(MOBILE);
    await resumeRecordings();
    expect(server.requests).toEqual([]);
    browserOn(WIFI);
    await resumeRecordings();
    expect(server.requests).toEqual([ARCHIVE_LIST, ...server.addresses.slice(1)]);
  });
});

describe('once the learner wants them', () => {
  it('all are kept with one request for each archive, and each recording is found', async () => {
    browserOn(MOBILE);
    await keepRecordings(true);
    expect(server.requests).toEqual([ARCHIVE_LIST, ...server.addresses]);
    expect(await (await keptRecording('/clips/letters/small-b.mp3'))?.text()).toBe('small b');
    expect(await keptRecording('/clips/letters/small-d.mp3')).toBeNull();
    const { bytes, keptBytes, progress } = recordingsState();
    expect([keptBytes, progress]).toEqual([bytes, 'idle']);
  });

  it('a broken connection loses nothing: the next visit fetches only the rest', async () => {
    server.answers = 3;
    await keepRecordings(true);
    expect([(await keptArchives()).length, recordingsState().progress]).toEqual([2, 'failed']);
    server.reset();
    await resumeRecordings();
    expect(server.requests).toEqual([ARCHIVE_LIST, server.addresses[2]]);
    expect(recordingsState().progress).toBe('idle');
  });

  it('a browser that saves data fetches nothing more, unless they were asked for while it did', async () => {
    server.answers = 2;
    await keepRecordings(true);
    server.reset();
    browserOn({ saveData: true });
    await resumeRecordings();
    expect(server.requests).toEqual([]);
    await keepRecordings(true);
    expect(await keptArchives()).toHaveLength(3);
  });

  it.each([
    [MOBILE, ['/assets/recordings/reading.2.bin']],
    [UNKNOWN, ['/assets/recordings/reading-0.2.bin', '/assets/recordings/reading.2.bin']],
  ])('only changed archives are fetched again, large ones not on a mobile network: %o', async (connection, fetched) => {
    await keepRecordings(true);
    server.archives = {
      '/assets/recordings/letters.1.bin': archiveWith('/clips/letters/small-b.mp3', 'small b'),
      '/assets/recordings/reading-0.2.bin': archiveWith('/clips/reading/0888888888888888.mp3', LARGE),
      '/assets/recordings/reading.2.bin': archiveWith('/clips/reading/index.json', '{"new":1}'),
    };
    browserOn(connection);
    server.reset();
    await resumeRecordings();
    expect(server.requests).toEqual([ARCHIVE_LIST, ...fetched]);
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
    expect(server.requests).toEqual([ARCHIVE_LIST, server.addresses[0]]);
    expect([recordingsState().progress, await keptArchives()]).toEqual(['no-room', server.addresses.slice(0, 1)]);
  });

  it('a browser that refuses to store one says the same', async () => {
    vi.spyOn(Cache.prototype, 'put').mockImplementation(async (address) => {
      if (address === server.addresses[0]) throw new DOMException('', 'QuotaExceededError');
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
    server.answers = 0;
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
    expect([server.requests, recordingsState().isAsking]).toEqual([[], false]);
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
