import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { holdClock, installClock } from './game-time.ts';
import { startGame } from './games.ts';

test('an answer gets the same mark whether it is right or not, and no second one counts @release', async ({ page }) => {
  await installClock(page);
  await openPage(page, PATHS['word-or-not']);
  await holdClock(page);
  await startGame(new InputMethod(page, 'mouse'));
  const keys = [
    ['f', 'j', 'Word'],
    ['2', '1', 'Not a word'],
    ['ArrowLeft', 'ArrowRight', 'Word'],
    ['J', 'F', 'Not a word'],
  ] as const;
  for (const [at, [first, second, chosen]] of keys.entries()) {
    await expect(page.getByText(`${at + 1} of 84`, { exact: true })).toBeVisible();
    await page.clock.runFor(500);
    await page.keyboard.press(first);
    await page.keyboard.press(second);
    await expect(page.locator('[data-chosen]')).toHaveText(chosen);
    await expect(page.getByRole('main')).not.toContainText(/Yes|real|made up/);
    await page.clock.runFor(500);
  }
});

test('the pages of games list them, the four first ones apart, and lead to each @release', async ({ page }) => {
  await openPage(page, PATHS.games);
  const lists = page.getByRole('main').getByRole('list');
  const names = ['Multitask Master', 'Spot the Difference', 'Whack-a-Mole', 'Simon', 'Careful moles'];
  await expect(lists.getByRole('heading').getByRole('link')).toHaveText(names);
  await expect(lists).toHaveCount(2);
  await openPage(page, PATHS.dashboard);
  await page.getByRole('link', { name: 'Reading games' }).click();
  await expect(page).toHaveURL(PATHS.readingGames);
  await expect(page.getByRole('heading', { level: 1, name: 'Reading games' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Word or not?', exact: true }).click();
  await expect(page).toHaveURL(PATHS['word-or-not']);
  await page.getByRole('link', { name: 'Reading games' }).click();
  await expect(page).toHaveURL(PATHS.readingGames);
});
