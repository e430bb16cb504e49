import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IS_ROOT, UNPRIVILEGED } from './servers/unprivileged.ts';

// A checkout with the real entry scripts, and short stand-ins for npm, the build, the server and the tests.
const SCRIPTS = ['install.mjs', 'servers/server-process.mjs', 'start.mjs', 'dev.mjs', 'test.mjs'];
const MARK = 'node_modules/.installed';
const DEVELOPMENT_MARK = 'node_modules/.installed-for-development';
const PRINT_AND_WAIT = (word: string) => `console.log('${word}'); setInterval(() => {}, 1000);\n`;
const KILL_ITSELF_WITH = (signal: string) => `process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000);\n`;

let checkout = '';
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'thembstudy-install-'));
  for (const name of SCRIPTS) cpSync(`scripts/${name}`, join(checkout, 'scripts', name));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write('scripts/build.ts', '');
  write('npm.js', '');
  mkdirSync(join(checkout, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(checkout, 'node_modules/node/bin/node'));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

/** The hash of a lockfile without packages. */
const NO_PACKAGES = createHash('sha256').update('[]').digest('hex');
const installed = () => {
  write(MARK, NO_PACKAGES);
  write(DEVELOPMENT_MARK, NO_PACKAGES);
};

/** Runs an entry script in a process group of its own; sends Ctrl-C to the group once all of `stopAt` was printed. */
async function runScript(
  script: string,
  stopAt: string[] = [],
  [command = '', ...args]: string[] = [process.execPath],
  settings: Record<string, string> = {},
) {
  const env = { PATH: process.env.PATH, npm_execpath: join(checkout, 'npm.js'), ...settings };
  const child = spawn(command, [...args, join(checkout, 'scripts', script)], { env, detached: true });
  const closed = once(child, 'close');
  const output = { out: '', err: '' };
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  child.stdout.on('data', (text) => {
    output.out += text;
    if (stopAt.length === 0 || !stopAt.every((word) => output.out.includes(word))) return;
    stopAt.length = 0;
    process.kill(-Number(child.pid), 'SIGINT');
  });
  const [code] = await closed;
  return { code, ...output };
}

describe('the installation', () => {
  it('is recorded once it is complete, and prints nothing where no terminal is', async () => {
    write('scripts/test.ts', '');
    expect(await runScript('test.mjs')).toEqual({ code: 0, out: '', err: '' });
    for (const mark of [MARK, DEVELOPMENT_MARK]) expect(readFileSync(join(checkout, mark), 'utf8')).toHaveLength(64);
  });

  it('brings what the tests need, also on a production machine', async () => {
    write('npm.js', 'console.log(process.argv.includes("--include=dev"));\n');
    write('scripts/test.ts', '');
    expect(await runScript('test.mjs', [], undefined, { NODE_ENV: 'production' })).toMatchObject({ out: 'true\n' });
  });

  it.each([
    ['stopped with Ctrl-C', KILL_ITSELF_WITH('SIGINT'), 130, ''],
    ['stopped with a SIGTERM', KILL_ITSELF_WITH('SIGTERM'), 143, ''],
    ['killed', KILL_ITSELF_WITH('SIGKILL'), 1, 'The packages could not be installed.'],
    ['failed', 'process.exit(1);\n', 1, 'The packages could not be installed.'],
  ])('is not recorded when it was %s, and nothing else is started', async (_how, npm, code, sentence) => {
    write('npm.js', npm);
    write('scripts/test.ts', "console.log('started');\n");
    const end = await runScript('test.mjs');
    expect(end.code).toBe(code);
    expect(end.err.startsWith(sentence) && end.err.split('\n').length <= 2).toBe(true);
    expect(end.out).not.toContain('started');
    expect(existsSync(join(checkout, MARK))).toBe(false);
  });

  it('is not reported as failed when npm exits with 1 after Ctrl-C', async () => {
    write('npm.js', `process.once('SIGINT', () => process.exit(1));\n${PRINT_AND_WAIT('fetching')}`);
    expect(await runScript('test.mjs', ['fetching'])).toMatchObject({ code: 130, err: '' });
    expect(existsSync(join(checkout, MARK))).toBe(false);
  });
});

describe('the installation with the real npm', () => {
  // Three small packages: the runtime, one that the app needs, and one that only tests need.
  beforeEach(() => {
    rmSync(join(checkout, 'node_modules'), { recursive: true });
    pack('node', { 'bin/node': `#!/bin/sh\nexec ${process.execPath} "$@"\n` }, { bin: 'bin/node' });
    pack('needed', { 'index.js': '' });
    pack('only-tests', { 'index.js': '' });
    lock({ 'only-tests': 'file:only-tests.tgz' });
    write('server/main.ts', '');
    write('scripts/test.ts', '');
  }, 120_000);

  function pack(name: string, files: Record<string, string>, fields = {}): void {
    const manifest = JSON.stringify({ name, version: '1.0.0', ...fields });
    for (const [file, text] of Object.entries({ ...files, 'package.json': manifest }))
      write(`${name}/package/${file}`, text);
    spawnSync('chmod', ['-R', '755', join(checkout, name)]);
    spawnSync('tar', ['-czf', `${name}.tgz`, '-C', name, 'package'], { cwd: checkout });
  }

  function lock(devDependencies: Record<string, string>): void {
    const dependencies = { node: 'file:node.tgz', needed: 'file:needed.tgz' };
    write('package.json', JSON.stringify({ type: 'module', dependencies, devDependencies }));
    rmSync(join(checkout, 'package-lock.json'), { force: true });
    spawnSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: checkout });
  }

  const start = () => npmRun('start.mjs');
  const test = () => npmRun('test.mjs');
  async function npmRun(script: string): Promise<'installed' | 'nothing'> {
    const { code, out, err } = await runScript(script, [], undefined, { npm_execpath: '', npm_config_offline: 'true' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return /added|changed/.test(out) ? 'installed' : 'nothing';
  }
  const inode = (file: string) => statSync(join(checkout, 'node_modules', file)).ino;
  const has = (name: string) => existsSync(join(checkout, 'node_modules', name, 'index.js'));

  it('brings only what the app needs for a start, and adds to it for the tests, while a server may use it', async () => {
    expect(await start()).toBe('installed');
    expect([has('needed'), has('only-tests')]).toEqual([true, false]);
    const before = [inode('needed/index.js'), inode('node/bin/node')];
    expect(await test()).toBe('installed');
    expect([inode('needed/index.js'), inode('node/bin/node')]).toEqual(before);
    expect([has('needed'), has('only-tests')]).toEqual([true, true]);
    expect([await start(), await test()]).toEqual(['nothing', 'nothing']);
  });

  it('is complete after the tests: a start then installs nothing, also when a package of the tests is another', async () => {
    expect(await test()).toBe('installed');
    expect(await start()).toBe('nothing');
    pack('more-tests', { 'index.js': '' });
    lock({ 'only-tests': 'file:only-tests.tgz', 'more-tests': 'file:more-tests.tgz' });
    expect(await start()).toBe('nothing');
    expect(await test()).toBe('installed');
    expect([has('only-tests'), has('more-tests')]).toEqual([true, true]);
  });

  it('is made anew after one that was interrupted', async () => {
    await start();
    rmSync(join(checkout, MARK));
    rmSync(join(checkout, 'node_modules/needed/index.js'));
    expect(await start()).toBe('installed');
    expect(has('needed')).toBe(true);
  });
});

describe.skipIf(!IS_ROOT)('a user who cannot write to the code (skipped: needs root)', () => {
  const unprivileged = [...UNPRIVILEGED, process.execPath];

  it('can start the server when the packages are installed', async () => {
    installed();
    write('server/main.ts', "console.log('serving');\n");
    expect(await runScript('start.mjs', [], unprivileged)).toEqual({ code: 0, out: 'serving\n', err: '' });
  });

  it('is told in one sentence when they are not', async () => {
    const { code, out, err } = await runScript('start.mjs', [], unprivileged);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^The packages must be installed, but \S+ cannot be written: [^\n]+\.\n$/);
  });
});

