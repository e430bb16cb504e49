import { m } from '#messages';
import Picture from '../../ui/art/tile-letter-round.svg?react';
import type { GameCard } from '../game-tiles.tsx';

export const CARD: GameCard = {
  sentence: m['games.reading.letter_round'],
  Picture,
  paper: {
    address: 'https://doi.org/10.1007/s11145-022-10290-6',
    words: m['games.reading.letter_round_paper'],
  },
};
