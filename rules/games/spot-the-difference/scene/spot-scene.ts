/**
 * Lengths are CSS pixels of an unscaled picture. Width, height and the number of differences are from the product
 * specification; the other numbers are our own, where no source is named.
 */
export const SPOT_SCENE = {
  width: 450,
  height: 320,
  differences: 5,
  /** The smallest width and height of a difference. */
  minChangePx: 24,
  /** The smallest distance between the centres of two differences. */
  minDistancePx: 60,
  /** The largest part of a difference that other things may cover. */
  maxHiddenPercent: 10,
  /** The lowest WCAG 2.2 contrast ratio between two paints that replace each other. */
  minContrast: 3,
  /** The smallest side of a target: 44 px (WCAG 2.5.5) on a narrow phone, where a picture is 291 px wide. */
  minTargetPx: 68,
  /** The smallest gap between two things. */
  gap: 5,
  /** The smallest gap between a thing and the edge, and between two differences, with room for a ring. */
  edge: 12,
  ringGap: 14,
  /** How far down the horizon is, and what part of its size a thing loses there. */
  horizon: 160,
  shrinkAtHorizon: 0.25,
} as const;

/** The edges of a box in a picture, in CSS pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Whether two boxes have at least `gap` pixels between them. */
export function areApart(a: Box, b: Box, gap: number): boolean {
  return a.right + gap <= b.left || b.right + gap <= a.left || a.bottom + gap <= b.top || b.bottom + gap <= a.top;
}

/** Whether a box lies within another one; shared edges are allowed. */
export function isWithin(box: Box, { left, top, right, bottom }: Box): boolean {
  return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
}

/** The bounding box of all boxes. */
export function boundingBox(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The centre of a box, in CSS pixels. */
export function centreOf({ left, top, right, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