describe('npm test', () => {
  it.each([
    ['', 0],
    ['process.exit(3);\n', 3],
    [KILL_ITSELF_WITH('SIGINT'), 130],
    [KILL_ITSELF_WITH('SIGTERM'), 143],
    [KILL_ITSELF_WITH('SIGKILL'), 137],
  ])('exits as its tests do: %j', async (tests, code) => {
    installed();
    write('scripts/test.ts', tests);
    expect((await runScript('test.mjs')).code).toBe(code);
  });

  it('prints one sentence when the pinned Node is missing', async () => {
    installed();
    rmSync(join(checkout, 'node_modules/node'), { recursive: true });
    expect(await runScript('test.mjs')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^.+ cannot be run: .+\.\n$/),
    });
  });
});

describe('npm start', () => {
  it('starts no server when the build was stopped', async () => {
    installed();
    write('scripts/build.ts', PRINT_AND_WAIT('building'));
    write('server/main.ts', "console.log('serving');\n");
    expect(await runScript('start.mjs', ['building'])).toEqual({ code: 130, out: 'building\n', err: '' });
  });

  it('exits with 0 when the server does so after Ctrl-C', async () => {
    installed();
    write('server/main.ts', `process.once('SIGINT', () => process.exit(0));\n${PRINT_AND_WAIT('serving')}`);
    expect(await runScript('start.mjs', ['serving'])).toEqual({ code: 0, out: 'serving\n', err: '' });
  });
});

it('npm start writes only lines of JSON where no terminal is', async () => {
  installed();
  symlinkSync(resolve('server'), join(checkout, 'server'));
  const settings = {
    PORT: '0',
    DATA_DIR: join(checkout, 'data'),
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'https://learn.example.org',
    AUTH_SECRET: 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE',
  };
  const { code, out, err } = await runScript('start.mjs', ['ready at '], undefined, settings);
  const linesOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  expect(linesOf(out)).toMatchObject([{ level: 'info', message: expect.stringContaining('ready at http://') }]);
  expect(linesOf(err)).toMatchObject([{ level: 'warn', message: expect.stringContaining('TRUSTED_PROXY') }]);
  expect(code).toBe(0);
});

describe('npm run dev', () => {
  const pages = 'node_modules/@react-router/dev/bin.cjs';

  it('stops all three after Ctrl-C and prints nothing', async () => {
    installed();
    write('messages/en/app.json', '{}');
    write('messages/compile.ts', PRINT_AND_WAIT('compiling'));
    write('server/main.ts', PRINT_AND_WAIT('serving'));
    write(pages, PRINT_AND_WAIT('showing'));
    const { code, err } = await runScript('dev.mjs', ['compiling', 'serving', 'showing']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('starts none when the build failed', async () => {
    installed();
    write('scripts/build.ts', 'process.exit(1);\n');
    expect(await runScript('dev.mjs')).toEqual({ code: 1, out: '', err: '' });
  });
});
