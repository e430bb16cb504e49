import { m } from '#messages';
import { GAMES } from '#rules/games/runs.ts';
import { type Activity, LEAF_KINDS, type LeafKind } from '#rules/rewards/activity.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { GAME_INFO } from '../game-info.ts';
import { SCREENING_PART_INFO } from '../screening-part-info.ts';
import { LeafPicture } from './leaf.tsx';
import css from './tree.module.css';
import { formatCount } from './tree-words.ts';

/** A collapsible legend: what each kind of leaf stands for, and how many there are. */
export function TreeLegend({ counts }: Pick<Activity, 'counts'>) {
  return (
    <Disclosure title={m['play.tree.legend']()}>
      <ul className={css.legend}>
        {LEAF_KINDS.map((kind) => (
          <li key={kind}>
            <LeafPicture kind={kind} className={css.leaf} />
            <span>{m['play.tree.legend_entry']({ title: titleOf(kind), number: formatCount(counts[kind]) })}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function titleOf(kind: LeafKind): string {
  const game = GAMES.find((each) => each === kind);
  if (game) return GAME_INFO[game].title();
  const part = SCREENING_PARTS.find((each) => each === kind);
  return part ? SCREENING_PART_INFO[part].title() : '';
}
