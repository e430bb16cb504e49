import { dayAfter1970, daysSince1970, localDayOf } from '../days/days.ts';
import { medianOf } from '../figures/typical-time.ts';
import { usualRangeOf } from '../figures/usual-range.ts';

/** How a text was read: the voice read it, the learner read it aloud, or its questions were answered. */
export const READING_KINDS = ['listened', 'aloud', 'questions'] as const;

export type ReadingKind = (typeof READING_KINDS)[number];

/** One reading of a text. It is stored on the device only. */
export type Reading = {
  /** Made by the page that adds it. A second entry with the same id replaces the first. */
  id: string;
  /** The learner; null for a visitor of this device. */
  owner: string | null;
  kind: ReadingKind;
  /** A passage, or a text of one's own. */
  textId: string;
  title?: string;
  /** The words that were read, 0 or more. */
  words: number;
  /** The time of reading without pauses of the voice, in milliseconds, 0 or more. */
  durationMs: number;
  /** The pace of a reading aloud; null where it is not the learner's, as when a voice reads. */
  wordsPerMinute: number | null;
  /** The ISO instant of the end, in UTC. */
  finishedAt: string;
};

/** Whether a stored value is a valid reading. Unknown fields, from a later version, are allowed. */
export function isReading(stored: unknown): stored is Reading {
  const { id, owner, kind, textId, words, durationMs, wordsPerMinute, finishedAt } = Object(stored);
  return (
    [id, textId].every((text) => typeof text === 'string') &&
    (owner === null || typeof owner === 'string') &&
    READING_KINDS.includes(kind) &&
    isAmount(words) &&
    isAmount(durationMs) &&
    (wordsPerMinute === null || isAmount(wordsPerMinute)) &&
    typeof finishedAt === 'string' &&
    INSTANT.test(finishedAt)
  );
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Our own choices. */
export const READING_HISTORY = {
  /** The number of weeks and of readings aloud in a chart; as many as fit on a phone. */
  charted: 8,
  /** The pace of fewer words is not precise enough. */
  leastWords: 20,
  /** The least distance of the usual range from the mean, in minutes a week and in words a minute. */
  leastDistance: { minutes: 5, wordsPerMinute: 10 },
} as const;

/** What was read in a week from Monday to Sunday. */
export type WeekOfReading = {
  /** The Monday, as YYYY-MM-DD. */
  monday: string;
  /** Not rounded. */
  minutes: number;
  /** Different texts. */
  texts: number;
  /** The median of the readings aloud; null without one. */
  wordsPerMinute: number | null;
};

export type ReadingHistory = {
  /** In all, not rounded. */
  minutes: number;
  /** Different texts in all. */
  texts: number;
  /** The median pace of the newest `charted` readings aloud; null without one. */
  wordsPerMinute: number | null;
  /** The weeks with a reading, the newest first. */
  weeks: readonly WeekOfReading[];
  /** The week with the most minutes, the newest of equal ones; null before the second week with a reading. */
  bestWeek: WeekOfReading | null;
  /** The range that is usual for the minutes of the other weeks; null with fewer than three. */
  usualMinutes: Range | null;
  /** The newest readings aloud with their pace, the newest first. */
  aloud: readonly { finishedAt: string; wordsPerMinute: number }[];
  /** The range that is usual for the pace, from the readings aloud before the newest one; null for fewer than three. */
  usualPace: Range | null;
};

type Range = { from: number; until: number };

const MS_A_MINUTE = 60_000;
const DAYS_A_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const DAYS_FROM_MONDAY_IN_1970 = 3;

/**
 * The summary of one person's readings. The order of `readings` does not matter.
 * @param minutesFromUtc how far the local clock is ahead of UTC, for the weeks
 */
export function readingHistory(readings: readonly Reading[], minutesFromUtc: number): ReadingHistory {
  const newestFirst = [...readings].sort(
    (a, b) => b.finishedAt.localeCompare(a.finishedAt) || a.id.localeCompare(b.id),
  );
  const mondays = new Map<string, Reading[]>();
  for (const reading of newestFirst) {
    const monday = mondayOf(reading.finishedAt, minutesFromUtc);
    mondays.set(monday, [...(mondays.get(monday) ?? []), reading]);
  }
  const weeks = [...mondays].map(([monday, each]) => ({
    monday,
    ...sumOf(each),
    wordsPerMinute: medianOf(pacesOf(each).map(({ wordsPerMinute }) => wordsPerMinute)),
  }));
  const most = Math.max(...weeks.map(({ minutes }) => minutes));
  const bestWeek = weeks.length < 2 ? null : (weeks.find(({ minutes }) => minutes === most) ?? null);
  const { minutes: leastMinutes, wordsPerMinute: leastPace } = READING_HISTORY.leastDistance;
  const others = weeks.filter((week) => week !== bestWeek).map(({ minutes }) => minutes);
  const aloud = pacesOf(newestFirst).slice(0, READING_HISTORY.charted);
  const paces = aloud.map(({ wordsPerMinute }) => wordsPerMinute);
  return {
    ...sumOf(newestFirst),
    wordsPerMinute: medianOf(paces),
    weeks,
    bestWeek,
    usualMinutes: notBelowZero(bestWeek ? usualRangeOf(others, leastMinutes) : null),
    aloud,
    usualPace: notBelowZero(usualRangeOf(paces.slice(1), leastPace)),
  };
}

function sumOf(readings: readonly Reading[]): { minutes: number; texts: number } {
  return {
    minutes: readings.reduce((sum, { durationMs }) => sum + durationMs, 0) / MS_A_MINUTE,
    texts: new Set(readings.map(({ textId }) => textId)).size,
  };
}

/** The readings aloud that have a pace of enough words. */
function pacesOf(readings: readonly Reading[]): { finishedAt: string; wordsPerMinute: number }[] {
  return readings.flatMap(({ kind, words, wordsPerMinute, finishedAt }) =>
    kind === 'aloud' && wordsPerMinute !== null && words >= READING_HISTORY.leastWords
      ? [{ finishedAt, wordsPerMinute }]
      : [],
  );
}

function mondayOf(instant: string, minutesFromUtc: number): string {
  const days = daysSince1970(localDayOf(instant, minutesFromUtc));
  const sinceMonday = (((days + DAYS_FROM_MONDAY_IN_1970) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
  return dayAfter1970(days - sinceMonday);
}

function notBelowZero(range: Range | null): Range | null {
  return range && { from: Math.max(0, range.from), until: range.until };
}
