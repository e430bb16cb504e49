import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../test-run/browser.ts';
import { lineEnds } from './line-ends.ts';
import { PRINT } from './make-files.ts';
import { openInNode, paragraphsOf } from './open-in-node.ts';
import { htmlOf, linesOf, plainTextOf, SCHOOL_PAGES, type SchoolPage } from './school-pages.ts';

/** Of the ends of lines and paragraphs of all pages. */
const LEAST_RIGHT = 0.95;
/** The pages as they are, on small paper, with even edges, and with wide gaps between lines. */
const PRINTS = {
  'as they are': '',
  'on small paper': '@page { size: A5; margin: 14mm } body { font: 11pt "URW Bookman", serif; line-height: 1.2 }',
  'with even edges': 'body { text-align: justify; font: 13pt "P052", serif } h1 { font-size: 1.25em }',
  'with wide gaps': '@page { size: letter } body { font: 11pt "C059", serif; line-height: 1.5 } p { margin: 0.9em 0 }',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-pages-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(Object.entries(PRINTS))('printed pages %s end nearly all lines and paragraphs right', async (_, css) => {
  const browser = findBrowser() ?? 'chromium';
  const print = (page: SchoolPage) => {
    writeFileSync(join(folder, 'page.html'), htmlOf(page).replace('</style>', `${css}</style>`));
    execFileSync(browser, [...PRINT, '--print-to-pdf=page.pdf', 'page.html'], { cwd: folder, stdio: 'ignore' });
  };
  expect(await shareRight(print, 'page.pdf')).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

it.each([
  [45, true],
  [60, false],
  [72, true],
  [100, false],
])('plain texts of %i characters end nearly all lines and paragraphs right', async (width, hanging) => {
  const write = (page: SchoolPage) => writeFileSync(join(folder, 'page.txt'), plainTextOf(page, width, hanging));
  expect(await shareRight(write, 'page.txt')).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

async function shareRight(make: (page: SchoolPage) => void, name: string): Promise<number> {
  let [right, wrong] = [0, 0];
  for (const page of SCHOOL_PAGES) {
    make(page);
    const ends = lineEnds(linesOf(page), paragraphsOf(await openInNode(join(folder, name))));
    right += ends.right;
    wrong += ends.wrong.length;
    if (ends.wrong.length > 0) console.log(page.name, ends.wrong);
  }
  return right / (right + wrong);
}
