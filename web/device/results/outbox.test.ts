import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, startTestDevice } from '../../api/testing/test-device.ts';
import type { Sendable } from '../device-store.ts';

const NO_LEARNER = { owner: null, keepsResults: false, isTrying: false };
const ADA = { owner: 'ada', keepsResults: true, isTrying: false };
const AFTER_FIRST_RETRY_MS = 2_000;

const run = (id: string, owner: string | null = 'ada'): Sendable => ({
  id,
  kind: 'simon',
  owner,
  path: `/api/runs/${id}`,
  body: { score: 3 },
});
const attempt = (id: string, owner: string | null): Sendable => ({ ...run(id, owner), kind: 'letter-quiz' });

let device: ReturnType<typeof startTestDevice>;
let close: (() => Promise<void> | void)[] = [];

beforeEach(() => {
  device = startTestDevice();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  for (const end of close) await end();
  close = [];
  vi.useRealTimers();
});

/** What depends on the session is tested together with it, in outbox-sender.test.tsx. */
const askWhoIsSignedIn = async () => undefined;

/** A new tab of the same browser: it shares the storage, the locks and the channel with the others. */
async function openTab(learner: { owner: string | null; keepsResults: boolean; isTrying: boolean } = ADA) {
  vi.resetModules();
  const outbox = await import('./outbox.ts');
  const { deviceStore } = await import('../device-store.ts');
  const onDelivered = vi.fn();
  const channels: BroadcastChannel[] = [];
  const Channel = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  const stop = outbox.openOutbox({ ...learner, askWhoIsSignedIn, onDelivered });
  vi.stubGlobal('BroadcastChannel', Channel);
  await untilSent();
  close.push(async () => {
    stop();
    for (const channel of channels) channel.close();
    (await deviceStore()).close();
  });
  return { ...outbox, deviceStore, onDelivered };
}

/** Waits until the sender that is at work, in any tab, is done. */
async function untilSent(): Promise<void> {
  await navigator.locks.request('outbox', () => undefined);
  await new Promise(setImmediate);
}

const statesOf = (entries: readonly { id: string; state: string }[]) => entries.map(({ id, state }) => [id, state]);

describe('addToOutbox', () => {
  it('writes an entry to the device without sending it', async () => {
    const tab = await openTab();
    await tab.addToOutbox(run('a'));
    expect(statesOf(await tab.entriesOf('ada'))).toEqual([['a', 'waiting']]);
    expect(device.sent).toEqual([]);
    expect(statesOf(await (await openTab(NO_LEARNER)).entriesOf('ada'))).toEqual([['a', 'waiting']]);
  });

  it('tells listeners in this tab and in others', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    here.onOutboxChange(heardHere);
    there.onOutboxChange(heardThere);
    await here.addToOutbox(run('a'));
    expect(heardHere).toHaveBeenCalledOnce();
    await expect.poll(() => heardThere.mock.calls.length).toBe(1);
  });
});

describe('deliver', () => {
  it('sends an entry, takes it off the device and gives the answer', async () => {
    const tab = await openTab();
    device.replyWith({ status: 201, body: { points: 10 } });
    await tab.addToOutbox(run('a'));
    expect(await tab.deliver(run('a'))).toEqual({ state: 'sent', answer: { points: 10 } });
    expect(device.sent).toEqual([{ path: '/api/runs/a', credentials: 'same-origin', body: { score: 3 } }]);
    expect(await tab.entriesOf('ada')).toEqual([]);
    expect(tab.onDelivered).toHaveBeenCalledWith({ points: 10 }, 'ada');
  });

  it('sends an entry without an owner without credentials, and keeps its answer on the device', async () => {
    const tab = await openTab(NO_LEARNER);
    device.replyWith({ status: 201, body: { attempt: { correct: 7 } } });
    await tab.addToOutbox(attempt('a', null));
    await tab.deliver(attempt('a', null));
    expect(device.sent[0]).toMatchObject({ credentials: 'omit' });
    const kept = await (await tab.deviceStore()).getAll('answers');
    expect(kept).toEqual([{ id: 'a', kind: 'letter-quiz', answer: { attempt: { correct: 7 } } }]);
  });

  it('leaves the entries of another learner alone', async () => {
    const tab = await openTab();
    await tab.addToOutbox(run('b', 'bo'));
    expect(await tab.deliver(run('b', 'bo'))).toEqual({ state: 'needs-sign-in' });
    expect(device.sent).toEqual([]);
    expect(statesOf(await tab.entriesOf('bo'))).toEqual([['b', 'waiting']]);
  });

  it('moves a screening result to the device alone when its learner wants none in the account', async () => {
    const tab = await openTab({ ...ADA, keepsResults: false });
    await tab.addToOutbox(attempt('a', 'ada'));
    expect(await tab.deliver(attempt('a', 'ada'))).toEqual({ state: 'not-wanted' });
    expect(device.sent).toEqual([]);
    expect(await tab.entriesOf('ada')).toEqual([]);
    expect(await (await tab.deviceStore()).getAll('deviceResults')).toEqual([attempt('a', 'ada')]);
  });

  it('does the same when only the server knows that it is not wanted', async () => {
    const tab = await openTab();
    device.replyWith(problem(403, 'results-not-wanted'));
    await tab.addToOutbox(attempt('a', 'ada'));
    expect(await tab.deliver(attempt('a', 'ada'))).toEqual({ state: 'not-wanted' });
    expect(await (await tab.deviceStore()).getAll('deviceResults')).toEqual([attempt('a', 'ada')]);
  });
});

