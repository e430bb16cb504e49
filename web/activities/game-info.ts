import type { Game } from '#rules/games/runs.ts';
import { CAREFUL_MOLES_INFO } from '../games/careful-moles/info.ts';
import { LETTER_ROUND_INFO } from '../games/letter-round/info.ts';
import { MULTITASK_MASTER_INFO } from '../games/multitask-master/info.ts';
import { SIMON_INFO } from '../games/simon/info.ts';
import { SOUND_MATCH_INFO } from '../games/sound-match/info.ts';
import { SPOT_THE_DIFFERENCE_INFO } from '../games/spot-the-difference/info.ts';
import { WHACK_A_MOLE_INFO } from '../games/whack-a-mole/info.ts';
import { WORD_OR_NOT_INFO } from '../games/word-or-not/info.ts';
import { READING_INFO } from '../level-up-lab/assignment/info.ts';
import { PICTURE_WORDS_INFO } from '../quizzes/picture-words/info.ts';

type GameInfo = {
  title: () => string;
  /** What the score of a run counts. */
  scoreTitle: () => string;
  /** A score as a phrase; `count` is the number of questions in the facts of the game. */
  scoreWords: (values: { score: number; count: number }) => string;
};

/** How a game is played, for the help panel. */
export type GameHelp = {
  /** The id of its answer, where it is not the name of the game. */
  id?: string;
  title: () => string;
  body: () => string;
  words: () => string;
};

/** The title of each game and what its score counts, for every place that shows runs. */
export const GAME_INFO: Record<Game, GameInfo> = {
  simon: SIMON_INFO,
  'multitask-master': MULTITASK_MASTER_INFO,
  'spot-the-difference': SPOT_THE_DIFFERENCE_INFO,
  'whack-a-mole': WHACK_A_MOLE_INFO,
  'picture-words': PICTURE_WORDS_INFO,
  'careful-moles': CAREFUL_MOLES_INFO,
  'word-or-not': WORD_OR_NOT_INFO,
  'letter-round': LETTER_ROUND_INFO,
  'sound-match': SOUND_MATCH_INFO,
  'reading-passage': READING_INFO,
};
