import type { ReactNode } from 'react';
import type { LeafKind } from '#rules/rewards/activity.ts';

const FILLED = { strokeWidth: 2.6, strokeLinecap: 'round' } as const;

const almond = (fill: string, mark: string) => (
  <>
    <path d="M0-22C14-10 14 8 0 22C-14 8-14-10 0-22Z" fill={fill} />
    <path d="M0-14V22" stroke={mark} {...FILLED} />
  </>
);
const pod = (fill: string, mark: string) => (
  <>
    <path d="M-20 0C-10-16 10-16 20 0C10 16-10 16-20 0Z" fill={fill} />
    <path d="M-8 0h0M0 0h0M8 0h0" stroke={mark} strokeWidth={4.8} strokeLinecap="round" />
  </>
);
const halves = (fill: string, mark: string) => (
  <>
    <path d="M-17-2A17 17 0 0 1 17-2Z" fill={fill} />
    <path d="M-17 2A17 17 0 0 0 17 2Z" fill={mark} />
  </>
);
const clover = (fill: string, mark: string) => (
  <>
    <path d="M0-20C9-20 7-7 7-7S20-9 20 0S7 7 7 7S9 20 0 20S-7 7-7 7S-20 9-20 0S-7-7-7-7S-9-20 0-20Z" fill={fill} />
    <circle r={4} fill={mark} />
  </>
);
const patch = (fill: string, mark: string) => (
  <>
    <rect x={-15} y={-15} width={30} height={30} rx={9} fill={fill} />
    <path d="M-8-5H8M-8 1H8M-8 7H3" stroke={mark} {...FILLED} />
  </>
);
const ring = (fill: string, mark: string) => (
  <>
    <circle r={17} fill={fill} />
    <circle r={7} fill="none" stroke={mark} strokeWidth={3} />
  </>
);
const triangle = (fill: string, mark: string) => (
  <>
    <path
      d="M0-20L17 12Q18 16 13 16H-13Q-18 16-17 12Z"
      fill={fill}
      stroke={fill}
      strokeWidth={4}
      strokeLinejoin="round"
    />
    <circle cy={5} r={4.4} fill={mark} />
  </>
);
const heart = (fill: string, mark: string) => (
  <>
    <path d="M0 19C-26 2-16-20 0-10C16-20 26 2 0 19Z" fill={fill} />
    <path d="M0-4V12" stroke={mark} {...FILLED} />
  </>
);

const star = (fill: string, mark: string) => (
  <>
    <path
      d="M0-19L5-7 18-6 8 3 11 16 0 9-11 16-8 3-18-6-5-7Z"
      fill={fill}
      stroke={fill}
      strokeWidth={4}
      strokeLinejoin="round"
    />
    <circle cy={1} r={4.4} fill={mark} />
  </>
);
const drop = (fill: string, mark: string) => (
  <>
    <path d="M0-21C10-9 15-2 15 5A15 15 0 0 1-15 5C-15-2-10-9 0-21Z" fill={fill} />
    <path d="M-7 2H7M-7 9H3" stroke={mark} {...FILLED} />
  </>
);

const bell = (fill: string, mark: string) => (
  <>
    <path d="M0-20C13-20 12 2 19 12H-19C-12 2-13-20 0-20Z" fill={fill} />
    <path d="M-6 17Q0 22 6 17" fill="none" stroke={fill} {...FILLED} />
    <path d="M0-12V6" stroke={mark} {...FILLED} />
  </>
);
const twins = (fill: string, mark: string) => (
  <>
    <path d="M-2 18C-22 8-20-16-6-20C0-8 2 4-2 18Z" fill={fill} />
    <path d="M2 18C22 8 20-16 6-20C0-8-2 4 2 18Z" fill={mark} />
  </>
);
const book = (fill: string, mark: string) => (
  <>
    <path d="M-1-12C-8-20-20-17-20-17V13C-20 13-8 10-1 17Z" fill={fill} />
    <path d="M1-12C8-20 20-17 20-17V13C20 13 8 10 1 17Z" fill={fill} />
    <path d="M-15-8-6-6M-15 0-6 2M15-8 6-6M15 0 6 2" stroke={mark} {...FILLED} />
  </>
);

/** The leaf of each kind. Kinds differ in shape too, so that colour is not the only cue. About 40 units wide. */
const LEAVES: Record<LeafKind, ReactNode> = {
  'focus-game': almond('var(--art-clay)', 'var(--art-paper)'),
  'letter-quiz': pod('var(--art-deep)', 'var(--art-sun)'),
  'traits-questionnaire': halves('var(--art-berry)', 'var(--art-rose)'),
  simon: clover('var(--art-sun)', 'var(--art-clay)'),
  'multitask-master': patch('var(--art-sea)', 'var(--art-ink)'),
  'spot-the-difference': ring('var(--art-rose)', 'var(--art-berry)'),
  'whack-a-mole': triangle('var(--art-deep)', 'var(--art-sun)'),
  'picture-words': heart('var(--art-clay)', 'var(--art-paper)'),
  'careful-moles': star('var(--art-sea)', 'var(--art-ink)'),
  'letter-round': twins('var(--art-deep)', 'var(--art-sea)'),
  'sound-match': bell('var(--art-sun)', 'var(--art-bark)'),
  'reading-passage': book('var(--art-bark)', 'var(--art-paper)'),
  'word-or-not': drop('var(--art-berry)', 'var(--art-rose)'),
};

/** The shape of a leaf around the origin, for a drawing. */
export function LeafShape({ kind }: { kind: LeafKind }) {
  return LEAVES[kind];
}

/** A leaf as a standalone picture, hidden from screen readers; the text is beside it. */
export function LeafPicture({ kind, className }: { kind: LeafKind; className?: string | undefined }) {
  return (
    <svg viewBox="-24 -24 48 48" aria-hidden="true" className={className}>
      <g transform="rotate(20)">
        <LeafShape kind={kind} />
      </g>
    </svg>
  );
}
