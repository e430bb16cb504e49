import type { CDPSession, Page } from '@playwright/test';

// What reached the screen is read from Chrome's own trace, never from the page: the display compositor notes when it
// draws each frame, and takes a small picture of it. Probes in the page would run on its main thread, so they would be
// late whenever the page is, and blind to what the compositor plays without it. A frame counts as painted when its
// drawing begins: that takes a millisecond at most (the table says how long), and taking the picture comes after it.
const PAINTED = ['disabled-by-default-devtools.timeline.frame', 'disabled-by-default-devtools.screenshot'];
const PRESSED = ['input.scrolling'];
const TASKS = ['disabled-by-default-devtools.timeline'];
export const CATEGORIES = {
  pictures: [...PAINTED, ...PRESSED],
  frames: ['disabled-by-default-devtools.timeline.frame', ...TASKS],
} as const;

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

/** A frame that was painted. Times are milliseconds on the clock of the trace. */
export type PaintedFrame = {
  /** Its number, which its picture has too. */
  key: string;
  /** When it began: the stamp that scripts get for it. */
  beganAt: number;
  /** When the display compositor drew it. */
  paintedAt: number;
  /** When its pixels were left for the screen. */
  swappedAt: number;
};
export type PicturedFrame = PaintedFrame & { picture: string };

export class Trace {
  readonly #events: readonly TraceEvent[];

  constructor(events: readonly TraceEvent[]) {
    this.#events = events;
  }

  /** Every frame of the page that was painted. */
  frames(): PaintedFrame[] {
    const frames: PaintedFrame[] = [];
    const reports = new Map<string, TraceEvent>();
    const drawn = new Map<string, PaintedFrame>();
    for (const event of this.#events) {
      const id = `${event.pid} ${event.cat} ${event.id2?.local}`;
      const [step, at] = [`${event.name} ${event.ph}`, event.ts / 1000];
      if (step === 'PipelineReporter b') reports.set(id, event);
      const report = reports.get(id);
      if (step === 'StartDrawToSwapStart b' && report?.args.frame_reporter) {
        const { frame_source, frame_sequence } = report.args.frame_reporter;
        const key = `${frame_source} ${frame_sequence}`;
        const frame = { key, beganAt: report.ts / 1000, paintedAt: at, swappedAt: at };
        frames.push(frame);
        drawn.set(id, frame);
      }
      const frame = drawn.get(id);
      if (step === 'StartDrawToSwapStart e' && frame) frame.swappedAt = at;
    }
    return frames.sort((one, other) => one.paintedAt - other.paintedAt);
  }

  /** The painted frames that were pictured: every one in which something changed after a rest. */
  pictures(): PicturedFrame[] {
    const frames = Map.groupBy(this.frames(), ({ key }) => key);
    return this.#events.flatMap(({ name, ts, args }) => {
      if (name !== 'Screenshot' || !args.snapshot) return [];
      // What the page adds too late for its frame is painted with a later one, under the same number.
      const painted = frames
        .get(`${args.source_id} ${args.frame_sequence}`)
        ?.findLast(({ paintedAt }) => paintedAt <= ts / 1000);
      return painted ? [{ ...painted, picture: args.snapshot }] : [];
    });
  }

  /** When each mouse button went down: the stamp of the event itself. */
  presses(): number[] {
    return this.#events
      .filter(({ name, ph, args }) => isBegin(name, ph) && args.event_latency?.event_type === 'MOUSE_PRESSED')
      .map(({ ts }) => ts / 1000)
      .sort((one, other) => one - other);
  }

  /** The length of each task on the main thread of the page. */
  tasks(): number[] {
    const main = this.#events.find(({ name }) => name === 'BeginMainThreadFrame');
    return this.#events
      .filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid)
      .map(({ dur = 0 }) => dur / 1000);
  }
}

function isBegin(name: string, ph: string): boolean {
  return name === 'EventLatency' && ph === 'b';
}

/** Starts a trace that begins with a picture of the page as it is; what it returns ends it. */
export async function startTrace(
  { page, cdp }: { page: Page; cdp: CDPSession },
  categories: readonly string[],
): Promise<() => Promise<Trace>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories], excludedCategories: ['*'] },
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

/** Only what changes is pictured. Runs in the page. */
function changeOnePixel(): void {
  const pixel = document.createElement('i');
  pixel.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:#888';
  document.body.append(pixel);
  requestAnimationFrame(() => requestAnimationFrame(() => pixel.remove()));
}
