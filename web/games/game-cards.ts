import type { ComponentType, SVGProps } from 'react';
import { m } from '#messages';
import type { PlayedGame, Quiz, ReadingGame } from '#rules/games/runs.ts';
import CarefulTile from '../ui/art/tile-careful.svg?react';
import MultitaskTile from '../ui/art/tile-multitask.svg?react';
import SimonTile from '../ui/art/tile-simon.svg?react';
import SpotTile from '../ui/art/tile-spot.svg?react';
import WackTile from '../ui/art/tile-wack.svg?react';

/**
 * A paper about the abilities that a game needs; it did not study our game. `words`: its authors and what they
 * studied.
 */
export type Paper = { address: string; words: () => string };

export type GameCard = {
  sentence: () => string;
  Picture: ComponentType<SVGProps<SVGSVGElement>>;
  paper: Paper;
};

/** The page of each game, by which the routes find it. */
export type GamePages = {
  'multitask-master': typeof import('./multitask-master/multitask-master-page.tsx');
  'spot-the-difference': typeof import('./spot-the-difference/spot-the-difference-page.tsx');
  'whack-a-mole': typeof import('./whack-a-mole/whack-a-mole-page.tsx');
  simon: typeof import('./simon/simon-page.tsx');
  'careful-moles': typeof import('./careful-moles/careful-moles-page.tsx');
  'word-or-not': typeof import('./word-or-not/word-or-not-page.tsx');
  'letter-round': typeof import('./letter-round/letter-round-page.tsx');
  'sound-match': typeof import('./sound-match/sound-match-page.tsx');
};

/** A game with a card on the games page. */
export type CardGame = Exclude<PlayedGame, Quiz | ReadingGame>;

/** The card of each game on the games page, in this order. */
export const GAME_CARDS: Record<CardGame, GameCard> = {
  'multitask-master': {
    sentence: m['games.cards.multitask_master.sentence'],
    Picture: MultitaskTile,
    paper: {
      address: 'https://doi.org/10.1016/S2589-7500(20)30017-0',
      words: m['games.cards.multitask_master.paper'],
    },
  },
  'spot-the-difference': {
    sentence: m['games.cards.spot_the_difference.sentence'],
    Picture: SpotTile,
    paper: {
      address: 'https://doi.org/10.1016/j.ridd.2015.12.002',
      words: m['games.cards.spot_the_difference.paper'],
    },
  },
  'whack-a-mole': {
    sentence: m['games.cards.whack_a_mole.sentence'],
    Picture: WackTile,
    paper: {
      address: 'https://doi.org/10.1016/j.cpr.2013.06.001',
      words: m['games.cards.whack_a_mole.paper'],
    },
  },
  simon: {
    sentence: m['games.cards.simon.sentence'],
    Picture: SimonTile,
    paper: {
      address: 'https://doi.org/10.1097/00004583-200502000-00010',
      words: m['games.cards.simon.paper'],
    },
  },
  'careful-moles': {
    sentence: m['games.cards.careful_moles.sentence'],
    Picture: CarefulTile,
    paper: {
      address: 'https://doi.org/10.1348/026151008X314919',
      words: m['games.cards.careful_moles.paper'],
    },
  },
};

/** The games at the top of the games page; the others follow in a second group. */
export const FIRST_GAMES: readonly CardGame[] = ['multitask-master', 'spot-the-difference', 'whack-a-mole', 'simon'];
