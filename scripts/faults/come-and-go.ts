import { CONSENT_VERSIONS } from '#rules/consent.ts';
import type { Outcome } from './fault.ts';
import type { Player } from './player.ts';
import { signedOut } from './probes.ts';
import type { Scene } from './scene.ts';

/** Something fits into what the files have room for themselves; other things are smaller and fit in after it. */
const TRIES = { results: 4000, others: 20 } as const;
const PERSON = { name: 'Bo', password: 'three short words', ageBand: '18-or-older', isGrownUp: false } as const;

/** How something begins to go wrong, and how it ends. */
export type Trouble = { begin: () => Promise<unknown>; end: () => Promise<unknown> };

/** Lets a trouble with the disk come while everybody plays, and go again. */
export async function comeAndGo(scene: Scene, times: number, trouble: Trouble, what: string): Promise<Outcome> {
  const { pid } = scene.server;
  const broken: string[] = [];
  for (let time = 1; time <= times && broken.length === 0; time += 1) {
    await scene.whilePlaying(async () => {
      await scene.moreAcknowledged(10);
      await trouble.begin();
      broken.push(...(await whileNothingIsKept(scene, what)));
      await trouble.end();
      await scene.moreAcknowledged(10);
    });
    await scene.sendAgain();
    broken.push(...(await scene.check()));
  }
  if (scene.server.pid !== pid) broken.push('the server did not stay alive');
  await scene.server.kill();
  await scene.server.start();
  broken.push(...(await scene.check()));
  return { broken, seen: `${scene.ledger.acknowledgedCount} results acknowledged` };
}

/** What everybody asks for while nothing can be kept: writing is put off, reading goes on, nobody is signed out. */
export async function whileNothingIsKept({ players, ledger }: Scene, what: string): Promise<string[]> {
  const broken = await signedOut(players);
  for (const player of players) {
    const status = await refusedAtLast(TRIES.results, () => player.send(ledger.write(player.id)));
    if (status !== 503) return [...broken, `when ${what}, results were answered with ${status}`];
  }
  const [player] = players;
  const answers = player ? await askedOfFull(player) : {};
  for (const [name, status] of Object.entries(answers))
    if (status !== (name.startsWith('read') ? 200 : 503))
      broken.push(`when ${what}, ${name} was answered with ${status}`);
  return broken;
}

/** The status of a refusal, or of the last of so many tries. */
async function refusedAtLast(most: number, act: () => Promise<number>): Promise<number> {
  let status = 0;
  for (let tries = 0; tries < most && status !== 503; tries += 1) status = await act();
  return status;
}

async function askedOfFull(player: Player): Promise<Record<string, number>> {
  const status = async (method: string, path: string, body?: unknown) =>
    (await player.client.ask(method, path, { body, cookie: player.cookie })).status;
  const writing = (method: string, path: string, body: () => unknown) =>
    refusedAtLast(TRIES.others, () => status(method, path, body()));
  const own = `/api/learners/${player.id}`;
  return {
    'a sign-up': await writing('POST', '/api/auth/sign-up/email', () => ({
      ...PERSON,
      email: `bo-${crypto.randomUUID()}@example.org`,
      consentVersion: CONSENT_VERSIONS.account,
    })),
    'a log-in': await writing('POST', '/api/auth/sign-in/email', () => ({
      email: player.email,
      password: player.password,
    })),
    'a setting': await writing('PATCH', `${own}/settings`, () => ({
      size: { value: 1.5, changedAt: new Date().toISOString() },
    })),
    'reading the leaderboard': await status('GET', '/api/leaderboard'),
    'reading runs': await status('GET', `${own}/runs`),
    'reading a page': await status('GET', '/'),
  };
}
