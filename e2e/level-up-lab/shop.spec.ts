import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
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
