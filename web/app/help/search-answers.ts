import MiniSearch from 'minisearch';
import { m } from '#messages';
import { getLocale, type Locale } from '#messages/runtime';
import type { Answer } from './answer.ts';
import { ANSWERS } from './answers.ts';

/** A longer list does not answer a question. */
const MOST_FOUND = 8;

type Search = {
  index: MiniSearch;
  /** Words that are in most questions and do not help to find an answer. */
  emptyWords: ReadonlySet<string>;
};

const searches = new Map<Locale, Search>();

const byId = new Map(ANSWERS.map((answer) => [answer.id, answer]));

/**
 * The answers that match the typed words, best first; prefixes and small typing errors match too. Null without a word to
 * search for. If some answers have all words, those with only some are left out.
 */
export function searchAnswers(typed: string): Answer[] | null {
  if (!/[\p{L}\p{N}]/u.test(typed)) return null;
  const { index, emptyWords } = searchOf(getLocale());
  const words = typed.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  if (words.every((word) => emptyWords.has(word))) return null;
  const withAll = index.search(typed, { combineWith: 'AND' });
  const found = withAll.length > 0 ? withAll : index.search(typed);
  return found.slice(0, MOST_FOUND).flatMap(({ id }) => byId.get(id) ?? []);
}

function searchOf(locale: Locale): Search {
  const search = searches.get(locale) ?? createSearch();
  searches.set(locale, search);
  return search;
}

/** The search over the answers in the language shown. */
function createSearch(): Search {
  const emptyWords = new Set(m['help.panel.search.empty_words']().split(' '));
  const index = new MiniSearch({
    fields: ['title', 'body', 'words'],
    processTerm: (term) => {
      const word = term.toLowerCase().replace(/’|'s?$/g, '');
      return emptyWords.has(word) ? null : word;
    },
    searchOptions: { boost: { title: 3, words: 2 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(ANSWERS.map(({ id, title, body, words }) => ({ id, title: title(), body: body(), words: words() })));
  return { index, emptyWords };
}
