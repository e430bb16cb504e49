import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IS_ROOT, UNPRIVILEGED } from './servers/unprivileged.ts';

// A checkout with the real build script and short stand-ins for the compiler of messages, for the service worker, for the archives of
// recordings and for React Router, which counts its builds.
const BUNDLER = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('build/client/assets', { recursive: true });
  writeFileSync('build/client/index.html', '<head></head><p>built</p>');
  writeFileSync('build/client/__spa-fallback.html', '');
  writeFileSync('build/client/assets/style-1.css', 'p { color: red; }');
  appendFileSync('builds', '.');
`;

const COMPILER = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  export function compileMessages() {
    mkdirSync('messages/compiled', { recursive: true });
    writeFileSync('messages/compiled/catalogues.sha256', '');
  }
`;

let folder = '';
let checkout = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thembstudy-build-'));
  checkout = join(folder, 'checkout');
  for (const file of ['scripts/build.ts', 'scripts/install.mjs']) cpSync(file, join(checkout, file));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write('rules/rule.ts', 'export const rule = 1;\n');
  write('messages/compile.ts', COMPILER);
  write('scripts/building/service-worker.ts', 'export async function buildServiceWorker() {}');
  write('scripts/building/recording-archives.ts', 'export async function buildRecordingArchives() {}');
  write('messages/project.inlang/settings.json', '{ "baseLocale": "en", "locales": ["en"] }');
  write('node_modules/@react-router/dev/bin.cjs', BUNDLER);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

function buildIfChanged(cwd = checkout, [command = '', ...args]: string[] = [process.execPath]) {
  const all = [...args, 'scripts/build.ts', '--if-changed'];
  const { status, stdout, stderr } = spawnSync(command, all, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr, builds: readFileSync(join(cwd, 'builds'), 'utf8').length };
}

describe('the build', () => {
  it('writes the style sheet into the page, first in its head', () => {
    buildIfChanged();
    const html = readFileSync(join(checkout, 'build/client/index.html'), 'utf8');
    expect(html).toBe('<head><style>p { color: red; }</style></head><p>built</p>');
  });

  it('is made once, and again after a source was changed, and prints nothing where no terminal is', () => {
    expect(buildIfChanged()).toEqual({ status: 0, stdout: '', stderr: '', builds: 1 });
    expect(buildIfChanged()).toEqual({ status: 0, stdout: '', stderr: '', builds: 1 });
    write('rules/rule.ts', 'export const rule = 2;\n');
    expect(buildIfChanged()).toEqual({ status: 0, stdout: '', stderr: '', builds: 2 });
  });

  it('is not made again after a test was changed, or a package that only tests need', () => {
    buildIfChanged();
    write('rules/rule.test.ts', '');
    write('package-lock.json', '{ "packages": { "node_modules/only-tests": { "version": "1.0.0", "dev": true } } }');
    expect(buildIfChanged()).toMatchObject({ builds: 1 });
    write('package-lock.json', '{ "packages": { "node_modules/needed": { "version": "1.0.0" } } }');
    expect(buildIfChanged()).toMatchObject({ builds: 2 });
  });

  it('compresses what becomes smaller by it, and leaves out small files and those that are compressed already', () => {
    write('public/large.txt', 'word '.repeat(1000));
    write('public/small.txt', 'word');
    write('public/compressed.txt', randomBytes(5000));
    write(
      'node_modules/@react-router/dev/bin.cjs',
      `${BUNDLER}; require('node:fs').cpSync('public', 'build/client', { recursive: true });`,
    );
    buildIfChanged();
    const files = readdirSync(join(checkout, 'build/client')).filter((name) => name.includes('.txt'));
    expect(files.sort()).toEqual(['compressed.txt', 'large.txt', 'large.txt.br', 'large.txt.gz', 'small.txt']);
  });

  it('is made again when the messages were not compiled to the end', () => {
    buildIfChanged();
    rmSync(join(checkout, 'messages/compiled/catalogues.sha256'));
    expect(buildIfChanged()).toEqual({ status: 0, stdout: '', stderr: '', builds: 2 });
  });

  it('is up to date in a copy of the checkout', () => {
    buildIfChanged();
    const copy = join(folder, 'elsewhere', 'copy');
    cpSync(checkout, copy, { recursive: true });
    expect(buildIfChanged(copy)).toEqual({ status: 0, stdout: '', stderr: '', builds: 1 });
  });
});

describe.skipIf(!IS_ROOT)('the build by a user who cannot write to the code (skipped: needs root)', () => {
  const unprivileged = [...UNPRIVILEGED, process.execPath];

  it('writes nothing when it is up to date', () => {
    buildIfChanged();
    expect(buildIfChanged(checkout, unprivileged)).toEqual({ status: 0, stdout: '', stderr: '', builds: 1 });
  });

  it.each([
    ['when it is missing', () => rmSync(join(checkout, 'build'), { recursive: true })],
    ['when it is out of date', () => write('rules/rule.ts', '')],
    [
      'when only the build is read-only',
      () => {
        write('rules/rule.ts', '');
        chmodSync(checkout, 0o777);
      },
    ],
  ])('fails with one sentence %s', (_when, prepare) => {
    buildIfChanged();
    prepare();
    const hadBuild = existsSync(join(checkout, 'build'));
    const { status, stdout, stderr, builds } = buildIfChanged(checkout, unprivileged);
    expect([status, stdout, builds]).toEqual([1, '', 1]);
    expect(stderr).toMatch(/^The pages must be built, but \S+ cannot be written: [^\n]+\.\n$/);
    expect(existsSync(join(checkout, 'build'))).toBe(hadBuild);
  });
});
