import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '../../server/environment/startup-error.ts';
import { inOneSentence } from '../in-one-sentence.ts';
import { badInput } from './bad-input.ts';
import { badNetwork } from './bad-network.ts';
import { diskFull } from './disk-full.ts';
import { duplicateSends } from './duplicate-sends.ts';
import type { Fault } from './fault.ts';
import { halfWay } from './half-way.ts';
import { inputOutputErrors } from './input-output-errors.ts';
import { killsOnPostgres } from './kills-on-postgres.ts';
import { killsUnderLoad } from './kills-under-load.ts';
import { lostAnswers } from './lost-answers.ts';
import { movedClock } from './moved-clock.ts';
import { postgresAway } from './postgres-away.ts';
import { tryFaults } from './try-faults.ts';

// Lets everything go wrong that can, on the real server: npm run test:faults [-- FAULT … --times 20]
const FAULTS: readonly Fault[] = [
  killsUnderLoad,
  killsOnPostgres,
  postgresAway,
  diskFull,
  inputOutputErrors,
  badNetwork,
  badInput,
  lostAnswers,
  duplicateSends,
  movedClock,
  halfWay,
];
await inOneSentence('The faults were not tried', async () => {
  const { wanted, times } = readWords();
  process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');
  const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' });
  if (build.status !== 0) throw new CannotStart('The pages could not be built, so no server can start.');
  process.exitCode = (await tryFaults(wanted, times, console.log)) ? 0 : 1;
});

function readWords(): { wanted: readonly Fault[]; times: number | undefined } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string' } } });
  const unknown = positionals.filter((word) => !FAULTS.some(({ name }) => name === word));
  const isNumber = values.times === undefined || /^[1-9]\d*$/.test(values.times);
  if (unknown.length > 0 || !isNumber)
    throw new CannotStart(`Use it like this: npm run test:faults -- --times 20 ${FAULTS.map(nameOf).join(' ')}`);
  const wanted = FAULTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { wanted, times: values.times === undefined ? undefined : Number(values.times) };
}

function nameOf({ name }: Fault): string {
  return `[${name}]`;
}
