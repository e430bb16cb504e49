import { useEffect, useSyncExternalStore } from 'react';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import { SOCIAL_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { TESTS_MODES, type TestsMode } from '#rules/screening/test-offer.ts';
import { stored } from '../device/stored.ts';
import { request } from '../http/request.ts';

/** The default while the server does not respond; a request then shows an error. */
const ASSUMED: ServerSetup = {
  ways: Object.fromEntries(
    SOCIAL_PROVIDERS.map((way) => [way, way === 'oidc' ? 'not-set-up' : 'ready']),
  ) as ServerSetup['ways'],
  openIdName: null,
  mail: 'smtp',
  signUp: 'open',
  emailDomains: [],
  teachers: 'open',
  schoolAnswersForPupils: false,
  tests: 'everyone',
  operatorName: null,
};

/** To whom the test was offered when the server was last asked; first-paint.js reads it too. */
const lastTestsMode = stored<{ mode: TestsMode }>('tests');

export function keptTestsMode(): TestsMode {
  return lastTestsMode.read(({ mode }) => TESTS_MODES.find((each) => each === mode) ?? null) ?? 'everyone';
}

const listeners = new Set<() => void>();
let known: ServerSetup | null = null;
let asking: Promise<void> | null = null;

/** Loads the setup of the server, once per page load; after a failure, again at the next call. */
export function loadServerSetup(): Promise<void> {
  asking ??= ask();
  return asking;
}

/** Forgets it, for tests: they share one page load. */
export function forgetServerSetup(): void {
  known = null;
  asking = null;
}

async function ask(): Promise<void> {
  const answer = await request('GET /server-setup').catch(() => null);
  if (answer === null) asking = null;
  else lastTestsMode.write(answer.tests === 'everyone' ? null : { mode: answer.tests });
  // An earlier version of the server, after a roll back, has fewer settings.
  known = answer ? { ...ASSUMED, ...answer } : (known ?? ASSUMED);
  for (const listener of listeners) listener();
}

/** The setup of the server. Call it only after `loadServerSetup` has finished. */
export function serverSetup(): ServerSetup {
  return known ?? ASSUMED;
}

/** The setup of the server; null until it has loaded. */
export function useServerSetup({ isNeeded = true } = {}): ServerSetup | null {
  useEffect(() => {
    if (isNeeded) void loadServerSetup();
  }, [isNeeded]);
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
