import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// A small house with our doors, and behind them something short instead of npm, the build, the server and the tests.
const SCRIPTS = ['install.mjs', 'server-process.mjs', 'start.mjs', 'dev.mjs', 'test.mjs'];
const STAMP = 'node_modules/.installed';
const SAY_AND_STAY = (word: string) => `console.log('${word}'); setInterval(() => {}, 1000);\n`;
const END_BY = (signal: string) => `process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000);\n`;

let house = '';
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'thembstudy-doors-'));
  for (const name of SCRIPTS) cpSync(`scripts/${name}`, join(house, 'scripts', name));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{}');
  write('scripts/build.ts', '');
  write('npm.js', '');
  mkdirSync(join(house, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(house, 'node_modules/node/bin/node'));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

const installed = () => write(STAMP, createHash('sha256').update('{}').digest('hex'));

/** Runs one of the doors in a process group of its own; `stopAt` is answered with Ctrl-C, which reaches all of them. */
async function enter(door: string, stopAt: string[] = [], settings: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, npm_execpath: join(house, 'npm.js'), ...settings };
  const child = spawn(process.execPath, [join(house, 'scripts', door)], { env, detached: true });
  const closed = once(child, 'close');
  const said = { out: '', err: '' };
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  child.stdout.on('data', (text) => {
    said.out += text;
    if (stopAt.length === 0 || !stopAt.every((word) => said.out.includes(word))) return;
    stopAt.length = 0;
    process.kill(-Number(child.pid), 'SIGINT');
  });
  const [code] = await closed;
  return { code, ...said };
}

describe('the installation', () => {
  it('is remembered once it is complete', async () => {
    write('scripts/test.ts', '');
    expect((await enter('test.mjs')).code).toBe(0);
    expect(readFileSync(join(house, STAMP), 'utf8')).toHaveLength(64);
  });

  it.each([
    ['stopped with Ctrl-C', END_BY('SIGINT'), 130, ''],
    ['stopped with a SIGTERM', END_BY('SIGTERM'), 143, ''],
    ['killed', END_BY('SIGKILL'), 1, 'The packages could not be installed.'],
    ['failed', 'process.exit(1);\n', 1, 'The packages could not be installed.'],
  ])('is not remembered when it was %s, and nothing else is begun', async (_how, npm, code, sentence) => {
    write('npm.js', npm);
    write('scripts/test.ts', "console.log('begun');\n");
    const end = await enter('test.mjs');
    expect(end.code).toBe(code);
    expect(end.err.startsWith(sentence) && end.err.split('\n').length <= 2).toBe(true);
    expect(end.out).not.toContain('begun');
    expect(existsSync(join(house, STAMP))).toBe(false);
  });

  it('is not blamed on the registry when npm made a plain failure of Ctrl-C', async () => {
    write('npm.js', `process.once('SIGINT', () => process.exit(1));\n${SAY_AND_STAY('fetching')}`);
    expect(await enter('test.mjs', ['fetching'])).toMatchObject({ code: 130, err: '' });
    expect(existsSync(join(house, STAMP))).toBe(false);
  });
});

describe('npm test', () => {
  it.each([
    ['', 0],
    ['process.exit(3);\n', 3],
    [END_BY('SIGINT'), 130],
    [END_BY('SIGTERM'), 143],
    [END_BY('SIGKILL'), 137],
  ])('ends as its tests do: %j', async (tests, code) => {
    installed();
    write('scripts/test.ts', tests);
    expect((await enter('test.mjs')).code).toBe(code);
  });

  it('says in one sentence that there is no Node', async () => {
    installed();
    rmSync(join(house, 'node_modules/node'), { recursive: true });
    expect(await enter('test.mjs')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^.+ cannot be run: .+\.\n$/),
    });
  });
});

describe('npm start', () => {
  it('starts no server when the build was stopped', async () => {
    installed();
    write('scripts/build.ts', SAY_AND_STAY('building'));
    write('server/main.ts', "console.log('serving');\n");
    expect(await enter('start.mjs', ['building'])).toEqual({ code: 130, out: 'building\n', err: '' });
  });

  it('ends well when the server does so after Ctrl-C', async () => {
    installed();
    write('server/main.ts', `process.once('SIGINT', () => process.exit(0));\n${SAY_AND_STAY('serving')}`);
    expect(await enter('start.mjs', ['serving'])).toEqual({ code: 0, out: 'serving\n', err: '' });
  });
});

it('npm start writes only lines of JSON where no terminal is', async () => {
  installed();
  symlinkSync(resolve('server'), join(house, 'server'));
  const settings = {
    PORT: '0',
    DATA_DIR: join(house, 'data'),
    LOG_LEVEL: 'info',
    PUBLIC_URL: 'https://learn.example.org',
    AUTH_SECRET: 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE',
  };
  const { code, out, err } = await enter('start.mjs', ['ready at '], settings);
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

  it('ends both after Ctrl-C, without a word', async () => {
    installed();
    write('server/main.ts', SAY_AND_STAY('serving'));
    write(pages, SAY_AND_STAY('showing'));
    const { code, err } = await enter('dev.mjs', ['serving', 'showing']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('begins neither when the build failed', async () => {
    installed();
    write('scripts/build.ts', 'process.exit(1);\n');
    expect(await enter('dev.mjs')).toEqual({ code: 1, out: '', err: '' });
  });
});
