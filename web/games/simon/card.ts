import { m } from '#messages';
import Picture from '../../ui/art/tile-simon.svg?react';
import type { GameCard } from '../game-tiles.tsx';

export const CARD: GameCard = {
  sentence: m['games.cards.simon.sentence'],
  Picture,
  paper: {
    address: 'https://doi.org/10.1097/00004583-200502000-00010',
    words: m['games.cards.simon.paper'],
  },
};
