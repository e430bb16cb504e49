import { useRef } from 'react';
import { browserNarrator } from './browser-narrator.ts';
import type { Narrator } from './narrator.ts';
import { useStopWhenLeft } from './use-stop-when-left.ts';

/** The narrator of a component, created at its first use. It stops when the tab is hidden or the component unmounts. */
export function useNarrator(): () => Narrator {
  const narrator = useRef<Narrator | null>(null);
  useStopWhenLeft(() => narrator.current?.stop());

  return () => {
    narrator.current ??= browserNarrator();
    return narrator.current;
  };
}
