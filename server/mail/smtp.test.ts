import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { MailServer, type MailServerFaults } from '../../scripts/servers/mail-server.ts';
import { letterWriters } from '../app.ts';
import { insertDemoRequest } from '../support/demo-request-routes.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { newDatabase } from '../testing/databases/databases.ts';
import { createOutbox } from './mail-service.ts';
import { createSender, retryDelayMs, SENDING } from './sender.ts';
import { createSmtp } from './smtp.ts';

const OPERATOR = 'operator@canary.example';
const VISITOR = { name: 'Canary Noor', email: 'noor@canary.example', visitorKind: 'parent', message: 'Tea?' } as const;
const LONG_MS = 30_000;
const LONG = {
  dnsTimeout: LONG_MS,
  connectionTimeout: LONG_MS,
  greetingTimeout: LONG_MS,
  socketTimeout: LONG_MS,
  idleTimeout: LONG_MS,
};
/** For a server that never greets. */
const SHORT = { ...LONG, greetingTimeout: 300 };
const MINUTE_MS = 60_000;

let log: MockInstance<typeof console.error>;
const ending: (() => unknown)[] = [];
beforeEach(() => {
  log = silenceErrors();
});
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/canary|@/i);
});
const logged = () => log.mock.calls.map(([line]) => JSON.parse(String(line)));

/** A mail server with the given behaviour, and a sender connected to it. */
async function open(ways: MailServerFaults = {}) {
  const server = await MailServer.start(ways);
  const database = await newDatabase();
  const clock = { now: new Date('2026-11-21T10:00:00.000Z') };
  const now = () => clock.now;
  const composing = { database, autismDatabase: database, publicUrl: 'https://learn.example.org', now };
  const smtp = createSmtp({ smtpUrl: server.address, from: 'learn@example.org' }, ways.isSilent ? SHORT : LONG);
  const sender = createSender({ ...composing, letters: letterWriters(composing), send: smtp.send });
  const queueMail = createOutbox('smtp', () => {});
  ending.push(smtp.close, () => server.stop());

  async function queue(visitor: { name: string; email: string; message: string } = VISITOR) {
    const requestId = crypto.randomUUID();
    const receivedAt = now().toISOString();
    await insertDemoRequest(database, { requestId, receivedAt, visitorKind: 'parent', ...visitor });
    await queueMail(database, { kind: 'demo-request', recipient: OPERATOR, details: { requestId } }, now());
  }
  const waiting = () => database.selectFrom('mails').selectAll().execute();
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { server, database, sender, queue, waiting, wait, clock };
}

/** Refuses the first mail only. */
const firstTime = (refusal: string) => (_: string, time: number) => (time === 1 ? refusal : undefined);
const headOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'));
const idOf = (raw: string) => /^Message-ID: (.+)$/im.exec(raw)?.[1];

it('delivers a mail once, as text and HTML, and deletes it', async () => {
  const { server, sender, queue, waiting } = await open();
  await queue();
  await Promise.all([sender.sendDue(), sender.sendDue()]);
  await sender.sendDue();
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail).toMatchObject({ recipient: OPERATOR, subject: 'Somebody asks for a demo session' });
  expect(mail?.text).toContain('Canary Noor asks for a demo session of #thembstudy. They are a parent.');
  expect(headOf(mail?.raw ?? '')).toMatch(/^From: "?#thembstudy"? <learn@example\.org>$/m);
  expect(headOf(mail?.raw ?? '')).toMatch(/^Reply-To: Canary Noor <noor@canary\.example>$/m);
  expect(mail?.raw).toMatch(/Content-Type: text\/html/);
  expect(await waiting()).toEqual([]);
  expect(logged()).toEqual([]);
});

