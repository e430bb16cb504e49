/** The coefficients of the central part and of the tails. */
const CENTRE = {
  above: [
    -3.969683028665376e1, 2.209460984245205e2, -2.759285104469687e2, 1.38357751867269e2, -3.066479806614716e1,
    2.506628277459239,
  ],
  below: [
    -5.447609879822406e1, 1.615858368580409e2, -1.556989798598866e2, 6.680131188771972e1, -1.328068155288572e1, 1,
  ],
} as const;
const TAIL = {
  above: [
    -7.784894002430293e-3, -3.223964580411365e-1, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  below: [7.784695709041462e-3, 3.224671290700398e-1, 2.445134137142996, 3.754408661907416, 1],
} as const;
/** Below this share, and above its complement, lie the tails. */
const TAIL_SHARE = 0.02425;

/**
 * The number below which a share `p`, more than 0 and less than 1, of the standard normal distribution lies. The rational
 * approximation by Peter J. Acklam, whose relative error is below 1.15 × 10⁻⁹
 * (https://home.online.no/~pjacklam/notes/invnorm/).
 * @throws RangeError for any other number
 */
export function inverseNormal(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`no share between 0 and 1: ${p}`);
  if (p > 0.5) return -inverseNormal(1 - p);
  if (p < TAIL_SHARE) {
    const q = Math.sqrt(-2 * Math.log(p));
    return polynomial(TAIL.above, q) / polynomial(TAIL.below, q);
  }
  const q = p - 0.5;
  return (polynomial(CENTRE.above, q * q) * q) / polynomial(CENTRE.below, q * q);
}

/** The coefficient of the highest power comes first. */
function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
