import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusal } from '../testing/server-process.ts';
import { readWorkers } from './workers-option.ts';

it.each([
  [[], 1],
  [['--workers', '1'], 1],
  [['--workers', '2'], 2],
  [['--workers=64'], 64],
])('%j asks for %i', (words, count) => {
  expect(readWorkers(words)).toBe(count);
});

it.each([['0'], ['65'], ['-1'], ['1.5'], ['two'], ['1e1'], [''], [' 2'], ['999999999999']])(
  '--workers=%s is refused in one sentence',
  (count) => {
    expect(() => readWorkers([`--workers=${count}`])).toThrow(/^--workers has to be a whole number from 1 to 64\.$/);
  },
);

it.each([[['--workers']], [['--worker', '2']], [['2']], [['--workers', '2', 'more']]])(
  '%j is refused in one sentence',
  (words) => {
    expect(() => readWorkers(words)).toThrow(/^The server takes one option, --workers and a whole number .+\.$/);
  },
);

it('a server that is asked for a wrong number of workers does not start', async () => {
  expect(await refusal({}, ['--workers', 'many'])).toBe('--workers has to be a whole number from 1 to 64.\n');
});

it.each([
  ['nothing', {}],
  ['SQLite for the questionnaire alone', { DATABASE_URL: 'postgres://127.0.0.1:1/a', AUTISM_DATABASE_URL: 'sqlite:b' }],
])('several workers are refused with %s set, in one sentence', async (_what, settings) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'data-'));
  expect(await refusal({ PORT: '0', DATA_DIR, ...settings }, ['--workers', '2'])).toMatch(
    /^SQLite serves one process\. [^\n]+ DATABASE_URL[^\n]+\.\n$/,
  );
});

it('workers that cannot start say why once, and nothing is left', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'data-'));
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
  expect(await refusal({ PORT: '0', DATA_DIR, DATABASE_URL }, ['--workers', '2'])).toBe(
    'The database nothing at 127.0.0.1:1 does not answer (ECONNREFUSED).\n',
  );
});
