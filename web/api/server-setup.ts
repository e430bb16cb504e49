import type { ServerSetup } from '#contract/server-setup.ts';
import { type PageIsland, SESSION_ISLAND_ID } from '#contract/session-island.ts';

/** What a page takes for set up while nobody told it, as in development: everything that can be tried is offered. */
const UNTOLD: ServerSetup = {
  ways: { google: 'ready', apple: 'ready', github: 'ready', facebook: 'ready', oidc: 'not-set-up' },
  openIdName: null,
  mail: 'none',
};

/** What this server was set up with. It stands in the page and stays the same for as long as the page does. */
export function serverSetupOfPage(): ServerSetup {
  const island = document.getElementById(SESSION_ISLAND_ID)?.textContent;
  return island ? (JSON.parse(island) as PageIsland).setUp : UNTOLD;
}
