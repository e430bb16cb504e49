// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants as fileModes } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs under the Node that npm uses (20 or newer); it starts everything else under the pinned Node.
export const root = fileURLToPath(new URL('..', import.meta.url));
const QUIETLY = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
/** Files with a hash of the installed packages; missing while the installation is incomplete. */
const MARKS = {
  app: join(root, 'node_modules', '.installed'),
  development: join(root, 'node_modules', '.installed-for-development'),
};

/**
 * The path of the pinned Node. Installs the packages first when they were changed: those that starting and building need,
 * and those of tests and development only where they are asked for.
 * @param {{ forDevelopment?: boolean }} [needs]
 */
export async function pinnedNode({ forDevelopment = false } = {}) {
  const wanted = { app: await lockedPackages(false), development: await lockedPackages(true) };
  const kind = forDevelopment ? 'development' : 'app';
  if ((await installed(kind)) !== wanted[kind]) await install(forDevelopment, wanted);
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * A hash of the packages in the lockfile.
 * @param {boolean} forDevelopment whether those that only tests and development need count too
 */
export async function lockedPackages(forDevelopment) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const counted = Object.entries(packages ?? {}).filter(([path, { dev }]) => path !== '' && (forDevelopment || !dev));
  return createHash('sha256').update(JSON.stringify(counted)).digest('hex');
}

/** @param {'app' | 'development'} kind */
function installed(kind) {
  return readFile(MARKS[kind], 'utf8').catch(() => '');
}

/**
 * @param {boolean} forDevelopment
 * @param {{ app: string, development: string }} wanted
 */
async function install(forDevelopment, wanted) {
  if (!isWritable(root))
    fail(`The packages must be installed, but ${root} cannot be written: run npm run build as its owner.`);
  const before = { app: await installed('app'), development: await installed('development') };
  // A server may be running from these packages: add to them, and remove none that tests need.
  const withDevelopment = forDevelopment || before.development !== '';
  // Only a fresh installation repairs packages that an interrupted one left incomplete.
  const command = before.app === '' ? ['ci'] : ['install', '--no-save'];
  // With NODE_ENV=production npm would omit the development packages that are needed here.
  const args = [...command, withDevelopment ? '--include=dev' : '--omit=dev', ...QUIETLY];
  for (const mark of Object.values(MARKS)) await rm(mark, { force: true });
  sayOnTerminal(
    `Installing the packages that ${withDevelopment ? 'the tests need' : 'the app needs'}. This takes a minute.`,
  );
  const began = performance.now();
  const npm = process.env.npm_execpath;
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (wasStopped(code)) process.exit(code);
  if (code !== 0) fail('The packages could not be installed. Check the connection to the npm registry and try again.');
  sayOnTerminal(`Installed the packages in ${secondsSince(began)}.`);
  await mkdir(join(root, 'node_modules'), { recursive: true });
  if (withDevelopment) await writeFile(MARKS.development, wanted.development);
  await writeFile(MARKS.app, wanted.app);
}

/** @param {number} began by `performance.now()` */
export function secondsSince(began) {
  return `${Math.round((performance.now() - began) / 1000)} s`;
}

/**
 * Says what is being done to a person at a terminal. Elsewhere the output belongs to the server's log.
 * @param {string} sentence
 */
export function sayOnTerminal(sentence) {
  if (process.stdout.isTTY) console.log(sentence);
}

/**
 * Runs a command in the project's folder with this terminal. Ctrl-C reaches the command by itself; a SIGTERM is
 * forwarded. Prints one sentence when the command cannot be run.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [settings]
 * @returns {Promise<number>} its exit code; as in a shell, 128 and the signal's number when it was stopped
 */
export function run(command, args, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...settings } });
    /** @type {NodeJS.Signals | null} */
    let stoppedBy = null;
    const onInterrupt = () => {
      stoppedBy = 'SIGINT';
    };
    const onTerminate = () => {
      stoppedBy = 'SIGTERM';
      child.kill('SIGTERM');
    };
    process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
    const end = (/** @type {number} */ code) => {
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}.`);
      end(1);
    });
    child.once('exit', (code, signal) => {
      // npm exits with 1 after Ctrl-C.
      const by = signal ?? (code === 0 ? null : stoppedBy);
      end(by ? 128 + constants.signals[by] : Number(code));
    });
  });
}

/**
 * Whether a command was ended by Ctrl-C or a SIGTERM.
 * @param {number} code its exit code
 */
export function wasStopped(code) {
  return code === 128 + constants.signals.SIGINT || code === 128 + constants.signals.SIGTERM;
}

/** @param {string} folder */
export function isWritable(folder) {
  try {
    accessSync(folder, fileModes.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Prints a sentence and exits with 1.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
