import { m } from '#messages';
import { typicalTime } from '#rules/figures/typical-time.ts';
import type { MoleLevelRun } from '#rules/games/whack-a-mole/mole-levels.ts';
import {
  type MoleDifficulty,
  type MoleRun,
  moleCount,
  moleReactions,
  WHACK_A_MOLE,
} from '#rules/games/whack-a-mole/whack-a-mole.ts';
import type { MoleState } from '#rules/games/whack-a-mole/whack-a-mole-reducer.ts';
import { isWildPressing } from '#rules/games/whack-a-mole/whack-a-mole-validity.ts';
import type { PlainFigure } from '../../ui/figures/figures.tsx';
import { formatSeconds, formatSpread } from '../../ui/words/seconds.ts';

/** The set-up of a game. */
export type MoleSetUp = { difficulty: MoleDifficulty; withoutClock: boolean };

/** How many moles were touched, for the bar. */
export function touchedWords({ hits, withoutClock }: MoleState): string {
  const count = hits.length;
  return withoutClock
    ? m['games.whack_a_mole.touched_of_all']({ count, all: WHACK_A_MOLE.molesWithoutClock })
    : m['games.whack_a_mole.info.score']({ score: count });
}

/** For screen readers: the position of the mole and, without a clock, what a press hit. */
export function spokenWords({ mole, mark, hits, withoutClock }: MoleState): string {
  if (withoutClock && mark?.met === 'nothing') return m['games.whack_a_mole.spoken_empty']({ hole: mark.hole });
  if (mole) return m['games.whack_a_mole.spoken_mole']({ hole: mole.hole });
  if (!withoutClock || hits.length === 0) return '';
  return m['games.whack_a_mole.spoken_touched']({ count: hits.length, all: WHACK_A_MOLE.molesWithoutClock });
}

const SECONDS_IN_ALL = WHACK_A_MOLE.durationMs / 1000;

/** The result of a game. */
export function titleWords(run: MoleRun): string {
  const { hits, withoutClock } = run;
  if (isWildPressing(run)) return m['games.whack_a_mole.wild.title']();
  if (withoutClock) return m['games.whack_a_mole.touched_all']({ count: hits.length });
  if (hits.length === 0) return m['games.whack_a_mole.none_touched']();
  return m['games.whack_a_mole.touched']({ count: hits.length });
}

export function leadWords(run: MoleRun): string {
  if (isWildPressing(run)) return m['games.whack_a_mole.wild.lead']();
  return run.withoutClock
    ? m['games.whack_a_mole.over_without_clock']()
    : m['games.whack_a_mole.over']({ count: SECONDS_IN_ALL });
}

/**
 * The numbers of a game, each with its meaning. Without a clock every mole is touched; random presses have no reaction
 * time.
 */
export function moleFigures(run: MoleRun): PlainFigure[] {
  const { hits, misses, withoutClock } = run;
  const touched = {
    term: m['games.whack_a_mole.figures.moles'](),
    figure: String(hits.length),
    meaning: m['games.whack_a_mole.figures.in_seconds']({ count: SECONDS_IN_ALL }),
  };
  const reaction = { term: m['games.figures.usual_reaction'](), ...reactionWords(run) };
  const emptyHoles = {
    term: m['games.whack_a_mole.figures.empty_holes'](),
    figure: missesWords(misses),
    meaning: m['games.whack_a_mole.figures.costs_nothing'](),
  };
  return [...(withoutClock ? [] : [touched]), ...(isWildPressing(run) ? [] : [reaction]), emptyHoles];
}

/** The number of presses on empty holes as text; at the limit of the report, "at least" that number. */
export function missesWords(count: number): string {
  return count < WHACK_A_MOLE.maxMisses
    ? String(count)
    : m['games.whack_a_mole.figures.count_or_more']({ count: WHACK_A_MOLE.maxMisses });
}

function reactionWords(run: MoleRun): { figure: string; meaning: string } {
  const { reactionsMs } = moleReactions(run);
  const usual = typicalTime(reactionsMs);
  if (!usual) {
    return { figure: m['games.figures.none_yet'](), meaning: m['games.whack_a_mole.figures.no_reaction']() };
  }
  return {
    figure: formatSeconds(usual.medianMs),
    meaning:
      reactionsMs.length === 1
        ? m['games.whack_a_mole.figures.one_reaction']()
        : m['games.whack_a_mole.figures.spread']({ spread: formatSpread(usual.spreadMs) }),
  };
}

/** How many touches were too early to be reactions, and what that means; null for none. */
export function tooSoonWords(run: MoleRun): string | null {
  const { anticipations: count } = moleReactions(run);
  return count === 0 || isWildPressing(run) ? null : m['games.whack_a_mole.too_soon']({ count });
}

/** From this share of missed moles on, most of them seen too late, the tip says where to look. */
const MISSED_FOR_TIP = 0.2;

/** One thing to try next time; null when few moles were missed. */
export function tipWords(run: MoleRun): string | null {
  if (isWildPressing(run)) return m['games.whack_a_mole.wild.tip']();
  if (run.misses > run.hits.length) return m['games.whack_a_mole.tip.wait']();
  if (!run.withoutClock && run.hits.length < moleCount(run) / 2) {
    return m['games.whack_a_mole.tip.take_your_time']();
  }
  const missed = moleCount(run) - run.hits.length;
  return missed >= moleCount(run) * MISSED_FOR_TIP ? m['games.whack_a_mole.tip.middle_hole']() : null;
}

/**
 * The same after a run with levels. Its moles get faster until about three of ten are missed, so that misses give a
 * reason only when they are more than half.
 */
export function levelTipWords({ reactionsMs, misses }: MoleLevelRun): string | null {
  const touched = reactionsMs.filter((ms) => ms !== null).length;
  if (misses > touched) return m['games.whack_a_mole.tip.wait']();
  return touched < reactionsMs.length / 2 ? m['games.whack_a_mole.tip.middle_hole']() : null;
}
