import { type Activity, LEAF_KINDS, leafCount } from '#rules/activity.ts';
import { BOUGH_PLACES, boughCount, growth, type Place, singleLeaves, TREE } from '#rules/tree.ts';
import { LeafShape } from './leaf.tsx';

const LEAF_SCALE = 0.8;
const { foot, crown, lens, boughRadius } = TREE;

type OwnTreeProps = {
  activity: Activity;
  /** Whether the tree stands on its own small hill, not on the hillside of the landing page. */
  isAlone?: boolean;
  className?: string | undefined;
};

/** The tree of a learner with their leaves. Only one on a page: its leaves have ids. */
export function OwnTree({ activity, isAlone = false, className }: OwnTreeProps) {
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
      <ellipse
        cx={centre.x}
        cy={centre.y}
        rx={crown.radiusX * size}
        ry={crown.radiusY * size}
        fill="var(--art-hill-3)"
        opacity={0.6}
      />
      <g transform={`translate(${foot.x} ${foot.y}) scale(${size}) translate(${-foot.x} ${-foot.y})`}>
        <Wood />
      </g>
      <g transform={`translate(${centre.x} ${centre.y})`}>
        {BOUGH_PLACES.slice(0, boughCount(leaves)).map((place, at) => (
          <Bough key={`${place.turn}`} place={place} isLight={at % 2 === 0} />
        ))}
        {singleLeaves(activity).map(({ number, kind, place }) => (
          <use key={number} href={`#leaf-${kind}`} transform={placed(place)} data-leaf={kind} />
        ))}
      </g>
      {!isAlone && <LookAtLeaf crownTop={centre.y - crown.radiusY * size * 0.5} crownLeft={centre.x - 150 * size} />}
    </svg>
  );
}

function Wood() {
  return (
    <g stroke="var(--art-bark)" strokeWidth={13} strokeLinecap="round" fill="none">
      <path
        d="M236 500C250 440 244 400 232 350L262 330L276 362L300 322L322 338C296 384 290 440 308 502Q272 512 236 500Z"
        fill="var(--art-bark)"
        strokeWidth={0}
      />
      <path d="M250 372C226 340 200 330 168 322M290 366C320 330 350 322 384 316M270 350C270 310 268 280 270 250" />
    </g>
  );
}

/** A full branch, of leaves that have no place of their own any more. */
function Bough({ place: { x, y }, isLight }: { place: Place; isLight: boolean }) {
  return (
    <>
      <circle cx={x} cy={y} r={boughRadius} fill="var(--art-hill-2)" />
      <circle cx={x} cy={y} r={boughRadius} fill="var(--art-hill-3)" opacity={0.5} />
      <circle
        cx={x}
        cy={y}
        r={boughRadius * 0.7}
        fill={isLight ? 'var(--art-hill-1)' : 'var(--art-hill-3)'}
        opacity={0.45}
      />
    </>
  );
}

/** The dotted line from the lens of the leaf to the crown. */
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

/** The part of the picture around a tree of this size. A young tree is shown larger than it is beside a grown one. */
function viewBoxAlone(size: number): string {
  const share = size ** 0.6;
  const [width, height] = [440 * share, 474 * share];
  return [foot.x - width / 2, foot.y + 34 - height, width, height].map((each) => each.toFixed(1)).join(' ');
}

/** The attribute `transform` of a leaf at its place. */
function placed({ x, y, turn }: Place): string {
  return `translate(${x.toFixed(1)},${y.toFixed(1)})rotate(${turn.toFixed(0)})scale(${LEAF_SCALE})`;
}
