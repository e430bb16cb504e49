import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countFiles, meanOf } from './folders.ts';

const MOST_FILES = 22;
const HIGHEST_MEAN = 7.5;
const counts = countFiles();

it(`no folder has more than ${MOST_FILES} files, and the mean is at most ${HIGHEST_MEAN}`, () => {
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  expect(meanOf(counts)).toBeLessThanOrEqual(HIGHEST_MEAN);
});

it('the architecture names the folders that exist, and no others', () => {
  const [, tree = ''] =
    /\n## Folders\n[^`]*(?:`[^`]+`[^`]*)*?\n```\n([\s\S]*?)\n```/.exec(readFileSync('docs/architecture.md', 'utf8')) ??
    [];
  const modules = tree.split(/\n(?=\S)/).map((part) => part.split('\n'));
  const named = modules.flatMap(([first = '', ...rest]) =>
    rest.flatMap((line) => foldersIn(line).map((folder) => `${first.split('/', 1)[0]}/${folder}`)),
  );
  const described = new Set(named.map((folder) => folder.split('/', 1)[0]));
  const folders = [...counts.keys()].map((folder) => folder.split('/').slice(0, 2));
  const existing = folders
    .filter(([module = '', folder]) => folder && described.has(module))
    .map((path) => path.join('/'));
  expect(described.size).toBeGreaterThan(4);
  expect(named.sort()).toEqual([...new Set(existing)].sort());
});

/** The folders at the beginning of a line of the tree, before what they hold. */
function foldersIn(line: string): string[] {
  const [names = ''] = line.trim().split(/ {2,}/);
  return names.split(' ').flatMap((name) => (name.endsWith('/') ? name.slice(0, -1) : []));
}
