/** From 1 March of the year 0 to 1 January 1970. */
const DAYS_TO_1970 = 719_468;
const MINUTES_A_DAY = 24 * 60;

/** The number of days from 1 January 1970 to a YYYY-MM-DD day; negative before. */
export function daysSince1970(day: string): number {
  const [year = '', month = '', date = ''] = day.split('-');
  // A year is counted from 1 March, so that a leap day is its last one.
  const marchYear = Number(year) - (Number(month) < 3 ? 1 : 0);
  const dayOfYear = Math.floor((153 * ((Number(month) + 9) % 12) + 2) / 5) + Number(date) - 1;
  return firstDayOf(marchYear) + dayOfYear - DAYS_TO_1970;
}

/** The YYYY-MM-DD day this many days after 1 January 1970. */
export function dayAfter1970(days: number): string {
  const fromMarch0 = days + DAYS_TO_1970;
  const guess = Math.floor(fromMarch0 / 365.2425);
  const marchYear = firstDayOf(guess + 1) <= fromMarch0 ? guess + 1 : guess - Number(firstDayOf(guess) > fromMarch0);
  const dayOfYear = fromMarch0 - firstDayOf(marchYear);
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  const date = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const year = marchYear + (month < 3 ? 1 : 0);
  return [pad(year, 4), pad(month, 2), pad(date, 2)].join('-');
}

/** The YYYY-MM-DD day of an ISO instant in UTC, by a clock that is `minutesFromUtc` ahead of UTC. */
export function localDayOf(instant: string, minutesFromUtc: number): string {
  const minutes = Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16)) + minutesFromUtc;
  return dayAfter1970(daysSince1970(instant.slice(0, 10)) + Math.floor(minutes / MINUTES_A_DAY));
}

/** The number of days from 1 March of the year 0 to 1 March of a year. */
function firstDayOf(marchYear: number): number {
  return marchYear * 365 + Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
}

function pad(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
