import { WITH_LEVELS } from './levels.ts';

/**
 * The games, the picture quiz, and a passage of the reading assignment with its questions; finishing one gives points. The names
 * are used in URLs and the database.
 */
export const GAMES = [
  'simon',
  'multitask-master',
  'spot-the-difference',
  'whack-a-mole',
  'picture-words',
  'careful-moles',
  'word-or-not',
  'letter-round',
  'sound-match',
  'reading-passage',
] as const;
export type Game = (typeof GAMES)[number];
/** A passage with its questions, which is played on the page of the reading assignment. */
export type Reading = 'reading-passage';

/** Whether a game is a passage with its questions. */
export function isReading(game: Game): game is Reading {
  return game === 'reading-passage';
}

/** The games with a page of their own, a set-up and a run. */
export type PlayedGame = Exclude<Game, Reading>;
export const PLAYED_GAMES = GAMES.filter((game): game is PlayedGame => !isReading(game));

/** The game that is a quiz; it has no card on the games page. */
export type Quiz = 'picture-words';

/** Whether a game is the quiz. */
export function isQuiz(game: Game): game is Quiz {
  return game === 'picture-words';
}

/** The games that have their cards on the page of reading games. */
const READING_GAMES = ['letter-round', 'sound-match', 'word-or-not'] as const satisfies readonly Game[];
export type ReadingGame = (typeof READING_GAMES)[number];

/** Whether a game is one about reading. */
export function isReadingGame(game: Game): game is ReadingGame {
  return READING_GAMES.some((each) => each === game);
}

/** Whether a game has its card on the games page. */
export function isOnGamesPage(game: Game): game is Exclude<PlayedGame, Quiz | ReadingGame> {
  return !isReading(game) && !isQuiz(game) && !isReadingGame(game);
}

/** The number of games on the games page. */
export const GAMES_ON_PAGE = GAMES.filter(isOnGamesPage).length;

/** Why a run is not a valid measurement. `not-told-apart`: two kinds of animals were pressed about as often. */
export const RUN_VALIDITY_CODES = [
  'wild-pressing',
  'few-touches',
  'not-told-apart',
  'too-fast',
  'same-place',
  'same-answer',
  'like-chance',
] as const;
export type RunValidityCode = (typeof RUN_VALIDITY_CODES)[number];

/** The result of a finished run. */
export type RunResult = {
  /** The value charted over the last runs; its unit depends on the game. With levels, it is the level. Never negative. */
  score: number;
  /**
   * With levels, the next level to play. Without, the level reached in Simon; the difficulty, 1 to 3, in other games
   * with difficulties; the level of a passage; otherwise null.
   */
  level: number | null;
  /** Absent when the run is a valid measurement. */
  validity?: RunValidityCode | undefined;
};

/** The result with the reason why its run is not a valid measurement; the result itself when it is. */
export function withValidity(result: RunResult, validity: RunValidityCode | null): RunResult {
  return validity === null ? result : { ...result, validity };
}

/** Limits of a run; all are our own. */
export const RUN = {
  /** Longer runs are reported with this duration. */
  longestMs: 6 * 60 * 60 * 1000,
  /** The number of runs that the server lists per game, newest first. */
  maxListed: 50,
  /** The shortest time between two deliberate presses. */
  minPressMs: 100,
} as const;

/**
 * The difficulty and variant of a run, such as `normal` or `easy without a clock`; empty when the game offers none.
 * `WITH_LEVELS` for a run with levels, the id of the passage for one that was read.
 * Only runs with the same choice are compared.
 */
export function runChoice(run: {
  durationMs: number;
  difficulty?: string;
  shownAs?: 'pictures' | 'words';
  withoutClock?: boolean;
  isCalm?: boolean;
  withWords?: boolean;
  startLevel?: number;
  passage?: string;
}): string {
  const { difficulty, shownAs, withoutClock, isCalm, withWords, startLevel, passage } = run;
  if (passage !== undefined) return passage;
  if (startLevel !== undefined) return WITH_LEVELS;
  const isRead = shownAs === 'words' || withWords;
  return [difficulty, isRead && 'words', withoutClock && 'without a clock', isCalm && CALM].filter(Boolean).join(' ');
}

/** The `choice` of a run in which numbers are hidden. */
const CALM = 'calm';

/**
 * Whether the score of a run is shown: not when the player hid numbers, nor when the run is not a valid measurement.
 */
export function showsScore({ choice, validity }: { choice: string } & Pick<RunResult, 'validity'>): boolean {
  return choice !== CALM && !validity;
}

/** Whether consecutive parts of a run, in ms, fit into its duration. Allows 1 ms of rounding per part. */
export function partsFitDuration(partsMs: readonly number[], durationMs: number): boolean {
  const totalMs = partsMs.reduce((sum, ms) => sum + ms, 0) - partsMs.length;
  return Math.min(totalMs, RUN.longestMs) <= durationMs;
}

/** Whether presses are in the order of their times, in ms, and none is after the end of the run. */
export function arePressesInOrder(presses: readonly { atMs: number }[], durationMs: number): boolean {
  return presses.every(({ atMs }, place) => atMs >= (presses[place - 1]?.atMs ?? 0) && atMs <= durationMs);
}
