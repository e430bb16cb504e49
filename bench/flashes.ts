import type { Page } from '@playwright/test';
import { type Box, differences } from './pixels.ts';
import type { Trace } from './trace.ts';

/** One box lit up for a while; when its first lit and its first dark frame were painted, in ms on the trace's clock. */
export type Flash = { box: number; on: number; off: number };

/** A box counts as lit from this share of the largest difference on. */
const LIT_SHARE = 1 / 3;
/** Below this nothing was lit at all, of 255. */
const LEAST_DIFFERENCE = 5;

/** The flashes of boxes that are dark in the first picture of a trace. */
export async function flashesIn(trace: Trace, decoder: Page, boxes: Box[]): Promise<Flash[]> {
  const frames = trace.pictures();
  const far = await differences(
    decoder,
    frames.map(({ picture }) => picture),
    boxes,
  );
  const lit = Math.max(LEAST_DIFFERENCE, LIT_SHARE * Math.max(...far.flat()));
  const flashes: Flash[] = [];
  let current: Omit<Flash, 'off'> | null = null;
  frames.forEach(({ paintedAt }, frame) => {
    const own = far[frame] ?? [];
    const brightest = own.indexOf(Math.max(...own));
    const box = (own[brightest] ?? 0) >= lit ? brightest : null;
    if (current && box !== current.box) {
      flashes.push({ ...current, off: paintedAt });
      current = null;
    }
    if (box !== null) current ??= { box, on: paintedAt };
  });
  return flashes;
}

/** How much longer each flash, and each pause between two of them, was than it was meant to be, in ms. */
export function errorsOf(flashes: readonly Flash[], nominal: { flashMs: number; pauseMs: number }) {
  const flash = flashes.map(({ on, off }) => off - on - nominal.flashMs);
  const pause = flashes.slice(1).map(({ on }, place) => on - (flashes[place]?.off ?? on) - nominal.pauseMs);
  return { flash, pause };
}
