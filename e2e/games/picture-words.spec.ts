import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { holdClock, installClock, onHeldClock, passUntil } from './game-time.ts';
import { lookActive, openNumbers, playAgain, startGame } from './games.ts';

test.beforeEach(({ page }) => installClock(page));

const TRAITS = /traits of dyslexia/;
/** Long enough to read four words. */
const READING_MS = 1_500;

function picture(page: Page, number: number): Locator {
  return page.getByText(`Picture ${number} of 10`, { exact: true });
}

function words(page: Page): Locator {
  return page.getByRole('application', { name: /^Which word/ }).getByRole('button');
}

function groundOf(word: Locator): Promise<string> {
  return word.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** Opens the quiz and starts it; its first words can be pressed. */
async function begin(page: Page): Promise<void> {
  await openPage(page, PATHS['picture-words']);
  await holdClock(page);
  await startGame(new InputMethod(page, 'mouse'));
  await untilActive(page);
}

async function untilActive(page: Page): Promise<void> {
  // Pictures that are still loading show a short wait first, which ends by the clock.
  await passUntil(onHeldClock(page), async () => (await words(page).count()) === 4, 50);
  await passUntil(onHeldClock(page), () => lookActive(words(page)), 50);
}

/** Presses the keys in turn, one for each picture, and waits `waitMs` before each. */
async function pressThrough(page: Page, keys: readonly string[], waitMs: number): Promise<void> {
  for (let item = 1; item <= 10; item += 1) {
    await passUntil(onHeldClock(page), () => picture(page, item).isVisible());
    await page.clock.runFor(waitMs);
    await page.keyboard.press(keys[item % keys.length] ?? '1');
  }
  await passUntil(onHeldClock(page), () => playAgain(page).isVisible());
}

test('the note about traits is open once; afterwards it opens when it is asked for @release', async ({ page }) => {
  await begin(page);
  await pressThrough(page, ['1', '2', '3', '4'], READING_MS);
  await openNumbers(page);
  await expect(page.getByText(TRAITS)).toBeVisible();
  const question = page.getByRole('button', { name: 'What does this mean?' });
  await expect(question).toBeHidden();
  await page.clock.runFor(1_000);
  await playAgain(page).click();
  await untilActive(page);
  await pressThrough(page, ['1', '2', '3', '4'], READING_MS);
  await openNumbers(page);
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText(TRAITS)).toBeHidden();
  await question.click();
  await expect(page.getByText(TRAITS)).toBeVisible();
});

test('a word under a resting pointer looks like the others until the pointer moves @release', async ({ page }) => {
  await begin(page);
  const box = await words(page).nth(1).boundingBox();
  if (!box) throw new Error('there are no words');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y, { steps: 3 });
  await expect.poll(() => groundOf(words(page).nth(1))).not.toBe(await groundOf(words(page).nth(2)));
  await page.mouse.click(x, y);
  await passUntil(onHeldClock(page), () => picture(page, 2).isVisible());
  await untilActive(page);
  expect(
    await words(page)
      .nth(1)
      .evaluate((word) => word.matches(':hover')),
  ).toBe(true);
  expect(await groundOf(words(page).nth(1))).toBe(await groundOf(words(page).nth(2)));
  await page.mouse.move(x + 4, y, { steps: 2 });
  await expect.poll(() => groundOf(words(page).nth(1))).not.toBe(await groundOf(words(page).nth(2)));
});

test('on a small phone words are as wide as their card, before and after an answer, and others do not look hovered @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page);
  const widths = async () =>
    Promise.all((await words(page).all()).map(async (word) => Math.round((await word.boundingBox())?.width ?? 0)));
  const before = await widths();
  expect(Math.min(...before)).toBeGreaterThan(280);
  await page.keyboard.press('1');
  await expect(page.locator('[data-mark="right"]')).toBeVisible();
  expect(await widths()).toEqual(before);
  const others = page.locator('[role="application"] button:not([data-mark])');
  const [first, last] = [others.first(), others.last()];
  const box = await last.boundingBox();
  if (!box) throw new Error('there are no words');
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 3 });
  expect(await last.evaluate((word) => word.matches(':hover'))).toBe(true);
  expect(await groundOf(last)).toBe(await groundOf(first));
});
