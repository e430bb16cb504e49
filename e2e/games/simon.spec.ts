import type { Locator, Page } from '@playwright/test';
import { GAME_PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, test } from '../support/journey.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { openGame, startGame } from './games.ts';
import { loseSimon } from './players/simon.ts';

/** Plays Simon until it is lost at a level, after `right` presses of that level. */
async function loseAt(page: Page, lost: { level: number; right?: number }): Promise<void> {
  const inputMethod = new InputMethod(page, 'keyboard');
  await installClock(page);
  await openGame(page, { path: GAME_PATHS.simon });
  await holdClock(page);
  await startGame(inputMethod);
  await loseSimon(inputMethod, onHeldClock(page), lost);
  await releaseClock(page);
}

function figure(page: Page, term: string): Locator {
  return page.locator(`dt:text-is("${term}") + dd`);
}

test('a practice of Simon ends with the pad that came next after a wrong press @release', async ({ page }) => {
  await installClock(page);
  await openGame(page, { path: GAME_PATHS.simon });
  await holdClock(page);
  await page.getByRole('button', { name: 'Try it first' }).click();
  const said = page.locator('[aria-live]', { hasText: 'Your turn.' });
  while ((await said.count()) === 0) await page.clock.runFor(500);
  const isRed = (await said.textContent())?.startsWith('Red');
  await page.keyboard.press(isRed ? '2' : '1');
  await expect(page.getByText(/came next/).first()).toBeVisible();
  const again = page.getByRole('button', { name: 'Practise again' });
  while (!(await again.isVisible())) await page.clock.runFor(500);
});

test.describe('the end of Simon', () => {
  test('lost at the first press has no figure and no band @release', async ({ page }) => {
    await loseAt(page, { level: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You reached level 1');
    await expect(page.getByText(/^The colour to press was /)).toBeVisible();
    await expect(page.getByText('Longer games show your focus and consistency too')).toBeVisible();
    await expect(page.getByRole('term')).toHaveCount(0);
    await expect(page.getByText(/^(strong|steady|varied)$/)).toHaveCount(0);
    await expect(page.getByText(/say the colour or shape in your head/)).toBeVisible();
  });

  test('lost at the first press of level 6 leads with five colours and has no focus @release', async ({ page }) => {
    await loseAt(page, { level: 6 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You repeated five colours in order');
    await expect(page.getByText(/^You reached level 6\. \w+ came next\.$/)).toBeVisible();
    await expect(page.getByRole('term')).toHaveText(['Consistency', 'Usual reaction']);
    await expect(page.getByText('One press there is too few for a number.')).toBeVisible();
  });

  test('says what the focus is of, from eight reactions on @release', async ({ page }) => {
    await loseAt(page, { level: 5, right: 2 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You repeated four colours in order');
    await expect(figure(page, 'Focus')).toHaveText(/^67\s*steady\s*2 of 3 right in the last round$/);
    await expect(figure(page, 'Consistency')).toHaveText(/strong/);
    await expect(page.getByText('Longer games show')).toHaveCount(0);
  });
});

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

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`a lit pad glows within, the focus is a line outside, at ${viewport.width} px @release`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await installClock(page);
    await openGame(page, { path: GAME_PATHS.simon });
    await holdClock(page);
    await startGame(new InputMethod(page, 'keyboard'));
    const [focused, lit] = ['orange', 'blue'].map((pad) => page.locator(`button[data-pad="${pad}"]`));
    if (!focused || !lit) throw new Error('there are no pads');
    await expect(page.getByRole('application', { name: 'Six pads in a ring' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(focused).toBeFocused();
    // As its animation does while it is lit.
    await lit.locator('[data-lit="shown"]').evaluate((mark: HTMLElement) => mark.style.setProperty('opacity', '1'));

    const ofFocus = await lookOf(focused);
    expect(ofFocus.line).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', outlineOffset: '4px' });
    expect(ofFocus.mark.opacity).toBe('0');

    const ofLight = await lookOf(lit);
    expect(ofLight.line.outlineStyle).toBe('none');
    expect(ofLight.mark).toEqual({ opacity: '1', glows: true, boxShadow: 'none', outlineStyle: 'none' });
    expect(ofLight.shapeGrows).toBeGreaterThan(1.4);
    // The line of the focus is outside of the light, so that a pad can have both.
    expect(ofLight.beyondPx).toBeLessThan(4);
  });
}
