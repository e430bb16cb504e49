import type { Page } from '@playwright/test';
import { type Box, differences } from './pixels.ts';
import type { Trace } from './trace.ts';

/** One flash of a box: when its first lit and its first dark frame were painted, in ms of the trace. */
export type Flash = { box: number; on: number; off: number };

/** A box counts as lit from this share of its largest difference from the first picture. */
const LIT_SHARE = 1 / 3;
/** Smaller differences, of 255, are noise. */
const LEAST_DIFFERENCE = 5;

/** The flashes of boxes that are dark in the first picture of a trace. */
export async function flashesIn(trace: Trace, decoder: Page, boxes: Box[]): Promise<Flash[]> {
  const frames = trace.pictures();
  const pictures = frames.map(({ picture }) => picture);
  const byFrame = await differences(decoder, pictures, boxes);
  const threshold = Math.max(LEAST_DIFFERENCE, LIT_SHARE * Math.max(...byFrame.flat()));
  const flashes: Flash[] = [];
  let current: Omit<Flash, 'off'> | null = null;
  for (const [frame, { paintedAt }] of frames.entries()) {
    const ofBoxes = byFrame[frame] ?? [];
    const brightest = ofBoxes.indexOf(Math.max(...ofBoxes));
    const box = (ofBoxes[brightest] ?? 0) >= threshold ? brightest : null;
    if (current && box !== current.box) {
      flashes.push({ ...current, off: paintedAt });
      current = null;
    }
    if (box !== null) current ??= { box, on: paintedAt };
  }
  return flashes;
}

/** How much longer each flash, and each pause between two, was than its nominal length, in ms. */
export function errorsOf(flashes: readonly Flash[], nominal: { flashMs: number; pauseMs: number }) {
  const flash = flashes.map(({ on, off }) => off - on - nominal.flashMs);
  const pause = flashes.slice(1).map(({ on }, index) => on - (flashes[index]?.off ?? on) - nominal.pauseMs);
  return { flash, pause };
}
