import { m } from '#messages';
import { GAMES } from '#rules/games/runs.ts';
import { type Activity, groupCounts, LEAF_GROUPS, type LeafKind, leafCount } from '#rules/rewards/activity.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { formatCount, joinWithAnd } from '../../ui/words/number-words.ts';
import { GAME_INFO } from '../game-info.ts';
import { SCREENING_PART_INFO } from '../screening-part-info.ts';

/** The number of leaves on a tree, and what they stand for. */
export function leafWords(activity: Activity): string {
  const count = leafCount(activity);
  if (count === 0) return joinSentences(m['play.tree.young'](), m['play.tree.each_adds']());
  const number = formatCount(count);
  const counts = groupCounts(activity);
  const groups = LEAF_GROUPS.filter((group) => counts[group] > 0);
  const [only] = groups;
  if (only && groups.length === 1) return m['play.tree.leaves_of_one']({ count, number, group: only });
  const parts = groups.map((group) =>
    m['play.tree.part']({ count: counts[group], number: formatCount(counts[group]), group }),
  );
  return m['play.tree.leaves']({ count, number, parts: joinWithAnd(parts) });
}

/** The number of days on which an activity was finished; empty for none. */
export function dayCountWords({ days }: Activity): string {
  return days.length === 0 ? '' : m['play.tree.days']({ count: days.length, number: formatCount(days.length) });
}

/** The name of the activity that adds a leaf of this kind. */
export function leafTitle(kind: LeafKind): string {
  const game = GAMES.find((each) => each === kind);
  if (game) return GAME_INFO[game].title();
  const part = SCREENING_PARTS.find((each) => each === kind);
  return part ? SCREENING_PART_INFO[part].title() : '';
}
