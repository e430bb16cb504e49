import { GAMES, type Game, isQuiz, isReading, type RunResult } from '../games/runs.ts';
import { READING_RUN } from '../reading/reading-run.ts';
import { partNumber, SCREENING_PARTS, type ScreeningPart } from '../screening/screening-sequence.ts';
import { pointsOfRun } from './points.ts';

/** A day in the learner's time zone, as ISO instants in UTC; `from` is inclusive, `until` exclusive. */
export type DayRange = { from: string; until: string };

type Dated = { timestamp: string };

/** All attempts and runs of a learner; `timestamp` is an ISO instant in UTC. */
export type LearnerActivity = {
  attempts: Readonly<Record<ScreeningPart, readonly Dated[]>>;
  /** The newest runs of each game, at most `maxListed`. */
  runs: Readonly<Record<Game, readonly (Dated & RunResult)[]>>;
  maxListed: number;
  /** Results not sent to the server yet; `kind` is a screening part or a game. */
  waiting: readonly (Dated & { kind: string })[];
};

/** `hasMore`: there are possibly more than were counted. */
export type Played = { count: number; hasMore: boolean };

/** The attempts and runs of one day. Days are not compared with each other. */
export type DaySummary = {
  /** The numbers of the parts of the test, in their order. */
  parts: readonly number[];
  games: Played;
  quizzes: Played;
  passages: Played;
  /**
   * The questions of passages, and how many were answered right; only of runs that the server has and that are valid.
   * Null when there are none, or possibly more than were counted.
   */
  questions: { right: number; count: number } | null;
  /** Only for runs that the server has; null when there are possibly more than were counted. */
  points: number | null;
  /** The highest level reached in Simon; null without one. */
  simonLevel: number | null;
  hasUnsent: boolean;
};

/** The summary of a day; null when it has no attempts and no runs. */
export function daySummary(done: LearnerActivity, day: DayRange): DaySummary | null {
  const { parts, runs, waiting, cut } = doneOn(day, done);
  const played = [...runs.map(({ game }) => game), ...waiting.filter(isGame)];
  if (parts.length === 0 && played.length === 0) return null;
  return {
    parts: parts.map(partNumber),
    games: countOf(played, cut, (game) => !isQuiz(game) && !isReading(game)),
    quizzes: countOf(played, cut, isQuiz),
    passages: countOf(played, cut, isReading),
    questions: cut.some(isReading) ? null : questionsOf(runs),
    points: cut.length === 0 ? runs.reduce((sum, run) => sum + pointsOfRun(run), 0) : null,
    simonLevel: highestSimonLevel(runs),
    hasUnsent: waiting.length > 0,
  };
}

/** The attempts and runs of one day. `cut`: the games with possibly more runs on that day than the list holds. */
function doneOn(day: DayRange, { attempts, runs, maxListed, waiting }: LearnerActivity) {
  const isOnDay = (dated: Dated) => isWithinDay(day, dated);
  const kinds = waiting.filter(isOnDay).map(({ kind }) => kind);
  return {
    parts: SCREENING_PARTS.filter((part) => attempts[part].some(isOnDay) || kinds.includes(part)),
    runs: GAMES.flatMap((game) =>
      runs[game].filter(isOnDay).map(({ level, score, validity }) => ({ game, level, score, validity })),
    ),
    waiting: kinds,
    cut: GAMES.filter((game) => runs[game].length >= maxListed && runs[game].every(isOnDay)),
  };
}

/** Whether a timestamp, an ISO instant in UTC, is within a day. */
export function isWithinDay(day: DayRange, { timestamp }: Dated): boolean {
  return timestamp >= day.from && timestamp < day.until;
}

function countOf(played: readonly Game[], cut: readonly Game[], isCounted: (game: Game) => boolean): Played {
  return { count: played.filter(isCounted).length, hasMore: cut.some(isCounted) };
}

function questionsOf(played: readonly (RunResult & { game: Game })[]): DaySummary['questions'] {
  const read = played.filter(({ game, validity }) => isReading(game) && !validity);
  if (read.length === 0) return null;
  return { right: read.reduce((sum, { score }) => sum + score, 0), count: read.length * READING_RUN.questions };
}

function highestSimonLevel(played: readonly { game: Game; level: number | null }[]): number | null {
  const levels = played.flatMap(({ game, level }) => (game === 'simon' && level !== null ? [level] : []));
  return levels.length === 0 ? null : Math.max(...levels);
}

function isGame(kind: string): kind is Game {
  return GAMES.some((game) => game === kind);
}
