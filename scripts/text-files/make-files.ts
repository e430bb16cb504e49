import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type KnownDocument,
  knownDocuments,
  knownPages,
  markdownOf,
  textsOf,
  withoutNotes,
  withoutTableHeads,
} from './known-documents.ts';

export const KINDS = ['txt', 'docx', 'epub', 'pdf', 'photo'] as const;
export type Kind = (typeof KINDS)[number];

/** A file, the program that made it, and the texts that must be read from it. */
export type MadeFile = { kind: Kind; path: string; madeBy: string; texts: string[] };

const PROGRAMS = {
  soffice: 'libreoffice-writer',
  pandoc: 'pandoc',
  gs: 'ghostscript',
  convert: 'imagemagick',
  qpdf: 'qpdf',
  chromium: 'chromium',
} as const;

/** Whether all programs are installed. On Debian as root, missing ones are installed. */
export function hasPrograms(): boolean {
  const missing = Object.entries(PROGRAMS).filter(([program]) => spawnSync('which', [program]).status !== 0);
  if (missing.length === 0) return true;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  const packages = missing.map(([, name]) => name);
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages]).status === 0;
}

/** Makes files of known texts in the folder, with programs of others: three of each kind for each document. */
export async function makeFiles(folder: string, documents: number): Promise<MadeFile[]> {
  await mkdir(folder, { recursive: true });
  const maker = makerIn(folder);
  const texts = knownDocuments(documents);
  const pages = knownPages(documents);
  for (const each of [...texts, ...pages]) await writeFile(join(folder, `${each.name}.md`), markdownOf(each));
  for (const { name } of texts) {
    maker.pandoc(`${name}.md`, `${name}.html`, '--standalone', '--metadata', `title=${name}`);
    maker.pandoc(`${name}.md`, `${name}.docx`);
    maker.pandoc(`${name}.md`, `${name}-3.epub`, '--metadata', `title=${name}`);
    maker.pandoc(`${name}.md`, `${name}-2.epub`, '--to', 'epub2', '--metadata', `title=${name}`);
    maker.pandoc(`${name}.md`, `${name}-wrapped.txt`, '--to', 'plain');
    maker.pandoc(`${name}.md`, `${name}-long.txt`, '--to', 'plain', '--wrap', 'none');
    await writeFile(join(folder, `${name}-columns.html`), await inColumns(join(folder, `${name}.html`)));
    maker.run('chromium', ...PRINT, `--print-to-pdf=${name}-columns.pdf`, `${name}-columns.html`);
    const long = await readFile(join(folder, `${name}-long.txt`), 'utf8');
    await writeFile(join(folder, `${name}-utf16.txt`), Buffer.from(`\ufeff${long}`, 'utf16le'));
  }
  for (const { name } of [...texts, ...pages]) maker.pandoc(`${name}.md`, `${name}.odt`);
  const odts = texts.map(({ name }) => `${name}.odt`);
  await maker.office('docx', 'office', odts);
  await maker.office('epub', 'office', odts);
  await maker.office('txt:Text (encoded):UTF8', 'office', odts);
  await maker.office(
    'docx:MS Word 2007 XML',
    'web',
    texts.map(({ name }) => `${name}.html`),
  );
  await maker.office('pdf', 'office', [...odts, ...pages.map(({ name }) => `${name}.odt`)]);
  for (const { name } of texts)
    maker.run('gs', ...GS, '-sDEVICE=pdfwrite', `-sOutputFile=${name}-gs.pdf`, `${name}-office.pdf`);
  for (const { name } of pages) {
    const print = (dpi: number) =>
      maker.run(
        'gs',
        ...GS,
        '-sDEVICE=png16m',
        `-r${dpi}`,
        '-dTextAlphaBits=4',
        '-dLastPage=1',
        `-sOutputFile=${name}-${dpi}.png`,
        `${name}-office.pdf`,
      );
    print(200);
    print(300);
    maker.run('convert', `${name}-200.png`, '-quality', '80', `${name}-200.jpg`);
    maker.run(
      'convert',
      `${name}-300.png`,
      '-background',
      'white',
      '-rotate',
      '1',
      '-colorspace',
      'Gray',
      '-quality',
      '85',
      `${name}-300.jpg`,
    );
  }
  return [...texts.flatMap(textFilesOf), ...pages.flatMap(photosOf)].map((file) => ({
    ...file,
    path: join(folder, file.path),
  }));
}

/** How Chromium prints a page to a PDF, without the date and the address. */
export const PRINT = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
const GS = ['-q', '-dBATCH', '-dNOPAUSE'];

function textFilesOf(document: KnownDocument): MadeFile[] {
  const texts = textsOf(document);
  const file = (kind: Kind, ending: string, madeBy: string) => ({
    kind,
    path: `${document.name}${ending}`,
    madeBy,
    texts,
  });
  return [
    file('txt', '-wrapped.txt', 'pandoc, wrapped lines'),
    file('txt', '-utf16.txt', 'pandoc, UTF-16'),
    // LibreOffice leaves notes out of plain texts.
    { ...file('txt', '-office.txt', 'LibreOffice'), texts: textsOf(withoutNotes(document)) },
    file('docx', '.docx', 'pandoc'),
    file('docx', '-office.docx', 'LibreOffice'),
    file('docx', '-web.docx', 'LibreOffice, from HTML'),
    file('epub', '-3.epub', 'pandoc, EPUB 3'),
    file('epub', '-2.epub', 'pandoc, EPUB 2'),
    // LibreOffice leaves the heads of tables out of books.
    { ...file('epub', '-office.epub', 'LibreOffice'), texts: textsOf(withoutTableHeads(document)) },
    file('pdf', '-office.pdf', 'LibreOffice'),
    file('pdf', '-gs.pdf', 'Ghostscript'),
    file('pdf', '-columns.pdf', 'Chromium, two columns'),
  ];
}

function photosOf(page: KnownDocument): MadeFile[] {
  const texts = textsOf(page);
  const file = (ending: string, madeBy: string): MadeFile => ({
    kind: 'photo',
    path: `${page.name}${ending}`,
    madeBy,
    texts,
  });
  return [
    file('-300.png', 'Ghostscript, 300 dpi'),
    file('-200.jpg', 'ImageMagick, 200 dpi'),
    file('-300.jpg', 'ImageMagick, 300 dpi, turned by 1 degree'),
  ];
}

async function inColumns(html: string): Promise<string> {
  const style = '<style>body { columns: 2; max-width: none; font-family: serif; hyphens: none }</style>';
  return (await readFile(html, 'utf8')).replace('</head>', `${style}</head>`);
}

function makerIn(folder: string) {
  const run = (program: string, ...options: string[]) => {
    execFileSync(program, options, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  return {
    run,
    pandoc: (from: string, to: string, ...options: string[]) => run('pandoc', from, '--output', to, ...options),
    /** LibreOffice names its files like their sources, so they are made in a separate folder. */
    office: async (to: string, name: string, files: string[]) => {
      const [ending = ''] = to.split(':');
      const out = join(folder, `${name}-${ending}`);
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      run('soffice', '--headless', profile, '--convert-to', to, '--outdir', out, ...files);
      for (const file of await readdir(out))
        await rename(join(out, file), join(folder, file.replace(`.${ending}`, `-${name}.${ending}`)));
    },
  };
}
