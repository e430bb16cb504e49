import { presetPicturePath } from '#rules/people/profile-picture.ts';
import type { ShopItem } from '#rules/rewards/shop.ts';
import { LEAF_PLACES, TREE } from '#rules/rewards/tree.ts';
import { LeafPicture, LeafShape } from '../../activities/tree/leaf.tsx';
import { Lantern, SeasonLook } from '../../activities/tree/tree-looks.tsx';
import { Crown, Wood } from '../../activities/tree/tree-parts.tsx';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import css from './shop.module.css';

/** An item as it looks in use, hidden from screen readers; the text is beside it. */
export function ItemPicture({ item }: { item: ShopItem }) {
  switch (item.kind) {
    case 'lantern':
      return (
        <svg viewBox="264 394 124 124" aria-hidden="true" className={css.picture}>
          <Lantern />
        </svg>
      );
    case 'sheet':
      return (
        <span className={css.stickers} aria-hidden="true">
          <LeafPicture kind="simon" />
          <LeafPicture kind="focus-game" />
          <LeafPicture kind="picture-words" />
          <LeafPicture kind="careful-moles" />
        </span>
      );
    case 'season':
      return <SeasonTree season={item.look.value} />;
    case 'accent':
      return (
        <span className={css.accent} data-accent={item.look.value} aria-hidden="true">
          <span className={css.accentButton} />
          <span className={css.accentLink} />
        </span>
      );
    case 'sounds':
      return (
        <span className={css.sounds} aria-hidden="true">
          <SpeakerHighIcon />
        </span>
      );
    case 'avatar':
      return <img src={presetPicturePath(item.look.picture)} alt="" className={css.avatar} />;
  }
}

const KINDS = ['simon', 'focus-game', 'whack-a-mole', 'picture-words', 'letter-quiz', 'careful-moles'] as const;
const { foot, crown } = TREE;

function SeasonTree({ season }: { season: 'spring' | 'autumn' | 'winter' }) {
  return (
    <svg viewBox="62 76 420 460" aria-hidden="true" className={css.picture} data-season={season}>
      <ellipse cx={foot.x} cy={foot.y + 18} rx={190} ry={26} fill="var(--art-hill-3)" />
      <Crown x={crown.x} y={crown.y} size={1} />
      <Wood />
      <SeasonLook season={season} size={1} />
      <g stroke="var(--tree-leaf-edge)" strokeWidth={4} paintOrder="stroke">
        {KINDS.map((kind, at) => {
          // Every twelfth position, so that the leaves do not overlap.
          const { x, y, turn } = LEAF_PLACES[at * 12] ?? { x: 0, y: 0, turn: 0 };
          return (
            <g key={kind} transform={`translate(${crown.x + x} ${crown.y + y}) rotate(${turn}) scale(1.6)`}>
              <LeafShape kind={kind} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
