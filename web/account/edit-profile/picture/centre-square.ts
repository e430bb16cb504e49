/** The largest square in the middle of a picture: where it begins, and how long its side is. */
export function centreSquare({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}
