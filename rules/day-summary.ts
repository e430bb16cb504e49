import { joinWithAnd, numberWord } from './number-words.ts';
import { POINTS_PER_RUN } from './points.ts';
import { GAMES, type Game } from './runs.ts';
import { partNumber, SCREENING_PARTS, type ScreeningPart } from './screening/screening-sequence.ts';

/** A day in the learner's time zone, as ISO instants in UTC; `from` is inclusive, `until` exclusive. */
export type DayRange = { from: string; until: string };

type Dated = { timestamp: string };

/** All attempts and runs of a learner; `timestamp` is an ISO instant in UTC. */
export type LearnerActivity = {
  attempts: Readonly<Record<ScreeningPart, readonly Dated[]>>;
  /** The newest runs of each game, at most `maxListed`. */
  runs: Readonly<Record<Game, readonly (Dated & { level: number | null })[]>>;
  maxListed: number;
  /** Results not sent to the server yet; `kind` is a screening part or a game. */
  waiting: readonly (Dated & { kind: string })[];
};

/** What was done on a day, in a few short sentences, without comparing it with other days. */
export function daySummary(done: LearnerActivity, day: DayRange, dayName = 'Today'): string {
  const { parts, runs, waiting, cut } = doneOn(day, done);
  const played = [...runs.map(({ game }) => game), ...waiting.filter(isGame)];
  const words = [partsWords(parts), runsWords('game', played, cut), runsWords('picture quiz', played, cut)];
  const said = words.filter(Boolean);
  if (said.length === 0) return 'Nothing yet today. What you do shows here.';
  return [
    `${dayName}: ${joinWithAnd(said)}.`,
    cut.length === 0 && pointsWords(runs.length),
    simonWords(runs),
    waiting.length > 0 && 'Not everything is sent yet. It is kept on this device.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What was done on one day. `cut`: the games with possibly more runs than the list holds. */
function doneOn(day: DayRange, { attempts, runs, maxListed, waiting }: LearnerActivity) {
  const isOnDay = (dated: Dated) => isWithinDay(day, dated);
  const kinds = waiting.filter(isOnDay).map(({ kind }) => kind);
  return {
    parts: SCREENING_PARTS.filter((part) => attempts[part].some(isOnDay) || kinds.includes(part)),
    runs: GAMES.flatMap((game) => runs[game].filter(isOnDay).map(({ level }) => ({ game, level }))),
    waiting: kinds,
    cut: GAMES.filter((game) => runs[game].length >= maxListed && runs[game].every(isOnDay)),
  };
}

export function isWithinDay(day: DayRange, { timestamp }: Dated): boolean {
  return timestamp >= day.from && timestamp < day.until;
}

function partsWords(parts: readonly ScreeningPart[]): string {
  if (parts.length === 0) return '';
  if (parts.length === SCREENING_PARTS.length) return `all ${numberWord(parts.length)} parts of the test`;
  return `${parts.length === 1 ? 'part' : 'parts'} ${joinWithAnd(parts.map((part) => `${partNumber(part)}`))} of the test`;
}

function runsWords(thing: 'game' | 'picture quiz', played: readonly Game[], cut: readonly Game[]): string {
  const isThat = (game: Game) => (game === 'picture-words') === (thing === 'picture quiz');
  const count = played.filter(isThat).length;
  if (count === 0) return '';
  const many = thing === 'game' ? 'games' : 'picture quizzes';
  return `${numberWord(count)} ${cut.some(isThat) ? 'or more ' : ''}${count === 1 ? thing : many}`;
}

function pointsWords(runs: number): string {
  return runs === 0 ? '' : `You got ${runs * POINTS_PER_RUN} points.`;
}

function simonWords(played: readonly { game: Game; level: number | null }[]): string {
  const levels = played.flatMap(({ game, level }) => (game === 'simon' && level !== null ? [level] : []));
  return levels.length === 0 ? '' : `In Simon you reached level ${Math.max(...levels)}.`;
}

function isGame(kind: string): kind is Game {
  return GAMES.some((game) => game === kind);
}
