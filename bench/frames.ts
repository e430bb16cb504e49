import type { Page } from '@playwright/test';
import { PATHS } from '../web/paths.ts';
import { type Figure, percentile } from './figures.ts';
import { holesOf, nextMole } from './moles.ts';
import { centreOf } from './pixels.ts';
import { type OpenedPage, observeLongTasks, press, type Rig } from './rig.ts';
import { CATEGORIES, startTrace } from './trace.ts';

const PLAYED_MS = 25_000;
const MOST_INTERVAL_MS = 17;
const MOST_TASK_MS = 50;
const REFRESH_MS = 1000 / 60;

/** The frames of the focus game while the mouse follows its ball, which moves in every frame. */
export async function focusGameFrames(rig: Rig): Promise<Figure[]> {
  const opened = await rig.open('plain', PATHS.focusGame);
  const { page } = opened;
  await page.getByRole('button', { name: 'Start Game' }).click();
  const ball = page.locator('[data-ball]');
  await ball.waitFor();
  const { figures, beganAt } = await framesWhile('Focus game', opened, async () => {
    const box = await ball.boundingBox();
    const { x, y } = centreOf(box ?? { x: 0, y: 0, width: 0, height: 0 });
    await page.mouse.move(x, y, { steps: 3 });
    await page.waitForTimeout(50);
  });
  return [...figures, missedRefreshes(beganAt)];
}

/** The frames of Whack-a-Mole at its fastest, with every mole hit. */
export async function moleFrames(rig: Rig): Promise<Figure[]> {
  const opened = await rig.open('plain', PATHS.whackAMole);
  const { page } = opened;
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByText('Hard', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Nine holes').waitFor();
  const holes = await holesOf(page);
  const { figures } = await framesWhile('Whack-a-Mole', opened, async () => {
    const name = await nextMole(page);
    const hole = holes.find((each) => each.name === name);
    if (hole) await press(opened, centreOf(hole.box));
  });
  return figures;
}

async function framesWhile(game: string, opened: OpenedPage, play: () => Promise<void>) {
  const { page } = opened;
  const stopTrace = await startTrace(opened, CATEGORIES.frames);
  const longTasks = await observeLongTasks(opened);
  const frameTimes = await observeFrames(page);
  const until = performance.now() + PLAYED_MS;
  while (performance.now() < until) await play();
  const times = await frameTimes();
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const observed = await longTasks();
  const trace = await stopTrace();
  await opened.close();
  const tasks = [...trace.tasks(), ...observed];
  const [interval, task] = [percentile(intervals, 99), Math.max(...tasks)];
  const unit = 'ms' as const;
  const figures: Figure[] = [
    { name: `${game}, frame intervals: p99`, measured: interval, unit, most: MOST_INTERVAL_MS, of: intervals.length },
    { name: `${game}, longest task in play`, measured: task, unit, most: MOST_TASK_MS, of: tasks.length },
  ];
  return { figures, beganAt: trace.frames().map((frame) => frame.beganAt) };
}

/** Collects the time of every frame from now on; the returned function gives them. */
async function observeFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const onFrame = (time: number) => {
      times.push(time);
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  return () => page.evaluate(() => Reflect.get(window, 'frameTimes') as number[]);
}

/** Refreshes of a screen with 60 Hz without a new picture. */
function missedRefreshes(beganAt: readonly number[]): Figure {
  const of = Math.round((Math.max(...beganAt) - Math.min(...beganAt)) / REFRESH_MS) + 1;
  const painted = new Set(beganAt.map((at) => Math.round(at / REFRESH_MS)));
  const name = 'Focus game, refreshes without a new picture';
  return { name, measured: (100 * (of - painted.size)) / of, unit: '%', of };
}
