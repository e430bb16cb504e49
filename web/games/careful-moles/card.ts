import { m } from '#messages';
import Picture from '../../ui/art/tile-careful.svg?react';
import type { GameCard } from '../game-tiles.tsx';

export const CARD: GameCard = {
  sentence: m['games.cards.careful_moles.sentence'],
  Picture,
  paper: {
    address: 'https://doi.org/10.1348/026151008X314919',
    words: m['games.cards.careful_moles.paper'],
  },
};
