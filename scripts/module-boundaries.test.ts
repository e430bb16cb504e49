import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A small project with the same configuration: allowed imports pass the compiler and the linter, forbidden ones do not.
type Violation = [name: string, file: string, text: string];

const CONFIGURATION = ['package.json', 'biome.json', 'tsconfig.module.json', 'lint'];
const MODULES = [
  'rules',
  'contract',
  'messages',
  'content',
  'dev-identity',
  'server',
  'web',
  'scripts',
  'e2e',
  'bench',
];
/** The layers of the server from the top, as docs/architecture.md lists them. */
const SERVER_LAYERS = [
  'own-data',
  'operations',
  'results',
  'learners',
  'identity',
  'support',
  'mail',
  'http',
  'database',
  'observability',
  'environment',
] as const;
/** The layers of web/ from the top. Folders of one layer do not import each other. */
const WEB_LAYERS = [
  ['app'],
  ['welcome', 'account', 'screening', 'report', 'groups', 'games', 'quizzes', 'level-up-lab'],
  ['leaderboard-choice', 'reader'],
  ['read-aloud', 'play'],
  ['ui', 'api'],
] as const;
const DEPTHS = [1, 2, 3, 4];

const ALLOWED: Record<string, string> = {
  'rules/rule.ts': 'export const rule = 1;\n',
  'contract/agreed.ts': "export { rule as agreed } from '#rules/rule.ts';\n",
  'dev-identity/provider.ts': "export { rule as provider } from '#rules/rule.ts';\n",
  'server/answer.ts': "import { agreed } from '#contract/agreed.ts';\n\nexport const answer = agreed;\n",
  'server/types.ts': 'export type Answer = 1;\n',
  'server/main.ts': "export { provider } from '../dev-identity/provider.ts';\n",
  'web/app/paths.ts': "import { agreed } from '#contract/agreed.ts';\n\nexport const PATHS = agreed;\n",
  'web/app/shell.ts': 'export const shell = 1;\n',
  'web/ui/part.ts': 'export const part = 1;\n',
  'web/welcome/page.ts': "import { PATHS } from '../app/paths.ts';\n\nexport const page = PATHS;\n",
  'messages/compile.ts': 'export const compile = 1;\n',
  'content/words.ts': "import type { Kind } from '#rules/kind.ts';\n\nexport const words: Kind = 1;\n",
  'rules/kind.ts': 'export type Kind = 1;\n',
  'web/ui/worded.ts': "export { words } from '#content/words.ts';\n",
  'web/games/deep/game.ts': "export { rule } from '#rules/games/game.ts';\n",
  'rules/games/game.ts': 'export const rule = 1;\n',
  'scripts/script.ts': 'export const script = 1;\n',
  'bench/bench.ts': "import { PATHS } from '../web/app/paths.ts';\n\nexport const bench = PATHS;\n",
  'e2e/journey.ts': "import { PATHS } from '../web/app/paths.ts';\n\nexport const journey = PATHS;\n",
  'e2e/endpoint.ts': "import { agreed } from '#contract/agreed.ts';\n\nexport const endpoint = agreed;\n",
  ...Object.fromEntries(SERVER_LAYERS.map((layer) => [`server/${layer}/layer.ts`, 'export const layer = 1;\n'])),
  ...Object.fromEntries(WEB_LAYERS.flat().map((folder) => [`web/${folder}/layer.ts`, 'export const layer = 1;\n'])),
  ...Object.fromEntries(downwardImports()),
  ...Object.fromEntries(downwardWebImports()),
};
const COMPILER_VIOLATIONS: Violation[] = [
  ['rules use the DOM', 'rules/a.ts', 'export const a = document;'],
  ['rules use Node', 'rules/b.ts', 'export const b = process;'],
  ['rules wait', 'rules/c.ts', 'export const c = setTimeout;'],
  ['rules send a request', 'rules/d.ts', 'export const d = fetch;'],
  ['rules write to the console', 'rules/e.ts', 'export const e = console;'],
  ['rules import the contract', 'rules/f.ts', "export * from '../contract/agreed.ts';"],
  ['the contract imports the server', 'contract/g.ts', "export * from '../server/answer.ts';"],
  ['pages import the server', 'web/app/h.ts', "export { answer } from '../../server/answer.ts';"],
  ['pages import a type of the server', 'web/app/i.ts', "export type { Answer } from '../../server/types.ts';"],
  ['the server imports pages', 'server/j.ts', "export * from '../web/ui/part.ts';"],
  ['rules import content', 'rules/n.ts', "export * from '../content/words.ts';"],
  ['the contract imports content', 'contract/o.ts', "export * from '#content/words.ts';"],
  ['the server imports content', 'server/p.ts', "export * from '#content/words.ts';"],
  ['content imports the contract', 'content/q.ts', "export * from '#contract/agreed.ts';"],
  ['content imports a page', 'content/s.ts', "export { part } from '../web/ui/part.ts';"],
  ['content uses the DOM', 'content/r.ts', 'export const r = document;'],
  ['the stand-in imports the server', 'dev-identity/k.ts', "export * from '../server/answer.ts';"],
];
const LINT_VIOLATIONS: Violation[] = [
  ['rules use randomness', 'rules/k.ts', 'export const k = Math.random();'],
  ['rules read the clock', 'rules/l.ts', 'export const l = Date.now();'],
  ['rules import a package', 'rules/m.ts', "export { z } from 'zod';"],
  ['content imports a package', 'content/t.ts', "export { z } from 'zod';"],
  ['a journey imports content', 'e2e/t.ts', "export { words } from '#content/words.ts';"],
  ['a journey imports a page', 'e2e/q.ts', "export { part } from '../web/ui/part.ts';"],
  ['a journey imports rules', 'e2e/s.ts', "export { rule } from '#rules/rule.ts';"],
  ['a bench imports rules', 'bench/v.ts', "export { rule } from '#rules/rule.ts';"],
  ['a bench imports the contract', 'bench/w.ts', "export { agreed } from '#contract/agreed.ts';"],
  ['a journey imports the server', 'e2e/r.ts', "export { answer } from '../server/answer.ts';"],
  ['the server writes past its log', 'server/aa.ts', "console.error('Ada');"],
  ['the server loads the stand-in', 'server/http/ab.ts', "export * from '../../dev-identity/provider.ts';"],
  ['the stand-in imports the contract', 'dev-identity/ac.ts', "export * from '#contract/agreed.ts';"],
  ['the reader imports play', 'web/reader/ae.ts', "export { layer } from '../play/layer.ts';"],
  ['a layer imports the app', 'server/http/ad.ts', "export * from '../app.ts';"],
  ...cycles('rules'),
  ...cycles('contract'),
  ...cycles('content'),
  ...cycles('server/http'),
  ...upwardImports(),
  ...forbiddenWebImports(),
];

