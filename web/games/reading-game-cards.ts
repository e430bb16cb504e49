import { m } from '#messages';
import type { ReadingGame } from '#rules/runs.ts';
import WordOrNotTile from '../ui/art/tile-word-or-not.svg?react';
import type { GameCard } from './game-cards.ts';

/** The card of each game on the page of reading games, in this order. */
export const READING_GAME_CARDS: Record<ReadingGame, GameCard> = {
  'word-or-not': {
    sentence: m['games.reading.word_or_not'],
    Picture: WordOrNotTile,
    paper: {
      address: 'https://doi.org/10.1038/s41598-021-85907-x',
      words: m['games.reading.paper'],
    },
  },
};
