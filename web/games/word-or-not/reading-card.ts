import { m } from '#messages';
import Picture from '../../ui/art/tile-word-or-not.svg?react';
import type { GameCard } from '../game-tiles.tsx';

export const CARD: GameCard = {
  sentence: m['games.reading.word_or_not'],
  Picture,
  paper: {
    address: 'https://doi.org/10.1038/s41598-021-85907-x',
    words: m['games.reading.word_or_not_paper'],
  },
};
