import { useEffect } from 'react';
import { pageLoaded } from './page-loaded.ts';

/** Loads a part after the page, so that it is there when it is wanted. If that fails, it is loaded when it is wanted. */
export function useLoadedAfterPage(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      void pageLoaded()
        .then(load)
        .catch(() => {}),
    [load],
  );
}
