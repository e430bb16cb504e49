import { m } from '#messages';
import { QUESTION_COUNTS } from '#rules/games/question-counts.ts';
import type { Game } from '#rules/games/runs.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { GAME_PATHS } from '../paths.ts';

type GameInfo = {
  title: string;
  path: string;
  /** What the score of a run counts. */
  scoreTitle: string;
  /** A score as a phrase. */
  scoreWords: (score: number) => string;
};

/** The title of each game and what its score counts, for every place that shows runs. */
export const GAME_INFO: Record<Game, GameInfo> = {
  simon: {
    get title() {
      return m['games.simon.info.title']();
    },
    path: GAME_PATHS.simon,
    get scoreTitle() {
      return m['games.simon.info.score_title']();
    },
    scoreWords: (score) => m['games.simon.info.score']({ score }),
  },
  'multitask-master': {
    get title() {
      return m['games.multitask_master.info.title']();
    },
    path: GAME_PATHS['multitask-master'],
    get scoreTitle() {
      return m['games.multitask_master.info.score_title']();
    },
    scoreWords: (score) => m['games.multitask_master.info.score']({ score }),
  },
  'spot-the-difference': {
    get title() {
      return m['games.spot_the_difference.info.title']();
    },
    path: GAME_PATHS['spot-the-difference'],
    get scoreTitle() {
      return m['games.spot_the_difference.info.score_title']();
    },
    scoreWords: (score) => m['games.spot_the_difference.info.score']({ score }),
  },
  'whack-a-mole': {
    get title() {
      return m['games.whack_a_mole.info.title']();
    },
    path: GAME_PATHS['whack-a-mole'],
    get scoreTitle() {
      return m['games.whack_a_mole.info.score_title']();
    },
    scoreWords: (score) => m['games.whack_a_mole.info.score']({ score }),
  },
  'picture-words': {
    get title() {
      return m['games.picture_words.info.title']();
    },
    path: GAME_PATHS['picture-words'],
    get scoreTitle() {
      return m['games.picture_words.info.score_title']();
    },
    scoreWords: (score) => m['games.picture_words.info.score']({ score }),
  },
  'careful-moles': {
    get title() {
      return m['games.careful_moles.info.title']();
    },
    path: GAME_PATHS['careful-moles'],
    get scoreTitle() {
      return m['games.careful_moles.info.score_title']();
    },
    scoreWords: (score) => m['games.careful_moles.info.score']({ score }),
  },
  'word-or-not': {
    get title() {
      return m['games.word_or_not.info.title']();
    },
    path: GAME_PATHS['word-or-not'],
    get scoreTitle() {
      return m['games.word_or_not.info.score_title']();
    },
    scoreWords: (score) => m['games.word_or_not.info.score']({ score, count: QUESTION_COUNTS['word-or-not'] }),
  },
  'letter-round': {
    get title() {
      return m['games.letter_round.info.title']();
    },
    path: GAME_PATHS['letter-round'],
    get scoreTitle() {
      return m['games.letter_round.info.score_title']();
    },
    scoreWords: (score) => m['games.letter_round.info.score']({ score, count: QUESTION_COUNTS['letter-round'] }),
  },
  'sound-match': {
    get title() {
      return m['games.sound_match.info.title']();
    },
    path: GAME_PATHS['sound-match'],
    get scoreTitle() {
      return m['games.sound_match.info.score_title']();
    },
    scoreWords: (score) => m['games.sound_match.info.score']({ score, count: QUESTION_COUNTS['sound-match'] }),
  },
  'reading-passage': {
    get title() {
      return m['level_up_lab.reading.info.title']();
    },
    path: GAME_PATHS['reading-passage'],
    get scoreTitle() {
      return m['level_up_lab.reading.info.score_title']();
    },
    scoreWords: (score) => m['level_up_lab.reading.info.score']({ score, count: READING_RUN.questions }),
  },
};
