import { m } from '#messages';
import Picture from '../../ui/art/tile-wack.svg?react';
import type { GameCard } from '../game-tiles.tsx';

export const CARD: GameCard = {
  sentence: m['games.cards.whack_a_mole.sentence'],
  Picture,
  paper: {
    address: 'https://doi.org/10.1016/j.cpr.2013.06.001',
    words: m['games.cards.whack_a_mole.paper'],
  },
};
