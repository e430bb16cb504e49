import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GAME_PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { changeSettings } from '../../ui/settings/device-settings.ts';

const WINDOWS = [
  [360, 640],
  [360, 740],
  [320, 568],
  [740, 360],
  [1280, 800],
] as const;

/** Opens the game, laid out in the body as a page is, and not in an element of the test. */
async function openGame() {
  // The letters of another font can be wider, and files before this one may have loaded it or not.
  await Promise.all([...document.fonts].map((font) => font.load()));
  await openApp(GAME_PATHS['spot-the-difference']);
  (document.body.lastElementChild as HTMLElement).style.display = 'contents';
}

/** Both images, and the name above each. */
async function expectImagesInWindow(width: number, height: number) {
  const images = [page.getByRole('img', { name: /^Image A/ }), page.getByRole('application', { name: /^Image B/ })];
  for (const image of images) await expect.element(image).toBeVisible();
  // The images get their size once what stands beside them has its own.
  await vi.waitFor(() => {
    for (const image of images) {
      const { left, right, top, bottom } = image.element().getBoundingClientRect();
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
      expect((right - left) / (bottom - top)).toBeCloseTo(450 / 320, 1);
    }
    for (const name of document.querySelectorAll('figcaption b')) {
      const { left, right } = name.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(images[0]?.element().getBoundingClientRect().width).toBeGreaterThan(
      width < height ? 0.5 * width : 0.3 * width,
    );
  });
}

describe.each(WINDOWS)('in a window of %i × %i pixels both images are wholly visible', (width, height) => {
  it.each(['lexend', 'opendyslexic'] as const)('in a practice, in letters of %s', async (font) => {
    await page.viewport(width, height);
    changeSettings({ font });
    await openGame();
    await page.getByRole('button', { name: 'Practice' }).click();
    await expectImagesInWindow(width, height);
  });

  it.each([true, false])('in a game, with levels: %s', async (spotAtLevel) => {
    await page.viewport(width, height);
    changeSettings({ spotAtLevel, spotLevel: 12, spotClock: false });
    await openGame();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expectImagesInWindow(width, height);
  });
});
