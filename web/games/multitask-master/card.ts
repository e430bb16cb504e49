import { m } from '#messages';
import Picture from '../../ui/art/tile-multitask.svg?react';
import type { GameCard } from '../game-tiles.tsx';

export const CARD: GameCard = {
  sentence: m['games.cards.multitask_master.sentence'],
  Picture,
  paper: {
    address: 'https://doi.org/10.1016/S2589-7500(20)30017-0',
    words: m['games.cards.multitask_master.paper'],
  },
};
