import { m } from '#messages';
import Picture from '../../ui/art/tile-sound-match.svg?react';
import type { GameCard } from '../game-tiles.tsx';

export const CARD: GameCard = {
  sentence: m['games.reading.sound_match'],
  Picture,
  paper: {
    address: 'https://doi.org/10.1037/a0026744',
    words: m['games.reading.sound_match_paper'],
  },
};