describe('the runs of a grown-up who only tries the app', () => {
  it('wait on the device, are not sent, and go once they use it for themself again', async () => {
    const tab = await openTab({ ...ADA, isTrying: true });
    await tab.addToOutbox(run('a'));
    expect(await tab.deliver(run('a'))).toEqual({ state: 'waiting' });
    expect(device.sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    device.replyWith({ status: 201, body: { points: 10 } });
    const again = await openTab();
    await expect.poll(() => again.entriesOf('ada')).toEqual([]);
    expect(device.sent).toHaveLength(1);
  });
});

describe('a refused entry', () => {
  it.each([
    [400, 'broken-json'],
    [413, 'too-large'],
    [415, 'wrong-content-type'],
    [422, 'invalid-request'],
    [422, 'attempt-differs'],
    [422, 'run-too-short'],
  ])('stays with its reason after %i %s, and is not sent again', async (status, code) => {
    const tab = await openTab();
    device.replyWith(problem(status, code));
    await tab.addToOutbox(run('a'));
    expect(await tab.deliver(run('a'))).toEqual({ state: 'refused', reason: code });
    await tab.deliver(run('a'));
    expect(device.sent).toHaveLength(1);
    expect(await tab.entriesOf('ada')).toMatchObject([{ id: 'a', state: 'refused', reason: code }]);
    await tab.discard('a');
    expect(await tab.entriesOf('ada')).toEqual([]);
  });

  it('does not hold up the entries behind it', async () => {
    const tab = await openTab();
    device.replyWith((path) => (path.endsWith('a') ? problem(422, 'invalid-request') : { status: 201, body: {} }));
    await tab.addToOutbox(run('a'));
    await tab.addToOutbox(run('b'));
    expect(await tab.deliver(run('b'))).toEqual({ state: 'sent', answer: {} });
  });

  it('that was removed from the device before the answer came is not brought back', async () => {
    const tab = await openTab();
    device.replyWith(problem(422, 'invalid-request'));
    await tab.addToOutbox(run('a'));
    const delivery = tab.deliver(run('a'));
    await expect.poll(() => device.sent.length).toBe(1);
    await tab.discard('a');
    await delivery;
    expect(await tab.entriesOf('ada')).toEqual([]);
  });
});

describe('a server that does not answer', () => {
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await untilSent();
  };

  it.each([
    ['the connection breaks', 'away' as const],
    ['the server is busy', problem(503, 'busy')],
  ])('keeps the entry and is tried again when %s', async (_name, reply) => {
    const tab = await openTab();
    device.replyWith(reply);
    await tab.addToOutbox(run('a'));
    expect(await tab.deliver(run('a'))).toEqual({ state: 'waiting' });
    device.replyWith({ status: 201, body: {} });
    await pass(AFTER_FIRST_RETRY_MS - 1);
    expect(device.sent).toHaveLength(1);
    await pass(1);
    expect(device.sent).toHaveLength(2);
    expect(await tab.entriesOf('ada')).toEqual([]);
  });

  it.each(['run-too-early', 'attempt-too-early'] as const)(
    'keeps a result that comes too early (%s), sends the others, and sends it again later',
    async (reason) => {
      const tab = await openTab();
      const early = problem(429, reason);
      device.replyWith((path) => (path.endsWith('a') ? early : { status: 201, body: {} }));
      await tab.addToOutbox(run('a'));
      await tab.addToOutbox(run('b'));
      expect(await tab.deliver(run('a'))).toEqual({ state: 'waiting', reason });
      expect(await tab.entriesOf('ada')).toMatchObject([{ id: 'a', state: 'waiting', reason }]);
      device.replyWith({ status: 201, body: {} });
      await pass(AFTER_FIRST_RETRY_MS);
      expect(await tab.entriesOf('ada')).toEqual([]);
    },
  );

  it('is not asked again for a run that comes too early until the time that it said has passed', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const tab = await openTab();
    device.replyWith({ status: 429, body: { code: 'run-too-early' }, headers: { 'retry-after': '60' } });
    await tab.addToOutbox(run('a'));
    await tab.deliver(run('a'));
    now.mockReturnValue(59_999);
    expect(await tab.deliver(run('a'))).toEqual({ state: 'waiting', reason: 'run-too-early' });
    expect(device.sent).toHaveLength(1);
    now.mockReturnValue(60_000);
    device.replyWith({ status: 201, body: {} });
    expect(await tab.deliver(run('a'))).toEqual({ state: 'sent', answer: {} });
  });

  it('is asked half as often after each failure, and at once when the browser is online again', async () => {
    const tab = await openTab();
    device.replyWith('away');
    await tab.addToOutbox(run('a'));
    await tab.deliver(run('a'));
    await pass(AFTER_FIRST_RETRY_MS);
    expect(device.sent).toHaveLength(2);
    await pass(2 * AFTER_FIRST_RETRY_MS - 1);
    expect(device.sent).toHaveLength(2);
    await pass(1);
    expect(device.sent).toHaveLength(3);
    device.goOnline();
    await untilSent();
    expect(device.sent).toHaveLength(4);
  });
});

describe('two tabs', () => {
  it('send an entry once and both know the answer', async () => {
    const [here, there] = [await openTab(), await openTab()];
    device.replyWith({ status: 201, body: { points: 10 } });
    await here.addToOutbox(run('a'));
    const [first, second] = await Promise.all([here.deliver(run('a')), there.deliver(run('a'))]);
    expect(first).toEqual({ state: 'sent', answer: { points: 10 } });
    expect(second).toEqual({ state: 'sent', answer: { points: 10 } });
    await expect.poll(() => there.onDelivered.mock.calls).toEqual([[{ points: 10 }, 'ada']]);
  });
});
