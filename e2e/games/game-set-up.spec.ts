import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, logIn, openPage, ready, signUpQuietly, test } from '../support/journey.ts';
import { holdClock, installClock, onHeldClock } from './game-time.ts';
import { startGame, waysShown } from './games.ts';
import { PLAYED_GAMES } from './players.ts';

const change = (page: Page) => page.getByRole('button', { name: 'Change', exact: true });
const chosen = (page: Page, group: string, label: string) =>
  group === 'What to play'
    ? page.locator('label:has(:checked)').getByText(label, { exact: true })
    : page.getByRole('listitem').getByText(label, { exact: true });

test('the choices of each game are kept over a reload, and for the learner on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUpQuietly(page);
  const inputMethod = new InputMethod(page, 'mouse');
  const choices: [path: string, group: string, label: string][] = [
    [PATHS.simon, 'What to play', 'Hard'],
    [PATHS['whack-a-mole'], 'Clock', 'Take your time'],
    [PATHS['multitask-master'], 'What to play', 'Medium'],
    [PATHS['spot-the-difference'], 'Images', 'Words'],
  ];
  for (const [path, group, label] of choices) {
    await openPage(page, path);
    if (group !== 'What to play') await inputMethod.press(change(page));
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok());
    await inputMethod.choose(page.getByRole('radiogroup', { name: group }), label);
    await kept;
    await page.reload();
    await ready(page);
    await expect(chosen(page, group, label)).toBeVisible();
  }
  const elsewhere = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openPage(elsewhere, PATHS.landing);
  await logIn(elsewhere, person);
  for (const [path, group, label] of choices) {
    await openPage(elsewhere, path);
    await expect(chosen(elsewhere, group, label)).toBeVisible();
  }
  await elsewhere.context().close();
});

test.describe('the end of a game', () => {
  test.beforeEach(({ page }) => installClock(page));

  test('offers the next difficulty after an easy win, and starts it @release', async ({ page }) => {
    const game = PLAYED_GAMES.find(({ title }) => title === 'Multitask Master');
    if (!game) throw new Error('no such game');
    const inputMethod = new InputMethod(page, 'mouse');
    await openPage(page, game.path);
    expect(await waysShown(page)).toEqual(['mouse', 'keys']);
    await holdClock(page);
    await startGame(inputMethod, game.untimed);
    await game.play(inputMethod, onHeldClock(page));
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: 'More numbers' }).click();
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: 'Try medium' }).click();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('radiogroup', { name: /^Find the / }).getByRole('radio')).toHaveCount(6);
  });
});
