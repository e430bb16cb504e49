import type { Fault, Outcome } from './fault.ts';
import { type Answer, HttpClient } from './http-client.ts';
import type { Result } from './ledger.ts';
import { withLosses } from './loss.ts';
import { joined, onBoth } from './on-both.ts';
import type { Player } from './player.ts';
import { inScene, type Scene } from './scene.ts';

/** So often each result is sent, all at once over different connections. */
const SENDS = 2;

export const duplicateSends: Fault = {
  name: 'duplicate-sends',
  times: 10_000,
  run: async (times) => joined(await onBoth((scene) => sendTwice(scene, times))),
  control: () =>
    inScene({ players: 2 }, async (scene) => {
      await sendTwice(scene, 10);
      return scene.inDatabase((database) => withLosses(database, scene.ledger));
    }),
};

/** Sends so many results, each of them twice at the same time. */
export async function sendTwice(scene: Scene, times: number): Promise<Outcome> {
  const broken: string[] = [];
  const each = scene.players.map(async (player, index) => {
    const clients = Array.from({ length: SENDS }, () => new HttpClient(scene.server.address));
    for (let time = index; time < times && broken.length === 0; time += scene.players.length)
      broken.push(...(await sendAtOnce(player, clients, scene.ledger.write(player.id))));
    for (const client of clients) client.close();
  });
  await Promise.all(each);
  broken.push(...(await scene.check()));
  return { broken, seen: `${scene.ledger.acknowledgedCount} results sent ${SENDS} times each` };
}

/** One of them is told that it is new, the others that it is there. */
async function sendAtOnce(player: Player, clients: HttpClient[], result: Result): Promise<string[]> {
  const path = `/api/learners/${player.id}/${result.path}`;
  const asking = { body: result.report, cookie: player.cookie };
  const answers = await Promise.all(clients.map((client) => untilDecided(() => client.ask('PUT', path, asking))));
  const isSame = answers.every(({ json }) => player.ledger.acknowledge(result, json));
  const statuses = answers.map(({ status }) => status).sort();
  if (statuses.join() !== '200,201') return [`the sends of one result were answered with ${statuses.join(' and ')}`];
  return isSame ? [] : ['the sends of one result were answered with different results'];
}

/** "Not now" is no answer yet: what met others too often is sent again, as a browser does. */
async function untilDecided(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}
