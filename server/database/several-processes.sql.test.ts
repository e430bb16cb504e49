import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../testing/databases/data-folder.ts';
import { newDatabaseAddress, onPostgres } from '../testing/databases/databases.ts';
import { simonReport } from '../testing/runs/reports.ts';
import { askProcess } from '../testing/servers/ask-process.ts';
import { type FakeOpenId, startFakeOpenId } from '../testing/servers/fake-openid.ts';
import { runServer } from '../testing/servers/server-process.ts';
import { PASSWORD, SIGN_UP_CONSENT } from '../testing/test-app.ts';

/** Where both are reached, as behind a proxy that hands requests to either. */
const PUBLIC_URL = 'http://localhost:3000';
const TIMES_TEN = Array.from({ length: 10 }, (_, index) => index);

describe.runIf(onPostgres())('two processes over one database', () => {
  let origins: [string, string];
  let school: FakeOpenId;
  beforeAll(async () => {
    school = await startFakeOpenId('thembstudy');
    const client = { OIDC_ISSUER: school.issuer, OIDC_CLIENT_ID: 'thembstudy', OIDC_CLIENT_SECRET: 'of the school' };
    const DATABASE_URL = await newDatabaseAddress();
    const DATA_DIR = await emptyFolder();
    const start = () => runServer({ PORT: '0', PUBLIC_URL, DATABASE_URL, DATA_DIR, ...client }).ready();
    origins = await Promise.all([start(), start()]);
  }, 60_000);
  afterAll(() => school.stop());

  const of = (index: number) => origins[index % 2] ?? '';
  const askOnce = (index: number, method: string, path: string, asking: { body?: unknown; cookie?: string } = {}) =>
    askProcess(of(index), method, path, { ...asking, pageOrigin: PUBLIC_URL });
  /** Asks again after a 503: a busy machine may not reach the database in time. */
  const ask: typeof askOnce = async (...request) => {
    for (;;) {
      const answer = await askOnce(...request);
      if (answer.status !== 503) return answer;
    }
  };
  const whoIs = async (index: number, cookie: string) => (await ask(index, 'GET', '/api/learner', { cookie })).status;
  const logIn = (index: number, email: string, password: string) =>
    ask(index, 'POST', '/api/auth/sign-in/email', { body: { email, password } });

  async function signUp() {
    const email = `${crypto.randomUUID()}@example.org`;
    const body = { name: 'Ada', email, password: PASSWORD, ...SIGN_UP_CONSENT };
    const answer = await ask(0, 'POST', '/api/auth/sign-up/email', { body });
    return { email, id: answer.body.learner.id as string, cookie: answer.cookie };
  }

  async function save(index: number, learner: { id: string; cookie: string }, runId: string) {
    const asking = { cookie: learner.cookie, body: simonReport() };
    return (await ask(index, 'PUT', `/api/learners/${learner.id}/runs/simon/${runId}`, asking)).status;
  }

  it('know the sessions of each other, and their ends', async () => {
    const { email, cookie } = await signUp();
    expect([await whoIs(0, cookie), await whoIs(1, cookie)]).toEqual([200, 200]);
    const other = (await logIn(1, email, PASSWORD)).cookie;
    expect(await whoIs(0, other)).toBe(200);
    await ask(1, 'POST', '/api/auth/sign-out', { cookie, body: {} });
    expect([await whoIs(0, cookie), await whoIs(1, cookie), await whoIs(0, other)]).toEqual([401, 401, 200]);
  });

  it('finish a sign-in with a provider that the other one began', async () => {
    const body = { provider: 'oidc', nonce: crypto.randomUUID() };
    const begun = await ask(0, 'POST', '/api/auth/sign-in/social', { body });
    const callback = new URL(school.callbackUrl(begun.body.url));
    const back = await ask(1, 'GET', `${callback.pathname}${callback.search}`, { cookie: begun.cookie });
    expect(back.status).toBe(302);
    expect(new URL(back.location ?? '').searchParams.get('outcome')).toBe('age-band-needed');
    const finish = { body: { ...SIGN_UP_CONSENT, nonce: body.nonce }, cookie: back.cookie };
    const { status, cookie } = await ask(0, 'POST', '/api/auth/finish-sign-up', finish);
    expect([status, await whoIs(1, cookie)]).toEqual([200, 200]);
  });

  it('count wrong passwords together, also those that come at once: the eleventh is not looked at', async () => {
    const { email } = await signUp();
    const tryOnce = (index: number) =>
      askOnce(index, 'POST', '/api/auth/sign-in/email', { body: { email, password: 'not three words' } });
    const tries = [...TIMES_TEN, ...TIMES_TEN].map((_, index) => tryOnce(index));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // A busy machine answers some of them with 503. They may have been counted or not.
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    let looks = statuses.filter((status) => status === 401).length;
    expect(looks).toBeLessThanOrEqual(10);
    let mayHaveCounted = statuses.includes(503);
    while (looks < 10) {
      const { status } = await tryOnce(looks);
      if (status === 503) mayHaveCounted = true;
      if (status === 429 && mayHaveCounted) break;
      expect([401, 503]).toContain(status);
      if (status === 401) looks += 1;
    }
    expect([(await logIn(0, email, PASSWORD)).status, (await logIn(1, email, PASSWORD)).status]).toEqual([429, 429]);
  });

  it('give the points of a run once, though it is sent to both at the same time', async () => {
    const ada = await signUp();
    for (const [run] of TIMES_TEN.entries()) {
      const runId = crypto.randomUUID();
      const statuses = await Promise.all([save(run, ada, runId), save(run + 1, ada, runId)]);
      expect(statuses.sort()).toEqual([200, 201]);
    }
    const { body } = await ask(1, 'GET', '/api/learner', { cookie: ada.cookie });
    expect(body.points).toBe(100);
  });

  it('give the play time of a learner once, though runs are sent to both at the same time', async () => {
    const ada = await signUp();
    const startedAt = performance.now();
    const runs = Array.from({ length: 80 }, (_, index) => save(index, ada, crypto.randomUUID()));
    const saved = (await Promise.all(runs)).filter((status) => status === 201).length;
    const passedMs = performance.now() - startedAt;
    expect(saved).toBeGreaterThanOrEqual(60);
    expect(saved).toBeLessThanOrEqual(60 + Math.ceil(passedMs / 10_000));
    const { body } = await ask(1, 'GET', '/api/learner', { cookie: ada.cookie });
    expect(body.points).toBe(10 * saved);
  });
});
