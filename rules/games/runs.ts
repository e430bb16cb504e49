import { PICTURE_WORDS_FACTS } from '../quizzes/picture-words-facts.ts';
import { READING_FACTS } from '../reading/reading-facts.ts';
import { CAREFUL_MOLES_FACTS } from './careful-moles/facts.ts';
import type { GameFacts } from './game-facts.ts';
import { LETTER_ROUND_FACTS } from './letter-round/facts.ts';
import { WITH_LEVELS } from './levels.ts';
import { MULTITASK_MASTER_FACTS } from './multitask-master/facts.ts';
import { SIMON_FACTS } from './simon/facts.ts';
import { SOUND_MATCH_FACTS } from './sound-match/facts.ts';
import { SPOT_THE_DIFFERENCE_FACTS } from './spot-the-difference/facts.ts';
import { WHACK_A_MOLE_FACTS } from './whack-a-mole/facts.ts';
import { WORD_OR_NOT_FACTS } from './word-or-not/facts.ts';

/**
 * The games, the picture quiz, and a passage of the reading assignment with its questions; finishing one gives points. The names
 * are used in URLs and the database.
 */
export const GAME_FACTS = {
  simon: SIMON_FACTS,
  'multitask-master': MULTITASK_MASTER_FACTS,
  'spot-the-difference': SPOT_THE_DIFFERENCE_FACTS,
  'whack-a-mole': WHACK_A_MOLE_FACTS,
  'picture-words': PICTURE_WORDS_FACTS,
  'careful-moles': CAREFUL_MOLES_FACTS,
  'word-or-not': WORD_OR_NOT_FACTS,
  'letter-round': LETTER_ROUND_FACTS,
  'sound-match': SOUND_MATCH_FACTS,
  'reading-passage': READING_FACTS,
} satisfies Record<string, GameFacts>;
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

/** Whether consecutive parts of a run, in ms, fit into its duration. Allows 1 ms of rounding per part. */
export function roundsFitDuration(partsMs: readonly number[], durationMs: number): boolean {
  const totalMs = partsMs.reduce((sum, ms) => sum + ms, 0) - partsMs.length;
  return Math.min(totalMs, RUN.longestMs) <= durationMs;
}

/** Whether presses are in the order of their times, in ms, and none is after the end of the run. */
export function arePressesInOrder(presses: readonly { atMs: number }[], durationMs: number): boolean {
  return presses.every(({ atMs }, place) => atMs >= (presses[place - 1]?.atMs ?? 0) && atMs <= durationMs);
}
