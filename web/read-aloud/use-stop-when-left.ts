import { useEffectEvent, useLayoutEffect } from 'react';

type Left = {
  /** The tab is hidden, or another page loads. */
  onHidden: () => void;
  onUnmount: () => void;
};

/** Calls these at once when a voice must be silent, because its page is not seen any more. */
export function useStopWhenLeft({ onHidden, onUnmount }: Left): void {
  const hide = useEffectEvent(onHidden);
  const unmount = useEffectEvent(onUnmount);

  // The cleanup of a layout effect runs before the next page is painted; that of an effect may run later.
  useLayoutEffect(() => {
    const hideNow = () => hide();
    const hideWhenHidden = () => document.hidden && hideNow();
    document.addEventListener('visibilitychange', hideWhenHidden);
    addEventListener('pagehide', hideNow);
    return () => {
      document.removeEventListener('visibilitychange', hideWhenHidden);
      removeEventListener('pagehide', hideNow);
      unmount();
    };
  }, []);
}
