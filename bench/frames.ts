import type { Page } from '@playwright/test';
import { PATHS } from '../web/app/paths.ts';
import { type Figure, percentile } from './figures.ts';
import { holesOf, moleUp } from './moles.ts';
import { middleOf } from './pixels.ts';
import { type OpenedPage, press, type Rig, watchLongTasks } from './rig.ts';
import { CATEGORIES, startTrace } from './trace.ts';

/** So long each game is played. */
const PLAYED_MS = 25_000;
const MOST_INTERVAL_MS = 17;
const MOST_TASK_MS = 50;

/** The frames of the focus game, followed with the mouse. Its ball moves in every frame. */
export async function focusGameFrames(rig: Rig): Promise<Figure[]> {
  const opened = await rig.open('plain', PATHS.focusGame);
  const { page } = opened;
  await page.getByRole('button', { name: 'Start Game' }).click();
  const ball = page.locator('[data-ball]');
  await ball.waitFor();
  return framesWhile('Focus game', opened, async () => {
    const { x, y } = await ball.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await page.mouse.move(x, y, { steps: 3 });
    await page.waitForTimeout(50);
  });
}

/** The frames of Whack-a-Mole against the clock, at its fastest, with every mole hit. */
export async function moleFrames(rig: Rig): Promise<Figure[]> {
  const opened = await rig.open('plain', PATHS.whackAMole);
  const { page } = opened;
  await page.getByText('Hard', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Nine holes').waitFor();
  const holes = await holesOf(page);
  return framesWhile('Whack-a-Mole', opened, async () => {
    const number = await moleUp(page);
    const hole = holes.find((each) => each.number === number);
    if (hole) await press(opened, middleOf(hole.box));
  });
}

async function framesWhile(game: string, opened: OpenedPage, play: () => Promise<void>): Promise<Figure[]> {
  const { page } = opened;
  const stop = await startTrace(opened, CATEGORIES.frames);
  const longTasks = await watchLongTasks(opened);
  const stamps = await watchFrames(page);
  const until = performance.now() + PLAYED_MS;
  while (performance.now() < until) await play();
  const intervals = intervalsOf(await stamps());
  const observed = await longTasks();
  const trace = await stop();
  await opened.close();

  const { missed, of } = missedRefreshes(trace.frames().map(({ beganAt }) => beganAt));
  const tasks = [...trace.tasks(), ...observed];
  return [
    {
      name: `${game}, frame intervals: p99`,
      measured: percentile(intervals, 99),
      unit: 'ms',
      most: MOST_INTERVAL_MS,
      of: intervals.length,
    },
    {
      name: `${game}, longest task in play`,
      measured: Math.max(...tasks),
      unit: 'ms',
      most: MOST_TASK_MS,
      of: tasks.length,
    },
    ...(game === 'Focus game'
      ? [{ name: `${game}, refreshes that were missed`, measured: (100 * missed) / of, unit: '%' as const, of }]
      : []),
  ];
}

/** Notes the stamp of every frame from now on; what it returns tells them. */
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const stamps: number[] = [];
    Object.assign(window, { stamps });
    const note = (stamp: number) => {
      stamps.push(stamp);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => Reflect.get(window, 'stamps') as number[]);
}

function intervalsOf(stamps: readonly number[]): number[] {
  return stamps.slice(1).map((stamp, place) => stamp - (stamps[place] ?? stamp));
}

/** How many refreshes of the screen, at 60 Hz, came without a new picture. */
function missedRefreshes(beganAt: readonly number[]): { missed: number; of: number } {
  const refreshMs = 1000 / 60;
  const of = Math.round((Math.max(...beganAt) - Math.min(...beganAt)) / refreshMs) + 1;
  const painted = new Set(beganAt.map((at) => Math.round(at / refreshMs)));
  return { missed: of - painted.size, of };
}
