import type { Page } from '@playwright/test';

/** Makes the page remember the addresses of the recordings that it plays. Call it before the page is opened. */
export async function rememberRecordings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      said.push(this.currentSrc || this.src);
      return play.call(this);
    };
  });
}

/** The addresses of the recordings that were played since the page was opened. */
export function recordingsPlayed(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'said'));
}
