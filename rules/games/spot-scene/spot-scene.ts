/** Every number of a scene. Lengths are CSS pixels of a picture at its own size. */
export const SPOT_SCENE = {
  width: 450,
  height: 320,
  differences: 5,
  /** What changes covers at least this much in each direction. */
  leastChange: 24,
  /** Between the middles of two differences. */
  leastApart: 60,
  mostHiddenPercent: 10,
  /** Contrast of two paints that stand for each other, as WCAG 2.2 counts it. */
  leastContrast: 3,
  /** A press counts within a square of at least this side: 44 px on a picture that is 291 px wide, as on a narrow phone. */
  leastTarget: 68,
  /** Between two things of a scene, and between a thing and the edge. */
  gap: 5,
  /** A thing that changes its size has this share of it in the other picture. */
  smallSize: 0.6,
  /** How far a thing goes that stands in another place, at most. */
  farthestMove: 64,
} as const;

/** A box in a picture, by its edges. */
export type Box = { left: number; top: number; right: number; bottom: number };

export function areApart(a: Box, b: Box, gap: number): boolean {
  return a.right + gap <= b.left || b.right + gap <= a.left || a.bottom + gap <= b.top || b.bottom + gap <= a.top;
}

export function isWithin(box: Box, { left, top, right, bottom }: Box): boolean {
  return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
}

export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export function middleOf({ left, top, right, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
