import { WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import type { MoleState } from '#rules/games/whack-a-mole-reducer.ts';

/** What the bar says: how many moles were touched. */
export function touchedWords({ hits, withoutClock }: MoleState): string {
  if (withoutClock) return `${hits.length} of ${WHACK_A_MOLE.molesWithoutClock} moles`;
  return hits.length === 1 ? '1 mole' : `${hits.length} moles`;
}

/** What is said aloud: where the mole is and, while there is time to listen, what a press met. */
export function spokenWords({ mole, mark, hits, withoutClock }: MoleState): string {
  if (withoutClock && mark?.met === 'nothing') return `Hole ${mark.hole} is empty.`;
  if (mole) return `Mole in hole ${mole.hole}.`;
  return withoutClock && hits.length > 0 ? `Touched. ${hits.length} of ${WHACK_A_MOLE.molesWithoutClock}.` : '';
}
