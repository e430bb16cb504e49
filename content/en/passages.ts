import type { Passages } from '../content.ts';
import { LEVEL_1 } from './passages/level-1.ts';
import { LEVEL_2 } from './passages/level-2.ts';
import { LEVEL_3 } from './passages/level-3.ts';
import { LEVEL_4 } from './passages/level-4.ts';
import { LEVEL_5 } from './passages/level-5.ts';
import { LEVEL_6 } from './passages/level-6.ts';

/** Our own texts, the easiest first. A changed text must be recorded again: see scripts/make-recordings.ts. */
export const PASSAGES: Passages = [...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...LEVEL_4, ...LEVEL_5, ...LEVEL_6];
