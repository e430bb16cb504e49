import { useEffect, useSyncExternalStore } from 'react';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import { SOCIAL_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { request } from '../http/request.ts';

/** Assumed while the server does not answer; a press then says that it does not. */
const ASSUMED: ServerSetup = {
  ways: Object.fromEntries(
    SOCIAL_PROVIDERS.map((way) => [way, way === 'oidc' ? 'not-set-up' : 'ready']),
  ) as ServerSetup['ways'],
  openIdName: null,
  mail: 'smtp',
};

const listeners = new Set<() => void>();
let known: ServerSetup | null = null;
let asking: Promise<void> | null = null;

/** Reads how the server is set up, once for each page load; after a failure, again with the next call. */
export function loadServerSetup(): Promise<void> {
  asking ??= ask();
  return asking;
}

async function ask(): Promise<void> {
  const answer = await request('GET /server-setup').catch(() => null);
  if (answer === null) asking = null;
  known = answer ?? known ?? ASSUMED;
  for (const listener of listeners) listener();
}

/** How the server is set up. Call it only where `loadServerSetup` has finished. */
export function serverSetup(): ServerSetup {
  return known ?? ASSUMED;
}

/** How the server is set up; null until the server has answered. */
export function useServerSetup(): ServerSetup | null {
  useEffect(() => void loadServerSetup(), []);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
