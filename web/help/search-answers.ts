import MiniSearch from 'minisearch';
import { DISTRESS_WORDS } from '#content/distress-words.ts';
import { m } from '#messages';
import { getLocale, type Locale } from '#messages/runtime';
import { createDistressCheck, wordsOf } from '#rules/help/distress.ts';
import { soundOf } from '#rules/help/misspelling.ts';
import type { Answer } from './answer.ts';
import { ANSWERS } from './answers.ts';

/** Search parameters, chosen by us. */
const SEARCH = {
  /** The maximum number of results. */
  mostFound: 8,
  /** The minimum share of the typed words that an answer must match. */
  moreThanShare: 0.5,
  /** The allowed typing errors (edit distance) by minimum word length; shorter words must match exactly. */
  slips: [
    { letters: 8, most: 2 },
    { letters: 4, most: 1 },
  ],
  /** The minimum number of letters for a prefix match. */
  lettersOfBeginning: 3,
} as const;

/** Prefixes the phonetic codes in the index, so that they match only other codes. */
const SOUND = '~';

type Search = {
  index: MiniSearch;
  /** Stop words: they occur in most questions and do not help to find an answer. */
  emptyWords: ReadonlySet<string>;
};

const searches = new Map<Locale, Search>();

const byId = new Map(ANSWERS.map((answer) => [answer.id, answer]));

/**
 * The answers that match the typed words, best first; prefixes, typing errors and phonetic spellings match too. Null
 * if there is nothing to search for, empty if nothing matches well. If some answers match all words, those that match
 * only some are left out.
 */
export function searchAnswers(typed: string): Answer[] | null {
  const { index, emptyWords } = searchOf(getLocale());
  const all = wordsOf(typed);
  if (all.length === 0) return null;
  const words = [...new Set(all.filter((word) => !emptyWords.has(word)))];
  if (words.length === 0) return null;
  const found = index.search(words.join(' ')).map(({ id, score, queryTerms }) => ({
    id,
    score,
    share: words.filter((word) => termsOf(word).some((term) => queryTerms.includes(term))).length / words.length,
  }));
  const best = Math.max(0, ...found.map(({ share }) => share));
  return found
    .filter(({ share }) => share > SEARCH.moreThanShare && (best < 1 || share === 1))
    .sort((a, b) => b.share - a.share || b.score - a.score)
    .slice(0, SEARCH.mostFound)
    .flatMap(({ id }) => byId.get(id) ?? []);
}

function searchOf(locale: Locale): Search {
  const search = searches.get(locale) ?? createSearch();
  searches.set(locale, search);
  return search;
}

/** The search index of the answers in the current language. */
function createSearch(): Search {
  const emptyWords = new Set(m['help.panel.search.empty_words']().split(' '));
  const index = new MiniSearch({
    fields: ['title', 'body', 'words'],
    tokenize: wordsOf,
    processTerm: (word) => (emptyWords.has(word) ? null : termsOf(word)),
    searchOptions: {
      boost: { title: 3, words: 2 },
      prefix: (term) => !term.startsWith(SOUND) && term.length >= SEARCH.lettersOfBeginning,
      fuzzy: (term) => slipsIn(term.startsWith(SOUND) ? '' : term),
    },
  });
  index.addAll(ANSWERS.map(({ id, title, body, words }) => ({ id, title: title(), body: body(), words: words() })));
  return { index, emptyWords };
}

function termsOf(word: string): string[] {
  return [word, SOUND + soundOf(word)];
}

function slipsIn(term: string): number {
  return SEARCH.slips.find(({ letters }) => term.length >= letters)?.most ?? 0;
}

let check: ((typed: string) => boolean) | undefined;

/** Whether the typed text suggests distress, so that the answer with people to talk to comes first. */
export function needsKindAnswer(typed: string): boolean {
  check ??= DISTRESS_WORDS ? createDistressCheck(DISTRESS_WORDS) : () => false;
  return check(typed);
}
