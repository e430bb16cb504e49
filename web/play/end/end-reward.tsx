import { m } from '#messages';
import type { Game } from '#rules/games/runs.ts';
import { TREE } from '#rules/rewards/tree.ts';
import { LeafPicture } from '../../activities/tree/leaf.tsx';
import { Crown, Wood } from '../../activities/tree/tree-parts.tsx';
import { StarIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import type { SavedRun } from '../saving/use-save-run.ts';
import css from './end-panel.module.css';
import { isKept } from './leaf-note.tsx';

export type EndRewardProps = {
  kind: Game;
  saved: Pick<SavedRun, 'saving' | 'points'>;
  /** A new best or a new level. */
  news: string | null;
};

/** What a run brought: a new best or level, and the leaf, which flies to the tree. */
export function EndReward({ kind, saved, news }: EndRewardProps) {
  // A run without points adds no leaf.
  const hasLeaf = saved.points > 0 && isKept(saved.saving);
  if (!hasLeaf && !news) return null;
  return (
    <div className={css.reward} data-news={news !== null || undefined}>
      <div className={css.words}>
        {news && (
          <p className={css.news}>
            <StarIcon />
            {news}
          </p>
        )}
        {/* Beside news the picture says it. */}
        {hasLeaf && <p className={news ? layout.hidden : undefined}>{m['play.tree.new_leaf']()}</p>}
      </div>
      {hasLeaf && (
        <div className={css.tree}>
          <svg viewBox="80 88 384 424" aria-hidden="true">
            <Crown {...TREE.crown} size={1} />
            <Wood />
          </svg>
          <LeafPicture kind={kind} className={css.leaf} />
        </div>
      )}
    </div>
  );
}
