import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPages } from './http/pages/pages.ts';
import { answerFaults, changedRows, logFaults, openOddClient } from './testing/bad-input/odd-client.ts';
import { asSent, oddRequests, unstorableRequests } from './testing/bad-input/odd-requests.ts';
import { wrongValues } from './testing/bad-input/stored-values.ts';
import { buildPages } from './testing/built-pages.ts';
import { onPostgres } from './testing/databases/databases.ts';
import { KNOWN_ROUTES, type KnownRoute } from './testing/known-routes.ts';

// The same seed gives the same requests. `npm run test:release` sends many more, to SQLite too: PostgreSQL refuses more.
const seed = Number(process.env.BAD_INPUT_SEED ?? 20_261_121);
const numRuns = Number(process.env.BAD_INPUT_CASES ?? 2);
const isTried = onPostgres() || process.env.BAD_INPUT_CASES !== undefined;
const timeout = 60_000 + 100 * numRuns;

const pages = await readPages(await buildPages());
const ROUTES = Object.entries(KNOWN_ROUTES).map(([name, route]) => ({ name, method: name.split(' ')[0] ?? '', route }));
/** Answers to valid requests that are not 2xx: the stand-in does not know the code; a password is the only sign-in method. */
const EXPECTED: Record<string, number> = {
  'GET /api/auth/callback/:provider': 302,
  'POST /api/auth/callback/:provider': 303,
  'DELETE /api/learners/:learnerId/ways-in/:way': 409,
};

/** Sends valid and odd requests to one route; the first one that breaks a rule fails the test, which shows it. */
async function tryRoute(name: string, method: string, route: KnownRoute, mail?: 'smtp') {
  const client = await openOddClient(pages, mail);
  for (const request of route.requests) {
    const { answer, faults } = await client.ask(name, asSent(method, request));
    expect(faults).toEqual([]);
    if (EXPECTED[name]) expect(answer.status).toBe(EXPECTED[name]);
    else expect(answer.status, answer.body).toBeLessThan(300);
  }
  const examples = unstorableRequests(method, route).map((request): [typeof request] => [request]);
  const keepsTheRules = fc.asyncProperty(oddRequests(method, route), async (request) => {
    expect((await client.ask(name, request)).faults).toEqual([]);
  });
  await fc.assert(keepsTheRules, {
    seed,
    numRuns: numRuns + examples.length,
    examples,
    endOnFailure: true,
    includeErrorInReport: true,
  });
  expect(await wrongValues(client.test.database)).toEqual([]);
}

it('the list of routes has every route of the router, and no other', async () => {
  const { test } = await openOddClient(pages);
  const routes = test.app.routes.filter(({ method }) => method !== 'ALL');
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(KNOWN_ROUTES).sort()).toEqual([...names].sort());
});

describe.runIf(isTried)(
  'valid requests are accepted; odd ones get an answer below 500, a problem with its own status, change nothing when refused, and leave nothing personal in the log',
  () => {
    it.each(ROUTES)('$name', ({ name, method, route }) => tryRoute(name, method, route), timeout);

    const signUp = 'POST /api/auth/sign-up/email';
    it(
      `${signUp}, where mails are sent`,
      () => tryRoute(signUp, 'POST', KNOWN_ROUTES[signUp] as KnownRoute, 'smtp'),
      timeout,
    );
  },
);

it('what breaks a rule is noticed: in an answer, in a row and in the log', () => {
  expect([
    answerFaults('GET', { status: 0, body: '' }),
    answerFaults('GET', { status: 500, body: '{"code":"server-fault"}' }),
    answerFaults('GET', { status: 400, body: '{"code":"not-found"}' }),
    changedRows(['ada', 'bo'], ['bo']),
    changedRows(['bo'], ['bo', 'cy']),
    logFaults(['{"problem":"server-fault"}'], [], () => {}),
    logFaults(['{"route":"/ada@example.org"}'], ['ada@example.org'], () => {}),
    logFaults(['not JSON'], [], () => {}),
  ]).toEqual(Array(8).fill([expect.any(String)]));
  expect(changedRows(['ada', 'bo'], ['bo', 'ada'])).toEqual([]);
});
