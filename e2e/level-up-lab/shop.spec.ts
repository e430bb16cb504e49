import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import { earnPoints } from '../support/points.ts';

/** The card of an item. */
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (card: Locator, name: string) => card.getByRole('button', { name });
const balance = (page: Page, points: number, earned: number) =>
  page.getByText(`You can spend ${points} points. You have earned ${earned} in all; these never go down.`);

/** A learner with points, in the shop. */
async function openWith(page: Page, points: number): Promise<{ email: string; password: string }> {
  const person = await signUpQuietly(page);
  await earnPoints(page, points);
  await openPage(page, PATHS.shop);
  await expect(balance(page, points, points)).toBeVisible();
  return person;
}

async function buy(page: Page, name: string): Promise<Locator> {
  const card = item(page, name);
  await button(card, 'BUY NOW').click();
  await expect(card.getByText('It is yours.')).toBeVisible();
  return card;
}

test('by keyboard: a look is bought, used, put away and undone; earned points stay', async ({ page }) => {
  const inputMethod = new InputMethod(page, 'keyboard');
  await openWith(page, 90);
  const booster = item(page, 'Booster');
  const answer = booster.locator('[aria-live]');
  await inputMethod.press(button(booster, 'BUY NOW'));
  await expect(answer).toHaveText('It is yours. You can still spend 40 points.');
  await expect(balance(page, 40, 90)).toBeVisible();
  await expect(button(booster, 'Use')).toBeFocused();

  const spring = item(page, 'Spring tree');
  await inputMethod.press(button(spring, 'BUY NOW'));
  await expect(spring.locator('[aria-live]')).toHaveText(
    'You need 20 more points. 2 more games give that. Nothing was spent.',
  );
  await expect(balance(page, 40, 90)).toBeVisible();
  await expectCleanInEveryScheme(page);

  await inputMethod.press(button(booster, 'Use'));
  await expect(answer).toHaveText('Now in use.');
  await expect(booster.getByText('In use', { exact: true })).toBeVisible();
  await inputMethod.press(button(booster, 'Stop using'));
  await expect(answer).toHaveText('Not in use any more. It stays yours.');
  await inputMethod.press(button(booster, 'Use'));
  await inputMethod.press(button(booster, 'Undo'));
  await expect(answer).toHaveText('Undone. 50 points are yours again.');
  await expect(balance(page, 90, 90)).toBeVisible();
  await expect(button(booster, 'BUY NOW')).toBeFocused();
  await expect(button(booster, 'Undo')).toHaveCount(0);
  await page.goto(PATHS.dashboard);
  await expect(page.getByText('90 points', { exact: true })).toBeVisible();
});

test('the Merchandise prints on one sheet: the tree and stickers of the learner, and nothing else @release', async ({
  page,
}) => {
  await openWith(page, 30);
  const merchandise = await buy(page, 'Merchandise');
  await expect(button(merchandise, 'Print the sheet')).toBeVisible();
  const title = page.getByText('The tree of Mira');
  await expect(title).toHaveCount(1);
  await expect(title).toBeHidden();
  await expect(page.locator('[data-leaf]')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.getByText('Cut along the dotted lines.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeHidden();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
