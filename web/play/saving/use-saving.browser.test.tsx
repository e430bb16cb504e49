import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import { SessionProvider, useSession } from '../../api/session.tsx';
import { SAMPLE_LEARNER as MIRA } from '../../api/testing/sample-learner.ts';
import { changedOnDevice, entriesOf, openOutbox } from '../../device/results/outbox.ts';
import { storeLearner } from '../../device/stored-learner.ts';
import { useSaving } from './use-saving.ts';

const AWAY = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const problem = (status: number, code: string) => answers({ code }, status);

const server = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
let sessionAnswer: () => Promise<Response>;
const onSent = vi.fn();
let hook: ReturnType<typeof useSaving<unknown>>;
let session: ReturnType<typeof useSession>;
let tearDown: (() => void)[] = [];

function Probe() {
  session = useSession();
  hook = useSaving<unknown>(onSent);
  return null;
}

/** Opens a page for a learner or a visitor. */
async function openPage(learner: Learner | null): Promise<void> {
  if (learner) storeLearner(learner);
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <SessionProvider away={null}>
        <Probe />
      </SessionProvider>,
    ),
  );
  act(() => hook.begin());
  const closeOutbox = openOutbox({
    owner: learner?.id ?? null,
    keepsResults: true,
    isTrying: false,
    askWhoIsSignedIn: async () => (await session.refresh()).learner?.id ?? null,
    onDelivered: () => {},
  });
  tearDown.push(closeOutbox, () => act(() => root.unmount()));
}

const sendableOf = (id: string, owner: string | null) => ({
  id,
  owner,
  kind: 'focus-game',
  path: `/api/${id}`,
  body: { id },
});
const save = () => act(() => hook.save(sendableOf));

/** Does something that makes the hook send by itself, until the answer has arrived. */
const untilSent = (start: () => void) =>
  act(async () => {
    start();
    await vi.waitFor(() => expect(onSent).toHaveBeenCalled(), 10_000);
  });

const forbidStorage = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The user denied permission', 'UnknownError');
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionAnswer = answers(MIRA);
  vi.stubGlobal('fetch', (address: string, sent: RequestInit) =>
    address === '/api/learner' ? sessionAnswer() : server(address, sent),
  );
  server.mockReset();
  onSent.mockReset();
});

afterEach(() => {
  for (const close of tearDown) close();
  tearDown = [];
});

it('stores an attempt of a learner before it is sent, and passes on the answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.mockReturnValue(promise);
  await openPage(MIRA);
  let saved: Promise<void> | undefined;
  act(() => {
    saved = hook.save(sendableOf);
  });
  expect(hook.saving).toEqual({ state: 'storing' });
  await act(() => vi.waitFor(() => expect(server).toHaveBeenCalledOnce(), 10_000));
  expect(hook.saving).toEqual({ state: 'stored' });
  expect(await entriesOf('mira')).toHaveLength(1);
  resolve(Response.json({ points: 10 }));
  await act(() => saved);
  expect(hook.saving).toEqual({ state: 'sent', answer: { points: 10 }, isNamed: true, isUnstored: false });
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ points: 10 }, 'mira');
  expect(await entriesOf('mira')).toEqual([]);
});

it('sends an attempt of a visitor without cookies and without a name', async () => {
  server.mockImplementation(answers({}));
  await openPage(null);
  await save();
  expect(hook.saving).toMatchObject({ state: 'sent', isNamed: false, isUnstored: false });
  expect(server.mock.lastCall?.[1].credentials).toBe('omit');
  expect(onSent).toHaveBeenCalledExactlyOnceWith({}, null);
});

it('waits in the outbox while the server is away, and is sent by another try', async () => {
  server.mockImplementation(AWAY);
  await openPage(MIRA);
  await save();
  expect(hook.saving).toEqual({ state: 'waiting' });
  expect(await entriesOf('mira')).toHaveLength(1);
  server.mockImplementation(answers({}));
  await untilSent(() => hook.tryAgain());
  expect(hook.saving.state).toBe('sent');
});

it('tries again by itself when the outbox changes', async () => {
  server.mockImplementation(AWAY);
  await openPage(MIRA);
  await save();
  server.mockImplementation(answers({}));
  await untilSent(() => changedOnDevice());
  expect(hook.saving.state).toBe('sent');
  expect(await entriesOf('mira')).toEqual([]);
  expect(onSent).toHaveBeenCalledOnce();
});

it.each([
  ['a game that the server does not know', problem(422, 'unknown-kind'), { state: 'waiting', reason: 'unknown-kind' }],
  ['a missing consent', problem(409, 'results-not-wanted'), { state: 'on-device', isUnstored: false }],
])('shows %s', async (_name, answer, saving) => {
  server.mockImplementation(answer);
  await openPage(MIRA);
  await save();
  expect(hook.saving).toEqual(saving);
  expect(onSent).not.toHaveBeenCalled();
});

it.each([
  ['sends the attempt of a learner', MIRA, answers({}), { state: 'sent', isUnstored: false }],
  ['says that the report cannot show the attempt of a visitor', null, answers({}), { state: 'sent', isUnstored: true }],
  ['says that it is unstored without consent', MIRA, problem(409, 'results-not-wanted'), { isUnstored: true }],
  ['passes on a refusal', MIRA, problem(422, 'invalid-request'), { state: 'refused' }],
  ['says that it is lost while the server is away', MIRA, AWAY, { state: 'lost' }],
])('without storage %s', async (_name, learner, answer, saving) => {
  server.mockImplementation(answer);
  await openPage(learner);
  forbidStorage();
  await save();
  expect(hook.saving).toMatchObject(saving);
});

it('sends an unstored attempt by another try', async () => {
  server.mockImplementation(AWAY);
  await openPage(MIRA);
  forbidStorage();
  await save();
  server.mockImplementation(answers({}));
  await untilSent(() => hook.tryAgain());
  expect(hook.saving.state).toBe('sent');
});

it('belongs to the learner who was signed in when it began', async () => {
  server.mockImplementation(AWAY);
  await openPage(MIRA);
  act(() => hook.begin());
  act(() => session.setSignedIn({ ...MIRA, id: 'noah' }));
  await save();
  expect([(await entriesOf('mira')).length, (await entriesOf('noah')).length]).toEqual([1, 0]);
  act(() => hook.begin());
  expect(hook.owner.current).toBe('noah');
});

it('ignores the answer to an earlier attempt', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.mockReturnValue(promise);
  await openPage(MIRA);
  let saved: Promise<void> | undefined;
  await act(async () => {
    saved = hook.save(sendableOf);
    await vi.waitFor(() => expect(server).toHaveBeenCalledOnce(), 10_000);
  });
  act(() => hook.begin());
  resolve(Response.json({}));
  await act(() => saved);
  expect(hook.saving).toEqual({ state: 'idle' });
  expect(onSent).not.toHaveBeenCalled();
});

it('shows an attempt that stays on this device', async () => {
  await openPage(MIRA);
  act(() => hook.showOnDevice(true));
  expect(hook.saving).toEqual({ state: 'on-device', isUnstored: false });
  act(() => hook.showOnDevice(false));
  expect(hook.saving).toEqual({ state: 'on-device', isUnstored: true });
});

it('stores and sends nothing of a grown-up who only tries it', async () => {
  const teacher: Learner = { ...MIRA, role: 'educator', usesForSelf: false };
  sessionAnswer = answers(teacher);
  await openPage(teacher);
  await save();
  expect(hook.saving).toEqual({ state: 'tried' });
  expect(server).not.toHaveBeenCalled();
  expect(await entriesOf('mira')).toEqual([]);
});
