import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import type { SignUpConsent } from '#contract/people/sign-in.ts';
import { type ProblemCode, problemSchema } from '#contract/platform/problem.ts';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import type { Role } from '#rules/groups/groups.ts';
import type { AgeBand } from '#rules/people/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { SOCIAL_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { startIdentityService } from '../../dev-identity/identity-service.ts';
import { type AppParts, createApp } from '../app.ts';
import type { AutismDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrations/index.ts';
import type { PoolSettings } from '../database/postgres-pool.ts';
import type { Tables } from '../database/tables.ts';
import type { ProviderSettings } from '../environment/providers.ts';
import { STATUS_OF_PROBLEM } from '../http/answers/problems.ts';
import { ADDRESS_LIMITS, type AddressLimits } from '../http/limits/rate-limit.ts';
import { createAuth } from '../identity/auth.ts';
import { createPasswords, type Passwords } from '../identity/passwords/passwords.ts';
import { standInFor } from '../identity/social-sign-in/dev-providers.ts';
import { socialProviderOptions } from '../identity/social-sign-in/provider-options.ts';
import { createSocialSignIn } from '../identity/social-sign-in/social-sign-in.ts';
import { cleanUp } from './clean-up.ts';
import { newAutismDatabase, newDatabase, openForTest } from './databases/databases.ts';
import { createTestMail } from './test-mail.ts';

export const PASSWORD = 'three short words';
/** The consent of an adult at sign-up. */
export const SIGN_UP_CONSENT: SignUpConsent = {
  ageBand: '18-or-older',
  isGrownUp: false,
  consentVersion: CONSENT_VERSIONS.account,
};
/** The setup of a server without providers and mail. */
export const NOTHING_SET_UP: ServerSetup = {
  ways: Object.fromEntries(SOCIAL_PROVIDERS.map((provider) => [provider, 'not-set-up'])) as ServerSetup['ways'],
  openIdName: null,
  mail: 'none',
  signUp: 'open',
  emailDomains: [],
  teachers: 'open',
  schoolAnswersForPupils: false,
  tests: 'everyone',
  operatorName: null,
};
const SECRET = 'a secret of this test only';
const ORIGIN = 'http://127.0.0.1:3000';
/** The identity settings of a test app. */
export const AUTH_SETTINGS = { publicUrl: ORIGIN, secret: SECRET, trustedOrigins: [ORIGIN] };
const CHEAP_HASHING = { memoryKiB: 64, passes: 1, lanes: 1 };

type Settings = Pick<AppParts, 'pages' | 'watch'> & {
  setUp?: ServerSetup;
  /** The address of the database; a new database by default. */
  databaseAddress?: string;
  /** The pool size and timeouts of its database; `TEST_POOL` by default. */
  pool?: PoolSettings;
  publicUrl?: string;
  /** Only `publicUrl` by default. */
  trustedOrigins?: string[];
  /** The sign-in providers. Without them, the stand-in identity provider runs if `isStoodIn`. */
  providers?: ProviderSettings;
  isStoodIn?: boolean;
  trustedProxies?: string[];
  /** `ADDRESS_LIMITS` by default. */
  limits?: AddressLimits;
  operatorEmail?: string | null;
  securityContact?: string | null;
  /** Cheap hashing by default. */
  passwords?: Passwords;
  /** Whether the questionnaire has a separate database. */
  isAutismApart?: boolean;
  /** The number of days without a visit after which a session ends; 30 by default. */
  sessionDays?: number;
  /** Whether its process is stopping; false by default. */
  isDraining?: () => boolean;
};
/** `origin`: of the page that sends the request, `publicUrl` by default; null sends no `Origin` header. */
type RequestOptions = {
  body?: unknown;
  cookie?: string;
  origin?: string | null;
  headers?: Record<string, string>;
  address?: string;
};

/** Somebody who is signed in. */
export type Person = { id: string; email: string; cookie: string };
type SignUpOptions = { keepsResults?: boolean | null; ageBand?: SignUpConsent['ageBand'] };

/** The real app on a real database, with a clock that tests can move. */
export async function createTestApp({
  databaseAddress,
  pool,
  publicUrl = ORIGIN,
  trustedOrigins = [publicUrl],
  providers = {},
  isStoodIn = false,
  trustedProxies = [],
  limits = ADDRESS_LIMITS,
  operatorEmail = null,
  securityContact = null,
  passwords = createPasswords(CHEAP_HASHING),
  isAutismApart = false,
  sessionDays,
  isDraining = () => false,
  setUp = NOTHING_SET_UP,
  pages,
  watch,
}: Settings = {}) {
  const database = databaseAddress === undefined ? await newDatabase() : await openForTest(databaseAddress, pool);
  if (databaseAddress !== undefined) await migrate(database);
  const autismDatabase = isAutismApart ? await newAutismDatabase() : (database as AutismDatabase);
  const clock = { now: new Date('2026-11-21T10:00:00.000Z') };
  const authSettings = { publicUrl, secret: SECRET, trustedOrigins, ...(sessionDays && { sessionDays }) };
  const auth = createAuth(database, authSettings, passwords);
  const standIn = standInFor({ isLoopbackOnly: isStoodIn, providers }, trustedOrigins, (settings) =>
    startIdentityService(settings),
  );
  if (isStoodIn) cleanUp(standIn.stop);
  const providerOptions = { ...standIn.providers, ...(await socialProviderOptions(providers)) };
  const socialSignIn = createSocialSignIn(database, authSettings, providerOptions);
  const settings = { publicUrl, trustedOrigins, trustedProxies, secret: SECRET, limits, securityContact };
  const now = () => clock.now;
  const mailing = createTestMail({ database, autismDatabase, publicUrl, now }, setUp.mail, operatorEmail);
  const { sendMails, ...parts } = mailing;
  const app = createApp({
    database,
    autismDatabase,
    auth,
    socialSignIn,
    settings,
    setUp,
    mailing: parts,
    now,
    isDraining,
    checksAnswers: true,
    ...(pages && { pages }),
    watch,
  });

  async function ask(method: string, path: string, options: RequestOptions = {}) {
    const { body, cookie, origin = publicUrl, headers, address } = options;
    const json = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const init = {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...(origin !== null && { origin }),
        ...headers,
      },
      ...(json !== undefined && { body: json }),
    };
    return app.request(path, init, { incoming: { socket: { remoteAddress: address ?? '192.0.2.1' } } });
  }

  /** Signs up a new learner. `keepsResults` is their answer to the results consent; null: not answered. */
  async function signUp(
    email = 'ada@example.org',
    { keepsResults = true, ageBand = '18-or-older' }: SignUpOptions = {},
  ) {
    const isGrownUp = ageBand === 'under-13';
    const body = { name: 'Ada', email, password: PASSWORD, ...SIGN_UP_CONSENT, ageBand, isGrownUp };
    const answer = await ask('POST', '/api/auth/sign-up/email', { body });
    const { learner } = (await answer.json()) as { learner: Learner };
    const cookie = cookieOf(answer);
    if (keepsResults !== null) await answerResults(learner.id, cookie, keepsResults);
    return { learner: { ...learner, keepsResults }, cookie };
  }

  /** Answers the results consent. */
  async function answerResults(learnerId: string, cookie: string, answer: boolean) {
    const body = { answer, consentVersion: CONSENT_VERSIONS.results };
    return ask('PUT', `/api/learners/${learnerId}/consents/results`, { body, cookie });
  }

  /** Signs up somebody of an age band and a role, with an address of their own. */
  async function newPerson(role: Role = 'learner', ageBand: AgeBand = '18-or-older'): Promise<Person> {
    const email = `${crypto.randomUUID()}@example.org`;
    const { learner, cookie } = await signUp(email);
    await database.updateTable('learners').set({ ageBand, role }).where('id', '=', learner.id).execute();
    return { id: learner.id, email, cookie };
  }

  /** Asks for what is below the address of a person. */
  const askAs = ({ id, cookie }: Pick<Person, 'id' | 'cookie'>, method: string, path: string, body?: unknown) =>
    ask(method, `/api/learners/${id}/${path}`, { cookie, body });

  async function logIn(email = 'ada@example.org', password = PASSWORD, options: RequestOptions = {}) {
    return ask('POST', '/api/auth/sign-in/email', { ...options, body: { email, password } });
  }

  /** The learner of a session. */
  async function learnerOf(cookie: string): Promise<Learner> {
    return (await (await ask('GET', '/api/learner', { cookie })).json()) as Learner;
  }

  async function count(table: keyof Tables): Promise<number> {
    const { rows } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  }

  /** Changes every row of a table. */
  async function change<Table extends keyof Tables>(table: Table, values: Partial<Selectable<Tables[Table]>>) {
    // Kysely cannot infer the columns when the table is a type parameter.
    await database
      .updateTable(table as 'learners')
      .set(values as object)
      .execute();
  }

  /** Moves the clock of the app. Sessions use the real clock. */
  const wait = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return {
    app,
    database,
    autismDatabase,
    auth,
    standIn,
    origins: trustedOrigins,
    clock,
    ask,
    askAs,
    signUp,
    newPerson,
    answerResults,
    logIn,
    learnerOf,
    count,
    change,
    wait,
    sendMails,
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The `Cookie` header of a browser after this response: all cookies that were set and not deleted. */
export function cookieOf(answer: Response): string {
  const kept = answer.headers.getSetCookie().filter((cookie) => !/Max-Age=0/i.test(cookie));
  return kept.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Sends all of them; fails with the list of those whose answer has another code, or is none of a problem. */
export async function expectCodes<Sent>(
  rows: readonly (readonly [Sent, ProblemCode])[],
  send: (sent: Sent) => Response | Promise<Response>,
): Promise<void> {
  const others: unknown[] = [];
  for (const [sent, code] of rows) {
    const answer = await send(sent);
    const got = answer.ok ? answer.status : await codeOf(answer);
    if (got !== code) others.push({ sent, code, got });
  }
  expect(others).toEqual([]);
}

/** The code of a response that must be a problem with its correct status. */
export async function codeOf(pending: Response | Promise<Response>): Promise<ProblemCode> {
  const answer = await pending;
  const { code } = problemSchema.parse(await answer.json());
  expect([code, answer.status]).toEqual([code, STATUS_OF_PROBLEM[code]]);
  return code;
}
