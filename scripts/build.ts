import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compileMessages } from '../messages/compile.ts';
import type { LanguageBuild } from './building/service-worker.ts';
import { fail, isWritable, lockedPackages, sayOnTerminal, secondsSince } from './install.mjs';

// build.ts [--if-changed]: builds the pages into build/client; with --if-changed only when a source was changed.
const SOURCES = [
  '{web,rules,contract,content}/**/*',
  'messages/*/*.json',
  'messages/*.ts',
  'public/**/*',
  'PRIVACY.md',
  '*.config.ts',
  'scripts/build.ts',
  'scripts/building/first-use-files.ts',
  'scripts/building/one-language.ts',
  'scripts/building/page-plugins.ts',
  'scripts/building/recording-archives.ts',
  'scripts/building/script-files.ts',
  'scripts/building/service-worker.ts',
  'scripts/building/syllable-patterns.ts',
];
/** Files that do not change the pages. */
const IS_TEST = /\.test\.tsx?$|\/(testing|cases)\/|^(playwright|vitest)\b/;
const COMPRESSIBLE = 'build/{client,languages}/**/*.{js,css,html,svg,json,txt,webmanifest,wasm}';
/** The acoustic model, which the package names without endings. */
const MODEL_FILES = 'build/client/assets/at-first-use/{mdef,means,variances,sendump}-*';
/** The compression levels, compared in docs/figures.md. Files loaded at first use are large and requested rarely. */
const QUALITY = {
  scripts: { brotli: 11, gzip: 9 },
  pages: { brotli: 10, gzip: 9 },
  atFirstUse: { brotli: 5, gzip: 6 },
};
const SMALLEST_COMPRESSED_BYTES = 200;
/** Files that compress less are sent as they are. */
const LARGEST_COMPRESSED_SHARE = 0.95;
const COMPILED_MESSAGES = 'messages/compiled';
/** Written last, so that an interrupted compilation is repeated. */
const MESSAGES_HASH_FILE = `${COMPILED_MESSAGES}/catalogues.sha256`;
const LANGUAGES_FOLDER = 'build/languages';
const HASH_FILE = 'build/sources.sha256';
/** The style sheet is large, so the names of the scripts stand before it: the browser asks for them sooner. */
const STYLE_PLACE = '</head>';
/** A larger space for new objects saves a tenth of the build's time: less garbage collection. */
const BUILDER_FLAGS = ['--max-semi-space-size=128'];

const sources = await hashOf(SOURCES);
const isUpToDate = existsSync(MESSAGES_HASH_FILE) && (await readFile(HASH_FILE, 'utf8').catch(() => '')) === sources;
if (!process.argv.includes('--if-changed') || !isUpToDate) await build();

type Languages = { baseLocale: string; locales: string[] };

async function build(): Promise<void> {
  const readOnly = ['.', 'build', '.react-router', 'messages', COMPILED_MESSAGES].find(
    (folder) => existsSync(folder) && !isWritable(folder),
  );
  if (readOnly)
    fail(
      `The pages must be built, but ${join(process.cwd(), readOnly)} cannot be written: run npm run build as its owner.`,
    );
  await step('1 of 3: the sentences', () => compileMessages());
  const languages = await step('2 of 3: the pages', buildPages);
  await step('3 of 3: offline use and compression', async () => {
    const pages = await filesOf([COMPRESSIBLE, MODEL_FILES]);
    // Compression runs on threads of its own.
    await Promise.all([...pages.map(compress), buildServiceWorkers(languages), buildRecordingArchives()]);
    const added = (await filesOf([COMPRESSIBLE])).filter((file) => !pages.includes(file));
    await Promise.all(added.map(compress));
  });
  await writeFile(HASH_FILE, sources);
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  sayOnTerminal(`Building, ${name} …`);
  const began = performance.now();
  const result = await work();
  sayOnTerminal(`Done in ${secondsSince(began)}.`);
  return result;
}

