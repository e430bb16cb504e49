import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { cutIntoSections } from '#rules/reading/my-texts.ts';
import { type OpenedText, openFile } from '../../web/files/texts/open-file.ts';
import { readPages } from '../../web/files/texts/pdf-pages.ts';

const WORDS = {
  picture: 'A picture is missing here',
  pictureOf: 'A picture: {text}',
  formula: 'A formula is missing here',
  chapter: 'A chapter is missing here.',
};

/** Opens a file with the reader of My texts. In Node the parser of PDF runs without a worker of its own. */
export async function openInNode(path: string): Promise<OpenedText> {
  const bytes = readFileSync(path);
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return openFile(new File([bytes], path), WORDS, () => {});
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const { title, blocks } = await readPages(pdf, () => {});
    return { title, sections: cutIntoSections(blocks) };
  } finally {
    await pdf.destroy();
  }
}

/** The headings and paragraphs of a text, in order. */
export function paragraphsOf({ sections }: OpenedText): string[] {
  return sections.flatMap(({ heading, paragraphs }) => (heading === null ? paragraphs : [heading, ...paragraphs]));
}
