import type { Page } from '@playwright/test';

/** Lets so many milliseconds of a game pass. */
export type Pass = (ms: number) => Promise<void>;

export function inRealTime(page: Page): Pass {
  return (ms) => page.waitForTimeout(ms);
}

/** On a clock that was held: the game gets every frame of the time, however long the machine takes for it. */
export function onHeldClock(page: Page): Pass {
  return (ms) => page.clock.runFor(ms);
}

/** To be called before the page is opened: its clock goes as ever, but can be held. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(animateByClock);
}

/** Stops the clock of an open page: from here on time passes only as the journey lets it. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Ahead of the page, which goes on until it hears of it.
  await page.clock.pauseAt(now + 10_000);
}

/** Lets the clock go on by itself, as what follows a game needs it: to send the run, to ask for the points. */
export async function releaseClock(page: Page): Promise<void> {
  await page.clock.resume();
}

/** Lets time pass until something is so. */
export async function passUntil(pass: Pass, isSo: () => Promise<boolean>, stepMs = 250): Promise<void> {
  for (let ms = 0; ms < 40_000; ms += stepMs) {
    if (await isSo()) return;
    await pass(stepMs);
  }
  throw new Error('40 seconds passed, and it is still not so');
}

/**
 * Runs in the page. Playwright's clock leaves out animations that a script starts at a time of its own, as Simon does:
 * here each of them is over when the clock says so.
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
