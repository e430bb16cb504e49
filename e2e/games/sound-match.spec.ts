import type { Locator, Page } from '@playwright/test';
import { SOUND_MATCH_WORDS } from '../../content/en/sound-match.ts';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import { recordingsPlayed, rememberRecordings } from '../support/recordings-played.ts';
import { holdClock, installClock, onHeldClock, passUntil, releaseClock } from './game-time.ts';
import { holdsFocus, openNumbers, startGame } from './games.ts';
import { playSoundMatch } from './players/sound-match.ts';

const question = (page: Page) => page.getByRole('application', { name: /^Which one begins like this/ });
const options = (page: Page) => question(page).getByRole('button');
/** The words of each first sound. */
const SOUNDS = SOUND_MATCH_WORDS.sounds.map((pictures) =>
  pictures.map((picture) => SOUND_MATCH_WORDS.promptOf(picture).words.replace('.', '')),
);
const HEAR_AND_READ = [{ group: 'Words', label: 'Hear and read' }];

async function begin(page: Page, choices: typeof HEAR_AND_READ = []): Promise<InputMethod> {
  await rememberRecordings(page);
  await installClock(page);
  await openPage(page, PATHS['sound-match']);
  await holdClock(page);
  const inputMethod = new InputMethod(page, 'mouse');
  await startGame(inputMethod, choices);
  await untilAsked(page);
  return inputMethod;
}

/** Pictures that are still loading show a short wait first, which ends by the clock. */
function untilAsked(page: Page): Promise<void> {
  return passUntil(onHeldClock(page), () => holdsFocus(question(page)), 10);
}

/** The word to match, and those to choose from. */
async function wordsOf(asked: Locator) {
  const [, word = ''] = /: (\w+)\.$/.exec((await asked.getAttribute('aria-label')) ?? '') ?? [];
  const names = await asked
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.querySelector(':scope > :not([aria-hidden])')?.textContent ?? ''));
  const same = SOUNDS.find((words) => words.includes(word)) ?? [];
  const right = names.findIndex((name) => same.includes(name));
  return { word, right, other: names[right] ?? '' };
}

test('four words are said one after the other, again when asked and after a pause, and written with the answer @release', async ({
  page,
}) => {
  await begin(page);
  const { word, right, other } = await wordsOf(question(page));
  await expect(page.locator('[data-said]')).toHaveCount(0);
  await page.clock.runFor(350);
  await expect(page.locator('[data-said]')).toHaveCount(1);
  await expect.poll(() => recordingsPlayed(page)).toEqual([expect.stringContaining(`/clips/words/${word}.mp3`)]);
  for (const place of [0, 1, 2]) {
    await page.clock.runFor(1200);
    await expect(options(page).nth(place).locator('[data-said]')).toHaveCount(1);
    await expect.poll(() => recordingsPlayed(page)).toHaveLength(place + 2);
  }
  await page.clock.runFor(1200);
  await expect(page.locator('[data-said]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hear the words again' }).click();
  await expect.poll(() => recordingsPlayed(page)).toHaveLength(5);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(6000);
  expect(await recordingsPlayed(page)).toHaveLength(5);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(question(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect.poll(() => recordingsPlayed(page)).toHaveLength(6);
  const played = await recordingsPlayed(page);
  expect(played[5]).toBe(played[0]);
  await expect(page.locator('main [aria-hidden="true"]', { hasText: other })).toHaveCount(0);
  await page.clock.runFor(500);
  await page.keyboard.press(String(right + 1));
  await expect(page.getByText(`Right. These begin alike: ${word}, ${other}.`)).toBeVisible();
  await expect(options(page).nth(right)).toHaveAttribute('data-mark', 'right');
  await expect(options(page).nth(right).getByText(other, { exact: true }).first()).toBeVisible();
});

test('"Hear and read" writes the words, is remembered, and has its own best @release', async ({ page }) => {
  await signUpQuietly(page);
  const inputMethod = await begin(page, HEAR_AND_READ);
  const { other } = await wordsOf(question(page));
  await expect(options(page).getByText(other, { exact: true }).first()).toBeVisible();
  await playSoundMatch(inputMethod, onHeldClock(page), false, async (asked) => (await wordsOf(asked)).right);
  await releaseClock(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You matched 14 of 14 sounds');
  await openNumbers(page);
  await expect(page.getByText('Every sound was matched.')).toBeVisible();
  await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId: id }))).json();
  expect(runs['sound-match']).toEqual([expect.objectContaining({ score: 14, choice: 'words' })]);
  await expectCleanInEveryScheme(page);
  await openPage(page, PATHS['sound-match']);
  await expect(page.getByRole('listitem').filter({ hasText: 'Hear and read' })).toBeVisible();
});

test.describe('when nothing can be played', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no sound', 'NotAllowedError'));
      Reflect.deleteProperty(window, 'speechSynthesis');
    });
  });

  test('the words are written, and the page says why @release', async ({ page }) => {
    await installClock(page);
    await openPage(page, PATHS['sound-match']);
    await holdClock(page);
    await startGame(new InputMethod(page, 'mouse'));
    await untilAsked(page);
    await page.clock.runFor(400);
    await expect(page.getByText('No sound could be played. You can read the words instead.')).toBeVisible();
    const { other } = await wordsOf(question(page));
    await expect(options(page).getByText(other, { exact: true }).first()).toBeVisible();
  });
});
