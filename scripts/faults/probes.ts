import type { Player } from './player.ts';
import { type Scene, until } from './scene.ts';

/** Somebody waits: for a "not now" so long at most, and so long for the app once PostgreSQL is back. */
export const PROMISED = { putOffMs: 3000, healthyMs: 5000 } as const;
const PATIENCE_MS = 20_000;

export type Probe = { what: string; status: number; tookMs: number; signsOut: boolean };

/** What everybody is answered who asks while the database is away, each at least once. */
export async function askedWhile({ players }: Scene, isOver: Promise<unknown>): Promise<Probe[]> {
  const probes: Probe[] = [];
  let goesOn = true;
  void isOver.then(() => {
    goesOn = false;
  });
  const asking = players.map(async (player) => {
    do probes.push(await probe(player));
    while (goesOn);
  });
  await Promise.all(asking);
  return probes;
}

async function probe(player: Player): Promise<Probe> {
  const askedAt = performance.now();
  const answer = await player.whoIsHere(PATIENCE_MS).catch(() => ({ status: 0, cookies: [] as string[] }));
  const signsOut = answer.status === 401 || answer.cookies.some((cookie) => /Max-Age=0/i.test(cookie));
  return { what: 'who is here', status: answer.status, tookMs: performance.now() - askedAt, signsOut };
}

/** Everything but a 503 that comes soon, and signs nobody out. */
export function wrongAnswers(probes: readonly Probe[]): string[] {
  const wrong = (what: string, isWrong: (probe: Probe) => boolean) => {
    const found = probes.filter(isWrong);
    return found.length === 0 ? [] : [`${found.length} of ${probes.length} answers ${what}, such as ${told(found[0])}`];
  };
  return [
    ...wrong('were no 503', ({ status }) => status !== 503),
    ...wrong(`took longer than ${PROMISED.putOffMs} ms`, ({ tookMs }) => tookMs > PROMISED.putOffMs),
    ...wrong('signed somebody out', ({ signsOut }) => signsOut),
  ];
}

const told = (probe?: Probe) => `${probe?.status} after ${Math.round(probe?.tookMs ?? 0)} ms`;

export function untilHealthy({ players: [player] }: Scene, mostMs = PATIENCE_MS): Promise<number> {
  const isHealthy = async () => {
    const answer = await player?.client.ask('GET', '/api/ready').catch(() => null);
    return answer?.status === 200;
  };
  return until(isHealthy, mostMs, 'the server is ready again');
}

export async function signedOut(players: readonly Player[]): Promise<string[]> {
  const statuses = await Promise.all(players.map(async (player) => (await player.whoIsHere()).status));
  const gone = statuses.filter((status) => status !== 200);
  return gone.length === 0 ? [] : [`${gone.length} learners are no longer signed in (${gone[0]})`];
}
