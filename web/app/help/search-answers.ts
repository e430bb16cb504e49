import MiniSearch from 'minisearch';
import type { Answer } from './answer.ts';
import { ANSWERS } from './answers.ts';

/** More than these are not an answer any more. */
const MOST_FOUND = 8;

/** Words that are in every question and say nothing about it. */
const EMPTY_WORDS = new Set(
  'a about am an and are at be can do does for from have how i if in is it me my of on or so that the there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

const index = new MiniSearch<Answer>({
  fields: ['title', 'body', 'words'],
  processTerm: (term) => {
    const word = term.toLowerCase().replace(/’|'s?$/g, '');
    return EMPTY_WORDS.has(word) ? null : word;
  },
  searchOptions: { boost: { title: 3, words: 2 }, prefix: true, fuzzy: 0.2 },
});
index.addAll(ANSWERS);

const byId = new Map(ANSWERS.map((answer) => [answer.id, answer]));

/**
 * The answers that fit what was typed, best first; beginnings of words and small slips of typing count. Null when nothing
 * was typed that could be searched for. Answers with all words win over those with some.
 */
export function searchAnswers(typed: string): Answer[] | null {
  if (!/[\p{L}\p{N}]/u.test(typed)) return null;
  const words = typed.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  if (words.every((word) => EMPTY_WORDS.has(word))) return null;
  const withAll = index.search(typed, { combineWith: 'AND' });
  const found = withAll.length > 0 ? withAll : index.search(typed);
  return found.slice(0, MOST_FOUND).flatMap(({ id }) => byId.get(id) ?? []);
}
