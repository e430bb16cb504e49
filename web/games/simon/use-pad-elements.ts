import { useCallback, useState } from 'react';
import type { Pad } from '#rules/games/simon.ts';

/** One element of each pad, to be focused or animated from outside of what React draws. */
export function usePadElements() {
  const [elements] = useState(() => new Map<Pad, HTMLElement>());
  const keep = useCallback(
    (element: HTMLElement | null) => {
      const pad = element?.closest<HTMLElement>('[data-pad]')?.dataset.pad as Pad | undefined;
      if (element && pad) elements.set(pad, element);
    },
    [elements],
  );
  return [elements, keep] as const;
}
