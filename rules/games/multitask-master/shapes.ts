/** Shapes that are easy to tell apart. */
export const SHAPES = [
  'circle',
  'square',
  'triangle',
  'diamond',
  'hexagon',
  'star',
  'cross',
  'heart',
  'moon',
  'drop',
  'crown',
  'cloud',
] as const;
export type Shape = (typeof SHAPES)[number];
