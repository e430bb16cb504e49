// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants as fileModes } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs under the Node that npm uses (20 or newer); it starts everything else under the pinned Node.
export const root = fileURLToPath(new URL('..', import.meta.url));
const hashFile = join(root, 'node_modules', '.installed');

/** The path of the pinned Node. Installs the packages first when the lockfile was changed. */
export async function pinnedNode() {
  const wanted = createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = await readFile(hashFile, 'utf8').catch(() => '');
  if (installed !== wanted) await install(wanted);
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} lockfileHash */
async function install(lockfileHash) {
  if (!isWritable(root))
    fail(`The packages must be installed, but ${root} cannot be written: run npm run build as its owner.`);
  sayOnTerminal('Installing what the app needs. This happens once and takes a minute or two.');
  const npm = process.env.npm_execpath;
  // With NODE_ENV=production npm would leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (wasStopped(code)) process.exit(code);
  if (code !== 0) fail('The packages could not be installed. Check the connection to the npm registry and try again.');
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(hashFile, lockfileHash);
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
