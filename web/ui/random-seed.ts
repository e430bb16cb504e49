/** A seed for what is left to chance, a whole number. */
export function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  return seed;
}
