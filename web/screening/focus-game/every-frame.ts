/**
 * Calls `passed` in every frame with the milliseconds since the one before it.
 * @returns a function that stops it
 */
export function everyFrame(passed: (ms: number) => void): () => void {
  let last: number | undefined;
  let request = requestAnimationFrame(frame);

  function frame(now: number): void {
    request = requestAnimationFrame(frame);
    if (last !== undefined) passed(now - last);
    last = now;
  }
  return () => cancelAnimationFrame(request);
}
