import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { expectWholeWords } from '../support/whole-words.ts';

const CHANGED_AT = '2026-01-01T00:00:00.000Z';

async function setLetters(page: Page, letters: Record<string, unknown>): Promise<void> {
  const shown = Object.fromEntries(
    Object.entries(letters).map(([name, value]) => [name, { value, changedAt: CHANGED_AT }]),
  );
  await page.addInitScript((stored) => localStorage.setItem('settings', stored), JSON.stringify({ shown }));
}

/** As 1280 x 1024 is at 400 %: 320 x 256. */
const WINDOWS = [
  { width: 320, height: 640, letters: {} },
  { width: 320, height: 640, letters: { font: 'opendyslexic', size: 2 } },
  { width: 320, height: 640, letters: { font: 'opendyslexic', size: 2, spacing: 1 } },
  { width: 320, height: 256, letters: {} },
  { width: 360, height: 640, letters: { size: 1.5 } },
  { width: 1280, height: 800, letters: {} },
  { width: 1280, height: 800, letters: { size: 2 } },
];

for (const { width, height, letters } of WINDOWS)
  test.describe(`the assignment at ${width} x ${height} with ${JSON.stringify(letters)}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    test('NEXT does not scroll the page, and the player never covers the word that is read or has the focus @release', async ({
      page,
    }) => {
      await setLetters(page, letters);
      await openPage(page, PATHS.assignment);
      await page.getByRole('button', { name: 'NEXT' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-word][data-on]')).toBeVisible();
      await expectBetweenBars(page, '[data-word][data-on]');
      await expect(page.getByRole('button', { name: 'Pause voice' })).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('button', { name: 'STOP' })).toBeInViewport({ ratio: 0.99 });
      // At 400 % there is room for the text only.
      if (height >= 640) {
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await expect(page.getByText('100', { exact: true })).toBeInViewport({ ratio: 0.99 });
      }
      await expectWholeWords(page);

      const player = page.locator('[data-playing]');
      const { height: taken = height } = (await player.boundingBox()) ?? {};
      expect(taken).toBeLessThanOrEqual(height / 3);
      await page.getByRole('button', { name: 'Next sentence' }).click();
      for (let sentence = 0; sentence < 4; sentence += 1) {
        await page.getByRole('button', { name: 'Next sentence' }).click();
        await expect(page.locator('[data-word][data-on]')).toBeVisible();
        await expectBetweenBars(page, '[data-word][data-on]');
      }
      await page.getByRole('button', { name: 'Pause voice' }).click();
      await page.locator('[data-word]').first().focus();
      for (let line = 0; line < 12; line += 1) {
        await page.keyboard.press('ArrowDown');
        await expectBetweenBars(page, '[data-word]:focus');
      }
      await page.keyboard.press('End');
      await expectBetweenBars(page, '[data-word]:focus');
      await page.keyboard.press('Home');
      await expectBetweenBars(page, '[data-word]:focus');
    });
  });

/** The word is in the window, below the bar of the app and above the player. */
async function expectBetweenBars(page: Page, word: string): Promise<void> {
  const isSeen = () =>
    page.evaluate((selector) => {
      const { top = -1, bottom = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const player = document.querySelector('[data-in-view]')?.getBoundingClientRect().top ?? innerHeight;
      return top >= bar - 1 && bottom <= player + 1;
    }, word);
  await expect.poll(isSeen).toBe(true);
}
