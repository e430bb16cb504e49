import { SIMON, SIMON_DIFFICULTIES, type SimonRun, simonTurns } from './simon.ts';
import { type SimonLevelRun, simonLevelResult, simonTries } from './simon-levels.ts';
import { hasEnoughReactions, type SimonInsight, shownInsights, simonSummary } from './simon-summary.ts';

/** One thing to try in the next game. */
export type SimonTip =
  | 'wait-for-turn'
  | 'first-light'
  | 'newest-colour'
  | 'slower-speed'
  | 'steady-beat'
  | 'first-colours'
  | 'groups'
  | 'say-colours'
  | 'faster-speed';

/** The tip that the sentence about an insight gives already. */
const TIP_OF_INSIGHT: Record<SimonInsight, SimonTip> = {
  'long-sequence': 'groups',
  focus: 'first-colours',
  consistency: 'steady-beat',
  'impulsive-clicks': 'wait-for-turn',
};

/**
 * The first tip that fits how a run went and that no shown insight gives; null after the longest sequence at the fastest
 * speed.
 */
export function simonTip(run: SimonRun): SimonTip | null {
  const given = shownInsights(run).map((insight) => TIP_OF_INSIGHT[insight]);
  return fittingTips(run).find((tip) => !given.includes(tip)) ?? null;
}

/**
 * The tip for a run with levels; null when the next level is higher. Its sequences get longer until half of them are
 * missed, so that where they were missed counts, not how many.
 */
export function simonLevelTip(run: SimonLevelRun): SimonTip | null {
  if ((simonLevelResult(run).level ?? 0) > run.startLevel) return null;
  const missed = simonTries(run).filter(({ level, correct }) => correct < level);
  const areMost = (some: typeof missed) => some.length > 0 && some.length >= missed.length / 2;
  const { waitFromClicks, groupsFromLevel } = SIMON.tips;
  if (run.impulsiveClicks >= waitFromClicks) return 'wait-for-turn';
  if (areMost(missed.filter(({ level, correct }) => correct < level / 3))) return 'first-colours';
  return areMost(missed.filter(({ level }) => level >= groupsFromLevel)) ? 'groups' : 'say-colours';
}

/** The tips for a run, the most fitting first. */
function fittingTips(run: SimonRun): SimonTip[] {
  const { level, missed, impulsiveClicks, medianMs, spreadMs } = simonSummary(run);
  const { waitFromClicks, slowerUnderLevel, groupsFromLevel, unevenSpreadOver } = SIMON.tips;
  if (missed === null) return run.difficulty === SIMON_DIFFICULTIES.at(-1) ? [] : ['faster-speed'];
  const right = simonTurns(run).at(-1)?.correct ?? 0;
  const isUneven = hasEnoughReactions(run) && (spreadMs ?? 0) > (medianMs ?? 0) * unevenSpreadOver;
  const fits: Record<Exclude<SimonTip, 'faster-speed'>, boolean> = {
    'wait-for-turn': impulsiveClicks >= waitFromClicks,
    'first-light': level === 1,
    'newest-colour': right === level - 1,
    'slower-speed': level < slowerUnderLevel && run.difficulty !== SIMON_DIFFICULTIES[0],
    'steady-beat': isUneven,
    'first-colours': right < level / 3,
    groups: level >= groupsFromLevel,
    'say-colours': true,
  };
  return (Object.keys(fits) as (keyof typeof fits)[]).filter((tip) => fits[tip]);
}
