const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text such as 2026-11-21 is a day of the calendar. */
export function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const days = isLeapYear(Number(year)) || month !== '02' ? DAYS_IN_MONTH[Number(month) - 1] : 28;
  return days !== undefined && Number(day) >= 1 && Number(day) <= days;
}

/** The day so many months before a day; where that month is too short for it, the month's last day. */
export function monthsBefore(day: string, months: number): string {
  const [, year = '', month = '', date = ''] = DAY.exec(day) ?? [];
  const inAll = Number(year) * 12 + (Number(month) - 1) - months;
  const [thatYear, thatMonth] = [Math.floor(inAll / 12), inAll % 12];
  const last = thatMonth === 1 && !isLeapYear(thatYear) ? 28 : (DAYS_IN_MONTH[thatMonth] ?? 31);
  return [String(thatYear).padStart(4, '0'), twoDigits(thatMonth + 1), twoDigits(Math.min(Number(date), last))].join(
    '-',
  );
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