/** `server/http/deep/deep/…` at a depth of 1 to 4 folders below the module. */
function fileAt(module: 'server' | 'web', layer: string, depth: number, name: string): string {
  return `${module}/${layer}/${'deep/'.repeat(depth - 1)}${name}.ts`;
}

function importOf(layer: string, depth: number): string {
  return `export { layer } from '${'../'.repeat(depth)}${layer}/layer.ts';`;
}

/** Each layer imports each layer above it, at every depth. */
function upwardImports(): Violation[] {
  return SERVER_LAYERS.flatMap((layer, place) =>
    SERVER_LAYERS.slice(0, place).flatMap((above) =>
      DEPTHS.map((depth): Violation => {
        const file = fileAt('server', layer, depth, `imports-${above}`);
        return [`${file} imports ${above}`, file, importOf(above, depth)];
      }),
    ),
  );
}

/** Each layer imports the layer below it, at every depth. */
function downwardImports(): [file: string, text: string][] {
  return SERVER_LAYERS.slice(0, -1).flatMap((layer, place) =>
    DEPTHS.map((depth): [string, string] => {
      const below = SERVER_LAYERS[place + 1] ?? '';
      return [fileAt('server', layer, depth, 'imports-below'), `${importOf(below, depth)}\n`];
    }),
  );
}

