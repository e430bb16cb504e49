import { daysSince1970 } from '../days/days.ts';
import type { PlayedGame } from '../games/runs.ts';
import { gameCourses, type ViewedRun } from './member-view.ts';

/**
 * Why a leader should look at a member first, the first of these that holds. `harder`: a game went harder lately. `stopped`:
 * was often active, and not of late. `says-little`: many runs of late say little. `not-begun`: something set is not done.
 */
export const LOOK_REASONS = ['harder', 'stopped', 'says-little', 'not-begun'] as const;
export type LookReason = (typeof LOOK_REASONS)[number];

/** Our own choices. */
export const WORTH_A_LOOK = {
  /** The largest number of members that a list names. */
  most: 5,
  /** What `stopped` calls of late, in days, and the active days before it, of the `GROUP.activityDays` that leaders see. */
  lateDays: 14,
  leastActiveDays: 3,
  /** The least number of runs of late, and the share of them, that say little. */
  leastRuns: 4,
  sayLittleShare: 0.5,
  /** How many days after it was set something is not begun. */
  setDays: 7,
} as const;

/** What a member shares with a leader. */
export type SharedWork = {
  /** The days with something finished, as YYYY-MM-DD in UTC; null when not shared. */
  activeDays: readonly string[] | null;
  /** The runs of the last `COURSE.days`, newest first; null when not shared. */
  runs: readonly ViewedRun[] | null;
  /** The days on which what is open for the member, and not done, was set. */
  notDoneSince: readonly string[];
};

/** Why to look at a member, and the game that a reason is about. */
export type Look = { reason: LookReason; game: PlayedGame | null };

/**
 * Why a leader should look at each of these members; null where there is no reason, and for who shares neither activity nor
 * progress. When half of the active members stopped, it is a holiday, and nobody is said to have stopped.
 * @param today YYYY-MM-DD in UTC
 */
export function looksAt(members: readonly SharedWork[], today: string): (Look | null)[] {
  const stopped = members.map(({ activeDays }) => activeDays && hasStopped(activeDays, today));
  const wereActive = stopped.filter((has) => has !== null).length;
  const isHoliday = wereActive > 1 && stopped.filter((has) => has === true).length * 2 >= wereActive;
  return members.map((member, place) => lookAt(member, stopped[place] === true && !isHoliday, today));
}

function lookAt({ activeDays, runs, notDoneSince }: SharedWork, hasStopped: boolean, today: string): Look | null {
  if (activeDays === null && runs === null) return null;
  const harder = runs && gameCourses(runs).find(({ course }) => course === 'harder');
  if (harder) return { reason: 'harder', game: harder.game };
  if (hasStopped) return { reason: 'stopped', game: null };
  if (runs && sayLittle(runs, today)) return { reason: 'says-little', game: null };
  const isNotBegun = notDoneSince.some((day) => daysBetween(day, today) >= WORTH_A_LOOK.setDays);
  return isNotBegun ? { reason: 'not-begun', game: null } : null;
}

/** Null when the member was not often active before. */
function hasStopped(activeDays: readonly string[], today: string): boolean | null {
  const ages = [...new Set(activeDays)].map((day) => daysBetween(day, today));
  if (ages.filter((age) => age >= WORTH_A_LOOK.lateDays).length < WORTH_A_LOOK.leastActiveDays) return null;
  return ages.every((age) => age >= WORTH_A_LOOK.lateDays);
}

function sayLittle(runs: readonly ViewedRun[], today: string): boolean {
  const late = runs.filter(({ timestamp }) => daysBetween(timestamp.slice(0, 10), today) < WORTH_A_LOOK.lateDays);
  const saying = late.filter(({ validity }) => validity).length;
  return late.length >= WORTH_A_LOOK.leastRuns && saying >= late.length * WORTH_A_LOOK.sayLittleShare;
}

function daysBetween(day: string, today: string): number {
  return daysSince1970(today) - daysSince1970(day);
}

/**
 * The members to name: at most `WORTH_A_LOOK.most`, those with an earlier reason of `LOOK_REASONS` first, and then in the given
 * order again, so that the list ranks nobody.
 */
export function namedOf<Member extends { reason: LookReason }>(members: readonly Member[]): Member[] {
  const first = [...members].sort((a, b) => LOOK_REASONS.indexOf(a.reason) - LOOK_REASONS.indexOf(b.reason));
  const named = new Set(first.slice(0, WORTH_A_LOOK.most));
  return members.filter((member) => named.has(member));
}
