import type { Page } from '@playwright/test';
import type { InputMethod } from '../../support/input-methods.ts';
import { ignoreTimeout, type Pass, passUntil } from '../game-time.ts';
import { isOver, LEAST_PRESS_MS, type LevelPlayer, type Player, TAKE_YOUR_TIME } from '../games.ts';

export const PLAYER: Player = { title: 'Spot the Difference', play: playSpot, ends: /.+/, untimed: [TAKE_YOUR_TIME] };

export const LEVEL_PLAYER: LevelPlayer = { play: playSpot, ends: /^You found all 5 differences$/, level: 2 };

/** Presses everything that differs between the two images, until the game ends. */
async function playSpot(inputMethod: InputMethod, pass: Pass): Promise<void> {
  const { page, way } = inputMethod;
  const imageB = page.getByRole('application', { name: /^Image B/ });
  const drawings = page.locator('figure :is([role="img"], [role="application"]) > svg');
  await passUntil(pass, () => drawings.nth(1).isVisible());
  // The end panel comes a moment after the last press.
  const allFound = page.getByRole('list', { name: /^(\d) of \1 found$/ });
  for (const at of await differentPlaces(page)) {
    await pass(LEAST_PRESS_MS);
    if ((await allFound.isVisible()) || (await isOver(page))) break;
    if (way === 'keyboard') await moveCursor(page, at);
    else {
      // A practice ends with its first difference, a moment after the press.
      const box = await imageB.boundingBox({ timeout: 2_000 }).catch(ignoreTimeout);
      if (!box) break;
      const point = { x: (at.x / 450) * box.width, y: (at.y / 320) * box.height };
      const press = { position: point, timeout: 2_000 };
      await (inputMethod.pointer() === 'touch' ? imageB.tap(press) : imageB.click(press)).catch(ignoreTimeout);
    }
  }
  await passUntil(pass, () => isOver(page));
}

const CURSOR_STEP = 8;

/** Reads the position after each round of presses: on a busy machine a key repeats and moves the ring further. */
async function moveCursor(page: Page, to: { x: number; y: number }): Promise<void> {
  const go = async (axis: 'x' | 'y', keys: readonly [string, string]) => {
    for (;;) {
      const away = to[axis] - (await cursorPlace(page))[axis];
      // Half a step is near enough: it would go there and back for ever.
      const steps = Math.ceil(Math.abs(away) / CURSOR_STEP - 0.5);
      if (steps === 0) return;
      for (let step = 0; step < steps; step += 1) await page.keyboard.press(away < 0 ? keys[0] : keys[1]);
    }
  };
  await go('x', ['ArrowLeft', 'ArrowRight']);
  await go('y', ['ArrowUp', 'ArrowDown']);
  await page.keyboard.press('Enter');
}

/** The position of the arrow-key cursor in pixels of the picture; its centre before the first key. */
function cursorPlace(page: Page): Promise<{ x: number; y: number }> {
  return page.getByRole('application', { name: /^Image B/ }).evaluate((image) => {
    const { style } = image.querySelector<HTMLElement>(':scope > [class*="_cursor_"]') ?? {};
    const of = (name: string) => Number.parseFloat(style?.getPropertyValue(name) || '50') / 100;
    return { x: of('--x') * 450, y: of('--y') * 320 };
  });
}

/** The centres, in pixels of a picture, of the things that differ between the two images. */
async function differentPlaces(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const [a, b] = [...document.querySelectorAll('figure :is([role="img"], [role="application"]) > svg')].map((image) =>
      // Firefox gives other boxes for drawings within drawings, so the places are read from their attributes.
      [...image.querySelectorAll(':scope > g > svg[x]')].map((drawing) => {
        const of = (name: string) => Number(drawing.getAttribute(name));
        const [x, y] = [of('x') + of('width') / 2, of('y') + of('height') / 2];
        return { x, y, drawn: drawing.parentElement?.outerHTML };
      }),
    );
    if (!a || !b) throw new Error('there are not two pictures');
    const onlyIn = (one: typeof a, other: typeof a) =>
      one.filter(({ drawn }) => !other.some((thing) => thing.drawn === drawn));
    return [...onlyIn(b, a), ...onlyIn(a, b)].map(({ x, y }) => ({ x, y }));
  });
}
