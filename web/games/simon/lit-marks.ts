import type { Pad, sequenceFlashes } from '#rules/games/simon/simon.ts';

/** The lit layer over each pad, invisible until it is animated. */
export type Marks = ReadonlyMap<Pad, HTMLElement>;
type Flash = ReturnType<typeof sequenceFlashes>[number];
type Span = Pick<Flash, 'fromMs' | 'untilMs'>;

/** Animations start before the first flash and end after the last one, because start and end need the main thread. */
const LEAD_MS = 250;
const TAIL_MS = 500;
/** Delay between the last flash and the call of `onShown`. */
const SHOWN_AFTER_MS = 50;
/** A layer switches this long before its frame, so that rounding never delays it to the next frame. */
const AHEAD_MS = 4;
const SMALL = 0.9;

/**
 * Lights pads one after the other; `firstStamp` is the timestamp of the first frame. Each pad has one animation of
 * opacity and scale for the whole sequence, which the compositor plays even when the main thread is busy. `onShown`
 * gets the timestamp of a frame just after the last flash.
 * @returns a function that cancels it
 */
export function lightSequence(
  marks: Marks,
  flashes: readonly Flash[],
  firstStamp: number,
  onShown: (stamp: number) => void,
): () => void {
  // All animations have the same duration, so that none ends while another one is visible.
  const durationMs = LEAD_MS + endOf(flashes) + TAIL_MS;
  const later = ({ fromMs, untilMs }: Span) => ({ fromMs: fromMs + LEAD_MS, untilMs: untilMs + LEAD_MS });
  const pads = new Set(flashes.map(({ pad }) => pad));
  const plan = [...pads].map((pad) => {
    const own = flashes.filter((flash) => flash.pad === pad);
    return litAnimation(marks.get(pad), own.map(later), durationMs);
  });
  // Duration 0: a running script animation would need every frame of the page and delay the compositor.
  const delay = endOf(flashes) + SHOWN_AFTER_MS;
  const end = new Animation(new KeyframeEffect(null, null, { delay, duration: 0 }), document.timeline);
  end.onfinish = ({ timelineTime }) => onShown(Number(timelineTime));
  end.startTime = firstStamp;
  for (const animation of plan) animation.startTime = firstStamp - LEAD_MS - AHEAD_MS;
  return () => {
    for (const animation of [...plan, end]) animation.cancel();
  };
}

/** Lights one pad; `flash` is relative to now. */
export function lightPad(marks: Marks, pad: Pad, flash: Span): Animation {
  const animation = litAnimation(marks.get(pad), [flash], flash.untilMs + TAIL_MS);
  // Without a start time it would start one frame later.
  animation.startTime = document.timeline.currentTime;
  return animation;
}

function litAnimation(mark: HTMLElement | undefined, flashes: readonly Span[], durationMs: number): Animation {
  const keyframes = litKeyframes(flashes, durationMs, mark ? growMs(mark) : 0);
  return new Animation(new KeyframeEffect(mark ?? null, keyframes, durationMs), document.timeline);
}

function endOf(flashes: readonly Span[]): number {
  return flashes.at(-1)?.untilMs ?? 0;
}

/**
 * Keyframes that are visible only during the flashes. A layer grows for `growsForMs`; with 0 it has its full size at
 * once.
 */
export function litKeyframes(flashes: readonly Span[], durationMs: number, growsForMs: number): Keyframe[] {
  const off = { opacity: 0, scale: SMALL, easing: 'step-end' };
  const on = { opacity: 1, scale: 1, easing: 'step-end' };
  const growing = { opacity: 1, scale: SMALL, easing: 'ease-out' };
  return [
    { ...off, offset: 0 },
    ...flashes.flatMap(({ fromMs, untilMs }) => [
      ...(growsForMs > 0 ? [{ ...growing, offset: fromMs / durationMs }] : []),
      { ...on, offset: (fromMs + growsForMs) / durationMs },
      { ...off, offset: untilMs / durationMs },
    ]),
    { ...off, offset: 1 },
  ];
}

/** The duration of a quick motion from the design tokens, in ms; 0 with reduced motion. */
function growMs(mark: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(mark).getPropertyValue('--motion-quick')) || 0;
}
