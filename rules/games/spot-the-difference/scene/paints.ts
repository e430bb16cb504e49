/** Colours of things, with a darker shade. Light and dark paints differ in greyscale too, for colour-blind players. */
export const PAINTS = {
  red: { fill: '#c81e30', shade: '#8c0f20', isLight: false },
  blue: { fill: '#1f57b8', shade: '#143a80', isLight: false },
  purple: { fill: '#7038ab', shade: '#4a2279', isLight: false },
  green: { fill: '#1f6e46', shade: '#124a2e', isLight: false },
  yellow: { fill: '#ffd84a', shade: '#f2b52b', isLight: true },
  pink: { fill: '#ffa9d2', shade: '#f781b9', isLight: true },
  'light-blue': { fill: '#8fd6ff', shade: '#5fb8f0', isLight: true },
} as const;

export type PaintName = keyof typeof PAINTS;
