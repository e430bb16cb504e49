import { dayWords, isSameDay } from '../ui/words/dates.ts';

/** The day of a result as message parameters. `day` is a date such as "18 November", and empty for today. */
export type ResultDay = { when: 'today' | 'other-day'; day: string };

export const TODAY: ResultDay = { when: 'today', day: '' };

/** The day of a result. `timestamp` is an ISO instant in UTC. */
export function resultDay(timestamp: string, now: Date): ResultDay {
  return isSameDay(new Date(timestamp), now) ? TODAY : { when: 'other-day', day: dayWords(timestamp, now) };
}
