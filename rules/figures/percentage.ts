/** `part` as a whole percentage of `whole`, 0 to 100; 0 when `whole` is 0. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
