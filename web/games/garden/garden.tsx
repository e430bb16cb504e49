import css from './garden.module.css';

/**
 * The background of the holes: sky, hills, meadow, flowers. It is rendered once; the light comes from the upper right.
 */
export function Garden() {
  return (
    <svg className={css.garden} viewBox="0 0 300 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-60 0h420v70H-60z" fill="var(--art-sky)" />
      <circle cx="258" cy="14" r="30" fill="var(--art-glow)" />
      <path d="M-60 40C0 14 60 14 120 30s130 12 240-6v80H-60z" fill="var(--art-hill-2)" />
      <path d="M-60 62c70-26 160-26 230-14s130 4 190-6v238H-60z" fill="var(--art-hill-1)" />
      <g fill="none" stroke="var(--art-hill-2)" strokeWidth="7" opacity=".55">
        <path d="M-60 112c100-16 230-20 420-2" />
        <path d="M-60 196c120-16 260-18 420 2" />
      </g>
      <path d={TUFTS} fill="var(--art-hill-3)" opacity=".8" />
      {FLOWERS.map(([x, y, colour]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M0 0q1 5 0 9" fill="none" stroke="var(--art-hill-3)" strokeWidth="1.6" />
          <circle r="3.6" fill={`var(${colour})`} />
          <circle r="1.4" fill="var(--art-bone)" />
        </g>
      ))}
    </svg>
  );
}

/** Tufts of grass between the rows of holes, where no animal appears. */
const TUFTS = [
  [90, 116],
  [194, 118],
  [290, 112],
  [86, 202],
  [188, 196],
  [284, 204],
]
  .map(([x, y]) => `M${x} ${y}q0-7-5-10 7 1 7 10 1-8 6-11-3 5-2 11z`)
  .join('');

const FLOWERS = [
  [82, 96, '--art-sun'],
  [184, 100, '--art-rose'],
  [280, 94, '--art-berry'],
  [92, 184, '--art-rose'],
  [180, 178, '--art-sun'],
  [276, 184, '--art-rose'],
] as const;
