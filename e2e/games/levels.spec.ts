import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod, WAYS } from '../support/input-methods.ts';
import { expect, logIn, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { nextLevel, openGame } from './games.ts';
import { LEVEL_GAMES } from './players.ts';

const play = (page: Page, level: number) => page.getByRole('button', { name: `Play level ${level}`, exact: true });
const output = (page: Page) => page.getByRole('group', { name: 'Level' }).getByRole('status');

test.use({ hasTouch: true });

for (const { title, path, play: playGame, ends, level } of LEVEL_GAMES)
  for (const way of WAYS)
    test(`${title} with levels is played to its end with ${way} and goes on at level ${level} @release`, async ({
      page,
    }) => {
      const inputMethod = new InputMethod(page, way);
      await signUpQuietly(page);
      await installClock(page);
      await openGame(page, { path });
      await holdClock(page);
      await inputMethod.press(play(page, 1));
      await playGame(inputMethod, onHeldClock(page));
      await releaseClock(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ends);
      await expect(page.getByText(level === 1 ? 'You stay at level 1.' : `You go on to level ${level}.`)).toBeVisible();
      await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
      await expect(nextLevel(page)).toHaveText(`Play level ${level}`);
      await expectCleanInEveryScheme(page);
      await expectEasyReading(page.getByRole('main'));

      // The level is kept over a reload.
      await page.reload();
      await ready(page);
      await expect(play(page, level)).toBeVisible();
    });

test('the learner can go back a level, on every device, and Start is still the game without levels @release', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUpQuietly(page);
  const inputMethod = new InputMethod(page, 'keyboard');
  await openGame(page, { path: PATHS.simon });
  await inputMethod.press(page.getByRole('button', { name: 'Change', exact: true }));
  await expect(output(page)).toHaveText('Level 1');
  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/settings') && answer.ok());
  const [back, on] = ['One level back', 'One level on'].map((name) => page.getByRole('button', { name }));
  if (!back || !on) throw new Error('the buttons are not there');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await inputMethod.press(on);
  await expect(output(page)).toHaveText('Level 2');
  await inputMethod.press(on);
  await expect(output(page)).toHaveText('Level 3');
  const saved = kept();
  await inputMethod.press(back);
  await expect(output(page)).toHaveText('Level 2');
  await saved;
  await expectCleanInEveryScheme(page);
  const elsewhere = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await elsewhere.goto(PATHS.landing);
  await ready(elsewhere);
  await logIn(elsewhere, person);
  await elsewhere.goto(PATHS.simon);
  await ready(elsewhere);
  await expect(play(elsewhere, 2)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(elsewhere.getByText('Normal', { exact: true })).toBeVisible();
  await elsewhere.context().close();
});
