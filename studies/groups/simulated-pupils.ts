import { dayAfter1970, daysSince1970 } from '#rules/days/days.ts';
import { type Random, seededRandom } from '#rules/figures/random.ts';
import type { PlayedGame } from '#rules/games/runs.ts';
import type { ViewedRun } from '#rules/groups/member-view.ts';
import { type Look, looksAt } from '#rules/groups/worth-a-look.ts';
import { drawNormal, type Sample } from '../figures.ts';

const WEEK = 7;
const WEEKS = 6;
const FIRST_DAY = daysSince1970('2026-09-07');
/** The weeks at whose end the list is read: the last four of the six. */
const WEEKS_READ = [3, 4, 5, 6];
const GAMES: readonly PlayedGame[] = ['letter-round', 'sound-match', 'careful-moles'];
/** The score of a usual day. */
const USUAL_SCORE = 20;

/** How a pupil plays for six weeks. The numbers are our own estimates. */
type Habit = {
  /** The chance that they play on a day. */
  plays: number;
  /** The chance that a whole week is missed. */
  missesWeek: number;
  /** The usual score at the end of the six weeks, as a share of that at the beginning; it changes evenly. */
  becomes: number;
  /** The standard deviations of a day and of a run on it, as shares of the usual score. */
  dayVaries: number;
  runVaries: number;
};

const STEADY: Habit = { plays: 3 / WEEK, missesWeek: 0, becomes: 1, dayVaries: 0.06, runVaries: 0.12 };

/** The pupils of whom the list must name most, or few. */
export const HABITS = {
  steady: STEADY,
  improving: { ...STEADY, becomes: 1.5 },
  falling: fallingTo(0.5),
  irregular: { ...STEADY, missesWeek: 1 / 3, dayVaries: 0.25, runVaries: 0.2 },
  seldom: { ...STEADY, plays: 1 / WEEK },
} as const satisfies Record<string, Habit>;

/** Pupils who are steady, but for their scores, which fall to this share. */
export function fallingTo(share: number): Habit {
  return { ...STEADY, becomes: share };
}

/** How many of `count` simulated pupils the list names at all, and as harder, in four weeks and before its limit. */
export function countNamed(habit: Habit, { count, seed }: Sample): { named: number; harder: number } {
  const looks = Array.from({ length: count }, (_, each) => looksInFourWeeks(habit, seed + each));
  const countWith = (fits: (look: Look) => boolean) => looks.filter((all) => all.some(fits)).length;
  return { named: countWith(() => true), harder: countWith(({ reason }) => reason === 'harder') };
}

function looksInFourWeeks(habit: Habit, seed: number): Look[] {
  const runs = playSixWeeks(habit, seededRandom(seed));
  return WEEKS_READ.flatMap((weeks) => {
    const today = dayAfter1970(FIRST_DAY + weeks * WEEK - 1);
    const known = runs.filter(({ timestamp }) => timestamp.slice(0, 10) <= today);
    const activeDays = known
      .map(({ timestamp }) => timestamp.slice(0, 10))
      .filter((day) => daysSince1970(today) - daysSince1970(day) < 4 * WEEK);
    return looksAt([{ activeDays, runs: known, notDoneSince: [] }], today).filter((look) => look !== null);
  });
}

/** The runs of six weeks, newest first. */
function playSixWeeks(habit: Habit, random: Random): ViewedRun[] {
  const runs: ViewedRun[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    if (random() < habit.missesWeek) continue;
    for (let at = week * WEEK; at < (week + 1) * WEEK; at += 1)
      if (random() < habit.plays) runs.unshift(...playDay(at));
  }
  return runs;

  /** The runs of a day from 0, each game in two of three cases. */
  function playDay(at: number): ViewedRun[] {
    const usual = 1 + ((habit.becomes - 1) * at) / (WEEKS * WEEK - 1);
    const ofDay = usual * (1 + habit.dayVaries * drawNormal(random));
    return GAMES.filter(() => random() < 2 / 3).map((game) => {
      const score = USUAL_SCORE * (ofDay + usual * habit.runVaries * drawNormal(random));
      return {
        ...{
          game,
          choice: '',
          level: null,
          durationMs: 60_000,
          timestamp: `${dayAfter1970(FIRST_DAY + at)}T10:00:00.000Z`,
        },
        score: Math.max(0, Math.round(score)),
      };
    });
  }
}
