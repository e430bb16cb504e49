import { m } from '#messages';
import { LEVELS, type LevelGame } from '#rules/games/levels.ts';
import { CARD_GAMES, GAMES, GAMES_ON_PAGE, type Game, isQuiz, isReading, PLAYED_GAMES } from '#rules/games/runs.ts';
import { XP } from '#rules/rewards/experience-points.ts';
import { SAMPLE_LEARNERS } from '#rules/rewards/leaderboard.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { GAME_INFO, type GameHelp } from '../../activities/game-info.ts';
import { READING_HELP } from '../../level-up-lab/assignment/help.ts';
import { GAME_PATHS, PATHS } from '../../paths.ts';
import { counted, firstNumberWord, joinWithAnd } from '../../ui/words/number-words.ts';
import type { Answer, AnswerGroup } from '../answer.ts';

/** How each game is played. */
const HELP = import.meta.glob<GameHelp>('../../{games,quizzes}/*/help.ts', { eager: true, import: 'HELP' });

function howToPlay(game: Game): Answer {
  const help = isReading(game) ? READING_HELP : HELP[`../../${isQuiz(game) ? 'quizzes' : 'games'}/${game}/help.ts`];
  if (!help) throw new Error(`The help of ${game} is missing.`);
  const path = GAME_PATHS[game];
  return { id: game, ...help, link: { to: path, label: GAME_INFO[game].title }, pages: [path] };
}

export const GAMES_AND_POINTS: AnswerGroup = {
  title: m['help.games_and_points.title'],
  answers: [
    {
      id: 'games',
      title: m['help.games_and_points.games.title'],
      body: () =>
        m['help.games_and_points.games.body']({
          ...counted(GAMES_ON_PAGE),
          games: joinWithAnd([...CARD_GAMES.first, ...CARD_GAMES.more].map((game) => GAME_INFO[game].title())),
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
