import type { Page } from '@playwright/test';
import { PATHS } from '../web/paths.ts';
import { errorFigures, type Figure, percentile } from './figures.ts';
import { type Box, boxesOf, centreOf } from './pixels.ts';
import { applyLoad, type OpenedPage, PAGE_LOADS, type PageLoad, press, type Rig } from './rig.ts';
import { errorsOf, type Flash, flashesIn, startTrace, type Trace } from './trace.ts';

const FLASHES = 60;
/** A game up to this level has 66 flashes. On a busy machine not all are traced, and more games are played. */
const LAST_LEVEL = 11;
const MOST_GAMES = 3;
/** Of difficulty "hard". */
const NOMINAL = { flashMs: 600, pauseMs: 400 } as const;
const MOST: { [Load in PageLoad]: { mean: number; deviation: number } } = {
  idle: { mean: 1, deviation: 4 },
  slowed: { mean: 1, deviation: 6 },
  busy: { mean: 1, deviation: 6 },
};
const MOST_PRESS_MS = 32;
const BETWEEN_PRESSES_MS = 250;
/** A press lights its pad for 200 ms. */
const PRESS_SHOWN_MS = 300;
const LEVEL_TIMEOUT_MS = 60_000;

type Seen = { flash: number[]; pause: number[]; pressed: number[] };

/** Plays Simon until enough flashes were traced; measures their lengths, and how soon presses are painted. */
export async function simonTiming(rig: Rig, load: PageLoad): Promise<Figure[]> {
  const seen: Seen = { flash: [], pause: [], pressed: [] };
  for (let game = 1; seen.flash.length < FLASHES; game += 1) {
    if (game > MOST_GAMES) throw new Error(`only ${seen.flash.length} flashes of ${MOST_GAMES} games were traced`);
    await playOnce(rig, load, seen);
  }
  return [
    ...errorFigures(`Simon, flash, ${PAGE_LOADS[load]}`, seen.flash, MOST[load]),
    ...errorFigures(`Simon, pause, ${PAGE_LOADS[load]}`, seen.pause, MOST[load]),
    ...(load === 'idle' ? [pressFigure(seen)] : []),
  ];
}

async function playOnce(rig: Rig, load: PageLoad, seen: Seen): Promise<void> {
  const opened = await rig.open('pictured', PATHS.simon);
  const { page } = opened;
  await page.getByText('Hard', { exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const pads = await boxesOf(page, '[data-pad]', 'data-pad');
  await applyLoad(opened, load);
  for (let level = 1; level <= LAST_LEVEL; level += 1) {
    const stopTrace = await startTrace(opened);
    const colours = await announced(page, level);
    for (const colour of colours) await pressPad(opened, pads.find(({ name }) => name === colour)?.box);
    await page.waitForTimeout(PRESS_SHOWN_MS);
    const trace = await stopTrace();
    const boxes = pads.map(({ box }) => box);
    const { shown, pressed } = splitByFirstPress(trace, await flashesIn(trace, rig.decoder, boxes));
    if (!isShown(shown, colours, pads)) continue;
    const { flash, pause } = errorsOf(shown, NOMINAL);
    seen.flash.push(...flash);
    seen.pause.push(...pause);
    seen.pressed.push(...pressed);
  }
  await opened.close();
}

function pressFigure({ pressed }: Seen): Figure {
  const [name, measured] = ['Simon, press to painted frame: p98', percentile(pressed, 98)];
  return { name, measured, unit: 'ms', most: MOST_PRESS_MS, of: pressed.length };
}

/** The colours of a level, from its announcement. Does not poll, which would load the page. */
async function announced(page: Page, level: number): Promise<string[]> {
  const words = await page.evaluate(
    ([level, longestMs]) =>
      new Promise<string>((resolve, reject) => {
        const said = () =>
          [...document.querySelectorAll('[aria-live]')]
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
    [level, LEVEL_TIMEOUT_MS] as const,
  );
  return words
    .replace('. Your turn.', '')
    .split(', ')
    .map((colour) => colour.toLowerCase());
}

async function pressPad(opened: OpenedPage, box: Box | undefined): Promise<void> {
  if (!box) throw new Error('a colour without a pad was announced');
  await opened.page.waitForTimeout(BETWEEN_PRESSES_MS);
  await press(opened, centreOf(box));
}

/** The flashes that the game showed before the first press, and how long after each press its pad was lit. */
function splitByFirstPress(trace: Trace, flashes: Flash[]): { shown: Flash[]; pressed: number[] } {
  const presses = trace.presses();
  const first = presses[0] ?? Number.POSITIVE_INFINITY;
  const lit = flashes.filter(({ on }) => on >= first);
  const pressed = presses.flatMap((at, place) => {
    const next = lit.find(({ on }) => on >= at && on < (presses[place + 1] ?? Number.POSITIVE_INFINITY));
    return next ? [next.on - at] : [];
  });
  return { shown: flashes.filter(({ on }) => on < first), pressed };
}

/** Whether every flash of a level was traced; otherwise the level is left out. */
function isShown(flashes: Flash[], colours: string[], pads: readonly { name: string }[]): boolean {
  return flashes.map(({ box }) => pads[box]?.name).join() === colours.join();
}
