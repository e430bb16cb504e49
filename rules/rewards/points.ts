import type { Game, RunValidityCode } from '../games/runs.ts';

/** Points for a finished run, whatever its score and with or without a clock. From the product specification. */
export const POINTS_PER_RUN = 10;

/** The games of the product specification. Their runs give points at every end, so they never have `WITHOUT_POINTS`. */
export const ALWAYS_WITH_POINTS = [
  'simon',
  'multitask-master',
  'spot-the-difference',
  'whack-a-mole',
  'picture-words',
] as const satisfies readonly Game[];

/** Why a run of another game gives no points. Earlier versions did not store these codes, so earlier runs keep theirs. */
const WITHOUT_POINTS: readonly RunValidityCode[] = ['not-answered', 'not-read'];

/**
 * The points for a finished run: 10, or 0 when nothing was pressed or the answers came faster than anyone can read or hear.
 * A run without points adds no leaf to the tree either.
 */
export function pointsOfRun({ validity }: { validity?: RunValidityCode | null | undefined }): number {
  return validity && WITHOUT_POINTS.includes(validity) ? 0 : POINTS_PER_RUN;
}
