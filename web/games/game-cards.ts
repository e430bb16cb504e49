import type { ComponentType, SVGProps } from 'react';
import type { Game } from '#rules/runs.ts';
import MultitaskTile from '../ui/art/tile-multitask.svg?react';
import SimonTile from '../ui/art/tile-simon.svg?react';
import SpotTile from '../ui/art/tile-spot.svg?react';
import WackTile from '../ui/art/tile-wack.svg?react';

/** A paper on what a game asks for; none of them studied our games. */
export type Paper = { authors: string; year: number; address: string; studied: string };

type GameCard = {
  game: Game;
  sentence: string;
  Picture: ComponentType<SVGProps<SVGSVGElement>>;
  paper: Paper;
};

/** The four games as they are offered, each with a paper from the field it comes from. */
export const GAME_CARDS: readonly GameCard[] = [
  {
    game: 'multitask-master',
    sentence: 'Find a shape and do a sum in the same round. Ten rounds.',
    Picture: MultitaskTile,
    paper: {
      authors: 'Kollins',
      year: 2020,
      address: 'https://doi.org/10.1016/S2589-7500(20)30017-0',
      studied: 'another digital program, tried with 348 children with ADHD',
    },
  },
  {
    game: 'spot-the-difference',
    sentence: 'Find the five differences between two pictures.',
    Picture: SpotTile,
    paper: {
      authors: 'Türkan',
      year: 2016,
      address: 'https://doi.org/10.1016/j.ridd.2015.12.002',
      studied: 'how children with and without ADHD look for things and notice changes',
    },
  },
  {
    game: 'whack-a-mole',
    sentence: 'Touch the mole when it looks out. Nine holes.',
    Picture: WackTile,
    paper: {
      authors: 'Meyer',
      year: 2020,
      address: 'https://doi.org/10.1371/journal.pone.0241352',
      studied: 'another computer training, on stopping in time, for children with ADHD',
    },
  },
  {
    game: 'simon',
    sentence: 'Watch the colours, then press them in the same order.',
    Picture: SimonTile,
    paper: {
      authors: 'Klingberg',
      year: 2005,
      address: 'https://doi.org/10.1097/00004583-200502000-00010',
      studied: 'another computer training, on keeping things in mind, for children with ADHD',
    },
  },
];
