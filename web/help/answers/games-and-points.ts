import { m } from '#messages';
import { LEVELS, type LevelGame } from '#rules/games/levels.ts';
import { MULTITASK_MASTER } from '#rules/games/multitask-master/multitask-master.ts';
import { GAMES, type Game, isOnGamesPage, PLAYED_GAMES } from '#rules/games/runs.ts';
import { SPOT_SCENE } from '#rules/games/spot-the-difference/scene/spot-scene.ts';
import { WHACK_A_MOLE } from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { PICTURE_WORDS } from '#rules/quizzes/picture-words.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { XP } from '#rules/rewards/experience-points.ts';
import { SAMPLE_LEARNERS } from '#rules/rewards/leaderboard.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { GAME_PATHS, PATHS } from '../../paths.ts';
import { firstNumberWord, joinWithAnd } from '../../ui/words/number-words.ts';
import type { Answer, AnswerGroup } from '../answer.ts';
import { counted } from '../counted.ts';

/** How each game is played, in the order of the games page. */
const HOW_TO_PLAY: Record<Game, Pick<Answer, 'id' | 'title' | 'body' | 'words'>> = {
  'multitask-master': {
    id: 'multitask-master',
    title: m['games.multitask_master.help.title'],
    body: () => m['games.multitask_master.help.body'](counted(MULTITASK_MASTER.rounds)),
    words: m['games.multitask_master.help.words'],
  },
  'spot-the-difference': {
    id: 'spot-the-difference',
    title: m['games.spot_the_difference.help.title'],
    body: () => m['games.spot_the_difference.help.body'](counted(SPOT_SCENE.differences)),
    words: m['games.spot_the_difference.help.words'],
  },
  'whack-a-mole': {
    id: 'whack-a-mole',
    title: m['games.whack_a_mole.help.title'],
    body: () => m['games.whack_a_mole.help.body'](counted(WHACK_A_MOLE.holes)),
    words: m['games.whack_a_mole.help.words'],
  },
  simon: {
    id: 'simon',
    title: m['games.simon.help.title'],
    body: m['games.simon.help.body'],
    words: m['games.simon.help.words'],
  },
  'careful-moles': {
    id: 'careful-moles',
    title: m['games.careful_moles.help.title'],
    body: m['games.careful_moles.help.body'],
    words: m['games.careful_moles.help.words'],
  },
  'picture-words': {
    id: 'visual-recognition',
    title: m['games.picture_words.help.title'],
    body: () => m['games.picture_words.help.body'](counted(PICTURE_WORDS.items)),
    words: m['games.picture_words.help.words'],
  },
  'word-or-not': {
    id: 'word-or-not',
    title: m['games.word_or_not.help.title'],
    body: m['games.word_or_not.help.body'],
    words: m['games.word_or_not.help.words'],
  },
  'letter-round': {
    id: 'letter-round',
    title: m['games.letter_round.help.title'],
    body: m['games.letter_round.help.body'],
    words: m['games.letter_round.help.words'],
  },
  'sound-match': {
    id: 'sound-match',
    title: m['games.sound_match.help.title'],
    body: m['games.sound_match.help.body'],
    words: m['games.sound_match.help.words'],
  },
  'reading-passage': {
    id: 'reading-questions',
    title: m['level_up_lab.reading.help.title'],
    body: () => m['level_up_lab.reading.help.body'](counted(READING_RUN.questions)),
    words: m['level_up_lab.reading.help.words'],
  },
};

const ON_GAMES_PAGE = (Object.keys(HOW_TO_PLAY) as Game[]).filter(isOnGamesPage);

function howToPlay(game: Game): Answer {
  const path = GAME_PATHS[game];
  return { ...HOW_TO_PLAY[game], link: { to: path, label: () => GAME_INFO[game].title }, pages: [path] };
}

export const GAMES_AND_POINTS: AnswerGroup = {
  title: m['help.games_and_points.title'],
  answers: [
    {
      id: 'games',
      title: m['help.games_and_points.games.title'],
      body: () =>
        m['help.games_and_points.games.body']({
          ...counted(ON_GAMES_PAGE.length),
          games: joinWithAnd(ON_GAMES_PAGE.map((game) => GAME_INFO[game].title)),
        }),
      link: { to: PATHS.games, label: m['app.pages.games'] },
      words: m['help.games_and_points.games.words'],
      pages: [PATHS.games],
    },
    {
      id: 'reading-games',
      title: m['help.games_and_points.reading_games.title'],
      body: m['help.games_and_points.reading_games.body'],
      link: { to: PATHS.readingGames, label: m['app.pages.reading_games'] },
      words: m['help.games_and_points.reading_games.words'],
      pages: [PATHS.readingGames],
    },
    {
      id: 'points',
      title: m['help.games_and_points.points.title'],
      body: () => m['help.games_and_points.points.body']({ count: POINTS_PER_RUN }),
      link: { to: PATHS.games, label: m['app.pages.games'] },
      words: m['help.games_and_points.points.words'],
      pages: [PATHS.games],
    },
    {
      id: 'xp',
      title: m['help.games_and_points.xp.title'],
      body: () => m['help.games_and_points.xp.body']({ points: POINTS_PER_RUN, ...XP }),
      link: { to: PATHS.leaderboard, label: m['app.pages.leaderboard'] },
      words: m['help.games_and_points.xp.words'],
      pages: [PATHS.leaderboard],
    },
    {
      id: 'tree',
      title: m['help.games_and_points.tree.title'],
      body: m['help.games_and_points.tree.body'],
      link: { to: PATHS.landing, label: m['app.pages.landing'] },
      words: m['help.games_and_points.tree.words'],
    },
    {
      id: 'without-a-clock',
      title: m['help.games_and_points.without_a_clock.title'],
      body: m['help.games_and_points.without_a_clock.body'],
      link: { to: PATHS.games, label: m['app.pages.games'] },
      words: m['help.games_and_points.without_a_clock.words'],
    },
    {
      id: 'pause',
      title: m['help.games_and_points.pause.title'],
      body: m['help.games_and_points.pause.body'],
      link: { to: PATHS.games, label: m['app.pages.games'] },
      words: m['help.games_and_points.pause.words'],
      pages: PLAYED_GAMES.map((game) => GAME_PATHS[game]),
    },
    {
      id: 'levels',
      title: m['help.games_and_points.levels.title'],
      body: m['help.games_and_points.levels.body'],
      link: { to: PATHS.games, label: m['app.pages.games'] },
      words: m['help.games_and_points.levels.words'],
      pages: Object.keys(LEVELS).map((game) => GAME_PATHS[game as LevelGame]),
    },
    ...GAMES.map(howToPlay),
    {
      id: 'leaderboard',
      title: m['help.games_and_points.leaderboard.title'],
      body: () =>
        m['help.games_and_points.leaderboard.body']({
          count: SAMPLE_LEARNERS.length,
          number: firstNumberWord(SAMPLE_LEARNERS.length),
        }),
      link: { to: PATHS.leaderboard, label: m['app.pages.leaderboard'] },
      words: m['help.games_and_points.leaderboard.words'],
      pages: [PATHS.leaderboard],
    },
    {
      id: 'shop',
      title: m['help.games_and_points.shop.title'],
      body: m['help.games_and_points.shop.body'],
      link: { to: PATHS.shop, label: m['app.pages.shop'] },
      words: m['help.games_and_points.shop.words'],
      pages: [PATHS.shop],
    },
  ],
};
