import { listed, numberWord } from './number-words.ts';
import { POINTS_PER_RUN } from './points.ts';
import { GAMES, type Game } from './runs.ts';
import { partNumber, SCREENING_PARTS, type ScreeningPart } from './screening/screening-sequence.ts';

/** A day of the learner's own calendar, as ISO instants in UTC: its midnight belongs to it, the next one does not. */
export type Day = { from: string; until: string };

type Dated = { timestamp: string };

/** What somebody ever did; `timestamp` is an ISO instant in UTC. */
export type Done = {
  attempts: Readonly<Record<ScreeningPart, readonly Dated[]>>;
  runs: Readonly<Record<Game, readonly (Dated & { level: number | null })[]>>;
};

/** What was done on a day, in a few short sentences: never what was not, and never beside another day. */
export function daySummary({ attempts, runs }: Done, day: Day): string {
  const onThatDay = ({ timestamp }: Dated) => timestamp >= day.from && timestamp < day.until;
  const parts = SCREENING_PARTS.filter((part) => attempts[part].some(onThatDay));
  const played = GAMES.flatMap((game) => runs[game].filter(onThatDay).map(({ level }) => ({ game, level })));
  const quizzes = played.filter(({ game }) => game === 'picture-words').length;
  const done = [partsWords(parts), countWords(played.length - quizzes, 'game'), countWords(quizzes, 'picture quiz')];
  if (done.every((words) => words === '')) return 'Nothing yet today. What you do shows here.';
  return [`Today: ${listed(done.filter(Boolean))}.`, pointsWords(played.length), simonWords(played)]
    .filter(Boolean)
    .join(' ');
}

function partsWords(parts: readonly ScreeningPart[]): string {
  if (parts.length === 0) return '';
  if (parts.length === SCREENING_PARTS.length) return `all ${numberWord(parts.length)} parts of the test`;
  return `${parts.length === 1 ? 'part' : 'parts'} ${listed(parts.map((part) => `${partNumber(part)}`))} of the test`;
}

function countWords(count: number, thing: 'game' | 'picture quiz'): string {
  if (count === 0) return '';
  const many = thing === 'game' ? 'games' : 'picture quizzes';
  return `${numberWord(count)} ${count === 1 ? thing : many}`;
}

function pointsWords(runs: number): string {
  return runs === 0 ? '' : `You got ${runs * POINTS_PER_RUN} points.`;
}

function simonWords(played: readonly { game: Game; level: number | null }[]): string {
  const levels = played.flatMap(({ game, level }) => (game === 'simon' && level !== null ? [level] : []));
  return levels.length === 0 ? '' : `In Simon you reached level ${Math.max(...levels)}.`;
}
