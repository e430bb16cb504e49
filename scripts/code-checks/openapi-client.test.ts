import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, it } from 'vitest';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { emptyFolder } from '../../server/testing/databases/data-folder.ts';
import { simonReport } from '../../server/testing/runs/reports.ts';
import { runServer } from '../../server/testing/servers/server-process.ts';

type Answer = { status: number; data: Record<string, unknown>; headers: Headers };
type Options = { baseUrl: string; headers?: Record<string, string> };
type Client = Record<
  'postAuthSignUpEmail' | 'putLearnersLearnerIdRunsGameRunId' | 'getLeaderboard' | 'getLearnersLearnerIdRuns',
  (...words: unknown[]) => Promise<Answer>
>;

const FOLDER = resolve('.cache/openapi-client');

let origin: string;
let document: Record<string, unknown>;
beforeAll(async () => {
  origin = await runServer({ DATA_DIR: await emptyFolder(), PORT: '0' }).ready();
  document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Record<string, unknown>;
});

it('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('a generated client signs up, saves a run and reads the leaderboard', async () => {
  const client = await generateClient();
  const options: Options = { baseUrl: `${origin}/api` };
  const person = { name: 'Ada', email: 'ada@example.org', password: 'three short words', ageBand: '18-or-older' };
  const consent = { isGrownUp: false, consentVersion: CONSENT_VERSIONS.account };
  const signedUp = await client.postAuthSignUpEmail({ ...person, ...consent }, options);
  expect(signedUp.status).toBe(200);
  const { id } = signedUp.data.learner as { id: string };
  const cookie = signedUp.headers.getSetCookie().map((one) => one.split(';')[0]);
  const asAda: Options = { ...options, headers: { cookie: cookie.join('; '), origin } };

  const saved = await client.putLearnersLearnerIdRunsGameRunId(id, 'simon', crypto.randomUUID(), simonReport(), asAda);
  expect(saved).toMatchObject({ status: 201, data: { points: 10 } });
  const leaderboard = await client.getLeaderboard(asAda);
  expect(leaderboard).toMatchObject({ status: 200, data: { you: { points: 10 } } });
  const strange = await client.getLearnersLearnerIdRuns(id, options);
  expect(strange).toMatchObject({ status: 401, data: { code: 'not-signed-in' } });
});

/** Runs a public generator and loads what it wrote. The folder is below ours, so that the client finds its runtime. */
async function generateClient(): Promise<Client> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/openapi.json`, JSON.stringify(document));
  execFileSync('node_modules/.bin/oazapfts', [`${FOLDER}/openapi.json`, `${FOLDER}/client.ts`]);
  return import(/* @vite-ignore */ `${FOLDER}/client.ts`);
}
