import type { WordOrNotWords } from '../content.ts';

/**
 * The words were chosen for this game by their rank in SUBTLEX-US, which is given above each part; docs/third-party.md names
 * it. The made-up words are our own, built from parts of English words. word-or-not.test.ts checks both.
 */
export const WORD_OR_NOT_WORDS: WordOrNotWords = {
  practice: {
    words: ['sun', 'milk', 'house', 'apple'],
    madeUp: ['vem', 'gand', 'snomp', 'thrin'],
  },
  parts: [
    // 200 to 1,200
    {
      words: ['girl', 'hand', 'door', 'word', 'book', 'fish', 'tree'],
      madeUp: ['plen', 'lorm', 'veak', 'flig', 'swid', 'drep', 'mirt'],
    },
    // 700 to 2,100
    {
      words: ['table', 'green', 'river', 'smile', 'chair', 'bread', 'plant'],
      madeUp: ['clorn', 'glask', 'prift', 'trive', 'plont', 'blapt', 'moost'],
    },
    // 1,800 to 3,900
    {
      words: ['winter', 'garden', 'silver', 'rabbit', 'castle', 'basket', 'needle'],
      madeUp: ['brenip', 'flomin', 'gritel', 'stolat', 'toggin', 'nasker', 'fendal'],
    },
    // 3,500 to 5,800
    {
      words: ['thunder', 'blanket', 'curtain', 'pumpkin', 'measure', 'shelter', 'feather'],
      madeUp: ['crendle', 'plackit', 'stamber', 'harmely', 'sporeth', 'tolvine', 'lantisk'],
    },
    // 7,000 to 9,100
    {
      words: ['triangle', 'thorough', 'currency', 'symphony', 'cautious', 'province', 'frontier'],
      madeUp: ['plandish', 'contiver', 'temparly', 'grantive', 'thrimble', 'wandrick', 'pellonic'],
    },
    // 8,200 to 10,500
    {
      words: ['cathedral', 'telescope', 'sculpture', 'reluctant', 'sovereign', 'synthetic', 'spectacle'],
      madeUp: ['crandinal', 'ventorian', 'pendiment', 'fastimony', 'blenderic', 'lamberine', 'consteral'],
    },
  ],
};
