import { useEffectEvent, useLayoutEffect } from 'react';

type Left = {
  /** Called when the tab is hidden, or when another page loads. */
  onHidden: () => void;
  onUnmount: () => void;
};

/** Calls these synchronously when a voice must stop, because its page is no longer visible. */
export function useStopWhenLeft({ onHidden, onUnmount }: Left): void {
  const hide = useEffectEvent(onHidden);
  const unmount = useEffectEvent(onUnmount);

  // A layout effect is cleaned up before the next page is painted; an effect may be cleaned up later.
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
