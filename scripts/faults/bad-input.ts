import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Fault, Outcome } from './fault.ts';

/** Not the seed of `npm test`. The same seed sends the same requests again. */
const SEED = process.env.BAD_INPUT_SEED ?? '6000000';

/** The odd requests of `npm test`, so many to each route and on each engine; its tests have their own controls. */
export const badInput: Fault = { name: 'bad-input', times: 1000, run, control: async () => ({}) };

async function run(times: number): Promise<Outcome> {
  const words = ['node_modules/.bin/vitest', 'run', 'server/**/bad-input.sql.test.ts', '--reporter=tap-flat'];
  const env = { ...process.env, BAD_INPUT_SEED: SEED, BAD_INPUT_CASES: String(times) };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { broken: code === 0 ? [] : [report], seen: `${times} requests to each route of each engine, seed ${SEED}` };
}
