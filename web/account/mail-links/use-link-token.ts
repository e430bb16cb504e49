import { useEffect, useState } from 'react';

/** What stands behind the # of the address, as a link in a mail has it; null where nothing does. `arrival` counts the links. */
type Arrived = { token: string | null; arrival: number };

/**
 * Reads the link that was opened; undefined until then. Its token is taken out of the address bar, so that nobody reads it
 * there or finds it in the history.
 */
export function useLinkToken(): Arrived | undefined {
  const [arrived, setArrived] = useState<Arrived>();
  useEffect(() => {
    const take = () => {
      const token = window.location.hash.slice(1);
      if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
      setArrived((now) => (token ? { token, arrival: (now?.arrival ?? 0) + 1 } : (now ?? { token: null, arrival: 0 })));
    };
    take();
    // Another link that is put into the same tab loads no new page.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return arrived;
}