describe('a mail that is not accepted at first', () => {
  it.each<[string, MailServerFaults, string]>([
    ['is greylisted', { refuseRecipient: firstTime('450 greylisted') }, 'EENVELOPE 450 RCPT TO'],
    ['finds a full disk', { afterData: (time) => (time === 1 ? '452 full' : undefined) }, 'EMESSAGE 452 DATA'],
    ['loses the connection', { afterData: (time) => (time === 1 ? 'drop' : undefined) }, 'ECONNECTION'],
  ])('because it %s is retried after a minute and delivered once', async (_how, ways, fault) => {
    const { server, sender, queue, waiting, wait } = await open(ways);
    await queue();
    await sender.sendDue();
    expect(await waiting()).toMatchObject([{ tries: 1, lastFault: expect.stringContaining(fault) }]);
    wait(MINUTE_MS - 1);
    await sender.sendDue();
    expect(await waiting()).toMatchObject([{ tries: 1 }]);
    wait(MINUTE_MS);
    await sender.sendDue();
    expect(server.mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(logged()).toEqual([expect.objectContaining({ kind: 'demo-request', tries: 1, isGivenUp: false })]);
  });

  it('has its mail id as Message-ID, so that duplicates can be detected', async () => {
    const { server, sender, queue, waiting } = await open();
    await queue();
    await queue();
    const ids = (await waiting()).map(({ mailId }) => `<${mailId}@example.org>`);
    await sender.sendDue();
    expect(server.mails.map(({ raw }) => idOf(raw)).sort()).toEqual(ids.sort());
  });

  it.each<[string, MailServerFaults, number[], unknown]>([
    ['the server is silent, and so do the next ones', { isSilent: true }, [0, 1], expect.stringMatching(/^E/)],
    ['the sender is refused', { refuseSender: '550 who are you' }, [1, 1], 'EENVELOPE 550 MAIL FROM'],
  ])('waits while %s', async (_why, faults, tries, lastFault) => {
    const { server, sender, queue, waiting, wait } = await open(faults);
    await queue();
    await queue();
    await sender.sendDue();
    const mails = await waiting();
    expect(mails.map((mail) => mail.tries).sort()).toEqual(tries);
    expect(mails).toContainEqual(expect.objectContaining({ tries: 1, lastFault }));
    server.setFaults({});
    // A busy machine greets late, also when it is not silent.
    while (server.mails.length < 2) {
      wait(2 * SENDING.longestWaitMs);
      await sender.sendDue();
    }
    expect(server.mails).toHaveLength(2);
  });

  it('is not given up because the clock jumped ahead', async () => {
    const { server, sender, queue, waiting, wait } = await open({ refuseRecipient: () => '450 not yet' });
    await queue();
    await sender.sendDue();
    wait(100 * SENDING.givesUpAfterMs);
    await sender.sendDue();
    expect(await waiting()).toHaveLength(1);
    server.setFaults({});
    wait(2 * SENDING.longestWaitMs);
    await sender.sendDue();
    expect([server.mails.length, await waiting()]).toEqual([1, []]);
  });

  it('is given up after three days, and logged without personal data', async () => {
    const { server, sender, queue, waiting, wait } = await open({ refuseRecipient: () => '450 not yet' });
    await queue();
    for (let passed = 0; passed < SENDING.givesUpAfterMs - MINUTE_MS; passed += 30 * MINUTE_MS) {
      await sender.sendDue();
      expect(await waiting()).toHaveLength(1);
      wait(30 * MINUTE_MS);
    }
    const tries = logged().length;
    wait(SENDING.longestWaitMs * 2);
    await sender.sendDue();
    expect(await waiting()).toEqual([]);
    expect(logged().at(-1)).toMatchObject({
      level: 'error',
      from: 'mail',
      kind: 'demo-request',
      tries: tries + 1,
      fault: 'EENVELOPE 450 RCPT TO',
      isGivenUp: true,
    });
    expect(tries).toBeGreaterThan(12);
    expect(tries).toBeLessThan(30);
    expect(server.mails).toEqual([]);
  });
});

it.each<[string, MailServerFaults]>([
  ['its address', { refuseRecipient: () => '550 5.1.1 <operator@canary.example> is unknown' }],
  ['its words', { afterData: () => '554 noor@canary.example looks like spam' }],
])('gives up a mail that is permanently refused because of %s', async (_what, ways) => {
  const { sender, queue, waiting } = await open(ways);
  await queue();
  await sender.sendDue();
  expect(await waiting()).toEqual([]);
  expect(logged()).toEqual([expect.objectContaining({ tries: 1, isGivenUp: true })]);
});

it('continues when the clock is set back by a year', async () => {
  const { server, sender, queue, waiting, wait } = await open({ refuseRecipient: firstTime('450 later') });
  await queue();
  await queue();
  await sender.sendDue();
  expect([server.mails.length, (await waiting()).length]).toEqual([1, 1]);
  wait(-365 * 24 * 60 * MINUTE_MS);
  await queue();
  await sender.sendDue();
  expect(server.mails).toHaveLength(3);
});

it.each([
  'Noor\r\nBcc: eve@evil.example',
  'Noor\nSubject: Win',
  'Noor"<eve@evil.example>',
  'Noor, eve@evil.example',
  '=?utf-8?q?Noor=0ABcc:_eve@evil.example?=',
  '😀'.repeat(40),
])('has no additional headers with the name %j', async (name) => {
  const { server, sender, queue } = await open();
  await queue({ ...VISITOR, name });
  await sender.sendDue();
  const head = headOf(server.mails[0]?.raw ?? '').replace(/\r\n[ \t]+/g, ' ');
  const names = head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  expect(names.filter((each) => ['bcc', 'cc', 'subject', 'to', 'reply-to'].includes(each)).sort()).toEqual([
    'reply-to',
    'subject',
    'to',
  ]);
  expect(head).toMatch(/^To: operator@canary\.example$/m);
  expect(head).toMatch(/^Reply-To: .*<noor@canary\.example>$/m);
  expect(server.mails.map(({ recipient }) => recipient)).toEqual([OPERATOR]);
});

/** A sender with a mocked `send`, and a queue of which the sender is told by `wake`. */
async function openMocked(send = vi.fn(async () => {})) {
  const { database, waiting, clock } = await open();
  const letters = { 'reset-password': async () => ({ subject: '', blocks: [] }) };
  const sender = createSender({ database, letters, send, now: () => clock.now });
  const mail = { kind: 'reset-password', recipient: 'ada@canary.example', details: {} } as const;
  const queue = (wake = () => {}) => createOutbox('smtp', wake)(database, mail, clock.now);
  ending.push(sender.stop);
  return { send, sender, waiting, queue };
}

describe('with fake timers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends a mail shortly after it was queued', async () => {
    const { send, sender, queue } = await openMocked();
    await queue(sender.wake);
    await queue(sender.wake);
    await vi.advanceTimersByTimeAsync(SENDING.soonMs - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitUntil(() => send.mock.calls.length === 2, { timeout: 20_000 });
  });

  it('sends mails of another process at start and at the next interval', async () => {
    const { send, sender, queue } = await openMocked();
    await queue();
    sender.start();
    await vi.waitUntil(() => send.mock.calls.length === 1, { timeout: 20_000 });
    await queue();
    await vi.advanceTimersByTimeAsync(SENDING.everyMs);
    await vi.waitUntil(() => send.mock.calls.length === 2, { timeout: 20_000 });
  });
});

