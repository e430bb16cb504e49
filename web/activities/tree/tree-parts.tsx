import { type Place, TREE } from '#rules/rewards/tree.ts';

const { crown, boughRadius } = TREE;

/** The crown behind the leaves, in the colours of the season. */
export function Crown({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <ellipse cx={x} cy={y} rx={crown.radiusX * size} ry={crown.radiusY * size} fill="var(--tree-crown)" opacity={0.6} />
  );
}

/** The trunk and its branches. */
export function Wood() {
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

/** A full branch; it stands for many leaves that are no longer drawn one by one. */
export function Bough({ place: { x, y }, isLight }: { place: Place; isLight: boolean }) {
  return (
    <>
      <circle cx={x} cy={y} r={boughRadius} fill="var(--tree-bough)" />
      <circle cx={x} cy={y} r={boughRadius} fill="var(--tree-crown)" opacity={0.5} />
      <circle
        cx={x}
        cy={y}
        r={boughRadius * 0.7}
        fill={isLight ? 'var(--tree-light)' : 'var(--tree-crown)'}
        opacity={0.45}
      />
    </>
  );
}
