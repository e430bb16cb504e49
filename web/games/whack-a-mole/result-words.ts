import { type MoleRun, moleCount, WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import { formatSeconds, formatSpread, typicalTime } from '#rules/typical-time.ts';
import type { PlainFigure } from '../../ui/figures.tsx';

const SECONDS_IN_ALL = WHACK_A_MOLE.durationMs / 1000;

/** What a game came to, in a few words. */
export function titleWords({ hits }: MoleRun): string {
  if (hits.length === 0) return 'No mole was touched this time';
  return hits.length === 1 ? 'You touched 1 mole' : `You touched ${hits.length} moles`;
}

export function leadWords({ withoutClock }: MoleRun): string {
  return withoutClock
    ? 'Each mole waited for you, and you found every one.'
    : `The ${SECONDS_IN_ALL} seconds are over. The moles came faster and faster.`;
}

/** The plain figures of a game, each with its meaning. */
export function moleFigures(run: MoleRun): PlainFigure[] {
  return [
    {
      term: 'Moles touched',
      figure: String(run.hits.length),
      meaning: run.withoutClock ? 'without a clock' : `in ${SECONDS_IN_ALL} seconds`,
    },
    { term: 'Usual reaction', ...reactionWords(run) },
    { term: 'Empty holes pressed', figure: String(run.misses), meaning: 'it costs nothing' },
  ];
}

function reactionWords({ hits }: MoleRun): { figure: string; meaning: string } {
  const usual = typicalTime(hits.map(({ reactionMs }) => reactionMs));
  if (!usual) return { figure: 'None yet', meaning: 'it takes one touched mole' };
  return {
    figure: formatSeconds(usual.medianMs),
    meaning: hits.length === 1 ? 'one mole so far' : `most moles within ${formatSpread(usual.spreadMs)} of it`,
  };
}

/** One thing to try next time. */
export function tipWords(run: MoleRun): string {
  if (run.misses > run.hits.length) return 'Next time, try to wait until you see the mole, then press.';
  if (!run.withoutClock && run.hits.length < moleCount(run) / 2) {
    return 'Next time, you can choose Take your time. Then each mole waits for you, and the points are the same.';
  }
  return 'Next time, try to look at the middle hole while you wait. From there no hole is far.';
}
