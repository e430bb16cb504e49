/** Shapes by their names, no two of which are easily taken for one another. */
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
