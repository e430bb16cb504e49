import { once } from 'node:events';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import { PROBLEM_CODES, type ProblemCode } from '#contract/platform/problem.ts';
import type { Database } from '../../database/connect.ts';
import { STATUS_OF_PROBLEM } from '../../http/answers/problems.ts';
import { listen, stop } from '../../http/listener.ts';
import type { Pages } from '../../http/pages/pages.ts';
import { cleanUp } from '../clean-up.ts';
import { onPostgres } from '../databases/databases.ts';
import { filled, KNOWN_ROUTES } from '../known-routes.ts';
import { captureLog, logLine } from '../log.ts';
import { createTestApp, NOTHING_SET_UP } from '../test-app.ts';
import type { OddRequest } from './odd-requests.ts';
import { newLearner, prepare, type Words } from './prepared-learner.ts';

/** A status of 0: the connection was closed without a response, or nothing was received for 10 s. */
export type RawAnswer = { status: number; body: string };

const TIMEOUT_MS = 10_000;
/** The clock moves by this much between requests, so that no rate limit applies. */
const BETWEEN_REQUESTS_MS = 10_000;
/** The tables that a refused request may change: counted tries and the last use of a session. */
const MAY_CHANGE = ['rateLimits', 'sessions'];

/** Runs the whole app on a real port until the test ends, sends malformed requests to it and checks the answers. */
export async function openOddClient(pages: Pages, mail: 'local' | 'smtp' = 'local') {
  const setUp = { ...NOTHING_SET_UP, mail };
  const test = await createTestApp({ setUp, pages, isStoodIn: true, trustedProxies: ['127.0.0.1'] });
  const { server, port } = await listen('127.0.0.1', 0);
  server.on('request', getRequestListener(test.app.fetch));
  cleanUp(() => stop(server, 0));
  const readRows = await rowReader(test.database);
  const log = captureLog('debug');
  const line = logLine(test.app.routes.map(({ path }) => path));
  const other = await newLearner(test, 'other@example.org');
  let sent = 0;
  let state: { words: Words; rows: string[] } | null = null;

  /** Sends one request, and returns its answer with a sentence for each broken rule. */
  async function ask(name: string, request: OddRequest): Promise<{ answer: RawAnswer; faults: string[] }> {
    sent += 1;
    test.wait(BETWEEN_REQUESTS_MS);
    state ??= await newState(name);
    log.written.splice(0);
    const cookie = { learner: state.words.cookie, 'another learner': other.cookie, 'signed out': '' }[request.sender];
    const own = {
      cookie: cookie ?? '',
      ...(name !== 'GET /local-mail' && { 'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}` }),
    };
    const names = new Set(request.headers.map(([header]) => header));
    const missing = Object.entries(own).filter(([header, value]) => value && !names.has(header));
    const answer = await sendRaw(port, filled({ ...request, headers: [...missing, ...request.headers] }, state.words));
    const secrets = [state.words.learnerId, state.words.email, state.words.cookie, 'Ada'].filter(
      (word) => word !== undefined,
    );
    const faults = [
      ...answerFaults(request.method, answer),
      ...logFaults(log.written, secrets, (json) => line.parse(json)),
    ];
    if (problemIn(answer) === null) {
      // The request may have used or deleted a link, a session or the learner.
      state = null;
      return { answer, faults };
    }
    const rows = await readRows();
    faults.push(...changedRows(state.rows, rows).map((row) => `was refused and changed ${row}`));
    state.rows = rows;
    return { answer, faults };
  }

  async function newState(name: string) {
    const learner = await newLearner(test, `${crypto.randomUUID()}@example.org`);
    const words = { ...(await prepare(test, learner, JSON.stringify(KNOWN_ROUTES[name]))), otherId: other.learnerId };
    return { words, rows: await readRows() };
  }
  return { test, ask };
}

/** Sends a request byte by byte, and reads until the server ends the connection. */
async function sendRaw(port: number, { method, target, headers, body }: OddRequest): Promise<RawAnswer> {
  const names = new Set(headers.map(([name]) => name));
  const own = [['connection', 'close'], ...(names.has('host') ? [] : [['host', '127.0.0.1:3000']])];
  if (body !== null && !names.has('content-length') && !names.has('transfer-encoding'))
    own.push(['content-length', String(body.length)]);
  const head = [`${method} ${target} HTTP/1.1`, ...[...own, ...headers].map(([name, value]) => `${name}: ${value}`)];
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').setTimeout(TIMEOUT_MS);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The server may refuse a body before it has read all of it.
  socket.on('error', () => {}).on('timeout', () => socket.destroy());
  socket.write(Buffer.from([...head, '', body ?? ''].join('\r\n'), 'latin1'));
  await once(socket, 'close');
  const answer = text.replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, '');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  return { status, body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

export function answerFaults(method: string, answer: RawAnswer): string[] {
  const code = problemIn(answer);
  // Node closes the connection of a CONNECT request.
  if (answer.status === 0) return method === 'CONNECT' ? [] : ['got no answer'];
  if (answer.status >= 500) return [`was answered with ${answer.status} ${answer.body.slice(0, 200)}`];
  if (code !== null && STATUS_OF_PROBLEM[code] !== answer.status)
    return [`got ${code} with the status ${answer.status}`];
  return [];
}

export function logFaults(
  lines: readonly string[],
  secrets: readonly string[],
  check: (line: unknown) => void,
): string[] {
  return lines.flatMap((line) => {
    if (line.includes('"server-fault"')) return [`was logged as a fault of the server: ${line}`];
    if (secrets.some((secret) => line.includes(secret))) return [`put something personal in the log: ${line}`];
    try {
      check(JSON.parse(line));
      return [];
    } catch {
      return [`put more in the log than its fields allow: ${line}`];
    }
  });
}

/** Reads the rows of all tables in one query, because it runs after each request. */
export async function rowReader(database: Database): Promise<() => Promise<string[]>> {
  const toJson = onPostgres() ? 'json_build_array' : 'json_array';
  const tables = (await database.introspection.getTables()).filter(({ name }) => !MAY_CHANGE.includes(name));
  const selects = tables.map(({ name, columns }) => {
    const values = columns.map((column) => `"${column.name}"`).join();
    return `select '${name}: ' || cast(${toJson}(${values}) as text) as "row" from "${name}"`;
  });
  const query = sql.raw<{ row: string }>(selects.join(' union all '));
  return async () => (await query.execute(database)).rows.map(({ row }) => row);
}

/** The rows that only one of the lists has. */
export function changedRows(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  return [...before.filter((row) => !now.has(row)), ...after.filter((row) => !old.has(row))];
}

function problemIn({ body }: RawAnswer): ProblemCode | null {
  const code = /^[\s\S]{0,20}?\{"code":"([a-z-]+)"/.exec(body)?.[1];
  return PROBLEM_CODES.find((known) => known === code) ?? null;
}