describe('a sender that is stopped', () => {
  it('finishes the current mail and starts no other', async () => {
    const held = Promise.withResolvers<void>();
    const { send, sender, queue, waiting } = await openMocked(vi.fn(() => held.promise));
    await queue();
    await queue();
    void sender.sendDue();
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 });
    const stopped = sender.stop();
    held.resolve();
    await stopped;
    expect([send.mock.calls.length, (await waiting()).length]).toEqual([1, 1]);
    await sender.sendDue();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('waits at most five seconds', async () => {
    const { send, sender, queue, waiting } = await openMocked(vi.fn(() => new Promise<void>(() => {})));
    await queue();
    void sender.sendDue();
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), { timeout: 20_000 });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopped = sender.stop();
    await vi.advanceTimersByTimeAsync(SENDING.stopMs);
    await stopped;
    vi.useRealTimers();
    expect(await waiting()).toHaveLength(1);
    ending.pop();
  });
});

it.each([
  [1, 0, MINUTE_MS],
  [1, 1, 1.25 * MINUTE_MS],
  [2, 0, 2 * MINUTE_MS],
  [9, 0, 256 * MINUTE_MS],
  [10, 0, SENDING.longestWaitMs],
  [1000, 1, 1.25 * SENDING.longestWaitMs],
])('after attempt %i, with chance %d, waits %d ms', (tries, chance, ms) => {
  expect(retryDelayMs(tries, chance)).toBe(ms);
});
