import { m } from '#messages';
import { formatLocale } from './language.ts';

const DAY = { day: 'numeric', month: 'long' } as const;
const DAY_AND_YEAR = { ...DAY, year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** A day of the local calendar, such as "20 November", with the year when it is not this one. */
export function dayWords(instant: string, now: Date): string {
  const date = new Date(instant);
  return format(date, date.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR);
}

/** A calendar day that is given as YYYY-MM-DD, such as "20 November". */
export function calendarDayWords(day: string, now: Date): string {
  return dayWords(`${day}T12:00`, now);
}

/** A day of the local calendar by its name, such as "Friday". */
export function weekdayWords(instant: string): string {
  return format(new Date(instant), { weekday: 'long' });
}

/** A month of the local calendar, such as "November 2026". */
export function monthWords(instant: string): string {
  return format(new Date(instant), { month: 'long', year: 'numeric' });
}

export function fullDayWords(date: Date): string {
  return format(date, DAY_AND_YEAR);
}

/** The local calendar day of an instant as YYYY-MM-DD. */
export function calendarDay(instant: Date): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return [part(instant.getFullYear(), 4), part(instant.getMonth() + 1, 2), part(instant.getDate(), 2)].join('-');
}

/** Whether two instants are on the same day of the local calendar. */
export function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}

/** For the end of a sentence: "today", or "on 20 November". */
export function whenWords(instant: string, now: Date): string {
  return isSameDay(new Date(instant), now) ? m['shared.today']() : m['shared.on_day']({ day: dayWords(instant, now) });
}

/** Hour and minute in local time, such as "09:05". */
export function timeWords(instant: string): string {
  return format(new Date(instant), TIME);
}

/** For a label: "today", or "20 November". */
export function dayOrToday(instant: string, now: Date): string {
  return isSameDay(new Date(instant), now) ? m['shared.today']() : dayWords(instant, now);
}

/** The label of each instant in a list: its day, and also its time when the day is in the list more than once. */
export function listedDays(instants: readonly string[], now: Date): string[] {
  const days = instants.map((instant) => dayWords(instant, now));
  return instants.map((instant, place) => {
    const day = days[place] ?? '';
    const isOnly = days.filter((each) => each === day).length === 1;
    return isOnly ? day : m['shared.day_and_time']({ day, time: timeWords(instant) });
  });
}

function format(date: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(formatLocale(), parts).format(date);
}
