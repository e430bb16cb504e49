import { m } from '#messages';
import type { LeafKind } from '#rules/rewards/activity.ts';
import { LeafPicture } from '../../activities/tree/leaf.tsx';
import type { SavedRun } from '../saving/use-save-run.ts';
import type { Saving } from '../saving/use-saving.ts';
import css from './leaf-note.module.css';

export type NewLeafProps = { kind: LeafKind; saving: SavedRun['saving'] | Saving<unknown> };

/** The leaf that a finished activity adds to the tree; renders nothing if the result is not stored. */
export function LeafNote({ kind, saving }: NewLeafProps) {
  if (!isKept(saving)) return null;
  return (
    <p className={css.newLeaf}>
      <LeafPicture kind={kind} className={css.newLeafPicture} />
      {m['play.tree.new_leaf']()}
    </p>
  );
}

/** Whether a result is stored, so that it adds a leaf. */
export function isKept(saving: NewLeafProps['saving']): boolean {
  if ('isUnstored' in saving) return !saving.isUnstored;
  return !['unstored', 'refused', 'lost', 'tried'].includes(saving.state);
}
