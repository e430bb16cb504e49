import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A small project with the same configuration: what a module may use passes the compiler and the linter, and nothing else does.
// `layers.test.ts` proves the imports.
type Violation = [name: string, file: string, text: string];

const CONFIGURATION = ['package.json', 'biome.json', 'tsconfig.module.json', 'lint'];
const MODULES = [
  'rules',
  'studies',
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

const ALLOWED: Record<string, string> = {
  'rules/rule.ts': 'export const rule = 1;\n',
  'studies/study.ts': "export { rule as study } from '#rules/rule.ts';\n",
  'contract/agreed.ts': "export { rule as agreed } from '#rules/rule.ts';\n",
  'dev-identity/provider.ts': "export { rule as provider } from '#rules/rule.ts';\n",
  'server/answer.ts': "import { agreed } from '#contract/agreed.ts';\n\nexport const answer = agreed;\n",
  'server/main.ts': "export { provider } from '../dev-identity/provider.ts';\n",
  'messages/compile.ts': 'export const compile = 1;\n',
  'content/words.ts': "export { rule as words } from '#rules/rule.ts';\n",
  'web/ui/worded.ts': "export { words } from '#content/words.ts';\n",
  'scripts/script.ts': 'export const script = 1;\n',
  'bench/bench.ts': 'export const bench = 1;\n',
  'e2e/endpoint.ts': "import { agreed } from '#contract/agreed.ts';\n\nexport const endpoint = agreed;\n",
};
const COMPILER_VIOLATIONS: Violation[] = [
  ['rules use the DOM', 'rules/a.ts', 'export const a = document;'],
  ['rules use Node', 'rules/b.ts', 'export const b = process;'],
  ['rules wait', 'rules/c.ts', 'export const c = setTimeout;'],
  ['rules send a request', 'rules/d.ts', 'export const d = fetch;'],
  ['rules write to the console', 'rules/e.ts', 'export const e = console;'],
  ['rules import the contract', 'rules/f.ts', "export * from '../contract/agreed.ts';"],
  ['pages import the server', 'web/app/h.ts', "export { answer } from '../../server/answer.ts';"],
  ['content uses the DOM', 'content/r.ts', 'export const r = document;'],
];
const LINT_VIOLATIONS: Violation[] = [
  ['rules use randomness', 'rules/k.ts', 'export const k = Math.random();'],
  ['rules read the clock', 'rules/l.ts', 'export const l = Date.now();'],
  ['the server writes past its log', 'server/aa.ts', "console.error('Ada');"],
];

let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'thembstudy-boundaries-'));
  for (const path of CONFIGURATION) cpSync(path, join(project, path), { recursive: true });
  for (const module of MODULES) cpSync(`${module}/tsconfig.json`, join(project, module, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
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
  it('accepts what is allowed', () => expect(run('tsc', '-b')).toBe(''));

  it('reports every violation', () => {
    const output = runWith(COMPILER_VIOLATIONS, 'tsc', '-b');
    for (const [name, file] of COMPILER_VIOLATIONS) expect(output, name).toContain(`${file}(`);
  });
});

describe('the linter', () => {
  const LINT = ['lint', '--max-diagnostics=none', ...MODULES];

  it('accepts what is allowed', () => expect(run('biome', ...LINT)).not.toContain('Found'));

  it('reports every violation', () => {
    const output = runWith(LINT_VIOLATIONS, 'biome', ...LINT);
    for (const [name, file] of LINT_VIOLATIONS) {
      const reported = output.split('\n').filter((line) => line.startsWith(`${file}:`));
      expect(reported.join(' '), name).toMatch(/noRestrictedGlobals|noConsole|plugin/);
    }
  });
});
