/** The standard score of a two-sided 95 % interval. */
const Z = 1.959964;

/** The 95 % interval of a share, 0 to 1, of which `count` of `total` were seen, by Wilson's method (1927). */
export function wilsonInterval(count: number, total: number): { low: number; high: number } {
  const share = count / total;
  const centre = share + Z ** 2 / (2 * total);
  const half = Z * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2));
  const whole = 1 + Z ** 2 / total;
  return { low: Math.max(0, (centre - half) / whole), high: Math.min(1, (centre + half) / whole) };
}
