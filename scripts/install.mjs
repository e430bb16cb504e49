// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  console.log('Installing what the app needs. This happens once and takes a minute or two.');
  const npm = process.env.npm_execpath;
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm ? await run(process.execPath, [npm, ...words]) : await run('npm', words);
  if (code !== 0) fail('The packages could not be installed. Check the connection to the npm registry and try again.');
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(stamp, wanted);
}

/**
 * Runs a command in the project's folder with this terminal and waits for its end. Ctrl-C reaches the command by
 * itself, so this process only waits; a SIGTERM is handed on.
 * @param {string} command
 * @param {string[]} words
 * @param {Record<string, string>} [settings]
 * @returns {Promise<number>} its exit code
 */
export function run(command, words, settings = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...settings } });
    const wait = () => {};
    const handOn = () => child.kill('SIGTERM');
    process.on('SIGINT', wait).on('SIGTERM', handOn);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', handOn);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
