import { MEANING_OF } from '#content/meanings.ts';

/** The meaning of a word, where one is stored that does not belong to one text only. */
export function StoredMeaning({ word }: { word: string }) {
  const meaning = MEANING_OF?.(word, '')?.meaning;
  return meaning ? <span>{meaning}</span> : null;
}
