import { useSyncExternalStore } from 'react';

/** False in a prerendered page and during its hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
