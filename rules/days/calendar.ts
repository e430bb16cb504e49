const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is an existing calendar day as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const days = isLeapYear(Number(year)) || month !== '02' ? DAYS_IN_MONTH[Number(month) - 1] : 28;
  return days !== undefined && Number(day) >= 1 && Number(day) <= days;
}

/** The day `months` months before a YYYY-MM-DD day, clamped to the last day of that month. */
export function monthsBefore(day: string, months: number): string {
  const [, year = '', month = '', date = ''] = DAY.exec(day) ?? [];
  const totalMonths = Number(year) * 12 + (Number(month) - 1) - months;
  const [targetYear, targetMonth] = [Math.floor(totalMonths / 12), totalMonths % 12];
  const lastDay = targetMonth === 1 && !isLeapYear(targetYear) ? 28 : (DAYS_IN_MONTH[targetMonth] ?? 31);
  const targetDay = Math.min(Number(date), lastDay);
  return [String(targetYear).padStart(4, '0'), twoDigits(targetMonth + 1), twoDigits(targetDay)].join('-');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
