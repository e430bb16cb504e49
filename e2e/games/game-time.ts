import { errors, type Page } from '@playwright/test';

/** Lets the given milliseconds of a game pass. */
export type Pass = (ms: number) => Promise<void>;

export function inRealTime(page: Page): Pass {
  return (ms) => page.waitForTimeout(ms);
}

/** Needs `holdClock`. The game gets every frame of the given time, also on a slow machine. */
export function onHeldClock(page: Page): Pass {
  return (ms) => page.clock.runFor(ms);
}

/** Makes `holdClock` possible. Call it before the page is opened; until `holdClock`, time passes as usual. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(animateByClock);
}

/** Stops the clock of an open page. Then time passes only by `page.clock`, until `releaseClock`. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // The clock runs until the page has this call, so the instant must be in its future.
  await page.clock.pauseAt(now + 10_000);
}

/** Lets time pass as usual again. Sending a run and reading points need this. */
export async function releaseClock(page: Page): Promise<void> {
  await page.clock.resume();
}

/** Does something that needs timers, such as axe, while a held clock passes a millisecond at a time. */
export async function withTicks(page: Page, work: () => Promise<void>): Promise<void> {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await page.clock.runFor(1);
    await page.waitForTimeout(20);
  }
  await working;
}

/** Lets time pass in steps until the condition is true, at most 40 seconds. */
export async function passUntil(pass: Pass, condition: () => Promise<boolean>, stepMs = 250): Promise<void> {
  for (let ms = 0; ms < 40_000; ms += stepMs) {
    if (await condition()) return;
    await pass(stepMs);
  }
  throw new Error('the condition is still false after 40 seconds');
}

/**
 * Runs in the page. Playwright's clock does not control animations whose start time a script sets, as in Simon. This
 * function ends each of them when the clock reaches its end.
 */
function animateByClock(): void {
  const ends = new WeakMap<Animation, number>();
  const { cancel } = Animation.prototype;
  const now = { get: () => performance.now() };
  Object.defineProperty(document.timeline, 'currentTime', now);
  Object.defineProperty(AnimationPlaybackEvent.prototype, 'timelineTime', now);
  Object.defineProperty(Animation.prototype, 'startTime', {
    set(this: Animation, startTime: number) {
      const endTime = startTime + Number(this.effect?.getComputedTiming().endTime);
      ends.set(
        this,
        window.setTimeout(() => this.finish(), endTime - performance.now()),
      );
    },
  });
  Animation.prototype.cancel = function () {
    clearTimeout(ends.get(this));
    cancel.call(this);
  };
}

/** Lets what did not come in time pass, and throws everything else. */
export function ignoreTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}
