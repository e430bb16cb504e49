import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';

/** A learner of the data that was made, with the cookie of their session. */
export type SignedInLearner = { id: string; email: string; cookie: string };

/** One request to the app. `runId`: of the run that it saves. */
export type Asked = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  cookie?: string;
  body?: string;
  /** The address that a proxy would tell of: limits count by it. */
  from?: string;
  runId?: string;
};

export const PASSWORD = 'three short words';
/** What a person who is old enough agrees to. */
const AGREEMENT = { ageBand: '18-or-older', isGrownUp: false, consentVersion: '2026-11-21' };
const HITS = 24;
const SCRIPTS_AND_STYLES = readdirSync('build/client/assets').filter((name) => /\.(js|css)$/.test(name));

/** What is asked, by its name. `number` is another one each time. */
export const REQUESTS = {
  'save-run': ({ id, cookie }, number) => {
    const runId = randomUUID();
    return { method: 'PUT', path: `/api/learners/${id}/runs/whack-a-mole/${runId}`, cookie, body: run(number), runId };
  },
  'own-profile': ({ cookie }) => ({ method: 'GET', path: '/api/learner', cookie }),
  'own-runs': ({ id, cookie }) => ({ method: 'GET', path: `/api/learners/${id}/runs`, cookie }),
  'own-place': ({ cookie }) => ({ method: 'GET', path: '/api/leaderboard', cookie }),
  leaderboard: () => ({ method: 'GET', path: '/api/leaderboard' }),
  page: ({ cookie }) => ({ method: 'GET', path: '/gaming-adhd', cookie }),
  asset: (_, number) => ({ method: 'GET', path: `/assets/${SCRIPTS_AND_STYLES[number % SCRIPTS_AND_STYLES.length]}` }),
  'log-in': ({ email }, number) => ({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: JSON.stringify({ email, password: PASSWORD }),
    from: addressOf(number),
  }),
  'sign-up': (_, number) => ({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    body: JSON.stringify({
      name: 'Mira Okafor',
      email: `${randomUUID()}@example.org`,
      password: PASSWORD,
      ...AGREEMENT,
    }),
    from: addressOf(number),
  }),
} satisfies Record<string, (learner: SignedInLearner, number: number) => Asked>;

export type RequestName = keyof typeof REQUESTS;

/** The bytes of a request, as a browser on one of our own pages sends it. */
export function bytesOf({ method, path, cookie, body, from }: Asked, address: string): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(address).host}`,
    'connection: keep-alive',
    'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    'accept: application/json',
    'accept-encoding: gzip, deflate, br',
    'sec-fetch-site: same-origin',
  ];
  if (method !== 'GET') lines.push(`origin: ${address}`);
  if (cookie !== undefined) lines.push(`cookie: ${cookie}`);
  if (from !== undefined) lines.push(`x-forwarded-for: ${from}`);
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/** A run of Whack-a-Mole in which most moles were touched. */
function run(number: number): string {
  const hits = Array.from({ length: HITS }, (_, mole) => ({ mole, reactionMs: 320 + ((mole * 37 + number) % 300) }));
  const happened = { durationMs: 30_000, withoutClock: false, difficulty: 'normal', hits, misses: number % 4 };
  return JSON.stringify({ finishedAt: new Date().toISOString(), ...happened });
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
