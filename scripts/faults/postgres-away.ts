import { setTimeout as after } from 'node:timers/promises';
import type { DurablePostgres } from './durable-postgres.ts';
import type { Fault, Outcome } from './fault.ts';
import { withLosses } from './loss.ts';
import { onPostgres } from './on-postgres.ts';
import { askedWhile, PROMISED, signedOut, untilHealthy, wrongAnswers } from './probes.ts';
import { inScene, type Scene } from './scene.ts';

const AWAY_MS = 1500;

export const postgresAway: Fault = {
  name: 'postgres-away',
  times: 20,
  run: (times) =>
    onPostgres((postgres, databaseUrl) =>
      inScene({ databaseUrl, players: 6 }, (scene) => leaveOften(scene, postgres, times)),
    ),
  control: () => onPostgres((_, databaseUrl) => inScene({ databaseUrl, players: 2 }, noticed)),
};

async function leaveOften(scene: Scene, postgres: DurablePostgres, times: number): Promise<Outcome> {
  const slowest = { putOffMs: 0, healthyMs: 0 };
  const { pid } = scene.server;
  const broken: string[] = [];
  for (let time = 1; time <= times && broken.length === 0; time += 1) {
    broken.push(...(await leaveOnce(scene, postgres, slowest)));
    if (scene.server.pid !== pid) broken.push('the server did not stay alive');
  }
  if (broken.length === 0) broken.push(...(await scene.check()));
  const [putOff, healthy] = [slowest.putOffMs, slowest.healthyMs].map(Math.round);
  return {
    broken,
    seen: `${scene.ledger.acknowledgedCount} results acknowledged, put off in ${putOff} ms, healthy in ${healthy} ms`,
  };
}

async function leaveOnce(scene: Scene, postgres: DurablePostgres, slowest: { putOffMs: number; healthyMs: number }) {
  const broken: string[] = [];
  await scene.whilePlaying(async () => {
    await scene.moreAcknowledged(10);
    await postgres.kill();
    const answers = await askedWhile(scene, after(AWAY_MS * Math.random()));
    slowest.putOffMs = Math.max(slowest.putOffMs, ...answers.map(({ tookMs }) => tookMs));
    broken.push(...wrongAnswers(answers));
    await postgres.start();
    slowest.healthyMs = Math.max(slowest.healthyMs, await untilHealthy(scene));
  });
  if (slowest.healthyMs > PROMISED.healthyMs) broken.push(`it was healthy after ${slowest.healthyMs} ms only`);
  await scene.sendAgain();
  return [...broken, ...(await signedOut(scene.players))];
}

/** A server that is there, a database that answers, a session that ended, and results that were lost. */
async function noticed(scene: Scene): Promise<Record<string, string[]>> {
  await scene.whilePlaying(() => scene.moreAcknowledged(20));
  const stillThere = wrongAnswers(await askedWhile(scene, Promise.resolve()));
  const found = await scene.inDatabase((database) => withLosses(database, scene.ledger));
  await scene.inDatabase((database) => database.deleteFrom('sessions').execute());
  const sessionsLost = await signedOut(scene.players);
  await scene.server.kill();
  const dead = wrongAnswers(await askedWhile(scene, Promise.resolve()));
  const tooLate = wrongAnswers([{ what: '', status: 503, tookMs: PROMISED.putOffMs + 1, signsOut: false }]);
  return {
    ...found,
    'PostgreSQL not away at all': stillThere,
    'sessions deleted': sessionsLost,
    'the server dead': dead,
    'an answer that came late': tooLate,
  };
}
