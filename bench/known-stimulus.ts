import { errorFigures, type Figure } from './figures.ts';
import { applyLoad, type PageLoad, type Rig } from './rig.ts';
import { errorsOf, flashesIn, startTrace, type Trace } from './trace.ts';

// Validates the rig with stimuli of known length: flashes that the compositor plays, which keep to the frames of the
// screen, and for comparison flashes that timers switch on a busy page, whose errors must be visible.
const NOMINAL = { flashMs: 600, pauseMs: 400 } as const;
const FLASHES = 20;
const BOX = { x: 100, y: 100, width: 300, height: 300 } as const;
const PAGE = `<body style="background:#fff"><div style="position:absolute;left:${BOX.x}px;top:${BOX.y}px;
  width:${BOX.width}px;height:${BOX.height}px;background:#000;opacity:0;will-change:opacity"></div>`;

type Play = (stimulus: { flashMs: number; pauseMs: number; flashes: number }) => Promise<void>;

export async function knownStimulus(rig: Rig): Promise<Figure[]> {
  const byCompositor = await errorsSeen(rig, playByCompositor, 'idle');
  const byTimers = await errorsSeen(rig, playByTimers, 'busy');
  return [
    ...errorFigures('Rig itself, flashes by the compositor', byCompositor),
    ...errorFigures('For comparison, flashes by setTimeout, 35 ms busy loops', byTimers),
  ];
}

async function errorsSeen(rig: Rig, play: Play, load: PageLoad): Promise<number[]> {
  const flashes = await flashesIn(await traced(rig, play, load), rig.decoder, [BOX]);
  if (flashes.length !== FLASHES) throw new Error(`the rig saw ${flashes.length} of ${FLASHES} known flashes`);
  const { flash, pause } = errorsOf(flashes, NOMINAL);
  return [...flash, ...pause];
}

async function traced(rig: Rig, play: Play, load: PageLoad): Promise<Trace> {
  const opened = await rig.open('pictured');
  await opened.page.setContent(PAGE);
  const stopTrace = await startTrace(opened);
  await opened.page.waitForTimeout(300);
  await applyLoad(opened, load);
  await opened.page.evaluate(play, { ...NOMINAL, flashes: FLASHES });
  await opened.page.waitForTimeout(300);
  const trace = await stopTrace();
  await opened.close();
  return trace;
}

/** Runs in the page. */
async function playByCompositor({ flashMs, pauseMs, flashes }: Parameters<Play>[0]): Promise<void> {
  const box = document.querySelector('div');
  const keyframes = [
    { opacity: 1, offset: 0, easing: 'step-end' },
    { opacity: 0, offset: flashMs / (flashMs + pauseMs), easing: 'step-end' },
    { opacity: 0, offset: 1 },
  ];
  const effect = new KeyframeEffect(box, keyframes, { duration: flashMs + pauseMs, iterations: flashes });
  const animation = new Animation(effect, document.timeline);
  // A quarter of a frame early, so that rounding cannot move a change to the next frame.
  animation.startTime = (await new Promise<number>((resolve) => requestAnimationFrame(resolve))) + 500 - 4;
  await animation.finished;
}

/** Runs in the page. */
async function playByTimers({ flashMs, pauseMs, flashes }: Parameters<Play>[0]): Promise<void> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const box = document.querySelector('div');
  for (let number = 0; number < flashes; number += 1) {
    if (box) box.style.opacity = '1';
    await wait(flashMs);
    if (box) box.style.opacity = '0';
    await wait(pauseMs);
  }
}
