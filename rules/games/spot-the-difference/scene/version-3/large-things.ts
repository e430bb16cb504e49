import type { LargeName, PartName } from '../pictures.ts';
import type { Hold } from '../scene-settings.ts';
import type { Box } from '../spot-scene.ts';

/** Parts that can replace one another. */
export const PART_FAMILIES = {
  window: ['window-tall', 'window-round', 'window-diamond'],
  badge: ['star', 'heart', 'triangle'],
  sign: ['fish', 'arrow', 'moon'],
  wheel: ['wheel', 'wheel-spoked'],
} as const satisfies Record<string, readonly PartName[]>;
export type PartFamily = keyof typeof PART_FAMILIES;

/** A painted area of a large thing, in the units of its drawing, with rows of parts of one family. */
export type Wall = { area: Box; families: readonly PartFamily[] };

/** What holds each large thing, and its walls. */
export const LARGE_THINGS: Readonly<Record<LargeName, { on: Hold; walls: readonly Wall[] }>> = {
  townhouse: { on: 'ground', walls: [wall([4.5, 10.8, 25.8, 25], 'window')] },
  cottage: { on: 'ground', walls: [wall([4.3, 17.2, 21.2, 29.7], 'window', 'sign')] },
  barn: {
    on: 'ground',
    walls: [wall([8, 13, 24, 21.5], 'sign', 'badge'), wall([4.3, 16.5, 11, 29.7], 'window')],
  },
  lighthouse: { on: 'ground', walls: [wall([10.5, 11, 20, 29.5], 'window', 'badge')] },
  windmill: { on: 'ground', walls: [wall([10.3, 17.5, 20.6, 29.7], 'window', 'badge')] },
  tower: { on: 'ground', walls: [wall([8.3, 10.8, 22.2, 29.7], 'window', 'badge', 'sign')] },
  'fishing-boat': { on: 'water', walls: [wall([5.5, 20.8, 26.5, 27.2], 'window', 'sign', 'badge')] },
  longboat: { on: 'water', walls: [wall([5.3, 4.9, 26.7, 19], 'sign', 'badge')] },
  ferry: {
    on: 'water',
    walls: [wall([4.3, 12.6, 27.7, 20.4], 'window'), wall([5, 22.2, 27, 27.5], 'badge', 'sign')],
  },
  bus: { on: 'ground', walls: [wall([3, 9.5, 30, 17.5], 'window'), wall([3, 18.8, 29, 26.4], 'wheel')] },
  carriage: { on: 'ground', walls: [wall([2.5, 10, 29.5, 17.8], 'window'), wall([3, 19.1, 29, 26.8], 'wheel')] },
  caravan: { on: 'ground', walls: [wall([5, 9, 23, 17.5], 'window', 'badge'), wall([4, 18.6, 23, 26.4], 'wheel')] },
  'air-balloon': { on: 'air', walls: [wall([8, 7, 24, 19], 'badge', 'sign')] },
  'big-tent': {
    on: 'ground',
    walls: [wall([3, 15.8, 13, 29.7], 'badge', 'sign'), wall([19, 15.8, 29, 29.7], 'badge', 'window')],
  },
  stall: { on: 'ground', walls: [wall([3.5, 20.5, 28.5, 29.7], 'sign', 'badge')] },
  'beach-hut': { on: 'ground', walls: [wall([6.5, 15.5, 25.5, 23.5], 'window', 'sign', 'badge')] },
};

function wall([left, top, right, bottom]: readonly [number, number, number, number], ...families: PartFamily[]): Wall {
  return { area: { left, top, right, bottom }, families };
}
