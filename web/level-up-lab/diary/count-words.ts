import { DIARY } from '#rules/diary.ts';

const FIGURE = new Intl.NumberFormat('en-GB');

/** A number as it stands in a sentence: 10,000. */
export function figure(count: number): string {
  return FIGURE.format(count);
}

/** `1 entry`, `10,000 entries`. */
export function entriesWord(count: number): string {
  return `${figure(count)} ${count === 1 ? 'entry' : 'entries'}`;
}

/** What the list shows: how many entries there are, which of them when not all fit, and what was looked for. */
export function listWords({ count, page, search }: { count: number; page: number; search: string }): string {
  if (search && count === 0) return `No entry has “${search}” in it.`;
  const what = search ? `${entriesWord(count)} with “${search}”` : entriesWord(count);
  if (count <= DIARY.entriesPerPage) return what;
  const first = page * DIARY.entriesPerPage + 1;
  const last = Math.min(count, first + DIARY.entriesPerPage - 1);
  return `${what}. You see ${figure(first)} to ${figure(last)}.`;
}
