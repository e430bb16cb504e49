import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `stop` when the tab is hidden or the component unmounts. */
export function useStopWhenLeft(stop: () => void): void {
  const left = useEffectEvent(stop);

  // The cleanup of a layout effect runs before the next page is painted; that of an effect may run later.
  useLayoutEffect(() => {
    const stopNow = () => left();
    const stopWhenHidden = () => document.hidden && stopNow();
    document.addEventListener('visibilitychange', stopWhenHidden);
    addEventListener('pagehide', stopNow);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      removeEventListener('pagehide', stopNow);
      stopNow();
    };
  }, []);
}
