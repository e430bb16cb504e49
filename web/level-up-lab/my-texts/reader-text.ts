import { m } from '#messages';
import { languagesOf } from '#rules/reading/text-language.ts';
import type { OwnText } from '../../device/device-store.ts';
import type { SectionText } from '../../device/texts/own-texts.ts';

type Section = { id: string; title: string; section: number; read: SectionText };

/** A section of a text, for the reader. */
export function readerTextOf({ id, title, section, read: { paragraphs, languages } }: Section) {
  return { id: `${id} ${section}`, title, paragraphs, languages: languagesOf(paragraphs, languages) };
}

/** The title of a section: its heading, that of a text with one section, or its number. */
export function titleOf({ title, headings }: Pick<OwnText, 'title' | 'headings'>, section: number): string {
  const count = headings.length;
  return headings[section] ?? (count === 1 ? title : m['my_texts.reading.part']({ part: section + 1, count }));
}
