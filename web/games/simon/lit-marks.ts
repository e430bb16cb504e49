import type { Pad, sequenceFlashes } from '#rules/games/simon.ts';

/** The lit mark that lies over each pad, unseen until it is animated. */
export type Marks = ReadonlyMap<Pad, HTMLElement>;
type Flash = ReturnType<typeof sequenceFlashes>[number];
type Span = Pick<Flash, 'fromMs' | 'untilMs'>;

/** A plan begins so long before its first flash and ends so long after its last: beginning and ending ask the page for frames. */
const LEAD_MS = 250;
const TAIL_MS = 500;
/** The page hears so long after the last flash that it is over; it is woken some frames before. */
const TOLD_AFTER_MS = 50;
/** A mark switches this long before the frame that is to show it, so that no rounding puts it off to the next one. */
const AHEAD_MS = 4;
const SMALL = 0.9;

/**
 * Lights pads up one after the other, the first at the stamp of a frame. The plan is one animation of opacity and scale
 * for each pad over the whole sequence, started on the clock of the frames: the compositor plays it, whatever keeps the
 * page busy. `onShown` gets the stamp of a frame just after the last pad went dark.
 * @returns a function that ends it
 */
export function lightSequence(
  marks: Marks,
  flashes: readonly Flash[],
  firstStamp: number,
  onShown: (stamp: number) => void,
): () => void {
  // All of them last as long as the plan: none may end while another is shown.
  const durationMs = LEAD_MS + endOf(flashes) + TAIL_MS;
  const later = ({ fromMs, untilMs }: Span) => ({ fromMs: fromMs + LEAD_MS, untilMs: untilMs + LEAD_MS });
  const pads = new Set(flashes.map(({ pad }) => pad));
  const plan = [...pads].map((pad) => {
    const own = flashes.filter((flash) => flash.pad === pad);
    return litAnimation(marks.get(pad), own.map(later), durationMs);
  });
  // It has no length: one that ran would ask the page for every frame, and the compositor would wait for the page.
  const delay = endOf(flashes) + TOLD_AFTER_MS;
  const end = new Animation(new KeyframeEffect(null, null, { delay, duration: 0 }), document.timeline);
  end.onfinish = ({ timelineTime }) => onShown(Number(timelineTime));
  end.startTime = firstStamp;
  for (const animation of plan) animation.startTime = firstStamp - LEAD_MS - AHEAD_MS;
  return () => {
    for (const animation of [...plan, end]) animation.cancel();
  };
}

/** Lights one pad up now, or `fromMs` from now. */
export function lightPad(marks: Marks, pad: Pad, flash: Span): Animation {
  const animation = litAnimation(marks.get(pad), [flash], flash.untilMs + TAIL_MS);
  // One that is played without a start waits for the compositor, which costs a press a frame.
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

/** Keyframes that are off outside of the flashes; a mark grows for `growsForMs`, or is whole at once when that is 0. */
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

/** The length of a quick motion as the tokens have it: 0 for those who asked for less motion. */
function growMs(mark: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(mark).getPropertyValue('--motion-quick')) || 0;
}
