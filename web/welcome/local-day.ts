import { useEffect, useState } from 'react';
import type { DayRange } from '#rules/day-summary.ts';

/** The day of this device's own calendar on which an instant lies; it has 23 or 25 hours when the clocks change. */
export function localDay(now: Date): DayRange {
  const midnight = (later: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + later).toISOString();
  return { from: midnight(0), until: midnight(1) };
}

/** Today. Who comes back to a page of yesterday finds it renewed. */
export function useToday(): DayRange {
  const [today, setToday] = useState(() => localDay(new Date()));
  useEffect(() => {
    const lookAgain = () =>
      setToday((shown) => (shown.until > new Date().toISOString() ? shown : localDay(new Date())));
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);
  return today;
}
