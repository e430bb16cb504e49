import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { holdClock, installClock } from './game-time.ts';
import { startGame } from './games.ts';

/** Until a game with a clock begins. */
const READY_SET_GO_MS = 2_200;

test.beforeEach(async ({ page }) => {
  await installClock(page);
  await openPage(page, PATHS['multitask-master']);
  await holdClock(page);
  await startGame(new InputMethod(page, 'mouse'));
  await page.clock.runFor(READY_SET_GO_MS);
});

/** The box of the sum, and the sum with its answer: `2 + 3` and 5. Easy sums have plus or minus. */
async function sumOf(page: Page) {
  const box = page.getByRole('textbox', { name: /^Your answer to/ });
  const [, left, sign, right] = /(\d+) (plus|minus) (\d+)/.exec((await box.getAttribute('aria-label')) ?? '') ?? [];
  const isPlus = sign === 'plus';
  const answer = isPlus ? Number(left) + Number(right) : Number(left) - Number(right);
  return { box, written: `${left} ${isPlus ? '+' : '−'} ${right}`, answer };
}

test('an answer that is not right stays in its box, and the right one is said for a second and a half @release', async ({
  page,
}) => {
  const { box, written, answer } = await sumOf(page);
  const other = String(answer + 1);
  await page.keyboard.type(other);
  await page.keyboard.press('Enter');
  const words = page.getByText(`You wrote ${other}. ${written} is ${answer}.`, { exact: true });
  await expect(words.locator('visible=true')).toBeVisible();
  await expect(box).toHaveValue(other);

  const shapes = page.getByRole('radiogroup', { name: /^Find the / });
  const wanted = ((await shapes.getAttribute('aria-label')) ?? '').replace('Find the ', '');
  const names = (await shapes.getByRole('radio').allTextContents()).map((name) => /^\w+/.exec(name)?.[0] ?? '');
  const place = names.findIndex((name) => name !== wanted);
  await page.keyboard.press(String.fromCharCode(65 + place));
  await expect(
    page.getByRole('heading', { name: `You picked the ${names[place]}. The ${wanted} is marked.` }),
  ).toBeVisible();
  await expect(shapes.getByRole('radio').nth(place)).toBeChecked();
  await expect(shapes.locator('[data-mark="other"]')).toHaveCount(1);
  await expect(shapes.locator('[data-mark="right"]')).toHaveCount(1);
  await page.clock.runFor(1_400);
  await expect(box).toHaveValue(other);
  await page.clock.runFor(150);
  await expect(page.getByText('Round 2 of 10', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Your answer to/ })).toHaveValue('');
});
