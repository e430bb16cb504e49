import { useSyncExternalStore } from 'react';

/** False in a prerendered page and until it is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
