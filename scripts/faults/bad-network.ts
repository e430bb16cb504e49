import { setTimeout as after } from 'node:timers/promises';
import type { Fault, Outcome } from './fault.ts';
import { Network, type Weather } from './network.ts';
import { onPostgres } from './on-postgres.ts';
import { askedWhile, PROMISED, signedOut, untilHealthy, wrongAnswers } from './probes.ts';
import { inScene, type Scene } from './scene.ts';

const LASTS_MS = 400;
const IMPATIENT_MS = 1000;
const BAD: readonly Weather[] = ['slow', 'silent', 'cut', 'cut-before-answer'];

/** Between browsers and the server, and between the server and PostgreSQL. */
export const badNetwork: Fault = {
  name: 'bad-network',
  times: 12,
  run: async (times) => {
    const [near, far] = [await inScene({}, (scene) => badWayIn(scene, times)), await badWayToPostgres(times)];
    return { broken: [...near.broken, ...far.broken], seen: `to the server: ${near.seen}; behind it: ${far.seen}` };
  },
  control: () =>
    onPostgres(async (_, databaseUrl) => {
      const network = await Network.to(databaseUrl);
      return inScene({ databaseUrl: network.address, directUrl: databaseUrl, players: 2 }, async (scene) => {
        const fair = wrongAnswers(await askedWhile(scene, Promise.resolve()));
        network.change('cut');
        const unmended = await untilHealthy(scene, PROMISED.healthyMs).then(
          () => [],
          (error) => [String(error.message)],
        );
        return { 'a network that is fair': fair, 'a network that is never mended': unmended };
      }).finally(() => network.close());
    }),
};

/** Learners whose network is bad: nothing of theirs is lost or counted twice, and nobody else waits. */
async function badWayIn(scene: Scene, times: number): Promise<Outcome> {
  const network = await Network.to(scene.server.address);
  const [bystander, ...others] = scene.players;
  for (const { client } of others) client.address = network.address;
  const broken: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await scene.whilePlaying(async () => {
      network.change(BAD[time % BAD.length] ?? 'cut');
      const answer = await bystander?.whoIsHere(IMPATIENT_MS).catch(() => null);
      if (answer?.status !== 200) broken.push('somebody whose network is fair was not answered in a second');
      await after(LASTS_MS);
      // What waits for an answer that was lost waits no longer than its connection lasts.
      network.change('cut');
      network.change('fair');
    });
    await scene.sendAgain();
  }
  for (const { client } of others) client.address = scene.server.address;
  await network.close();
  broken.push(...(await scene.check()), ...(await signedOut(scene.players)));
  return { broken, seen: `${scene.ledger.acknowledgedCount} results, ${network.lostAnswers} answers lost` };
}

function badWayToPostgres(times: number): Promise<Outcome> {
  return onPostgres(async (_, databaseUrl) => {
    const network = await Network.to(databaseUrl);
    const settings = { databaseUrl: network.address, directUrl: databaseUrl, players: 6 };
    return inScene(settings, (scene) => disturb(scene, network, times)).finally(() => network.close());
  });
}

async function disturb(scene: Scene, network: Network, times: number): Promise<Outcome> {
  const slowest = { putOffMs: 0, healthyMs: 0 };
  const broken: string[] = [];
  for (let time = 0; time < times && broken.length === 0; time += 1) {
    const weather = BAD[time % BAD.length] ?? 'cut';
    await scene.whilePlaying(async () => {
      await scene.moreAcknowledged(5);
      network.change(weather);
      const answers = await askedWhile(scene, after(LASTS_MS));
      // Over a slow network an answer may still come, however late.
      const putOff = weather === 'slow' ? answers.filter(({ status }) => status !== 200) : answers;
      slowest.putOffMs = Math.max(slowest.putOffMs, ...putOff.map(({ tookMs }) => tookMs));
      broken.push(...wrongAnswers(putOff).map((each) => `${weather}: ${each}`));
      network.change('cut');
      network.change('fair');
      slowest.healthyMs = Math.max(slowest.healthyMs, await untilHealthy(scene));
    });
    if (slowest.healthyMs > PROMISED.healthyMs) broken.push(`${weather}: healthy after ${slowest.healthyMs} ms only`);
    await scene.sendAgain();
    broken.push(...(await signedOut(scene.players)));
  }
  if (broken.length === 0) broken.push(...(await scene.check()));
  const [putOff, healthy] = [slowest.putOffMs, slowest.healthyMs].map(Math.round);
  return {
    broken,
    seen: `${scene.ledger.acknowledgedCount} results, put off in ${putOff} ms, healthy in ${healthy} ms`,
  };
}
