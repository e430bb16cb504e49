import { type Random, seededRandom } from '#rules/figures/random.ts';
import type { Scene } from '#rules/games/spot-the-difference/scene/compose-scene.ts';
import { boxesOf, type Difference } from '#rules/games/spot-the-difference/scene/difference.ts';
import { type Box, centreOf } from '#rules/games/spot-the-difference/scene/spot-scene.ts';
import { sceneAtLevel } from '#rules/games/spot-the-difference/spot-levels.ts';

/**
 * A searcher who looks at one place of Image A and then at the same place of Image B, again and again, at things drawn at
 * random. All numbers are our own estimate; only the ratio between levels counts.
 */
const SEARCHER = {
  /** Two fixations of 300 ms, one in each picture. */
  glanceMs: 600,
  /** A difference is noticed with a chance of 1/e at a distance of this many of its own sides. */
  sidesSeen: 1,
  /** The time to press a difference once it is noticed. */
  pressMs: 800,
  longestMs: 3_600_000,
} as const;

/** The time in milliseconds in which the searcher finds all differences of a scene. */
export function searchMs(scene: Scene, random: Random): number {
  const places = scene.pairs.flatMap((pair) => boxesOf(pair).slice(0, 1)).map(centreOf);
  const left = new Set(scene.differences);
  let ms = 0;
  while (left.size > 0 && ms < SEARCHER.longestMs) {
    ms += SEARCHER.glanceMs;
    const looked = places[Math.floor(random() * places.length)];
    const noticed = looked && [...left].find((difference) => random() < chanceOf(difference, looked));
    if (!noticed) continue;
    left.delete(noticed);
    ms += SEARCHER.pressMs;
  }
  return ms;
}

/** The mean time in milliseconds in which the searcher finds all differences of the scenes of this many seeds. */
export function meanSearchMs(level: number, scenes: number): number {
  const random = seededRandom(level);
  const times = Array.from({ length: scenes }, (_, seed) => searchMs(sceneAtLevel(seed, level), random));
  return times.reduce((sum, ms) => sum + ms, 0) / scenes;
}

/** Falls with the distance from the fixation, the faster the smaller the difference is; every difference has contrast. */
function chanceOf({ area }: Difference, looked: { x: number; y: number }): number {
  const { x, y } = centreOf(area);
  const distance = Math.hypot(x - looked.x, y - looked.y);
  return Math.exp(-((distance / (SEARCHER.sidesSeen * sideOf(area))) ** 2));
}

/** The side of the square with the area of a box. */
function sideOf({ left, top, right, bottom }: Box): number {
  return Math.sqrt((right - left) * (bottom - top));
}
