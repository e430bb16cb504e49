import type { ReactNode } from 'react';
import type { Shape } from '#rules/games/shapes.ts';

const DRAWINGS: Record<Shape, ReactNode> = {
  circle: <circle cx="16" cy="16" r="12" />,
  square: <rect x="5" y="5" width="22" height="22" rx="2" />,
  triangle: <path d="M16 4L29 27H3Z" />,
  diamond: <path d="M16 3L26 16L16 29L6 16Z" />,
  hexagon: <path d="M16 4L27 10.5V21.5L16 28L5 21.5V10.5Z" />,
  star: <path d="M16 4l3.7 7.9 8.6 1-6.4 5.9 1.7 8.5L16 23.1l-7.6 4.2 1.7-8.5L3.7 12.9l8.6-1Z" />,
  cross: <path d="M11 3h10v8h8v10h-8v8H11v-8H3V11h8z" />,
  heart: <path d="M16 28C7 21 4 17 4 11.8A6.4 6.4 0 0 1 16 8.8A6.4 6.4 0 0 1 28 11.8C28 17 25 21 16 28Z" />,
  moon: <path d="M20 3.5A12.6 12.6 0 1 0 28.6 20.5A10.4 10.4 0 0 1 20 3.5Z" />,
  drop: <path d="M16 3C19.5 9 25 13.6 25 19.8A9 9 0 0 1 7 19.8C7 13.6 12.5 9 16 3Z" />,
  crown: <path d="M4 26V9L10.5 15.5L16 6L21.5 15.5L28 9V26Z" />,
  cloud: <path d="M9 25.5A6.2 6.2 0 0 1 7.9 13.2A8.6 8.6 0 0 1 24.2 12.6A6.6 6.6 0 0 1 23.4 25.5Z" />,
};

/** A shape in the colour of its place; its name is said beside it. */
export function ShapeDrawing({ shape }: { shape: Shape }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {DRAWINGS[shape]}
    </svg>
  );
}
