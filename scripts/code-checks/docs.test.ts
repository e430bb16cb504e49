import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { tablesOf } from '../../server/testing/databases/all-rows.ts';
import { createTestApp } from '../../server/testing/test-app.ts';

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md', '.github/**/*.md']);
const MOST_FILES_OF_A_RESULT = 20;

const read = (file: string) => readFileSync(file, 'utf8');

it.each(DOCUMENTS)('the links of %s lead to files and headings that exist', (document) => {
  const targets = [...read(document).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => target);
  const broken = targets.filter((target) => {
    const [path = '', heading] = target.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    return !existsSync(file) || (heading !== undefined && !headingsOf(file).includes(heading));
  });
  expect(broken).toEqual([]);
});

it.each(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/deploying.md'])(
  '%s names only files that exist',
  (document) => {
    const named = [...read(document).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.[a-z]+)`/g)].map(([, file = '']) => file);
    const files = named.filter((file) => existsSync(file.split('/')[0] ?? '') && !file.startsWith('data/'));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  },
);

it('the privacy page names the cookie of the language as soon as there are several languages', () => {
  const { locales } = JSON.parse(read('messages/project.inlang/settings.json'));
  expect(locales.length).toBeGreaterThan(0);
  expect(locales.length === 1 || read('PRIVACY.md').includes('`language`')).toBe(true);
});

it(`the path of a saved result crosses at most ${MOST_FILES_OF_A_RESULT} files`, () => {
  const [, section = ''] = /\n## The path of a saved result\n([\s\S]*)/.exec(read('docs/architecture.md')) ?? [];
  const files = [...section.matchAll(/^\| \d+ +\| `([^`]+)`/gm)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(1);
  expect(new Set(files).size).toBeLessThanOrEqual(MOST_FILES_OF_A_RESULT);
});

it('the record of processing names every table of the database', async () => {
  const { database } = await createTestApp();
  const tables = (await tablesOf(database)).filter((table) => table !== 'migrations');
  const record = read('docs/law/record-of-processing.md');
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter((table) => !record.includes(`\`${table}\``))).toEqual([]);
});

/** The anchors of a document's headings, as repository hosts make them. */
function headingsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
