import type { Locator } from '@playwright/test';
import { GAME_PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { holdClock, installClock } from './game-time.ts';
import { startGame } from './games.ts';

/** How a pad looks: its line outside, and its lit mark with the size of the shape. */
function lookOf(pad: Locator) {
  return pad.evaluate((button) => {
    const [shape, mark, litShape] = ['svg', '[data-lit="shown"]', '[data-lit="shown"] svg'].map((selector) =>
      button.querySelector(`:scope > ${selector}`),
    );
    if (!shape || !mark || !litShape) throw new Error('the pad is not whole');
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
    const { opacity, backgroundImage, boxShadow, outlineStyle: lineOfMark } = getComputedStyle(mark);
    const widthOf = (element: Element) => element.getBoundingClientRect().width;
    return {
      line: { outlineStyle, outlineWidth, outlineOffset },
      mark: { opacity, glows: backgroundImage.startsWith('radial-gradient'), boxShadow, outlineStyle: lineOfMark },
      beyondPx: (widthOf(mark) - widthOf(button)) / 2,
      shapeGrows: widthOf(litShape) / widthOf(shape),
    };
  });
}

test('a lit pad glows within, and the focus is a line outside @release', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await installClock(page);
  await openPage(page, GAME_PATHS.simon);
  await holdClock(page);
  await startGame(new InputMethod(page, 'keyboard'));
  const [focused, lit] = ['orange', 'blue'].map((pad) => page.locator(`button[data-pad="${pad}"]`));
  if (!focused || !lit) throw new Error('there are no pads');
  await expect(page.getByRole('application', { name: 'Six pads in a ring' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toBeFocused();
  // As its animation does while it is lit.
  await lit.locator('[data-lit="shown"]').evaluate((mark: HTMLElement) => mark.style.setProperty('opacity', '1'));

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const ofFocus = await lookOf(focused);
    expect(ofFocus.line).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', outlineOffset: '4px' });
    expect(ofFocus.mark.opacity).toBe('0');

    const ofLight = await lookOf(lit);
    expect(ofLight.line.outlineStyle).toBe('none');
    expect(ofLight.mark).toEqual({ opacity: '1', glows: true, boxShadow: 'none', outlineStyle: 'none' });
    expect(ofLight.shapeGrows).toBeGreaterThan(1.4);
    // The line of the focus is outside of the light, so that a pad can have both.
    expect(ofLight.beyondPx).toBeLessThan(4);
  }
});
