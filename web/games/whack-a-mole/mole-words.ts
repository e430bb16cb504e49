import { m } from '#messages';
import { type MoleDifficulty, type MoleRun, moleCount, WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import type { MoleState } from '#rules/games/whack-a-mole-reducer.ts';
import { typicalTime } from '#rules/typical-time.ts';
import type { PlainFigure } from '../../ui/figures.tsx';
import { formatSeconds, formatSpread } from '../seconds.ts';

/** The choices before a game. */
export type MoleChoice = { difficulty: MoleDifficulty; withoutClock: boolean };

/** How many moles were touched, for the bar. */
export function touchedWords({ hits, withoutClock }: MoleState): string {
  const count = hits.length;
  return withoutClock
    ? m['games.whack_a_mole.touched_of_all']({ count, all: WHACK_A_MOLE.molesWithoutClock })
    : m['games.whack_a_mole.info.score']({ score: count });
}

/** For screen readers: where the mole is and, without a clock, what a press met. */
export function spokenWords({ mole, mark, hits, withoutClock }: MoleState): string {
  if (withoutClock && mark?.met === 'nothing') return m['games.whack_a_mole.spoken_empty']({ hole: mark.hole });
  if (mole) return m['games.whack_a_mole.spoken_mole']({ hole: mole.hole });
  if (!withoutClock || hits.length === 0) return '';
  return m['games.whack_a_mole.spoken_touched']({ count: hits.length, all: WHACK_A_MOLE.molesWithoutClock });
}

const SECONDS_IN_ALL = WHACK_A_MOLE.durationMs / 1000;

/** The result of a game. */
export function titleWords({ hits }: MoleRun): string {
  if (hits.length === 0) return m['games.whack_a_mole.none_touched']();
  return m['games.whack_a_mole.touched']({ count: hits.length });
}

export function leadWords({ withoutClock }: MoleRun): string {
  return withoutClock
    ? m['games.whack_a_mole.over_without_clock']()
    : m['games.whack_a_mole.over']({ count: SECONDS_IN_ALL });
}

/** The numbers of a game, each with its meaning. */
export function moleFigures(run: MoleRun): PlainFigure[] {
  return [
    {
      term: m['games.whack_a_mole.figures.moles'](),
      figure: String(run.hits.length),
      meaning: run.withoutClock
        ? m['games.figures.without_clock']()
        : m['games.whack_a_mole.figures.in_seconds']({ count: SECONDS_IN_ALL }),
    },
    { term: m['games.figures.usual_reaction'](), ...reactionWords(run) },
    {
      term: m['games.whack_a_mole.figures.empty_holes'](),
      figure: String(run.misses),
      meaning: m['games.whack_a_mole.figures.costs_nothing'](),
    },
  ];
}

function reactionWords({ hits }: MoleRun): { figure: string; meaning: string } {
  const usual = typicalTime(hits.map(({ reactionMs }) => reactionMs));
  if (!usual) {
    return { figure: m['games.figures.none_yet'](), meaning: m['games.whack_a_mole.figures.no_reaction']() };
  }
  return {
    figure: formatSeconds(usual.medianMs),
    meaning:
      hits.length === 1
        ? m['games.whack_a_mole.figures.one_reaction']()
        : m['games.whack_a_mole.figures.spread']({ spread: formatSpread(usual.spreadMs) }),
  };
}

/** One thing to try next time. */
export function tipWords(run: MoleRun): string {
  if (run.misses > run.hits.length) return m['games.whack_a_mole.tip.wait']();
  if (!run.withoutClock && run.hits.length < moleCount(run) / 2) {
    return m['games.whack_a_mole.tip.take_your_time']();
  }
  return m['games.whack_a_mole.tip.middle_hole']();
}
