import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { openInNode, paragraphsOf } from './open-in-node.ts';
import { download, FOLDER, filesOf, KINDS, type Kind } from './public-files.ts';

// node scripts/text-files/compare-public-files.ts [KIND] [COUNT]: opens public test files with the reader of My texts, and compares
// their words with those that pandoc and pdftotext read. It needs Debian with pandoc, poppler-utils and dpkg-dev.

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

function spread(files: readonly string[], count: number): string[] {
  return files.filter(
    (_, at) => Math.floor((at * count) / files.length) !== Math.floor(((at - 1) * count) / files.length),
  );
}

async function compare(file: string, kind: Kind): Promise<Compared> {
  const path = file.endsWith('.gz') ? unpacked(file) : file;
  const name = file.slice(FOLDER.length + 1);
  const { text, isUnordered } = referenceOf(path, kind);
  const reference = inOrder(wordsIn(text));
  const outcome = await openInWorker(path);
  const counts = { file: name, reference: reference.length, shown: 0, ms: 0, right: 0 };
  if ('problem' in outcome) return { ...counts, problem: outcome.problem };
  const [words, ms] = [inOrder(outcome.words), outcome.ms];
  const right = (2 * inSameOrder(reference, words)) / Math.max(1, reference.length + words.length);
  return { ...counts, shown: words.length, ms, right: reference.length + words.length === 0 ? 1 : right };

  function inOrder(found: string[]): string[] {
    return isUnordered ? found.sort() : found;
  }
}

function unpacked(file: string): string {
  const path = join(FOLDER, basename(file, '.gz'));
  writeFileSync(path, gunzipSync(readFileSync(file)));
  return path;
}

/** The text as others read it: a plain text is its own reference. */
function referenceOf(path: string, kind: Kind): { text: string; isUnordered: boolean } {
  if (kind === 'txt') {
    const bytes = readFileSync(path);
    const text = new TextDecoder().decode(bytes);
    const isUtf8 = !text.includes('\ufffd');
    return { text: isUtf8 ? text : new TextDecoder('windows-1252').decode(bytes), isUnordered: false };
  }
  const [program, ...options] =
    kind === 'pdf'
      ? ['pdftotext', '-nopgbrk', path, '-']
      : ['pandoc', '--from', extname(path).slice(1), '--to', 'plain', '--wrap', 'none', path];
  const read = (...command: string[]) =>
    spawnSync(command[0] ?? '', command.slice(1), { encoding: 'utf8', maxBuffer: 1e9, timeout: MOST_MS }).stdout;
  const text = read(program as string, ...options);
  if (kind !== 'epub' || text !== '') return { text, isUnordered: false };
  // A book that pandoc does not open: the words of its chapters without their order.
  const names = read('unzip', '-Z1', path).split('\n');
  const chapters = names.filter((name) => /html?$/.test(name) && !/(?:nav|toc|bk01-toc)\.x?html$/.test(name));
  const all = chapters.map((name) => htmlText(read('unzip', '-p', path, name))).join('\n');
  return { text: all, isUnordered: true };
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
