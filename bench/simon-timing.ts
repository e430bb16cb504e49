import type { Page } from '@playwright/test';
import { PATHS } from '../web/app/paths.ts';
import { type Figure, meanAndDeviation, percentile } from './figures.ts';
import { errorsOf, type Flash, flashesIn } from './flashes.ts';
import { type Box, middleOf } from './pixels.ts';
import { type OpenedPage, press, type Rig, STRAINS, type Strain, strain, watchLongTasks } from './rig.ts';
import { CATEGORIES, startTrace, type Trace } from './trace.ts';

const FLASHES = 60;
/** Hard, the fastest. */
const NOMINAL = { flashMs: 600, pauseMs: 400 } as const;
const MOST: { [S in Strain]: { mean: number; deviation: number } } = {
  idle: { mean: 1, deviation: 4 },
  slowed: { mean: 1, deviation: 6 },
  busy: { mean: 1, deviation: 6 },
};
const BETWEEN_PRESSES_MS = 250;
/** A press lights its pad for 200 ms. */
const PRESS_SHOWN_MS = 300;
/** Somebody may have to stop waiting for a level. */
const LONGEST_LEVEL_MS = 60_000;

/** Plays Simon until so many flashes were seen; their lengths, and how soon presses were painted. */
export async function simonTiming(rig: Rig, how: Strain): Promise<Figure[]> {
  const opened = await rig.open(PATHS.simon);
  const { page } = opened;
  await page.getByText('Hard', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const pads = await padsOf(page);
  const boxes = pads.map(({ box }) => box);
  const longTasks = await watchLongTasks(opened);
  await strain(opened, how);

  const errors = { flash: [] as number[], pause: [] as number[] };
  const delays: number[] = [];
  for (let level = 1; errors.flash.length < FLASHES; level += 1) {
    const stop = await startTrace(opened, CATEGORIES.pictures);
    const colours = await announced(page, level);
    for (const colour of colours) await pressPad(opened, pads.find(({ name }) => name === colour)?.box);
    await page.waitForTimeout(PRESS_SHOWN_MS);
    const trace = await stop();
    const flashes = await flashesIn(trace, rig.decoder, boxes);
    const { shown, pressed } = parted(trace, flashes);
    if (!isShown(shown, colours, pads)) continue;
    const { flash, pause } = errorsOf(shown, NOMINAL);
    errors.flash.push(...flash);
    errors.pause.push(...pause);
    delays.push(...pressed);
  }
  const longest = Math.max(0, ...(await longTasks()));
  await opened.close();
  return [
    ...meanAndDeviation(`Simon, flash, ${STRAINS[how]}`, errors.flash, MOST[how]),
    ...meanAndDeviation(`Simon, pause, ${STRAINS[how]}`, errors.pause, MOST[how]),
    ...(how === 'idle' ? atRest(delays, longest) : []),
  ];
}

function atRest(delays: number[], longestTask: number): Figure[] {
  return [
    {
      name: 'Simon, press to painted frame: p98',
      measured: percentile(delays, 98),
      unit: 'ms',
      most: 32,
      of: delays.length,
    },
    { name: 'Simon, longest task over 50 ms in play', measured: longestTask, unit: 'ms', most: 50 },
  ];
}

type Pad = { name: string; box: Box };

function padsOf(page: Page): Promise<Pad[]> {
  return page.locator('[data-pad]').evaluateAll((pads) =>
    pads.map((pad) => {
      const { x, y, width, height } = pad.getBoundingClientRect();
      return { name: pad.getAttribute('data-pad') ?? '', box: { x, y, width, height } };
    }),
  );
}

/** The colours of a level, as they are said aloud once all were shown. Waiting asks nothing of the page. */
async function announced(page: Page, level: number): Promise<string[]> {
  const words = await page.evaluate(
    ([level, longestMs]) =>
      new Promise<string>((resolve, reject) => {
        const said = () =>
          [...document.querySelectorAll('[role=status]')]
            .map(({ textContent }) => textContent ?? '')
            .find((words) => words.endsWith('Your turn.') && words.split(', ').length === level);
        const observer = new MutationObserver(() => {
          const words = said();
          if (words === undefined) return;
          observer.disconnect();
          resolve(words);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => reject(new Error(`Simon did not announce level ${level}`)), longestMs);
      }),
    [level, LONGEST_LEVEL_MS] as const,
  );
  return words
    .replace('. Your turn.', '')
    .split(', ')
    .map((colour) => colour.toLowerCase());
}

async function pressPad(opened: OpenedPage, box: Box | undefined): Promise<void> {
  if (!box) throw new Error('a colour was announced that no pad has');
  await opened.page.waitForTimeout(BETWEEN_PRESSES_MS);
  await press(opened, middleOf(box));
}

/** What the game showed, and how long after each press its pad was lit. */
function parted(trace: Trace, flashes: Flash[]): { shown: Flash[]; pressed: number[] } {
  const presses = trace.presses();
  const first = presses[0] ?? Number.POSITIVE_INFINITY;
  const lit = flashes.filter(({ on }) => on >= first);
  const pressed = presses.flatMap((at, place) => {
    const next = lit.find(({ on }) => on >= at && on < (presses[place + 1] ?? Number.POSITIVE_INFINITY));
    return next ? [next.on - at] : [];
  });
  return { shown: flashes.filter(({ on }) => on < first), pressed };
}

/** Whether every flash of a level was seen; where the trace began too late, the level is left out. */
function isShown(flashes: Flash[], colours: string[], pads: Pad[]): boolean {
  return flashes.map(({ box }) => pads[box]?.name).join() === colours.join();
}
