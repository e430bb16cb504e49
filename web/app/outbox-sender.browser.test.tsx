import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider, useSession } from '../api/session.tsx';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import type { OutboxEntry } from '../device/device-store.ts';
import * as outbox from '../device/results/outbox.ts';
import { storeLearner } from '../device/stored-learner.ts';
import { changeSettings } from '../ui/settings/device-settings.ts';
import { OutboxSender } from './outbox-sender.tsx';
import { SettingsSync } from './settings-sync.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-26T10:00:00.000Z');
const realTimeout = setTimeout;
const pause = (ms: number) => new Promise((resolve) => realTimeout(resolve, ms));
/** Enough for a loop of requests to show. */
const QUIET_MS = 150;

const learnerOf = (id: string) => ({ ...SAMPLE_LEARNER, id, name: id, email: `${id}@example.org` });

/** What a server answers. `isEarlier`: as before the codes `other-session` and `unknown-kind` existed. */
type Server = {
  signedIn: string | null;
  games: string[];
  isEarlier: boolean;
  /** Whether the learner uses the app for themself. */
  usesForSelf: boolean;
  /** The problem of every save, whatever was sent. */
  refuses: { status: number; code: string } | null;
  isAway: boolean;
};
const RUNS = /^\/api\/learners\/(\w+)\/runs\/([\w-]+)\/([\w-]+)$/;
const SETTINGS = '/api/learners/ada/settings';

let server: Server;
let requests: string[];
let pages: Root[];

function answerOf(method: string, path: string): Response {
  const problem = (status: number, code: string) => Response.json({ code }, { status });
  if (server.signedIn === null) return problem(401, 'not-signed-in');
  if (path === '/api/learner') return Response.json({ ...learnerOf(server.signedIn), usesForSelf: server.usesForSelf });
  const [, owner, game = '', id] = RUNS.exec(path) ?? [];
  if (method === 'PUT' && server.refuses) return problem(server.refuses.status, server.refuses.code);
  if (path === SETTINGS) return problem(404, server.isEarlier ? 'not-found' : 'other-session');
  if (!server.usesForSelf) return problem(409, 'not-for-self');
  if (owner !== server.signedIn) return problem(404, server.isEarlier ? 'not-found' : 'other-session');
  if (!server.games.includes(game)) return server.isEarlier ? problem(404, 'not-found') : problem(422, 'unknown-kind');
  return Response.json({ run: { runId: id }, points: 10 }, { status: 201 });
}

/** The requests since the last call. A page that opens reads the session. */
const asked = () => requests.splice(0).map((each) => each.replace('/api/learners/', ''));
const saves = (id: string, game = 'new-game', owner = 'ada') => `PUT ${owner}/runs/${game}/${id}`;
const SESSION = 'GET /api/learner';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    requests.push(`${method} ${path}`);
    if (server.isAway) throw new TypeError('Failed to fetch');
    return answerOf(method, path);
  });
  server = { signedIn: 'ada', games: ['simon'], isEarlier: false, usesForSelf: true, refuses: null, isAway: false };
  requests = [];
  pages = [];
});
afterEach(() => {
  for (const page of pages) act(() => page.unmount());
  vi.useRealTimers();
});

/** Gives the session of a page to the test. */
function Probe({ known }: { known: { context?: ReturnType<typeof useSession> } }) {
  known.context = useSession();
  return null;
}

/** Waits until no request was sent for a while, or so many were sent that they do not end. */
async function untilQuiet(): Promise<void> {
  for (let before = -1; before !== requests.length && requests.length < 50; ) {
    before = requests.length;
    await act(() => pause(QUIET_MS));
    await act(() => navigator.locks.request('outbox', () => undefined));
  }
}

/** Expects exactly these requests since the last call, in this order. */
async function expectAsked(expected: string[]): Promise<void> {
  for (let pauses = 0; requests.length < expected.length && pauses < 100; pauses += 1) await act(() => pause(50));
  await untilQuiet();
  expect(asked()).toEqual(expected);
}

/** Loads a page of the app, on the storage of the device, for the learner whom the device knows. */
async function loadPage(version = '1') {
  for (const page of pages.splice(0)) act(() => page.unmount());
  vi.stubGlobal('__reactRouterManifest', { version });
  const known: { context?: ReturnType<typeof useSession> } = {};
  const root = createRoot(document.createElement('div'));
  pages.push(root);
  await act(() =>
    root.render(
      <MemoryRouter initialEntries={['/dashboard']}>
        <SessionProvider away={null}>
          <Probe known={known} />
          <OutboxSender />
          <SettingsSync />
        </SessionProvider>
      </MemoryRouter>,
    ),
  );
  await untilQuiet();
  return {
    ...outbox,
    shownLearner: () => known.context?.session.learner?.id ?? null,
    logIn: (id: string) => act(async () => known.context?.setSignedIn(learnerOf(id))),
  };
}

