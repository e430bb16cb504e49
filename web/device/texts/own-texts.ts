import type { TextSection } from '#rules/reading/my-texts.ts';
import { countWords } from '#rules/reading/my-texts.ts';
import { deviceChanges } from '../device-changes.ts';
import { deviceStore, type OwnText, type OwnTextSection } from '../device-store.ts';

/** The paragraphs of a section, and their languages where the file says them. */
export type SectionText = Pick<OwnTextSection, 'paragraphs' | 'languages'>;

/** A deleted text with all its sections. */
export type WholeText = { text: OwnText; sections: SectionText[] };

const { changed, onChange } = deviceChanges('own-texts');

/** Calls `listener` after every change of the list of texts, in this tab or another; returns what ends this. */
export const onOwnTextsChange = onChange;

/** The texts of a learner, or of visitors (`null`), the newest first. */
export async function ownTexts(owner: string | null): Promise<OwnText[]> {
  const texts = await (await deviceStore()).getAll('texts');
  return texts.filter((text) => text.owner === owner).sort((one, other) => (one.addedAt < other.addedAt ? 1 : -1));
}

/** A text of this learner; null if it does not exist or belongs to another learner. */
export async function ownText(id: string, owner: string | null): Promise<OwnText | null> {
  const text = await (await deviceStore()).get('texts', id);
  return text && text.owner === owner ? text : null;
}

/** Assigns the texts that visitors added to a learner. */
export async function claimOwnTexts(owner: string): Promise<void> {
  const claiming = (await deviceStore()).transaction('texts', 'readwrite', { durability: 'strict' });
  const unclaimed = (await claiming.store.getAll()).filter((text) => text.owner === null);
  for (const text of unclaimed) void claiming.store.put({ ...text, owner });
  await claiming.done;
  changed();
}

/** A section of a text; without paragraphs if the text was deleted. */
export async function sectionOf(text: string, section: number): Promise<SectionText> {
  return (await (await deviceStore()).get('textSections', [text, section])) ?? { paragraphs: [] };
}

/** Stores a text on this device. Rejects if the browser blocks storage or has no space. @returns its id */
export async function addOwnText(
  owner: string | null,
  title: string,
  sections: readonly TextSection[],
  now: Date,
): Promise<string> {
  const text: OwnText = {
    id: crypto.randomUUID(),
    owner,
    title,
    addedAt: now.toISOString(),
    words: sections.flatMap(({ paragraphs }) => paragraphs).reduce((sum, each) => sum + countWords(each), 0),
    headings: sections.map(({ heading }) => heading),
    place: { section: 0, sentence: 0 },
  };
  await write({ text, sections: sections.map(({ heading: _, ...section }) => section) });
  return text.id;
}

/** Changes the title or the reading position of a text; does nothing if the text was deleted. */
export async function changeOwnText(id: string, change: Partial<Pick<OwnText, 'title' | 'place'>>): Promise<void> {
  const writing = (await deviceStore()).transaction('texts', 'readwrite');
  const stored = await writing.store.get(id);
  if (stored) await writing.store.put({ ...stored, ...change });
  await writing.done;
  // Listeners are not notified of a new position: it changes with each sentence and is not shown in the list.
  if (stored && change.title !== undefined) changed();
}

/** @returns the deleted text, or null if another tab has deleted it already */
export async function deleteOwnText(id: string): Promise<WholeText | null> {
  const deleting = (await deviceStore()).transaction(['texts', 'textSections'], 'readwrite', { durability: 'strict' });
  const text = await deleting.objectStore('texts').get(id);
  const rows = await deleting.objectStore('textSections').getAll(sectionsOf(id));
  await deleting.objectStore('texts').delete(id);
  await deleting.objectStore('textSections').delete(sectionsOf(id));
  await deleting.done;
  changed();
  return text ? { text, sections: rows.map(({ text: _, section: __, ...section }) => section) } : null;
}

/** Stores a deleted text again, unchanged. */
export async function restoreOwnText(whole: WholeText): Promise<void> {
  await write(whole);
}

/** The key range of all sections of a text. */
export function sectionsOf(text: string): IDBKeyRange {
  return IDBKeyRange.bound([text, 0], [text, Number.POSITIVE_INFINITY]);
}

async function write({ text, sections }: WholeText): Promise<void> {
  const writing = (await deviceStore()).transaction(['texts', 'textSections'], 'readwrite', { durability: 'strict' });
  // When a step fails, `done` is never awaited: without this its rejection would be unhandled.
  writing.done.catch(() => undefined);
  const rows = writing.objectStore('textSections');
  for (const [section, read] of sections.entries()) void rows.put({ text: text.id, section, ...read });
  await writing.objectStore('texts').put(text);
  await writing.done;
  changed();
}
