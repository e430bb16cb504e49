import { localDayOf } from '../days/days.ts';
import { ACTIVITY, type Activity, type Finished } from './activity.ts';

/** The activity with more finished activities, which count as the newest. `minutesFromUtc`: of the local time of the days. */
export function addFinished(activity: Activity, finished: readonly Finished[], minutesFromUtc: number): Activity {
  const inOrder = [...finished].sort((a, b) => (a.timestamp < b.timestamp ? -1 : Number(a.timestamp > b.timestamp)));
  const counts = { ...activity.counts };
  const days = new Set(activity.days);
  for (const { kind, timestamp } of inOrder) {
    counts[kind] += 1;
    days.add(localDayOf(timestamp, minutesFromUtc));
  }
  return {
    counts,
    newest: [...activity.newest, ...inOrder.map(({ kind }) => kind)].slice(-ACTIVITY.newest),
    days: [...days].sort(),
  };
}
