import type { Meanings } from '../../content.ts';
import { MEANINGS_A_TO_D } from './a-d.ts';
import { MEANINGS_E_TO_L } from './e-l.ts';
import { MEANINGS_M_TO_P } from './m-p.ts';
import { MEANINGS_Q_TO_S } from './q-s.ts';
import { MEANINGS_T_TO_Z } from './t-z.ts';

/**
 * What the words of the passages mean, in our own words. A key is a word, or a word with the id of the only passage in which
 * it means that.
 */
export const MEANINGS: Meanings = {
  ...MEANINGS_A_TO_D,
  ...MEANINGS_E_TO_L,
  ...MEANINGS_M_TO_P,
  ...MEANINGS_Q_TO_S,
  ...MEANINGS_T_TO_Z,
};
