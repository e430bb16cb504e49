import type { Game } from '#rules/runs.ts';
import { PATHS } from '../app/paths.ts';

type GameInfo = {
  title: string;
  path: string;
  /** What the score of a run counts. */
  counted: string;
  /** A score in words. */
  words: (score: number) => string;
};

/** How each game is called and what its score counts, wherever its runs are shown. */
export const GAME_INFO: Record<Game, GameInfo> = {
  simon: { title: 'Simon', path: PATHS.simon, counted: 'Levels reached', words: (score) => `level ${score}` },
  'multitask-master': {
    title: 'Multitask Master',
    path: PATHS.multitaskMaster,
    counted: 'Tasks done right, of 20',
    words: (score) => `${score} of 20`,
  },
  'spot-the-difference': {
    title: 'Spot the Difference',
    path: PATHS.spotTheDifference,
    counted: 'Scores',
    words: (score) => `score ${score}`,
  },
  'whack-a-mole': {
    title: 'Whack-a-Mole',
    path: PATHS.whackAMole,
    counted: 'Moles touched',
    words: (score) => (score === 1 ? '1 mole' : `${score} moles`),
  },
  'picture-words': {
    title: 'Visual Recognition',
    path: PATHS.pictureWords,
    counted: 'Words found, of 10',
    words: (score) => `${score} of 10`,
  },
};
