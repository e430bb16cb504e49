import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod, WAYS } from '../support/input-methods.ts';
import { expect, openPage, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { nextLevel, openNumbers, pressPlay } from './games.ts';
import { LEVEL_GAMES } from './players.ts';

const atLevel = (page: Page, level: number) => page.getByRole('radio', { name: `My level ${level}`, exact: true });

test.use({ hasTouch: true });

for (const { title, path, play: playGame, ends, level } of LEVEL_GAMES)
  for (const way of WAYS)
    test(`${title} with levels is played to its end with ${way} and goes on at level ${level} @release`, async ({
      page,
    }) => {
      const inputMethod = new InputMethod(page, way);
      await signUpQuietly(page);
      await installClock(page);
      await openPage(page, path);
      await holdClock(page);
      await expect(atLevel(page, 1)).toBeChecked();
      await pressPlay(inputMethod);
      await playGame(inputMethod, onHeldClock(page));
      await releaseClock(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ends);
      if (level === 1) await openNumbers(page);
      await expect(page.getByText(level === 1 ? 'You stay at level 1.' : `You go on to level ${level}.`)).toBeVisible();
      await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
      await expect(nextLevel(page)).toHaveText(`Play level ${level}`);
      await expectCleanInEveryScheme(page);
      await expectEasyReading(page.getByRole('main'));

      // The level is kept over a reload.
      await page.reload();
      await ready(page);
      await expect(atLevel(page, level)).toBeChecked();
    });

test('a level is chosen behind Change, is played as pictures, and is one lower after the rest was asked for @release', async ({
  page,
}) => {
  const inputMethod = new InputMethod(page, 'keyboard');
  await installClock(page);
  await openPage(page, PATHS['spot-the-difference']);
  const change = page.getByRole('button', { name: 'Change', exact: true });
  const images = page.getByRole('radiogroup', { name: 'Images' });
  await expect(images).toBeHidden();
  await expect(change).toHaveAttribute('aria-expanded', 'false');
  await inputMethod.press(change);
  await expect(change).toHaveAttribute('aria-expanded', 'true');
  await inputMethod.choose(images, 'Words');
  await inputMethod.choose(page.getByRole('radiogroup', { name: 'Clock' }), 'Take your time');
  const output = page.getByRole('group', { name: 'Level' }).getByRole('status');
  const back = page.getByRole('button', { name: 'One level back' });
  await expect(output).toHaveText('Level 1');
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  for (let level = 2; level <= 3; level += 1)
    await inputMethod.press(page.getByRole('button', { name: 'One level on' }));
  await expect(output).toHaveText('Level 3');
  await inputMethod.press(back);
  await expect(output).toHaveText('Level 2');
  await expectCleanInEveryScheme(page);
  await expect(atLevel(page, 2)).toBeChecked();
  await pressPlay(inputMethod);
  await expect(page.getByRole('application', { name: /^Image B/ })).toBeVisible();
  await page.clock.runFor(11_000);
  await page.getByRole('button', { name: 'Show the rest' }).click();
  await openNumbers(page);
  await expect(page.getByText('Level 1 comes next. It is a little easier.')).toBeVisible();
});
