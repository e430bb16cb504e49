import type { Settings } from '#rules/people/settings.ts';
import { TREE } from '#rules/rewards/tree.ts';

const { foot, crown } = TREE;

/** What a season adds around the crown and at the foot of a tree of this size, without covering leaves. */
export function SeasonLook({ season, size }: { season: Settings['treeSeason']; size: number }) {
  if (season === 'spring') return <Blossoms size={size} />;
  if (season === 'autumn') return <Mushrooms />;
  return season === 'winter' ? <Snow size={size} /> : null;
}

/** The angle between two blossoms at the edge of the crown, in degrees. */
const BLOSSOM_DEGREES = 24;

function Blossoms({ size }: { size: number }) {
  const angles = Array.from({ length: 360 / BLOSSOM_DEGREES }, (_, at) => (at * BLOSSOM_DEGREES * Math.PI) / 180);
  return angles.map((angle, at) => {
    const distance = size * (at % 2 === 0 ? 1 : 0.97);
    const x = foot.x + crown.radiusX * distance * Math.cos(angle);
    const y = foot.y - (foot.y - crown.y) * size + crown.radiusY * distance * Math.sin(angle);
    return <Blossom key={angle} x={x} y={y} />;
  });
}

function Blossom({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path
        d="M0-9A5 5 0 0 1 6-5A5 5 0 0 1 9 3A5 5 0 0 1 3 8A5 5 0 0 1-4 8A5 5 0 0 1-9 2A5 5 0 0 1-6-6A5 5 0 0 1 0-9Z"
        fill="var(--art-bone)"
        stroke="var(--art-rose)"
        strokeWidth={2}
      />
      <circle r={2.6} fill="var(--art-sun)" />
    </g>
  );
}

function Mushrooms() {
  return (
    <>
      <Mushroom x={foot.x - 45} y={foot.y + 10} scale={0.9} />
      <Mushroom x={foot.x - 27} y={foot.y + 20} scale={0.6} />
    </>
  );
}

function Mushroom({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-6 0Q-4-12-5-20H5Q4-12 6 0Q0 3-6 0Z" fill="var(--art-bone)" />
      <path d="M-18-18C-18-36 18-36 18-18Q0-13-18-18Z" fill="var(--art-clay)" />
      <path d="M-7-24h0M6-26h0M12-20h0" stroke="var(--art-bone)" strokeWidth={4} strokeLinecap="round" />
    </g>
  );
}

/** Snow on top of the crown and on the ground. */
function Snow({ size }: { size: number }) {
  const [x, y] = [crown.radiusX * size, crown.radiusY * size];
  const top = foot.y - (foot.y - crown.y) * size;
  const [left, right, edge] = [foot.x - x * 0.8, foot.x + x * 0.8, top - y * 0.6];
  return (
    <g fill="var(--art-bone)">
      <path
        d={`M${left} ${edge}A${x} ${y} 0 0 1 ${right} ${edge}Q${foot.x + x * 0.5} ${edge - y * 0.32} ${foot.x + x * 0.2} ${edge - y * 0.2}T${foot.x - x * 0.25} ${edge - y * 0.16}T${left} ${edge}Z`}
      />
      <ellipse cx={foot.x} cy={foot.y + 6} rx={92} ry={13} />
    </g>
  );
}

/** The lantern of the shop. It is beside the trunk, where the people in the hillside picture do not cover it. */
export function Lantern() {
  return (
    <g transform={`translate(${foot.x + 54} ${foot.y + 4}) scale(0.9)`}>
      <circle cy={-66} r={52} fill="var(--art-sun)" opacity={0.22} />
      <circle cy={-66} r={34} fill="var(--art-sun)" opacity={0.3} />
      <path d="M0 0V-44M-14 0H14M-11-44H11" stroke="var(--art-bark)" strokeWidth={6} strokeLinecap="round" />
      <path d="M-13-47L-16-78H16L13-47Z" fill="var(--art-sun)" stroke="var(--art-bark)" strokeWidth={4} />
      <path d="M-20-80L0-94L20-80Z" fill="var(--art-bark)" />
      <path d="M0-54C-8-60-5-66 0-72C5-66 8-60 0-54Z" fill="var(--art-clay)" />
    </g>
  );
}
