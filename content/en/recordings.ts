import type { Recordings } from '../content.ts';

export const RECORDINGS: Recordings = { folder: '/clips/reading', index: '/clips/reading/index.json' };
