import type { Page } from '@playwright/test';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { playOnCard, startGame } from './games.ts';
import { PLAYED_GAMES } from './players.ts';

/** The layouts of the end panel: 320 and 360 px show one picture above the other, the others both beside each other. */
const WIDTHS_PX = [320, 360, 768, 1280];

/** Distances in CSS pixels, the least of all marks; negative where a mark covers a part of a difference or is cut off. */
type Gaps = { badges: number; badgeToDifference: number; badgeToEdge: number; ringToItsDifference: number };

/** Without levels, at the highest level with large differences, and at the highest of all with small ones. */
for (const levels of [0, 8, 12])
  test(`no mark at the end covers a difference, in any window, ${levels ? `at level ${levels}` : 'without levels'} @release`, async ({
    page,
  }) => {
    const game = PLAYED_GAMES.find(({ title }) => title === 'Spot the Difference');
    if (!game) throw new Error('Spot the Difference is not played');
    const inputMethod = new InputMethod(page, 'mouse');
    // Rings grow into their places.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await installClock(page);
    await openPage(page, game.path);
    if (levels) await chooseLevel(page, levels);
    await holdClock(page);
    if (levels) await playOnCard(page).click();
    else await startGame(inputMethod);
    await game.play(inputMethod, onHeldClock(page));
    await releaseClock(page);
    // All differences were found, so that the next level follows where there is one.
    await expect(
      page.getByRole('button', { name: levels ? `Play level ${Math.min(levels + 1, 12)}` : 'Play Again' }),
    ).toBeVisible();
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await leastGaps(page);
      expect(gaps.badges, `${width} px`).toBe(levels === 12 ? 14 : 10);
      expect(gaps.badgeToDifference, `${width} px`).toBeGreaterThan(-0.5);
      expect(gaps.badgeToEdge, `${width} px`).toBeGreaterThan(-0.5);
      expect(gaps.ringToItsDifference, `${width} px`).toBeGreaterThan(4);
    }
  });

async function chooseLevel(page: Page, level: number): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  for (let at = 1; at < level; at += 1) await page.getByRole('button', { name: 'One level on' }).click();
}

function leastGaps(page: Page): Promise<Gaps> {
  return page.evaluate(() => {
    const gaps = { badges: 0, badgeToDifference: 1000, badgeToEdge: 1000, ringToItsDifference: 1000 };
    for (const picture of document.querySelectorAll('figure > [role="img"]')) {
      const { left, top } = picture.getBoundingClientRect();
      const [x0, y0] = [left + picture.clientLeft, top + picture.clientTop];
      const rings = [...picture.querySelectorAll<HTMLElement>('[class*="_ring_"]')];
      const areas = rings.map(({ style }) => {
        const of = (name: string) => Number.parseFloat(style.getPropertyValue(name)) / 100;
        const [x, y] = [x0 + of('--x') * picture.clientWidth, y0 + of('--y') * picture.clientHeight];
        return {
          left: x,
          top: y,
          right: x + of('--width') * picture.clientWidth,
          bottom: y + of('--height') * picture.clientHeight,
        };
      });
      rings.forEach((ring, number) => {
        const [box, area] = [ring.getBoundingClientRect(), areas[number]];
        if (!area) return;
        const sides = [area.left - box.left, area.top - box.top, box.right - area.right, box.bottom - area.bottom];
        gaps.ringToItsDifference = Math.min(gaps.ringToItsDifference, ...sides);
      });
      for (const badge of picture.querySelectorAll('[class*="_badge_"]')) {
        const box = badge.getBoundingClientRect();
        const [x, y, radius] = [box.left + box.width / 2, box.top + box.height / 2, box.width / 2];
        const toAreas = areas.map((area) => {
          const dx = x - Math.min(Math.max(x, area.left), area.right);
          const dy = y - Math.min(Math.max(y, area.top), area.bottom);
          return Math.hypot(dx, dy) - radius;
        });
        const [right, bottom] = [x0 + picture.clientWidth, y0 + picture.clientHeight];
        const toEdges = [box.left - x0, box.top - y0, right - box.right, bottom - box.bottom];
        gaps.badges += 1;
        gaps.badgeToDifference = Math.min(gaps.badgeToDifference, ...toAreas);
        gaps.badgeToEdge = Math.min(gaps.badgeToEdge, ...toEdges);
      }
    }
    return gaps;
  });
}
