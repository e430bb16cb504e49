import { addressOf } from '#contract/platform/endpoint.ts';
import type { LearnerClient } from './learner-client.ts';
import { type Scenario, until } from './scenario.ts';

/** The time in ms in which the app must answer 503 while PostgreSQL is down, and be ready once PostgreSQL is back. */
export const LIMITS = { unavailableMs: 3000, readyMs: 5000 } as const;
const TIMEOUT_MS = 20_000;

export type Probe = { status: number; tookMs: number; signsOut: boolean };

/** Requests the own profile of every learner, again and again until `end` and at least once. */
export async function probeUntil(end: Promise<unknown>, { learners }: Scenario): Promise<Probe[]> {
  const probes: Probe[] = [];
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  const probing = learners.map(async (learner) => {
    do probes.push(await probe(learner));
    while (!isOver);
  });
  await Promise.all(probing);
  return probes;
}

async function probe(learner: LearnerClient): Promise<Probe> {
  const startedAt = performance.now();
  const { status, cookies } = await learner.ownProfile(TIMEOUT_MS).catch(() => ({ status: 0, cookies: [] }));
  const signsOut = status === 401 || cookies.some((cookie) => /Max-Age=0/i.test(cookie));
  return { status, tookMs: performance.now() - startedAt, signsOut };
}

/** Every answer except a quick 503 that keeps the session is a violation. */
export function checkUnavailable(probes: readonly Probe[]): string[] {
  const report = (what: string, isViolation: (probe: Probe) => boolean) => {
    const [first, ...others] = probes.filter(isViolation);
    if (!first) return [];
    const example = `${first.status} after ${Math.round(first.tookMs)} ms`;
    return [`${others.length + 1} of ${probes.length} answers ${what}, such as ${example}`];
  };
  return [
    ...report('were not 503', ({ status }) => status !== 503),
    ...report(`took longer than ${LIMITS.unavailableMs} ms`, ({ tookMs }) => tookMs > LIMITS.unavailableMs),
    ...report('ended a session', ({ signsOut }) => signsOut),
  ];
}

/** Returns the milliseconds until the server is ready. */
export function untilReady({ learners: [learner] }: Scenario, timeoutMs = TIMEOUT_MS): Promise<number> {
  const ready = addressOf('GET /ready', {});
  const isReady = async () => (await learner?.request('GET', ready).catch(() => null))?.status === 200;
  return until(isReady, 'the server is ready again', timeoutMs);
}

/** A violation when a learner no longer has a session. */
export async function checkSessions({ learners }: Scenario): Promise<string[]> {
  const statuses = await Promise.all(learners.map(async (learner) => (await learner.ownProfile()).status));
  const lost = statuses.filter((status) => status !== 200);
  return lost.length === 0 ? [] : [`${lost.length} learners are no longer signed in (${lost[0]})`];
}
