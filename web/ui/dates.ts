const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day as the learner's own calendar has it, such as "20 November", with the year when it is not this one. */
export function dayWords(instant: string, now: Date): string {
  const date = new Date(instant);
  return (date.getFullYear() === now.getFullYear() ? DAY : DAY_AND_YEAR).format(date);
}

export function fullDayWords(date: Date): string {
  return DAY_AND_YEAR.format(date);
}

/** Whether two instants lie on one day of the learner's own calendar. */
export function isSameDay(a: Date, b: Date): boolean {
  return DAY_AND_YEAR.format(a) === DAY_AND_YEAR.format(b);
}

/** As a sentence ends: "today", or "on 20 November". */
export function whenWords(instant: string, now: Date): string {
  return isSameDay(new Date(instant), now) ? 'today' : `on ${dayWords(instant, now)}`;
}

/** An hour and minute of the learner's own clock, such as "09:05". */
export function timeWords(instant: string): string {
  return TIME.format(new Date(instant));
}

/** As a label stands: "today", or "20 November". */
export function dayOrToday(instant: string, now: Date): string {
  return isSameDay(new Date(instant), now) ? 'today' : dayWords(instant, now);
}

/** Each instant as a list shows it: its day, and its time where a day comes more than once. */
export function listedDays(instants: readonly string[], now: Date): string[] {
  const days = instants.map((instant) => dayWords(instant, now));
  return instants.map((instant, place) => {
    const day = days[place] ?? '';
    return days.filter((each) => each === day).length > 1 ? `${day}, ${timeWords(instant)}` : day;
  });
}
