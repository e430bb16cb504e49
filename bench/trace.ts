import type { CDPSession, Page } from '@playwright/test';
import { type Box, differences } from './pixels.ts';

// Chrome's own trace tells what reached the screen: the display compositor records when it draws each frame, and takes a
// small picture of it. Scripts in the page would be late whenever its main thread is, and cannot see what the compositor
// plays by itself. A frame counts as painted when its drawing begins, which takes less than a millisecond.
const PAINTED = ['disabled-by-default-devtools.timeline.frame', 'disabled-by-default-devtools.screenshot'];
const PRESSED = ['input.scrolling'];

type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  id2?: { local?: string };
  args: {
    frame_reporter?: { frame_sequence: number; frame_source: number; state: string };
    event_latency?: { event_type: string };
    frame_sequence?: number;
    source_id?: number;
    snapshot?: string;
  };
};

/** Times are milliseconds of the trace. */
type PaintedFrame = {
  /** Identifies the frame and its picture. */
  key: string;
  /** The time that scripts get for the frame. */
  beganAt: number;
  /** When the display compositor began to draw it. */
  paintedAt: number;
};
type PicturedFrame = PaintedFrame & { picture: string };

export class Trace {
  readonly #events: readonly TraceEvent[];

  constructor(events: readonly TraceEvent[]) {
    this.#events = events;
  }

  /** All painted frames of the page. */
  frames(): PaintedFrame[] {
    const frames: PaintedFrame[] = [];
    const reports = new Map<string, TraceEvent>();
    for (const event of this.#events) {
      const id = `${event.pid} ${event.cat} ${event.id2?.local}`;
      if (event.name === 'PipelineReporter' && event.ph === 'b') reports.set(id, event);
      const report = reports.get(id);
      if (event.name !== 'StartDrawToSwapStart' || event.ph !== 'b' || !report?.args.frame_reporter) continue;
      const { frame_source, frame_sequence } = report.args.frame_reporter;
      const key = `${frame_source} ${frame_sequence}`;
      frames.push({ key, beganAt: report.ts / 1000, paintedAt: event.ts / 1000 });
    }
    return frames.sort((one, other) => one.paintedAt - other.paintedAt);
  }

  /** The painted frames with a picture: those in which something changed. */
  pictures(): PicturedFrame[] {
    const frames = Map.groupBy(this.frames(), ({ key }) => key);
    return this.#events.flatMap(({ name, ts, args }) => {
      if (name !== 'Screenshot' || !args.snapshot) return [];
      // A change that is too late for its frame is painted with a later one of the same number.
      const painted = frames
        .get(`${args.source_id} ${args.frame_sequence}`)
        ?.findLast(({ paintedAt }) => paintedAt <= ts / 1000);
      return painted ? [{ ...painted, picture: args.snapshot }] : [];
    });
  }

  /** The times of mouse button presses. */
  presses(): number[] {
    return this.#events
      .filter(({ name, ph }) => name === 'EventLatency' && ph === 'b')
      .filter(({ args }) => args.event_latency?.event_type === 'MOUSE_PRESSED')
      .map(({ ts }) => ts / 1000)
      .sort((one, other) => one - other);
  }
}

/** Starts a trace with a picture of the current page. The returned function ends it. */
export async function startTrace({ page, cdp }: { page: Page; cdp: CDPSession }): Promise<() => Promise<Trace>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...PAINTED, ...PRESSED], excludedCategories: ['*'] },
  });
  await page.evaluate(changeOnePixel);
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', collect);
    return new Trace(events);
  };
}

/** Only changes are pictured. Runs in the page. */
function changeOnePixel(): void {
  const pixel = document.createElement('i');
  pixel.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:#888';
  document.body.append(pixel);
  requestAnimationFrame(() => requestAnimationFrame(() => pixel.remove()));
}

/** One flash of a box: when its first lit and its first dark frame were painted, in ms of the trace. */
export type Flash = { box: number; on: number; off: number };

/** A box counts as lit from this share of its largest difference from the first picture. */
const LIT_SHARE = 1 / 3;
/** Smaller differences, of 255, are noise. */
const LEAST_DIFFERENCE = 5;

/** The flashes of boxes that are dark in the first picture of a trace. */
export async function flashesIn(trace: Trace, decoder: Page, boxes: Box[]): Promise<Flash[]> {
  const frames = trace.pictures();
  const pictures = frames.map(({ picture }) => picture);
  const byFrame = await differences(decoder, pictures, boxes);
  const threshold = Math.max(LEAST_DIFFERENCE, LIT_SHARE * Math.max(...byFrame.flat()));
  const flashes: Flash[] = [];
  let current: Omit<Flash, 'off'> | null = null;
  for (const [frame, { paintedAt }] of frames.entries()) {
    const ofBoxes = byFrame[frame] ?? [];
    const brightest = ofBoxes.indexOf(Math.max(...ofBoxes));
    const box = (ofBoxes[brightest] ?? 0) >= threshold ? brightest : null;
    if (current && box !== current.box) {
      flashes.push({ ...current, off: paintedAt });
      current = null;
    }
    if (box !== null) current ??= { box, on: paintedAt };
  }
  return flashes;
}

/** How much longer each flash, and each pause between two, was than its nominal length, in ms. */
export function errorsOf(flashes: readonly Flash[], nominal: { flashMs: number; pauseMs: number }) {
  const flash = flashes.map(({ on, off }) => off - on - nominal.flashMs);
  const pause = flashes.slice(1).map(({ on }, index) => on - (flashes[index]?.off ?? on) - nominal.pauseMs);
  return { flash, pause };
}
