import type { Pad } from '#rules/games/simon/simon.ts';

type PadFace = {
  shape: 'circle' | 'hexagon' | 'star' | 'triangle' | 'square' | 'diamond';
  hz: number;
};

/** Each pad has its own colour, shape and tone; any one of them identifies it. */
export const PAD_FACES: { [Name in Pad]: PadFace } = {
  red: { shape: 'circle', hz: 262 },
  orange: { shape: 'hexagon', hz: 294 },
  yellow: { shape: 'star', hz: 330 },
  green: { shape: 'triangle', hz: 392 },
  blue: { shape: 'square', hz: 440 },
  purple: { shape: 'diamond', hz: 523 },
};

const OUTLINES: { [Name in PadFace['shape']]: string } = {
  circle: 'M27 16A11 11 0 1 1 5 16A11 11 0 1 1 27 16Z',
  hexagon: 'M16 4L27 10.5V21.5L16 28L5 21.5V10.5Z',
  star: 'M16 4l3.7 7.9 8.6 1-6.4 5.9 1.7 8.5L16 23.1l-7.6 4.2 1.7-8.5L3.7 12.9l8.6-1Z',
  triangle: 'M16 5L28 26H4Z',
  square: 'M6 6H26V26H6Z',
  diamond: 'M16 3L27 16L16 29L5 16Z',
};

/** The shape of a pad. */
export function PadShape({ pad }: { pad: Pad }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={OUTLINES[PAD_FACES[pad].shape]} />
    </svg>
  );
}
