import { getRequestListener } from '@hono/node-server';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { limitAdmission } from '../../http/admission-limit.ts';
import { listen, stop } from '../../http/listener.ts';
import { createLearner } from '../../identity/create-learner.ts';
import { answerResults } from '../../learners/results-consent.ts';
import { AGREEMENT, createTestApp, PASSWORD, type TestApp } from '../test-app.ts';
import { type Case, filled, type Words } from './case.ts';
import type { Learner, Preparation } from './preparations.ts';
import { askRaw, type Told } from './raw-request.ts';

/** The app on one engine, as far as cases need it. */
export type Asked = {
  name: string;
  /** Lets time pass. */
  wait(ms: number): void;
  /** Signs a learner in: the one of this email, made for it, or the same as before; and makes what else a route needs. */
  renew(email: string | null, prepare?: Preparation): Promise<void>;
  /** Sends a case in the way that it wants, from an address of its own. */
  ask(asked: Case, address: string): Promise<Told>;
};
export type Side = Asked & { test: TestApp; close(): Promise<void> };

const PROXY = '127.0.0.1';
/** One asks after the other, so whatever keeps them waiting is something else that the machine does. */
const NEVER_BUSY = { isHttps: false, maxWaitMs: 60_000 };

export async function openSide(name: string, settings: Parameters<typeof createTestApp>[0]): Promise<Side> {
  const test = await createTestApp({ isStoodIn: true, trustedProxies: [PROXY], ...settings });
  const passwordHash = await test.auth.hashPassword(PASSWORD);
  const stranger = await newLearner(test, 'stranger@example.org', passwordHash);
  const { server, port } = await listen('127.0.0.1', 0);
  server.on('request', limitAdmission(getRequestListener(test.app.fetch), NEVER_BUSY).onRequest);
  let learner = stranger;
  let words: Words = {};

  async function renew(email: string | null, prepare: Preparation = async () => ({})): Promise<void> {
    learner = email === null ? await signedIn(test, learner) : await newLearner(test, email, passwordHash);
    words = { ...learner, strangerId: stranger.learnerId, ...(await prepare(test, learner)) };
  }

  async function ask(asked: Case, address: string): Promise<Told> {
    const cookie = { learner: words.cookie, stranger: stranger.cookie, nobody: undefined }[asked.as];
    const isNamed = asked.headers.some(([header]) => header === 'cookie');
    const isLocal = asked.target.startsWith('/local-mail');
    const headers = [
      ...(cookie && !isNamed ? [['cookie', cookie] as const] : []),
      ...(isLocal ? [] : [['x-forwarded-for', address] as const]),
      ...asked.headers,
    ];
    const own = filled({ ...asked, headers }, words);
    return own.isOnTheWire ? askRaw(port, own) : askDirectly(test, own);
  }

  async function close(): Promise<void> {
    await stop(server);
    await test.standIn.stop();
  }
  return { name, test, wait: test.wait, renew, ask, close };
}

/** Somebody who is signed in and whose results are kept. */
async function newLearner(test: TestApp, email: string, passwordHash: string): Promise<Learner> {
  const { database, clock } = test;
  const wayIn = { way: 'password', hash: passwordHash } as const;
  const person = { name: 'Ada', email, emailVerified: false, wayIn, agreement: AGREEMENT };
  const learnerId = await createLearner(database, person, clock.now);
  await answerResults(database, learnerId, { answer: true, consentVersion: CONSENT_VERSIONS.results }, clock.now);
  return signedIn(test, { learnerId, email, passwordHash });
}

async function signedIn({ auth }: TestApp, learner: Omit<Learner, 'cookie'>): Promise<Learner> {
  const { cookies } = await auth.startSession(learner.learnerId);
  return { ...learner, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

async function askDirectly({ app }: TestApp, { method, target, headers, body }: Case): Promise<Told> {
  const init = { method, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  const sent = body === null ? init : { ...init, body: Buffer.from(body, 'latin1') };
  const asked = new Request(`http://127.0.0.1:3000${target}`, sent);
  const answer = await app.fetch(asked, { incoming: { socket: { remoteAddress: PROXY } } as never });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') ?? '' };
}
