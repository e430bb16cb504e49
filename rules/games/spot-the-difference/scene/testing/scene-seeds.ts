import { inLongForm } from '../../../../testing/long-form.ts';

export const SEEDS = Array.from({ length: 1000 }, (_, place) => place * 7_919);
/** The seeds of the scenes that are tested at each level: all of them in `npm run test:release`. */
export const TRIED_SEEDS = SEEDS.slice(0, inLongForm(SEEDS.length, 40));
