import { PATHS } from '../web/app/paths.ts';
import { expectCleanInEveryScheme } from './axe.ts';
import { Hands } from './hands.ts';
import { expect, ready, test } from './journey.ts';
import { prepareScreening, takeLetterQuiz } from './screening.ts';

test.beforeEach(async ({ page }) => {
  await prepareScreening(page);
  await page.goto(PATHS.letterQuiz);
  await ready(page);
});

test('nothing sounds before the first press; then the size is shown, never the letter', async ({ page }) => {
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/(capital|small) letter$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'said').length)).toBe(1);
  await page.getByRole('button', { name: 'Say it again' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'said').length)).toBe(2);
});

test('the box takes one character: the newest replaces the one before, and a paste of several takes none', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const box = page.getByLabel('Type the letter you hear');
  await expect(box).toBeFocused();
  await page.keyboard.type('b');
  await expect(box).toHaveValue('b');
  await page.keyboard.type('D');
  await expect(box).toHaveValue('D');

  await page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    field.select();
    document.execCommand('insertText', false, 'bdpq');
  });
  await expect(page.getByText('The box takes one letter. Type only the letter you heard.')).toBeVisible();
  await expect(box).not.toHaveValue(/../);
});

test('an empty box is told about in one sentence, and the letter stays', async ({ page }) => {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Next letter' }).click();
  await expect(page.getByText('Type the letter you heard. A guess is fine.')).toBeVisible();
  await expect(page.getByLabel('Type the letter you hear')).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Letter 1 of 10' })).toBeVisible();
  await expectCleanInEveryScheme(page);
});

test('a letter in the wrong size is another answer; only Continue leads on', async ({ page }) => {
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  let asked = 0;
  await takeLetterQuiz(new Hands(page, 'mouse'), (heard) => {
    asked += 1;
    if (asked > 4) return heard;
    return heard === heard.toLowerCase() ? heard.toUpperCase() : heard.toLowerCase();
  });
  const { attempt } = await (await stored).json();
  expect(attempt).toMatchObject({ correct: 6, total: 10, percentage: 60, hasDyslexia: true });
  await expect(page.getByText('Only the size is different.').first()).toBeVisible();
  await expect(page.getByText(/dyslexia/i)).toBeHidden();
  await expectCleanInEveryScheme(page);
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(PATHS.letterQuiz);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PATHS.traitsQuestionnaire);
});