/** Each folder of web/ imports each folder above it, and features each other, at every depth. */
function forbiddenWebImports(): Violation[] {
  return WEB_LAYERS.flatMap((folders, place) =>
    folders.flatMap((folder) => {
      const above = WEB_LAYERS.slice(0, place).flat();
      const siblings = place === 1 ? folders.filter((each) => each !== folder) : [];
      return [...above, ...siblings].flatMap((wrong) => DEPTHS.map((depth) => webImport(folder, wrong, depth)));
    }),
  );
}

function webImport(folder: string, wrong: string, depth: number): Violation {
  const file = fileAt('web', folder, depth, `imports-${wrong}`);
  return [`${file} imports ${wrong}`, file, importOf(wrong, depth)];
}

/** Each folder of web/ imports the first folder of each layer below it, at every depth. */
function downwardWebImports(): [file: string, text: string][] {
  return WEB_LAYERS.flatMap((folders, place) =>
    folders.flatMap((folder) =>
      WEB_LAYERS.slice(place + 1).flatMap(([below]) =>
        DEPTHS.map((depth): [string, string] => [
          fileAt('web', folder, depth, `imports-${below}`),
          `${importOf(below, depth)}\n`,
        ]),
      ),
    ),
  );
}

/** Two files that import each other, the second one only a type. */
function cycles(folder: string): Violation[] {
  return [
    [`${folder} has a cycle`, `${folder}/one.ts`, "export { two } from './two.ts';\nexport type One = 1;"],
    [`${folder} has a cycle`, `${folder}/two.ts`, "import type { One } from './one.ts';\nexport const two: One = 1;"],
  ];
}

let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'thembstudy-boundaries-'));
  for (const path of CONFIGURATION) cpSync(path, join(project, path), { recursive: true });
  for (const module of MODULES) cpSync(`${module}/tsconfig.json`, join(project, module, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, '.gitignore'), 'node_modules/\n');
  const references = MODULES.map((path) => ({ path: `./${path}` }));
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ files: [], references }));
  const lint = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(join(project, 'biome.json'), JSON.stringify({ ...lint, vcs: { enabled: false } }));
  for (const [file, text] of Object.entries(ALLOWED)) write(file, text);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), `${text}\n`);
}

function run(tool: string, ...words: string[]): string {
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin', tool), words, { cwd: project, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

/** Writes the violations, runs a tool over the project, and removes them. */
function runWith(violations: Violation[], tool: string, ...words: string[]): string {
  for (const [, file, text] of violations) write(file, text);
  const output = run(tool, ...words);
  for (const [, file] of violations) rmSync(join(project, file));
  return output;
}

describe('the compiler', () => {
  it('accepts the allowed imports', () => expect(run('tsc', '-b')).toBe(''));

  it('reports every violation', () => {
    const output = runWith(COMPILER_VIOLATIONS, 'tsc', '-b');
    for (const [name, file] of COMPILER_VIOLATIONS) expect(output, name).toContain(`${file}(`);
  });
});

describe('the linter', () => {
  const LINT = ['lint', '--max-diagnostics=none', ...MODULES];

  it('accepts the allowed imports', () => expect(run('biome', ...LINT)).not.toContain('Found'));

  it('reports every violation', () => {
    const output = runWith(LINT_VIOLATIONS, 'biome', ...LINT);
    const RULES = /noRestricted(Imports|Globals)|noConsole|noImportCycles|plugin/;
    for (const [name, file] of LINT_VIOLATIONS) {
      const reported = output.split('\n').filter((line) => line.startsWith(`${file}:`));
      expect(reported.join(' '), name).toMatch(RULES);
    }
  });
});
