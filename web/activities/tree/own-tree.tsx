import { Suspense } from 'react';
import { type Activity, LEAF_KINDS, leafCount } from '#rules/rewards/activity.ts';
import { BOUGH_PLACES, boughCount, growth, type Place, singleLeaves, TREE } from '#rules/rewards/tree.ts';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { useSettings } from '../../ui/settings/device-settings.ts';
import { LeafShape } from './leaf.tsx';
import { Bough, Crown, Wood } from './tree-parts.tsx';

/** Loaded only for learners who use it. */
const SeasonLook = lazyChunk(async () => (await import('./tree-looks.tsx')).SeasonLook);
const Lantern = lazyChunk(async () => (await import('./tree-looks.tsx')).Lantern);

const LEAF_SCALE = 0.8;
const { foot, crown, lens } = TREE;

type OwnTreeProps = {
  activity: Activity;
  /** Whether the tree has its own small hill, instead of the hillside of the landing page. */
  isAlone?: boolean;
  className?: string | undefined;
};

/** The tree of a learner with their leaves and cosmetics. Render only one per page, because its leaves have ids. */
export function OwnTree({ activity, isAlone = false, className }: OwnTreeProps) {
  const { treeSeason, lantern } = useSettings();
  const leaves = leafCount(activity);
  const size = growth(leaves);
  const centre = { x: crown.x, y: foot.y - (foot.y - crown.y) * size };
  const kinds = LEAF_KINDS.filter((kind) => activity.newest.includes(kind));
  return (
    <svg viewBox={isAlone ? viewBoxAlone(size) : '0 0 720 640'} aria-hidden="true" className={className}>
      <defs>
        {kinds.map((kind) => (
          <g key={kind} id={`leaf-${kind}`}>
            <LeafShape kind={kind} />
          </g>
        ))}
      </defs>
      {isAlone && <ellipse cx={foot.x} cy={foot.y + 34} rx={220} ry={46} fill="var(--art-hill-3)" />}
      <Crown {...centre} size={size} />
      <Suspense>
        {treeSeason !== 'summer' && <SeasonLook season={treeSeason} size={size} />}
        {lantern && <Lantern />}
      </Suspense>
      <g transform={`translate(${foot.x} ${foot.y}) scale(${size}) translate(${-foot.x} ${-foot.y})`}>
        <Wood />
      </g>
      <g transform={`translate(${centre.x} ${centre.y})`}>
        {BOUGH_PLACES.slice(0, boughCount(leaves)).map((place, at) => (
          <Bough key={`${place.turn}`} place={place} isLight={at % 2 === 0} />
        ))}
        <g stroke="var(--tree-leaf-edge)" strokeWidth={4} paintOrder="stroke">
          {singleLeaves(activity).map(({ number, kind, place }) => (
            <use key={number} href={`#leaf-${kind}`} transform={placed(place)} data-leaf={kind} />
          ))}
        </g>
      </g>
      {!isAlone && <LookAtLeaf crownTop={centre.y - crown.radiusY * size * 0.5} crownLeft={centre.x - 150 * size} />}
    </svg>
  );
}

/** The dotted line from the magnified leaf to the crown. */
function LookAtLeaf({ crownTop, crownLeft }: { crownTop: number; crownLeft: number }) {
  const from = { x: lens.x + 44, y: lens.y + 54 };
  return (
    <path
      d={`M${from.x} ${from.y}Q${crownLeft} ${(from.y + crownTop) / 2} ${crownLeft + 30} ${crownTop}`}
      fill="none"
      stroke="var(--art-ink)"
      strokeWidth={2.6}
      strokeDasharray="1 9"
      strokeLinecap="round"
    />
  );
}

/**
 * The view box around a tree of this size, so that a young tree fills the picture more than it would beside a grown
 * one.
 */
function viewBoxAlone(size: number): string {
  const share = size ** 0.6;
  const [width, height] = [440 * share, 474 * share];
  return [foot.x - width / 2, foot.y + 34 - height, width, height].map((each) => each.toFixed(1)).join(' ');
}

/** The `transform` attribute of a leaf. */
function placed({ x, y, turn }: Place): string {
  return `translate(${x.toFixed(1)},${y.toFixed(1)})rotate(${turn.toFixed(0)})scale(${LEAF_SCALE})`;
}
