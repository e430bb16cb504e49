import type { Page } from '@playwright/test';
import { PATHS } from '../web/paths.ts';
import { type Figure, percentile } from './figures.ts';
import { centreOf, holesOf, nextMole } from './pixels.ts';
import { type OpenedPage, press, type Rig } from './rig.ts';

const PLAYED_MS = 25_000;
const MOST_INTERVAL_MS = 17;

/** The frames of the focus game while the mouse follows its ball, which moves in every frame. */
export async function focusGameFrames(rig: Rig): Promise<Figure[]> {
  const opened = await rig.open('plain', PATHS.focusGame);
  const { page } = opened;
  await page.getByRole('button', { name: 'Start Game' }).click();
  const ball = page.locator('[data-ball]');
  await ball.waitFor();
  return framesWhile('Focus game', opened, async () => {
    const box = await ball.boundingBox();
    const { x, y } = centreOf(box ?? { x: 0, y: 0, width: 0, height: 0 });
    await page.mouse.move(x, y, { steps: 3 });
    await page.waitForTimeout(50);
  });
}

/** The frames of Whack-a-Mole at its fastest, with every mole hit. */
export async function moleFrames(rig: Rig): Promise<Figure[]> {
  const opened = await rig.open('plain', PATHS['whack-a-mole']);
  const { page } = opened;
  await page.getByText('Hard', { exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByLabel('Nine holes').waitFor();
  const holes = await holesOf(page);
  return framesWhile('Whack-a-Mole', opened, async () => {
    const name = await nextMole(page);
    const hole = holes.find((each) => each.name === name);
    if (hole) await press(opened, centreOf(hole.box));
  });
}

async function framesWhile(game: string, { page, close }: OpenedPage, play: () => Promise<void>): Promise<Figure[]> {
  const frameTimes = await observeFrames(page);
  const until = performance.now() + PLAYED_MS;
  while (performance.now() < until) await play();
  const times = await frameTimes();
  await close();
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const [measured, of] = [percentile(intervals, 99), intervals.length];
  return [{ name: `${game}, frame intervals: p99`, measured, unit: 'ms', most: MOST_INTERVAL_MS, of }];
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
