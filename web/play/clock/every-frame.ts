/**
 * Calls `shown` in every frame with the frame's timestamp and the milliseconds since the previous frame, 0 at first.
 * @returns a function that stops it
 */
export function everyFrame(shown: (stamp: number, sinceLastMs: number) => void): () => void {
  let last: number | undefined;
  let request = requestAnimationFrame(frame);

  function frame(stamp: number): void {
    request = requestAnimationFrame(frame);
    shown(stamp, stamp - (last ?? stamp));
    last = stamp;
  }
  return () => cancelAnimationFrame(request);
}
