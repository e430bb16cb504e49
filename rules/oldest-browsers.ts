/**
 * The oldest browsers that every page runs in, with all that are newer. Decision 058 says why these. Edge has the versions
 * of Chrome; every browser of an iPhone or iPad is Safari.
 */
export const OLDEST_BROWSERS = { chrome: '109', firefox: '128', safari: '15.6' } as const;
