import { parseArgs } from 'node:util';
import { CannotStart } from '../cannot-start.ts';

const MOST = 64;

/**
 * How many processes are to answer, as in `--workers 2`; one unless given.
 * @throws CannotStart for anything else among the words.
 */
export function readWorkers(words: string[]): number {
  const given = workersIn(words);
  const count = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (count < 1 || count > MOST) throw new CannotStart(`--workers has to be a whole number from 1 to ${MOST}.`);
  return count;
}

function workersIn(words: string[]): string {
  try {
    return parseArgs({ args: words, options: { workers: { type: 'string', default: '1' } } }).values.workers;
  } catch {
    throw new CannotStart(`The server takes one option, --workers and a whole number from 1 to ${MOST}.`);
  }
}
