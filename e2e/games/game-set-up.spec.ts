import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, logIn, ready, signUpQuietly, test } from '../support/journey.ts';
import { holdClock, installClock, onHeldClock } from './game-time.ts';
import { openGame, startGame, waysShown } from './games.ts';
import { finishPictureWords } from './players/picture-words.ts';
import { PLAYED_GAMES } from './players.ts';

const change = (page: Page) => page.getByRole('button', { name: 'Change', exact: true });
const chosen = (page: Page, words: string) => page.getByRole('listitem').getByText(words, { exact: true });
test('with a mouse the ways to play are mouse and keys @release', async ({ page }) => {
  await openGame(page, { path: PATHS.simon });
  expect(await waysShown(page)).toEqual(['mouse', 'keys']);
});

test('choices are folded behind Change, by keyboard too, and clean in every scheme @release', async ({ page }) => {
  await page.goto(PATHS['whack-a-mole']);
  await ready(page);
  for (const words of ['With a clock', 'Speed: easy', 'Middle sounds']) await expect(chosen(page, words)).toBeVisible();
  const clock = page.getByRole('radiogroup', { name: 'Clock' });
  await expect(clock).toBeHidden();
  await expect(change(page)).toHaveAttribute('aria-expanded', 'false');
  const inputMethod = new InputMethod(page, 'keyboard');
  await inputMethod.press(change(page));
  await expect(change(page)).toHaveAttribute('aria-expanded', 'true');
  await inputMethod.choose(clock, 'Take your time');
  await expect(chosen(page, 'Take your time')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await inputMethod.press(change(page));
  await expect(clock).toBeHidden();
});

test('the choices of each game are kept over a reload, and for the learner on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUpQuietly(page);
  const inputMethod = new InputMethod(page, 'mouse');
  const choices: [path: string, group: string, label: string, words: string][] = [
    [PATHS.simon, 'Speed', 'Hard', 'Speed: hard'],
    [PATHS['whack-a-mole'], 'Clock', 'Take your time', 'Take your time'],
    [PATHS['multitask-master'], 'Difficulty', 'Medium', 'Medium'],
    [PATHS['spot-the-difference'], 'Images', 'Words', 'Words'],
  ];
  for (const [path, group, label, words] of choices) {
    await page.goto(path);
    await ready(page);
    await inputMethod.press(change(page));
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok());
    await inputMethod.choose(page.getByRole('radiogroup', { name: group }), label);
    await kept;
    await page.reload();
    await ready(page);
    await expect(chosen(page, words)).toBeVisible();
  }
  const elsewhere = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await elsewhere.goto(PATHS.landing);
  await ready(elsewhere);
  await logIn(elsewhere, person);
  for (const [path, , , words] of choices) {
    await elsewhere.goto(path);
    await ready(elsewhere);
    await expect(chosen(elsewhere, words)).toBeVisible();
  }
  await elsewhere.context().close();
});

test.describe('the end of a game', () => {
  test.beforeEach(({ page }) => installClock(page));

  test('compares with the best game before, on this device signed out and in the account of a learner @release', async ({
    page,
  }) => {
    /** Plays a game, and returns its score once it is stored. */
    const play = async (stored: RegExp) => {
      await finishPictureWords(new InputMethod(page, 'mouse'));
      await expect(page.getByText(stored)).toBeVisible();
      return Number(/(\d+) of 10/.exec((await page.locator('main').textContent()) ?? '')?.[1]);
    };
    const best = page.getByText(/best so far/);
    for (const stored of [/^You are not signed in/, /10 points added/]) {
      const first = await play(stored);
      await expect(best).toBeHidden();
      const second = await play(stored);
      const words =
        second > first
          ? `Your best so far. Before this game it was ${first} of 10.`
          : `${second === first ? 'The same as your best so far' : 'Your best so far'}: ${first} of 10.`;
      await expect(best).toHaveText(words);
      await signUpQuietly(page);
    }
  });

  test('offers the next difficulty after an easy win, and starts it @release', async ({ page }) => {
    const game = PLAYED_GAMES.find(({ title }) => title === 'Multitask Master');
    if (!game) throw new Error('no such game');
    const inputMethod = new InputMethod(page, 'mouse');
    await openGame(page, game);
    await holdClock(page);
    await startGame(inputMethod, game.untimed);
    await game.play(inputMethod, onHeldClock(page));
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: 'Try medium' }).click();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('radiogroup', { name: /^Find the / }).getByRole('radio')).toHaveCount(6);
  });
});
