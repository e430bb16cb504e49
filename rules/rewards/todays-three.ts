import { daysSince1970 } from '../days/days.ts';
import { type Random, seededRandom } from '../figures/random.ts';
import { replaceAt } from '../figures/replace-at.ts';
import { GAME_FACTS, GAMES, type Game } from '../games/runs.ts';

/** Limits of the suggestions of a day; our own. */
export const TODAYS_THREE = {
  count: 3,
  /** The limits of the usual time of all three together: about five minutes. */
  leastMinutes: 4,
  mostMinutes: 6,
  /** Games finished within this many days are suggested less. */
  recentDays: 3,
} as const;

/** The suggestions of a day, and the games with which one of them can be swapped, the next one first. */
export type DaysThree = { readonly three: readonly Game[]; readonly others: readonly Game[] };

type Known = {
  /** The calendar day as YYYY-MM-DD. */
  day: string;
  /** The last day before this one on which a game was finished, as YYYY-MM-DD. */
  lastDone: Readonly<Partial<Record<Game, string>>>;
  /** The suggestions before these; they are left out where the others allow it, and never all suggested again. */
  previous: readonly Game[] | null;
  /** Who they are for, so that two learners get different ones; null for the visitor of a device. */
  owner: string | null;
  /** Games that the learner's report suggests; one of them is preferred. */
  fromReport: readonly Game[];
};

/**
 * The suggestions of a day: about five minutes, as different as possible, not those before, with one from the learner's
 * report, preferring games that were not finished lately.
 */
export function todaysThree({ day, lastDone, previous, owner, fromReport }: Known): DaysThree {
  const random = seededRandom(daysSince1970(day) + numberOf(owner));
  const games = shuffled(GAMES, random);
  const choices = triplesOf(games).filter((three) => previous === null || !isSame(three, previous));
  const three = choices.reduce((best, each) => (isBetter(rank(each), rank(best)) ? each : best));
  return { three, others: games.filter((game) => !three.includes(game)) };

  /**
   * The sort key of three games: smaller is better, compared
   * from the first number on. The order of the day decides ties.
   */
  function rank(games: readonly Game[]): readonly number[] {
    const minutes = minutesOf(games);
    const isLong = minutes < TODAYS_THREE.leastMinutes || minutes > TODAYS_THREE.mostMinutes;
    const recent = games.map((game) => recency(lastDone[game], day)).reduce((sum, each) => sum + each, 0);
    return [
      Number(isLong),
      -new Set(games.map((game) => GAME_FACTS[game].practises)).size,
      games.filter((game) => previous?.includes(game)).length,
      Number(!games.some((game) => fromReport.includes(game))),
      recent,
    ];
  }
}

/**
 * The suggestions with another game at a place; null when no
 * unfinished game is left that gives a different set of three.
 */
export function swapped(
  { three, others }: DaysThree,
  place: number,
  { previous, done }: Pick<Known, 'previous'> & { done: readonly Game[] },
): DaysThree | null {
  const withOther = (game: Game) => replaceAt(three, place, game);
  const next = others.find((game) => !done.includes(game) && (previous === null || !isSame(withOther(game), previous)));
  const old = three[place];
  if (!next || !old) return null;
  return { three: withOther(next), others: [...others.filter((game) => game !== next), old] };
}

/** What a leader set, as far as the list of a day asks. */
type SetTask = { kind: string; target: string | null; isDone: boolean };

/**
 * The list of a day: what a leader set first, then the suggestions that are not set anyway, three in all. Of more than three
 * set tasks, the first that are not done.
 */
export function daysList<Task extends SetTask>(set: readonly Task[], three: readonly Game[]) {
  const { count } = TODAYS_THREE;
  const shown = (set.length > count ? set.filter(({ isDone }) => !isDone) : set).slice(0, count);
  const games = three.filter((game) => !shown.some((task) => gameOfTask(task) === game));
  return { set: shown, games: games.slice(0, count - shown.length) };
}

/** The game that a set task is a run of; null for a text, or the test. */
export function gameOfTask({ kind, target }: Omit<SetTask, 'isDone'>): Game | null {
  const game = kind === 'passage' ? 'reading-passage' : kind === 'game' ? target : null;
  return GAMES.find((each) => each === game) ?? null;
}

/** The usual time of some games in minutes. */
export function minutesOf(games: readonly Game[]): number {
  return games.reduce((sum, game) => sum + GAME_FACTS[game].minutes, 0);
}

/** A 32-bit number that differs between learners. */
function numberOf(owner: string | null): number {
  return [...(owner ?? '')].reduce((number, sign) => (Math.imul(number, 31) + (sign.codePointAt(0) ?? 0)) | 0, 0);
}

/** 0 for a game that was not finished within the last days; higher, the more recently it was finished. */
function recency(lastDone: string | undefined, day: string): number {
  if (lastDone === undefined) return 0;
  const daysAgo = daysSince1970(day) - daysSince1970(lastDone);
  return Math.max(0, TODAYS_THREE.recentDays + 1 - daysAgo);
}

function triplesOf(games: readonly Game[]): Game[][] {
  return games.flatMap((a, at) =>
    games.slice(at + 1).flatMap((b, next) => games.slice(at + next + 2).map((c) => [a, b, c])),
  );
}

function isBetter(rank: readonly number[], than: readonly number[]): boolean {
  const at = rank.findIndex((each, place) => each !== than[place]);
  return at >= 0 && (rank[at] ?? 0) < (than[at] ?? 0);
}

function isSame(a: readonly Game[], b: readonly Game[]): boolean {
  return a.length === b.length && a.every((game) => b.includes(game));
}

function shuffled(games: readonly Game[], random: Random): Game[] {
  const rest = [...games];
  return games.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
