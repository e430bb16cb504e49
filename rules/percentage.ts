/** The whole-number percentage, 0 to 100, that `part` is of `whole`; 0 when there is nothing to divide by. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
