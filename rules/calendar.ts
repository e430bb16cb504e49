const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text such as 2026-11-21 is a day of the calendar. */
export function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const days = isLeapYear(Number(year)) || month !== '02' ? DAYS_IN_MONTH[Number(month) - 1] : 28;
  return days !== undefined && Number(day) >= 1 && Number(day) <= days;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
