import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runScript } from './run-script.ts';

const rowsOf = (text: string) => [...text.matchAll(/^\| ([^|]+?) +\| [^\n]*\d–\d/gm)].map(([, name]) => name);

it('operating-curves prints every table, and docs/measurement.md has a row for each of theirs', async () => {
  const { status, stdout, stderr } = await runScript('operating-curves', ['--count', '2'], {});
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const printed = rowsOf(stdout);
  expect(printed.length).toBeGreaterThan(60);
  const [, tables = ''] =
    /\n## The simulation\n([\s\S]*?)\n### What this shows\n/.exec(readFileSync('docs/measurement.md', 'utf8')) ?? [];
  expect(rowsOf(tables)).toEqual(printed);
});
