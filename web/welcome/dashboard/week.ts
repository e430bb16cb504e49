import { calendarDay } from '../../ui/words/dates.ts';

const DAYS_A_WEEK = 7;

/** The local days of the week that ends with `today`, as YYYY-MM-DD, the oldest first. */
export function lastSevenDays(today: Date): string[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, place) =>
    calendarDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() - (DAYS_A_WEEK - 1 - place))),
  );
}
