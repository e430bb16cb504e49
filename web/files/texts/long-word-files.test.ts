import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { MY_TEXTS } from '#rules/reading/my-texts.ts';
import { openFile } from './open-file.ts';

const WORDS = { picture: 'picture', pictureOf: '{text}', formula: 'formula', chapter: 'chapter' };
const OFFICE = 'http://schemas.openxmlformats.org';

/** A Word document of these paragraphs and nothing else. */
function docx(paragraphs: readonly string[]): File {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const main = `Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"`;
  const document = `<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const files = {
    '_rels/.rels': strToU8(`<Relationships><Relationship Id="main" ${main}/></Relationships>`),
    'word/document.xml': strToU8(document),
  };
  return new File([new Uint8Array(zipSync(files))], 'long.docx');
}

async function paragraphsIn(file: File): Promise<string[]> {
  const { sections } = await openFile(file, WORDS, () => {});
  return sections.flatMap(({ paragraphs }) => paragraphs);
}

it('a Word document of 150,000 short paragraphs is read whole', async () => {
  const paragraphs = Array.from({ length: 150_000 }, (_, number) => `Word ${number}`);
  const read = await paragraphsIn(docx(paragraphs));
  expect(read.length).toBe(paragraphs.length);
  expect(read.findIndex((text, at) => text !== paragraphs[at])).toBe(-1);
});

it('one of as many characters as a text may have is read; with one more it is refused as too long', async () => {
  const most = Array.from({ length: 1000 }, () => 'a'.repeat(MY_TEXTS.mostCharacters / 1000));
  expect((await paragraphsIn(docx(most))).join('').length).toBe(MY_TEXTS.mostCharacters);
  await expect(paragraphsIn(docx([...most, 'a']))).rejects.toMatchObject({ problem: 'too-long' });
});
