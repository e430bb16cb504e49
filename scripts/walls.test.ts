import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A small house with the same walls, and in each room something that reaches through them.
const CONFIGURATION = ['package.json', 'biome.json', 'tsconfig.room.json', 'lint'];
const ROOMS = ['rules', 'contract', 'server', 'web', 'scripts', 'e2e', 'bench'];
const HONEST = {
  'rules/honest.ts': 'export const rule = 1;\n',
  'contract/honest.ts': "export { rule as agreed } from '#rules/honest.ts';\n",
  'server/honest.ts': "import { agreed } from '#contract/honest.ts';\n\nexport const answer = agreed;\n",
  'server/types.ts': 'export type Answer = 1;\n',
  'web/app/paths.ts': "import { agreed } from '#contract/honest.ts';\n\nexport const PATHS = agreed;\n",
  'web/app/shell.ts': 'export const shell = 1;\n',
  'web/ui/part.ts': 'export const part = 1;\n',
  'web/sitting/clock.ts': "import { part } from '../ui/part.ts';\n\nexport const clock = part;\n",
  'web/read-aloud/honest.ts': "import { part } from '../ui/part.ts';\n\nexport const aloud = part;\n",
  'web/leaderboard-choice/honest.ts': "import { part } from '../ui/part.ts';\n\nexport const choice = part;\n",
  'web/games/honest.ts': "import { clock } from '../sitting/clock.ts';\n\nexport const game = clock;\n",
  'web/account/dialog.ts': "import { part } from '../ui/part.ts';\n\nexport const dialog = part;\n",
  'web/welcome/honest.ts': "import { PATHS } from '../app/paths.ts';\n\nexport const page = PATHS;\n",
  'scripts/honest.ts': 'export const script = 1;\n',
  'bench/honest.ts': "import { PATHS } from '../web/app/paths.ts';\n\nexport const bench = PATHS;\n",
  'e2e/honest.ts': "import { PATHS } from '../web/app/paths.ts';\n\nexport const journey = PATHS;\n",
};
const COMPILER_HOLES: [name: string, file: string, text: string][] = [
  ['rules use the DOM', 'rules/a.ts', 'export const a = document;'],
  ['rules use Node', 'rules/b.ts', 'export const b = process;'],
  ['rules wait', 'rules/c.ts', 'export const c = setTimeout;'],
  ['rules ask a server', 'rules/d.ts', 'export const d = fetch;'],
  ['rules write to the console', 'rules/e.ts', 'export const e = console;'],
  ['rules import the contract', 'rules/f.ts', "export * from '../contract/honest.ts';"],
  ['the contract imports the server', 'contract/g.ts', "export * from '../server/honest.ts';"],
  ['pages import the server', 'web/app/h.ts', "export { answer } from '../../server/honest.ts';"],
  ['pages import a type of the server', 'web/app/i.ts', "export type { Answer } from '../../server/types.ts';"],
  ['the server imports pages', 'server/j.ts', "export * from '../web/ui/part.ts';"],
];
const LINT_HOLES: [name: string, file: string, text: string][] = [
  ['rules take chance from the air', 'rules/k.ts', 'export const k = Math.random();'],
  ['rules look at the clock', 'rules/l.ts', 'export const l = Date.now();'],
  ['rules import a package', 'rules/m.ts', "export { z } from 'zod';"],
  ['a feature imports its sibling', 'web/welcome/n.ts', "export { dialog } from '../account/dialog.ts';"],
  ['a feature imports the app', 'web/welcome/o.ts', "export { shell } from '../app/shell.ts';"],
  ['a part imports a feature', 'web/ui/p.ts', "export { dialog } from '../account/dialog.ts';"],
  ['a part imports what sittings share', 'web/ui/s.ts', "export { clock } from '../sitting/clock.ts';"],
  ['what sittings share imports a game', 'web/sitting/t.ts', "export { game } from '../games/honest.ts';"],
  ['reading aloud imports a page', 'web/read-aloud/w.ts', "export { page } from '../welcome/honest.ts';"],
  ['a part imports reading aloud', 'web/ui/x.ts', "export { aloud } from '../read-aloud/honest.ts';"],
  [
    'the leaderboard choice imports a page',
    'web/leaderboard-choice/y.ts',
    "export { page } from '../welcome/honest.ts';",
  ],
  ['a part imports the leaderboard choice', 'web/ui/z.ts', "export { choice } from '../leaderboard-choice/honest.ts';"],
  ['what sittings share imports the app', 'web/sitting/u.ts', "export { shell } from '../app/shell.ts';"],
  ['a journey imports a page', 'e2e/q.ts', "export { part } from '../web/ui/part.ts';"],
  ['a bench imports rules', 'bench/v.ts', "export { rule } from '#rules/honest.ts';"],
  ['a journey imports the server', 'e2e/r.ts', "export { answer } from '../server/honest.ts';"],
  ['the server writes past its log', 'server/aa.ts', "console.error('Ada');"],
];

let house = '';
let complaints = '';

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'thembstudy-walls-'));
  for (const path of CONFIGURATION) cpSync(path, join(house, path), { recursive: true });
  for (const room of ROOMS) cpSync(`${room}/tsconfig.json`, join(house, room, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  writeFileSync(join(house, '.gitignore'), 'node_modules/\n');
  const room = JSON.stringify({ files: [], references: ROOMS.map((path) => ({ path: `./${path}` })) });
  writeFileSync(join(house, 'tsconfig.json'), room);
  const lint = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(house, 'biome.json'), JSON.stringify({ ...lint, vcs: { enabled: false } }));
  for (const [file, text] of Object.entries(HONEST)) write(file, text);
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), `${text}\n`);
}

function run(tool: string, ...words: string[]): string {
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin', tool), words, { cwd: house, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

describe('the compiler', () => {
  it('lets an honest house stand', () => {
    expect(run('tsc', '-b')).toBe('');
  });

  it('refuses every hole', () => {
    for (const [, file, text] of COMPILER_HOLES) write(file, text);
    complaints = run('tsc', '-b');
    for (const [name, file] of COMPILER_HOLES) expect(complaints, name).toContain(`${file}(`);
    for (const [, file] of COMPILER_HOLES) rmSync(join(house, file));
  });
});

describe('the linter', () => {
  it('lets an honest house stand', () => {
    const files = Object.keys(HONEST);
    expect(run('biome', 'lint', ...files)).toContain(`Checked ${files.length} files`);
    expect(run('biome', 'lint', ...files)).not.toContain('Found');
  });

  it('refuses every hole', () => {
    for (const [, file, text] of LINT_HOLES) write(file, text);
    for (const [name, file] of LINT_HOLES)
      expect(run('biome', 'lint', file), name).toMatch(
        /noRestricted(Imports|Globals)|noConsole|Chance comes into rules/,
      );
  });
});
