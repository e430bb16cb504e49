import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '../../server/cannot-start.ts';
import { inOneSentence } from '../in-one-sentence.ts';
import { badInput } from './bad-input.ts';
import { badNetwork } from './bad-network.ts';
import { clockChanges } from './clock-changes.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { interruptedJobs } from './interrupted-jobs.ts';
import { ioErrors } from './io-errors.ts';
import { killsOnPostgres, killsOnSqlite } from './kills.ts';
import { postgresDown } from './postgres-down.ts';
import { duplicateRequests, lostAnswers } from './repeated-requests.ts';
import { runFaults } from './run-faults.ts';

// Causes faults on the real server and checks that nothing acknowledged is lost:
// npm run test:faults [-- FAULT … --times 20]
const FAULTS: readonly Fault[] = [
  killsOnSqlite,
  killsOnPostgres,
  postgresDown,
  diskFull,
  ioErrors,
  badNetwork,
  badInput,
  lostAnswers,
  duplicateRequests,
  clockChanges,
  interruptedJobs,
];
const NAMES = FAULTS.map(({ name }) => name);

await inOneSentence('The faults were not run', async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string' } } });
  const { times } = values;
  if (positionals.some((name) => !NAMES.includes(name)) || (times !== undefined && !/^[1-9]\d*$/.test(times)))
    throw new CannotStart(`Use it like this: npm run test:faults -- --times 20 [${NAMES.join('] [')}]`);
  process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');
  const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' });
  if (build.status !== 0) throw new CannotStart('The pages could not be built, so no server can start.');
  const wanted = FAULTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const count = await runFaults(wanted, times === undefined ? undefined : Number(times), console.log);
  process.exitCode = count.failed === 0 ? 0 : 1;
});
