import { m } from '#messages';
import type { OwnText } from '../../device/device-store.ts';

/** The title of a section: its heading, that of a text with one section, or its number. */
export function titleOf({ title, headings }: Pick<OwnText, 'title' | 'headings'>, section: number): string {
  const count = headings.length;
  return headings[section] ?? (count === 1 ? title : m['my_texts.reading.part']({ part: section + 1, count }));
}
