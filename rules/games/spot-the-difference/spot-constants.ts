import { SPOT_SCENE } from './scene/spot-scene.ts';

/**
 * Differences, duration, size and points are from the product specification; the other numbers are our own. The numbers
 * of the pictures are in spot-scene.
 */
export const SPOT_THE_DIFFERENCE = {
  differences: SPOT_SCENE.differences,
  durationMs: 60_000,
  /** When this much time remains, the clock says that the game ends soon. */
  lateFromMs: 10_000,
  /** CSS pixels of an unscaled picture. */
  width: SPOT_SCENE.width,
  height: SPOT_SCENE.height,
  pointsPerFind: 10,
  pointsPerWrongPress: -2,
  /** The game ends after this many presses. */
  maxPresses: 1000,
  /** Runs from before scenes had versions report none, and have scenes of version 1. */
  sceneVersion: 2,
  /** Without a clock, the remaining differences can be shown after this time. */
  remainingFromMs: 10_000,
  /** How long a wrong press is marked. */
  missShownMs: 1200,
} as const;

/** The forms in which the scene can be shown; `words` is text that describes the pictures. */
export const SPOT_SHOWN_AS = ['pictures', 'words'] as const;

/** The options chosen before a run. */
export type SpotSetUp = {
  withoutClock: boolean;
  /** As pictures, or as text that describes them. */
  shownAs: (typeof SPOT_SHOWN_AS)[number];
};
