/** A random seed, a 32-bit integer. */
export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  return seed;
}