/** Loads a page for a learner who is signed in, and then what they finished. */
async function loadPageWith(...entries: (readonly [id: string, game: string])[]) {
  storeLearner(learnerOf('ada'));
  for (const [id, game] of entries) {
    await outbox.addToOutbox({ id, kind: game, owner: 'ada', path: `/api/learners/ada/runs/${game}/${id}`, body: {} });
    vi.setSystemTime(Date.now() + 1);
  }
  return loadPage();
}

const shown = (entries: OutboxEntry[]) => entries.map(({ id, state, reason }) => [id, state, reason]);
const UNKNOWN = [['a', 'waiting', 'unknown-kind']];

describe('a result of a game that the server does not know', () => {
  it('is sent once, stays, and is not sent again by a reload', async () => {
    const page = await loadPageWith(['a', 'new-game']);
    await expectAsked([SESSION, saves('a')]);
    expect(shown(await page.entriesOf('ada'))).toEqual(UNKNOWN);
    const again = await loadPage();
    await expectAsked([SESSION]);
    expect(shown(await again.entriesOf('ada'))).toEqual(UNKNOWN);
  });

  it('is sent once for all results of that game, and the pages are told once', async () => {
    const page = await loadPageWith();
    asked();
    const told = vi.fn();
    page.onOutboxChange(told);
    for (const id of ['a', 'b', 'c'])
      await page.addToOutbox({
        id,
        kind: 'new-game',
        owner: 'ada',
        path: `/api/learners/ada/runs/new-game/${id}`,
        body: {},
      });
    told.mockClear();
    const path = '/api/learners/ada/runs/new-game/c';
    const delivery = await act(() => page.deliver({ id: 'c', kind: 'new-game', owner: 'ada', path, body: {} }));
    expect(delivery).toEqual({ state: 'waiting', reason: 'unknown-kind' });
    await expectAsked([saves('a')]);
    expect(told).toHaveBeenCalledOnce();
    await loadPage();
    await expectAsked([SESSION]);
  });

  it('of an earlier version costs one look at the session, and is not sent again by a reload', async () => {
    server.isEarlier = true;
    const page = await loadPageWith(['a', 'new-game']);
    await expectAsked([SESSION, saves('a'), SESSION]);
    expect([shown(await page.entriesOf('ada')), page.shownLearner()]).toEqual([UNKNOWN, 'ada']);
    await loadPage();
    await expectAsked([SESSION]);
  });

  it('does not hold up the results behind it, and the session is looked at once for several', async () => {
    server.isEarlier = true;
    const page = await loadPageWith(['a', 'new-game'], ['b', 'new-game'], ['c', 'simon']);
    await expectAsked([SESSION, saves('a'), SESSION, saves('b'), saves('c', 'simon')]);
    expect((await page.entriesOf('ada')).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is sent again a day later, and not before', async () => {
    await loadPageWith(['a', 'new-game']);
    asked();
    vi.setSystemTime(START + DAY_MS - 1);
    await loadPage();
    await expectAsked([SESSION]);
    vi.setSystemTime(START + DAY_MS + 1000);
    await loadPage();
    await expectAsked([SESSION, saves('a')]);
    await loadPage();
    await expectAsked([SESSION]);
  });

  it('is sent again when the clock of the device was put back', async () => {
    await loadPageWith(['a', 'new-game']);
    asked();
    vi.setSystemTime(START - DAY_MS);
    await loadPage();
    await expectAsked([SESSION, saves('a')]);
  });

  it('is sent again by another version of the page, and arrives where the server knows it by then', async () => {
    await loadPageWith(['a', 'new-game']);
    asked();
    server.games.push('new-game');
    await loadPage();
    await expectAsked([SESSION]);
    const later = await loadPage('2');
    await expectAsked([SESSION, saves('a')]);
    expect(await later.entriesOf('ada')).toEqual([]);
  });
});

it('a result that a later version refuses with a code of its own waits in the same way', async () => {
  server.refuses = { status: 409, code: 'class-archived' };
  const page = await loadPageWith(['a', 'simon'], ['b', 'simon']);
  await expectAsked([SESSION, saves('a', 'simon'), saves('b', 'simon')]);
  expect(shown(await page.entriesOf('ada')).map(([, state]) => state)).toEqual(['waiting', 'waiting']);
});

describe('a result whose learner is not signed in any more', () => {
  it.each([
    ['another learner is', 'bo', false],
    ['another learner is, and the server is of an earlier version', 'bo', true],
    ['nobody is', null, false],
  ])('asks for a sign-in when %s, with one request for all results', async (_what, signedIn, isEarlier) => {
    const page = await loadPageWith();
    asked();
    Object.assign(server, { signedIn, isEarlier });
    for (const id of ['a', 'b'])
      await page.addToOutbox({ id, kind: 'simon', owner: 'ada', path: `/api/learners/ada/runs/simon/${id}`, body: {} });
    const path = '/api/learners/ada/runs/simon/a';
    const delivery = await act(() => page.deliver({ id: 'a', kind: 'simon', owner: 'ada', path, body: {} }));
    await untilQuiet();
    expect(delivery).toEqual({ state: 'needs-sign-in' });
    await expectAsked([saves('a', 'simon'), SESSION]);
    expect(page.shownLearner()).toBe(signedIn);

    server.signedIn = 'ada';
    await page.logIn('ada');
    await untilQuiet();
    await expectAsked([saves('a', 'simon'), saves('b', 'simon')]);
    expect(await page.entriesOf('ada')).toEqual([]);
  });

  it('waits when the server does not say who is signed in', async () => {
    const page = await loadPageWith();
    server.isAway = true;
    await page.addToOutbox({ id: 'a', kind: 'simon', owner: 'ada', path: '/api/learners/ada/runs/simon/a', body: {} });
    const sendable = { id: 'a', kind: 'simon', owner: 'ada', path: '/api/learners/ada/runs/simon/a', body: {} };
    expect(await act(() => page.deliver(sendable))).toEqual({ state: 'waiting' });
  });
});

it('a result of a grown-up who only tries the app, as the server alone knows, waits until they use it for themself', async () => {
  server.usesForSelf = false;
  await loadPageWith(['a', 'simon']);
  asked();
  const page = await loadPage();
  await expectAsked([SESSION]);
  server.usesForSelf = true;
  await loadPage();
  await expectAsked([SESSION, saves('a', 'simon')]);
  expect(await page.entriesOf('ada')).toEqual([]);
});

describe('a server whose answers contradict each other', () => {
  /** The seconds after the load at which something is sent, in ten minutes. */
  async function secondsOfSaves(): Promise<number[]> {
    const found: number[] = [];
    for (let second = 0; second <= 600; second += 1) {
      const before = requests.length;
      await act(() => vi.advanceTimersByTimeAsync(1000));
      await act(() => navigator.locks.request('outbox', () => undefined));
      if (requests.length !== before) found.push(second);
    }
    return found;
  }

  it.each([
    [401, 'not-signed-in'],
    [404, 'other-session'],
  ])('is asked with growing pauses when it says %i %s to the learner who is signed in', async (status, code) => {
    // The pauses of the test before end with a delivery that leaves nothing to send.
    await loadPage();
    asked();
    server.refuses = { status, code };
    await loadPageWith(['a', 'simon']);
    await expectAsked([SESSION, saves('a', 'simon'), SESSION]);
    const seconds = await secondsOfSaves();
    const pauses = seconds.map((second, index) => second - (seconds[index - 1] ?? 0));
    // Up to half of a pause is left out by chance, so that not all devices come at once.
    expect(pauses.every((each, index) => each >= (pauses[index - 1] ?? 0) / 2)).toBe(true);
    expect([Math.min(...pauses) <= 4, Math.max(...pauses) >= 100]).toEqual([true, true]);
    expect(seconds.length).toBeLessThan(12);
  });

  it('is asked once when it says that a learner who uses the app for themself does not', async () => {
    server.refuses = { status: 409, code: 'not-for-self' };
    await loadPageWith(['a', 'simon']);
    await expectAsked([SESSION, saves('a', 'simon'), SESSION]);
    expect(await secondsOfSaves()).toEqual([]);
  });
});

it.each([
  ['other-session', false],
  ['not-found', true],
])('settings that the server answers with %s are sent once, with one look at the session', async (_code, isEarlier) => {
  server.isEarlier = isEarlier;
  await loadPageWith();
  asked();
  changeSettings({ size: 2 });
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await untilQuiet();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await untilQuiet();
  await expectAsked(['PATCH ada/settings', SESSION]);
});
