import { m } from '#messages';
import Picture from '../../ui/art/tile-spot.svg?react';
import type { GameCard } from '../game-tiles.tsx';

export const CARD: GameCard = {
  sentence: m['games.cards.spot_the_difference.sentence'],
  Picture,
  paper: {
    address: 'https://doi.org/10.1016/j.ridd.2015.12.002',
    words: m['games.cards.spot_the_difference.paper'],
  },
};
