import { useLayoutEffect, useRef } from 'react';
import { browserNarrator } from './browser-narrator.ts';
import type { Narrator } from './narrator.ts';

/** The narrator of one screen: made when it is first asked for, silent when the tab is hidden or the screen is left. */
export function useNarrator(): () => Narrator {
  const narrator = useRef<Narrator | null>(null);

  // A layout effect is undone before the next screen is seen; a plain one, some time after it.
  useLayoutEffect(() => {
    const stop = () => narrator.current?.stop();
    const stopWhenHidden = () => document.hidden && stop();
    document.addEventListener('visibilitychange', stopWhenHidden);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  return () => {
    narrator.current ??= browserNarrator();
    return narrator.current;
  };
}
