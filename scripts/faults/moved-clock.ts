import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault, Outcome } from './fault.ts';
import { signedOut } from './probes.ts';
import { inScene, type Scene } from './scene.ts';

const PRELOAD = fileURLToPath(new URL('clock-preload.ts', import.meta.url));
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Milliseconds; a session lasts for 30 days, which is as far as nobody is signed out. */
const MOVES = [HOUR_MS, -HOUR_MS, 20 * DAY_MS, -20 * DAY_MS, -400 * DAY_MS, 5 * 60_000, -5 * 60_000];
/** Longer than any result is kept without a use of the account. */
const FAR_AHEAD_MS = 10 * 365 * DAY_MS;
const WRONG_PASSWORDS = 11;

type SetClock = (aheadMs: number) => Promise<void>;

/** The clock of the server's machine, put forward and back while it runs and while it does not. */
export const movedClock: Fault = {
  name: 'moved-clock',
  times: 28,
  run: (times) => withClock((scene, setClock) => moveOften(scene, setClock, times)),
  control: () =>
    withClock(async (scene, setClock) => {
      await scene.whilePlaying(() => scene.moreAcknowledged(10));
      await setClock(31 * DAY_MS);
      const beyondSessions = await signedOut(scene.players);
      await setClock(0);
      await scene.inDatabase((database) => database.deleteFrom('gameRuns').execute());
      return { 'a clock that sessions do not outlast': beyondSessions, 'results deleted': await scene.check() };
    }),
};

async function withClock<Result>(work: (scene: Scene, setClock: SetClock) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const file = join(folder, 'ahead-ms');
  await writeFile(file, '0');
  const environment = { CLOCK_FILE: file, NODE_OPTIONS: `--import ${PRELOAD}` };
  try {
    return await inScene({ environment, players: 4 }, (scene) => work(scene, (ms) => writeFile(file, String(ms))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function moveOften(scene: Scene, setClock: SetClock, times: number): Promise<Outcome> {
  const broken: string[] = [];
  for (let time = 0; time < times && broken.length === 0; time += 1) {
    await scene.whilePlaying(async () => {
      await scene.moreAcknowledged(5);
      await setClock(MOVES[time % MOVES.length] ?? 0);
      await scene.moreAcknowledged(5);
    });
    broken.push(...(await signedOut(scene.players)), ...(await scene.check()));
    await setClock(0);
    broken.push(...(await signedOut(scene.players)));
  }
  broken.push(...(await lockedOut(scene, setClock)), ...(await farAhead(scene, setClock)));
  return { broken, seen: `${scene.ledger.acknowledgedCount} results acknowledged` };
}

/** Tries that were counted by a clock of tomorrow keep nobody out today. */
async function lockedOut({ players: [player] }: Scene, setClock: SetClock): Promise<string[]> {
  const logIn = (password: string) =>
    player?.client.ask('POST', '/api/auth/sign-in/email', { body: { email: player.email, password } });
  await setClock(DAY_MS);
  for (let tries = 1; tries <= WRONG_PASSWORDS; tries += 1) await logIn('not the password');
  const then = (await logIn(player?.password ?? ''))?.status;
  await setClock(0);
  const now = (await logIn(player?.password ?? ''))?.status;
  if (then !== 429) return [`after ${WRONG_PASSWORDS} wrong passwords a log-in was answered with ${then}`];
  return now === 200 ? [] : [`the clock put right, a log-in was answered with ${now}`];
}

/** A machine that starts with a clock far ahead deletes nothing that is to be kept. */
async function farAhead(scene: Scene, setClock: SetClock): Promise<string[]> {
  await scene.server.stop();
  await setClock(FAR_AHEAD_MS);
  await scene.server.start();
  await scene.server.restart();
  await setClock(0);
  await scene.server.restart();
  return [...(await scene.check()), ...(await signedOut(scene.players))];
}
