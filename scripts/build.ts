import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PATHS } from '../web/app/paths.ts';
import { sayOnTerminal } from './install.mjs';

// Builds the pages into build/client. With --if-changed only when a source is not what it was at the last build.
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
const STAMP = 'build/sources.sha256';

const sources = await digestOf(SOURCES);
const upToDate = (await readFile(STAMP, 'utf8').catch(() => '')) === sources;
if (!process.argv.includes('--if-changed') || !upToDate) await build();

async function build(): Promise<void> {
  sayOnTerminal('Building the pages.');
  await rm('build', { recursive: true, force: true });
  const made = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { encoding: 'utf8' });
  if (made.status !== 0 || !existsSync('build/client/index.html')) {
    console.error(`${made.stdout}${made.stderr}\nThe pages could not be built.`);
    process.exit(1);
  }
  await rm('build/server', { recursive: true, force: true });
  await writeFile('build/page-addresses.json', JSON.stringify(Object.values(PATHS)));
  await Promise.all((await filesOf([COMPRESSIBLE])).map(compress));
  await writeFile(STAMP, sources);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

async function digestOf(patterns: string[]): Promise<string> {
  const digest = createHash('sha256');
  for (const file of await filesOf(patterns))
    digest
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return digest.digest('hex');
}

async function filesOf(patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  }
  return files.sort();
}
