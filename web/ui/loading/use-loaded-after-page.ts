import { useEffect } from 'react';
import { pageLoaded } from './page-loaded.ts';

/** Preloads a module after the page has loaded. If that fails, it is loaded on first use. */
export function useLoadedAfterPage(load: () => Promise<unknown>): void {
  useEffect(
    () =>
      void pageLoaded()
        .then(load)
        .catch(() => {}),
    [load],
  );
}