/** Builds the pages of every language: those of English in build/client, with the scripts of all. */
async function buildPages(): Promise<LanguageBuild[]> {
  const { baseLocale, locales }: Languages = JSON.parse(
    await readFile('messages/project.inlang/settings.json', 'utf8'),
  );
  await rm('build', { recursive: true, force: true });
  const built = [{ pages: 'build/client', assets: await buildLanguage(baseLocale, 'build') }];
  for (const language of locales.filter((each) => each !== baseLocale)) {
    const [pages, folder] = [join(LANGUAGES_FOLDER, language), 'build/other-language'];
    built.push({ pages, assets: await buildLanguage(language, folder) });
    await cp(`${folder}/client/assets`, 'build/client/assets', { recursive: true });
    for (const page of await filesOf([`${folder}/client/**/index.html`]))
      await cp(page, join(pages, relative(`${folder}/client`, page)));
    await rm(folder, { recursive: true });
  }
  await finishPages();
  await rm('build/server', { recursive: true, force: true });
  await rm('build/client/__spa-fallback.html');
  return built;
}

/** @returns the addresses of its scripts and of what they load */
async function buildLanguage(language: string, folder: string): Promise<string[]> {
  const words = [...BUILDER_FLAGS, 'node_modules/@react-router/dev/bin.cjs', 'build'];
  const env = { ...process.env, VITE_LANGUAGE: language, BUILD_DIRECTORY: folder };
  const built = spawnSync(process.execPath, words, { encoding: 'utf8', env });
  if (built.status !== 0 || !existsSync(`${folder}/client/index.html`))
    fail(`${built.stdout}${built.stderr}\nThe pages could not be built.`);
  return (await filesOf([`${folder}/client/assets/**/*`])).map((file) => relative(`${folder}/client`, file));
}

/**
 * Writes the style sheet into every page, so that a page can be painted as soon as it has arrived; a separate file
 * would take half a second more on a slow network. Scripts come after the font, which the first paint needs.
 */
async function finishPages(): Promise<void> {
  const [file = fail('The style sheet was not built.')] = await filesOf(['build/client/assets/style-*.css']);
  const sheet = (await readFile(file, 'utf8')).replaceAll('</', '<\\/');
  for (const page of await filesOf(['build/client/**/index.html', `${LANGUAGES_FOLDER}/**/index.html`])) {
    const html = await readFile(page, 'utf8');
    if (!html.includes(STYLE_PLACE)) fail(`The style sheet has no place in ${page}.`);
    await writeFile(
      page,
      html
        .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
        .replace(STYLE_PLACE, () => `<style>${sheet}</style>${STYLE_PLACE}`),
    );
  }
}

/** A service worker for each language, because it keeps the pages. */
async function buildServiceWorkers(languages: LanguageBuild[]): Promise<void> {
  // Loaded only for a build, because it is large.
  const { buildServiceWorker } = await import('./building/service-worker.ts');
  for (const language of languages) await buildServiceWorker(language);
}

/** The recordings of all languages, which are copied to the pages of the base language. */
async function buildRecordingArchives(): Promise<void> {
  const { buildRecordingArchives } = await import('./building/recording-archives.ts');
  await buildRecordingArchives('build/client');
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_COMPRESSED_BYTES) return;
  const quality = QUALITY[file.includes('at-first-use') ? 'atFirstUse' : file.endsWith('.html') ? 'pages' : 'scripts'];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const brotli = await promisify(brotliCompress)(bytes, { params });
  if (brotli.length > LARGEST_COMPRESSED_SHARE * bytes.length) return;
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: quality.gzip }));
}

/** A hash of the packages and of these files. Paths are relative, so that the hash is the same in a copy of the checkout. */
async function hashOf(patterns: string[]): Promise<string> {
  const hash = createHash('sha256').update(await lockedPackages(false));
  for (const file of await filesOf(patterns)) {
    if (IS_TEST.test(file)) continue;
    hash.update(`${file}\0`);
    // Thousands of small files are read in a sixth of the time without promises.
    hash.update(readFileSync(file)).update('\0');
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
