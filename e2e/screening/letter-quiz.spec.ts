import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, ready, test } from '../support/journey.ts';
import { recordingsPlayed } from '../support/recordings-played.ts';
import { addVoice, spokenBy } from '../support/voice.ts';
import { prepareScreening, takeLetterQuiz } from './screening.ts';

test.beforeEach(async ({ page }) => {
  await prepareScreening(page);
  await openPage(page, PATHS.letterQuiz);
});

test('nothing sounds before the first press; then the size is shown, never the letter', async ({ page }) => {
  expect(await recordingsPlayed(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/^(capital \(uppercase\)|small \(lowercase\))$/)).toBeVisible();
  await expect.poll(() => recordingsPlayed(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Say it again' }).click();
  await expect.poll(() => recordingsPlayed(page)).toHaveLength(2);
});

test('a letter in the wrong size is another answer; only Continue leads on @release', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  let asked = 0;
  await takeLetterQuiz(new InputMethod(page, 'mouse'), (heard) => {
    asked += 1;
    if (asked > 4) return heard;
    return heard === heard.toLowerCase() ? heard.toUpperCase() : heard.toLowerCase();
  });
  const { attempt } = await (await stored).json();
  expect(attempt).toMatchObject({ correct: 6, total: 10, percentage: 60, hasDyslexia: true });
  await expect(page.getByText('You knew all ten letters by their names.', { exact: false })).toBeVisible();
  // The longest words of this end.
  await expect(page.getByRole('link', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Only the size is different.').first()).toBeHidden();
  await page.getByText('Show the 4 letters that were different').click();
  await expect(page.getByText('Only the size is different.').first()).toBeVisible();
  await expect(page.getByText(/dyslexia/i)).toBeHidden();
  await expectCleanInEveryScheme(page);
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(PATHS.letterQuiz);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(PATHS.traitsQuestionnaire);
});

test('when the test letter is not heard, the page helps; the box takes one letter, and an empty one is told about @release', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Test letter. It does not count.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start without it' })).toBeHidden();
  for (let time = 1; time <= 2; time += 1) {
    await page.getByLabel('Type the letter you hear').fill('7');
    await page.getByRole('button', { name: 'Next letter' }).click();
    await expect(page.getByText('That was another letter.', { exact: false })).toBeVisible();
  }
  await expectCleanInEveryScheme(page);
  await expect(page.getByText('Without the test letter, the result will say little.')).toBeVisible();
  await page.getByRole('button', { name: 'Start without it' }).click();
  await expect(page.getByText('Letter 1 of 10', { exact: true })).toBeVisible();
  const box = page.getByLabel('Type the letter you hear');
  await expect(box).toBeFocused();
  await page.getByRole('button', { name: 'Next letter' }).click();
  await expect(page.getByText('Type the letter you heard. A guess is fine.')).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page.getByText('Letter 1 of 10', { exact: true })).toBeVisible();
  await expectCleanInEveryScheme(page);
  await page.keyboard.type('bD');
  await expect(box).toHaveValue('D');
  await page.evaluate(() => {
    (document.activeElement as HTMLInputElement).select();
    document.execCommand('insertText', false, 'bdpq');
  });
  await expect(page.getByText('The box takes one letter. Type only the letter you heard.')).toBeVisible();
  await expect(box).not.toHaveValue(/../);
});

test('letters are said by the recording where the device has voices, until the voice of the device is chosen @release', async ({
  page,
}) => {
  await addVoice(page);
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await page.reload();
  await ready(page);
  await start.click();
  await expect.poll(() => recordingsPlayed(page)).toHaveLength(1);
  expect((await recordingsPlayed(page))[0]).toMatch(/\/clips\/letters\/(capital|small)-[a-z]\.mp3$/);
  expect(await spokenBy(page)).toEqual([]);

  await openPage(page, PATHS.settings);
  const choice = page.getByRole('radiogroup', { name: 'Letters are said by' });
  await expect(choice.getByRole('radio', { name: 'A recorded person' })).toBeChecked();
  await choice.getByText('The voice of this device').click();
  await openPage(page, PATHS.letterQuiz);
  await start.click();
  await expect.poll(() => spokenBy(page)).toHaveLength(1);
  expect((await spokenBy(page))[0]).toMatch(/^(capital|small), [A-Z]\.$/);
  expect(await recordingsPlayed(page)).toEqual([]);
});
