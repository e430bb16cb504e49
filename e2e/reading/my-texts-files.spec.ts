import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hasPrograms, KINDS, type Kind, type MadeFile, makeFiles, PRINT } from '../../scripts/text-files/make-files.ts';
import { expect, test } from '../support/journey.ts';
import { longestTask, openMyTexts, outcomeOf } from './my-texts.ts';
import { testFile } from './my-texts-files.ts';

/** Each becomes three files of each kind. MY_TEXTS_DOCUMENTS=2 is quicker. */
const DOCUMENTS = Number(process.env.MY_TEXTS_DOCUMENTS ?? 20);
const LONGEST_TASK_MS = 100;
/** The share of the letters of a clean page that are read right. */
const READ_RIGHT = 0.98;
/** Of the letters of a text file, more than its text: the signs of lists, notes and numbers. */
const MOST_EXTRA = 0.03;

const HOUR_MS = 60 * 60_000;

test.describe.configure({ mode: 'serial' });

test.describe('files that other programs made @release', () => {
  let folder = '';
  let files: MadeFile[] = [];
  test.beforeAll(async () => {
    test.setTimeout(HOUR_MS);
    test.skip(!hasPrograms(), 'LibreOffice, pandoc, Ghostscript, ImageMagick and qpdf are needed.');
    folder = mkdtempSync(join(tmpdir(), 'my-texts-'));
    files = await makeFiles(folder, DOCUMENTS);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const kind of KINDS.filter((each) => each !== 'photo'))
    test(`every ${kind} file shows all of its texts, and the page stays free`, async ({ page }) => {
      test.setTimeout(HOUR_MS);
      await openMyTexts(page);
      const tasks = longestTask(page);
      const faults: string[] = [];
      for (const file of filesOf(kind)) {
        const { text, said } = await tasks.during(() => outcomeOf(page, file.path));
        const name = `${basename(file.path)} (${file.madeBy})`;
        if (text === null) faults.push(`${name}: ${said}`);
        else faults.push(...differences(file, text).map((difference) => `${name}: ${difference}`));
      }
      console.error(`${kind}: ${filesOf(kind).length} files, longest task ${tasks.longest.ms} ms`);
      expect(faults).toEqual([]);
      expect(tasks.longest.ms).toBeLessThanOrEqual(LONGEST_TASK_MS);
    });

  test('of a clean printed page, at least 98 % of the letters are read', async ({ page }) => {
    test.setTimeout(HOUR_MS);
    await openMyTexts(page);
    const tasks = longestTask(page);
    const shares: number[] = [];
    for (const file of filesOf('photo')) {
      const { text, said } = await tasks.during(() => outcomeOf(page, file.path));
      expect(said, basename(file.path)).toBeNull();
      const share = 1 - distance(file.texts.join(' '), text?.join(' ') ?? '') / file.texts.join(' ').length;
      shares.push(share);
      expect.soft(share, `${basename(file.path)} (${file.madeBy})`).toBeGreaterThanOrEqual(READ_RIGHT);
    }
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    console.error(
      `photo: ${shares.length} pages, mean ${mean}, least ${Math.min(...shares)}, longest task ${tasks.longest.ms} ms`,
    );
    expect(tasks.longest.ms).toBeLessThanOrEqual(LONGEST_TASK_MS);
  });

  test('a file of these programs that is locked, scanned, cut or too long gets one sentence', async ({ page }) => {
    test.setTimeout(HOUR_MS);
    await openMyTexts(page);
    const tasks = longestTask(page);
    const run = (program: string, ...options: string[]) =>
      execFileSync(program, options, { cwd: folder, stdio: 'ignore' });
    const [first] = filesOf('pdf');
    const whole = basename(first?.path ?? '');
    run('qpdf', '--encrypt', 'secret', 'secret', '256', '--', whole, 'locked.pdf');
    // Debian forbids ImageMagick to write PDF.
    await writeFile(join(folder, 'scanned.html'), '<img src="page-0-200.png" style="width: 100%">');
    run('chromium', ...PRINT, '--print-to-pdf=scanned.pdf', 'scanned.html');
    run('qpdf', '--empty', '--pages', ...Array.from({ length: 501 }, () => [whole, '1']).flat(), '--', 'long.pdf');
    const sentence = async (name: string) => (await tasks.during(() => outcomeOf(page, join(folder, name)))).said;
    expect(await sentence('locked.pdf')).toContain('is locked with a password');
    expect(await sentence('scanned.pdf')).toContain('holds pictures of pages and no text');
    expect(await sentence('long.pdf')).toContain('has more than 500 pages');
    // Cut at every tenth of its length, each file is refused; none is half shown without a word.
    for (const kind of ['docx', 'epub', 'pdf'] as const) {
      const { path } = filesOf(kind)[0] ?? { path: '' };
      const bytes = await readFile(path);
      for (let tenth = 1; tenth < 10; tenth += 1) {
        const cut = testFile(basename(path), bytes.subarray(0, (bytes.length * tenth) / 10));
        expect((await outcomeOf(page, cut)).said).toContain('is damaged or not complete');
      }
    }
    expect(tasks.longest.ms).toBeLessThanOrEqual(LONGEST_TASK_MS);
  });

  function filesOf(kind: Kind): MadeFile[] {
    return files.filter((file) => file.kind === kind);
  }
});

/** The texts of the file that are not shown, and what is shown besides. Only letters and digits count. */
function differences({ texts }: MadeFile, shown: string[]): string[] {
  const whole = lettersOf(shown.join(' '));
  const missing = texts.filter((text) => !whole.includes(lettersOf(text))).map((text) => `missing: ${text}`);
  const extra = whole.length - lettersOf(texts.join(' ')).length;
  return extra > whole.length * MOST_EXTRA ? [...missing, `${extra} letters too many`] : missing;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/** How many characters have to be put in, taken out or changed to make one text of the other. Quotation marks are the same. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' '));
  if (a === undefined || b === undefined) return 0;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
