/**
 * The oldest browsers that every page runs in, with all that are newer. Decision 058 says why these. Edge has the versions
 * of Chrome; every browser of an iPhone or iPad is Safari.
 */
export const OLDEST_BROWSERS = { chrome: '109', firefox: '128', safari: '15.6' } as const;

/** The same as build tools write it: `chrome109` and so on. */
export const BUILD_TARGETS = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => `${browser}${version}`);
