import { m } from '#messages';
import type { ReadingGame } from '#rules/games/runs.ts';
import LetterRoundTile from '../ui/art/tile-letter-round.svg?react';
import SoundMatchTile from '../ui/art/tile-sound-match.svg?react';
import WordOrNotTile from '../ui/art/tile-word-or-not.svg?react';
import type { GameCard } from './game-cards.ts';

/** The card of each game on the page of reading games, in this order. */
export const READING_GAME_CARDS: Record<ReadingGame, GameCard> = {
  'letter-round': {
    sentence: m['games.reading.letter_round'],
    Picture: LetterRoundTile,
    paper: {
      address: 'https://doi.org/10.1007/s11145-022-10290-6',
      words: m['games.reading.letter_round_paper'],
    },
  },
  'sound-match': {
    sentence: m['games.reading.sound_match'],
    Picture: SoundMatchTile,
    paper: {
      address: 'https://doi.org/10.1037/a0026744',
      words: m['games.reading.sound_match_paper'],
    },
  },
  'word-or-not': {
    sentence: m['games.reading.word_or_not'],
    Picture: WordOrNotTile,
    paper: {
      address: 'https://doi.org/10.1038/s41598-021-85907-x',
      words: m['games.reading.word_or_not_paper'],
    },
  },
};
