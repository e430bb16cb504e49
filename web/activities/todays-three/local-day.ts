import { useEffect, useState } from 'react';
import type { DayRange } from '#rules/rewards/day-summary.ts';

/** The local day of an instant; it has 23 or 25 hours when daylight saving time starts or ends. */
export function localDay(now: Date): DayRange {
  const midnight = (later: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + later).toISOString();
  return { from: midnight(0), until: midnight(1) };
}

/** The current day, updated when the page becomes visible on a later day. */
export function useToday(): DayRange {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const update = () => setToday((shown) => (shown.until > new Date().toISOString() ? shown : localDay(new Date())));
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return today;
}
