import type { PaintName } from './paints.ts';
import { type LargeName, type PictureName, SCENE_PICTURES } from './pictures.ts';
import type { Box } from './spot-scene.ts';

/** A thing in a picture. */
export type Thing = {
  picture: PictureName;
  /** The middle of the lower edge of its drawing, in CSS pixels. */
  x: number;
  y: number;
  /** The side of its square, in CSS pixels. */
  size: number;
  faces: 'left' | 'right' | null;
  paint: PaintName | null;
  /** The thing of which it is a part; only in scenes of version 3. */
  partOf?: LargeName;
};

/** The left, top and side of a thing's square in CSS pixels, and whether it is mirrored. */
export function squareOf(thing: Thing): { left: number; top: number; size: number; isMirrored: boolean } {
  const { drawn, faces } = SCENE_PICTURES[thing.picture];
  const unit = thing.size / 32;
  const isMirrored = thing.faces !== (faces ?? null);
  const [left, , right, bottom] = drawn;
  const fromLeft = isMirrored ? 32 - (left + right) / 2 : (left + right) / 2;
  return { left: thing.x - fromLeft * unit, top: thing.y - bottom * unit, size: thing.size, isMirrored };
}

/** The bounds of a thing's drawing, in CSS pixels. */
export function boxOf({ picture, x, y, size }: Thing): Box {
  const [left, top, right, bottom] = SCENE_PICTURES[picture].drawn;
  const halfWidth = ((right - left) * size) / 64;
  return { left: x - halfWidth, top: y - ((bottom - top) * size) / 32, right: x + halfWidth, bottom: y };
}
