import type { ServerSetup } from '#contract/server-setup.ts';
import { type PageIsland, SESSION_ISLAND_ID } from '#contract/session-island.ts';
import { SOCIAL_PROVIDERS } from '#rules/sign-in-methods.ts';

/** Assumed by a page without the island of the server, as in development. */
const DEVELOPMENT_SETUP: ServerSetup = {
  ways: Object.fromEntries(
    SOCIAL_PROVIDERS.map((way) => [way, way === 'oidc' ? 'not-set-up' : 'ready']),
  ) as ServerSetup['ways'],
  openIdName: null,
  mail: 'none',
};

/** How the server is set up. The page carries it, and it does not change while the page is open. */
export function serverSetupOfPage(): ServerSetup {
  const island = document.getElementById(SESSION_ISLAND_ID)?.textContent;
  return island ? (JSON.parse(island) as PageIsland).setUp : DEVELOPMENT_SETUP;
}
