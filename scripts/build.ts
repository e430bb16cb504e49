import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PATHS } from '../web/app/paths.ts';
import { fail, isWritable, sayOnTerminal } from './install.mjs';

// build.ts [--if-changed]: builds the pages into build/client; with --if-changed only when a source was changed.
const SOURCES = [
  'web/**/*',
  'rules/**/*',
  'contract/**/*',
  'public/**/*',
  'PRIVACY.md',
  '*.config.ts',
  'package-lock.json',
  'scripts/build.ts',
];
const COMPRESSIBLE = 'build/client/**/*.{js,css,html,svg,json,txt,webmanifest}';
const HASH_FILE = 'build/sources.sha256';

const sources = await hashOf(SOURCES);
const isUpToDate = (await readFile(HASH_FILE, 'utf8').catch(() => '')) === sources;
if (!process.argv.includes('--if-changed') || !isUpToDate) await build();

async function build(): Promise<void> {
  const readOnly = ['.', 'build', '.react-router'].find((folder) => existsSync(folder) && !isWritable(folder));
  if (readOnly)
    fail(
      `The pages must be built, but ${join(process.cwd(), readOnly)} cannot be written: run npm run build as its owner.`,
    );
  sayOnTerminal('Building the pages.');
  await rm('build', { recursive: true, force: true });
  const built = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { encoding: 'utf8' });
  if (built.status !== 0 || !existsSync('build/client/index.html'))
    fail(`${built.stdout}${built.stderr}\nThe pages could not be built.`);
  await rm('build/server', { recursive: true, force: true });
  await writeFile('build/page-addresses.json', JSON.stringify(Object.values(PATHS)));
  await Promise.all((await filesOf([COMPRESSIBLE])).map(compress));
  await writeFile(HASH_FILE, sources);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Paths are relative, so that the hash is the same in a copy of the checkout. */
async function hashOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesOf(patterns)) {
    hash.update(`${file}\0`);
    hash.update(await readFile(file)).update('\0');
  }
  return hash.digest('hex');
}

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { withFileTypes: true })) {
    if (entry.isFile()) files.push(relative('.', join(entry.parentPath, entry.name)));
  }
  return files.sort();
}
