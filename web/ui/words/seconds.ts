import { m } from '#messages';
import { formatLocale } from './language.ts';

/** The smallest spread that two decimals of a second can show. */
const MIN_SPREAD_MS = 10;

/** Milliseconds as seconds with two decimals: `0.64 s`. */
export function formatSeconds(ms: number): string {
  return m['games.seconds']({ seconds: formatSecondsAlone(ms) });
}

/** Milliseconds as seconds with two decimals, without the unit: `0.64`. */
export function formatSecondsAlone(ms: number): string {
  // toFixed rounds the stored value exactly; Intl rounds 1.005 up, although it is stored as slightly less.
  const rounded = Number((ms / 1000).toFixed(2));
  return new Intl.NumberFormat(formatLocale(), { minimumFractionDigits: 2, useGrouping: false }).format(rounded);
}

/** A spread in ms as seconds, at least 0.01 s, because 0.00 s would claim more precision than was measured. */
export function formatSpread(ms: number): string {
  return formatSeconds(Math.max(ms, MIN_SPREAD_MS));
}
