/** Presses that can belong together. */
export const DOUBLE_PRESS = {
  /** A second press within this time can be the second half of a double click: the default of Windows, GetDoubleClickTime. */
  withinMs: 500,
} as const;
