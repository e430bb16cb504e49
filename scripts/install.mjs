// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs under whatever Node came with npm (20 or newer); everything after it runs under the pinned one.
export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.installed');

/** The pinned Node, once the packages of the lockfile are installed. */
export async function pinnedNode() {
  const wanted = createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');
  const present = await readFile(stamp, 'utf8').catch(() => '');
  if (present !== wanted) await install(wanted);
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} wanted */
async function install(wanted) {
  sayOnTerminal('Installing what the app needs. This happens once and takes a minute or two.');
  const npm = process.env.npm_execpath;
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm ? await run(process.execPath, [npm, ...words]) : await run('npm', words);
  if (wasStopped(code)) process.exit(code);
  if (code !== 0) fail('The packages could not be installed. Check the connection to the npm registry and try again.');
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(stamp, wanted);
}

/**
 * Says what is being done to a person at a terminal. Elsewhere the output belongs to the server's log.
 * @param {string} sentence
 */
export function sayOnTerminal(sentence) {
  if (process.stdout.isTTY) console.log(sentence);
}

/**
 * Runs a command in the project's folder with this terminal and waits for its end. Ctrl-C reaches the command by
 * itself, so this process only waits; a SIGTERM is handed on. A command that cannot be run is told in one sentence.
 * @param {string} command
 * @param {string[]} words
 * @param {Record<string, string>} [settings]
 * @returns {Promise<number>} its exit code; as in a shell, 128 and the signal's number when it was stopped
 */
export function run(command, words, settings = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...settings } });
    /** @type {NodeJS.Signals | null} */
    let stoppedBy = null;
    const wait = () => {
      stoppedBy = 'SIGINT';
    };
    const handOn = () => {
      stoppedBy = 'SIGTERM';
      child.kill('SIGTERM');
    };
    process.on('SIGINT', wait).on('SIGTERM', handOn);
    const end = (/** @type {number} */ code) => {
      process.off('SIGINT', wait).off('SIGTERM', handOn);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}.`);
      end(1);
    });
    child.once('exit', (code, signal) => {
      // npm catches Ctrl-C and ends with a plain 1.
      const by = signal ?? (code === 0 ? null : stoppedBy);
      end(by ? 128 + constants.signals[by] : Number(code));
    });
  });
}

/**
 * Whether Ctrl-C or a SIGTERM ended a command.
 * @param {number} code its exit code
 */
export function wasStopped(code) {
  return code === 128 + constants.signals.SIGINT || code === 128 + constants.signals.SIGTERM;
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
