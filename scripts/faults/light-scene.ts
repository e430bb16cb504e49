import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { type Database, openDatabase } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrations/index.ts';
import { insertConsent } from '../../server/identity/consent-queries.ts';
import { insertLearner } from '../../server/identity/learner-queries.ts';
import { setNickname } from '../../server/results/leaderboard-queries.ts';
import { AppServer } from '../app-server.ts';
import { HttpClient } from './http-client.ts';
import { Player } from './player.ts';
import { Scene } from './scene.ts';

const SCRIPT = 'scripts/faults/light-server.ts';
const PLAYERS = 4;

/** The same scene with a server that starts in half the time, because nobody can sign in to it: everybody is already. */
export async function openLightScene(): Promise<Scene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thembstudy-light-'));
  const ids = Array.from({ length: PLAYERS }, () => crypto.randomUUID());
  await makeLearners(join(dataDir, 'thembstudy.sqlite'), ids);
  const scene = new Scene(await AppServer.over(dataDir, {}, { script: SCRIPT, isQuiet: true }));
  for (const id of ids) {
    const who = { id, email: `${id}@example.org`, cookie: id };
    scene.players.push(new Player(new HttpClient(scene.server.address), scene.ledger, who));
  }
  return scene;
}

async function makeLearners(file: string, ids: readonly string[]): Promise<void> {
  const database = await openDatabase(file);
  await migrate(database);
  for (const [index, id] of ids.entries()) await makeLearner(database, id, index);
  await database.destroy();
}

async function makeLearner(database: Database, id: string, index: number): Promise<void> {
  const at = new Date().toISOString();
  const learner = {
    id,
    name: 'Ada',
    email: `${id}@example.org`,
    emailVerified: false,
    ageBand: '18-or-older',
  } as const;
  await insertLearner(database, { ...learner, at });
  const consent = {
    kind: 'results',
    answer: 'yes',
    givenBy: 'learner',
    textVersion: CONSENT_VERSIONS.results,
  } as const;
  await insertConsent(database, { learnerId: id, givenAt: at, ...consent });
  await setNickname(database, id, `Zebra ${index}`);
}
