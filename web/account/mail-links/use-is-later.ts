import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since this stands on the page. */
export function useIsLater(afterMs: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLater;
}
