import { WITH_LEVELS } from './levels.ts';

/** What lists and suggestions need to know of a game. The numbers are our own estimates. */
export type GameFacts = {
  /** The usual time of one run in minutes, with its set-up. */
  minutes: number;
  /** What the game is mostly about, in a word. */
  practises: string;
  /** How many questions it has, where the words of a score say so. */
  questions?: number;
  /** What to try after a game that has no levels: another one of its kind. */
  next?: string;
};

/**
 * The games, the picture quiz, and a passage of the reading assignment with its questions; finishing one gives points. The names
 * are used in URLs and the database.
 */
export const GAME_FACTS = {
  simon: { minutes: 2, practises: 'memory' },
  'multitask-master': { minutes: 2, practises: 'two-tasks' },
  'spot-the-difference': { minutes: 2, practises: 'looking' },
  'whack-a-mole': { minutes: 1, practises: 'speed' },
  'picture-words': { minutes: 2, practises: 'words' },
  'careful-moles': { minutes: 3, practises: 'stopping', next: 'whack-a-mole' },
  'word-or-not': { minutes: 3, practises: 'words', questions: 84, next: 'letter-round' },
  'letter-round': { minutes: 2, practises: 'letters', questions: 24, next: 'sound-match' },
  'sound-match': { minutes: 2, practises: 'sounds', questions: 14, next: 'word-or-not' },
  'reading-passage': { minutes: 3, practises: 'reading' },
} as const satisfies Record<string, GameFacts>;
export type Game = keyof typeof GAME_FACTS;
export const GAMES = Object.keys(GAME_FACTS) as readonly Game[];

/** A passage with its questions, which is played on the page of the reading assignment. */
export type Reading = 'reading-passage';

/** Whether a game is a passage with its questions. */
export function isReading(game: Game): game is Reading {
  return game === 'reading-passage';
}

/** The games with a page of their own, a set-up and a run. */
export type PlayedGame = Exclude<Game, Reading>;
export const PLAYED_GAMES = GAMES.filter((game): game is PlayedGame => !isReading(game));

/** Whether a game is the quiz; it has no card on a page of games. */
export function isQuiz(game: Game): game is 'picture-words' {
  return game === 'picture-words';
}

/** The games with a card, in order: at the top of the games page, in its second group, and on the page of reading games. */
export const CARD_GAMES: Record<'first' | 'more' | 'reading', readonly Game[]> = {
  first: ['multitask-master', 'spot-the-difference', 'whack-a-mole', 'simon'],
  more: ['careful-moles'],
  reading: ['letter-round', 'sound-match', 'word-or-not'],
};

/** The number of games on the games page. */
export const GAMES_ON_PAGE = CARD_GAMES.first.length + CARD_GAMES.more.length;

/**
 * Why a run is not a valid measurement. `not-told-apart`: two kinds of animals were pressed about as often. `not-answered`:
 * nothing was pressed; `not-read`: the answers came faster than anyone can read or hear. These two give no points, and
 * earlier versions stored `few-touches` and `too-fast` instead of them.
 */
export const RUN_VALIDITY_CODES = [
  'wild-pressing',
  'few-touches',
  'not-told-apart',
  'too-fast',
  'same-place',
  'same-answer',
  'like-chance',
  'not-answered',
  'not-read',
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
  /** The number of valid runs from which on a run that can be luck counts as a low result. */
  leastBeforeLuck: 3,
} as const;

/** A time of a report: in whole milliseconds, at most `RUN.longestMs`. */
export function reportedMs(ms: number): number {
  return Math.min(Math.round(ms), RUN.longestMs);
}

/**
 * The difficulty and variant of a run, such as `normal` or `easy without a clock`; empty when the game offers none.
 * `WITH_LEVELS` for a run with levels, the id of the passage for one that was read.
 * Only runs with the same choice are compared.
 */
export function runVariant(run: {
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

/**
 * The runs of one game and choice from which a course is read, in the same order: valid runs. With `RUN.leastBeforeLuck` of
 * these, runs that can be luck count too, because guesses are left when a game has become too hard.
 */
export function runsToCompare<Run extends { validity?: RunValidityCode | null | undefined }>(
  runs: readonly Run[],
): Run[] {
  const valid = runs.filter(({ validity }) => !validity);
  if (valid.length < RUN.leastBeforeLuck) return valid;
  return runs.filter(({ validity }) => !validity || validity === 'like-chance');
}

/** Whether consecutive parts of a run, in ms, fit into its duration. Allows 1 ms of rounding per part. */
export function roundsFitDuration(partsMs: readonly number[], durationMs: number): boolean {
  const totalMs = partsMs.reduce((sum, ms) => sum + ms, 0) - partsMs.length;
  return Math.min(totalMs, RUN.longestMs) <= durationMs;
}

/** Whether presses are in the order of their times, in ms, and none is after the end of the run. */
export function arePressesInOrder(presses: readonly { atMs: number }[], durationMs: number): boolean {
  return presses.every(({ atMs }, place) => atMs >= (presses[place - 1]?.atMs ?? 0) && atMs <= durationMs);
}
