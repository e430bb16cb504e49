import type { Browser, Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, logIn, ready, signUpQuietly, test } from '../support/journey.ts';
import { earnPoints } from '../support/points.ts';

const SAVE_SETTINGS = anyOf('PATCH /learners/:learnerId/settings');

/** The card of an item. */
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const button = (card: Locator, name: string) => card.getByRole('button', { name });
const balance = (page: Page, points: number, earned: number) =>
  page.getByText(`You can spend ${points} points. You have earned ${earned} in all; these never go down.`);

async function openShop(page: Page): Promise<void> {
  await page.goto(PATHS.shop);
  await ready(page);
}

/** A learner with points, in the shop. */
async function openWith(page: Page, points: number): Promise<{ email: string; password: string }> {
  const person = await signUpQuietly(page);
  await earnPoints(page, points);
  await openShop(page);
  await expect(balance(page, points, points)).toBeVisible();
  return person;
}

async function buy(page: Page, name: string): Promise<Locator> {
  const card = item(page, name);
  await button(card, 'BUY NOW').click();
  await expect(card.getByText('It is yours.')).toBeVisible();
  return card;
}

/** Uses a bought look, and waits until the server has it. */
async function use(page: Page, card: Locator): Promise<void> {
  const saved = page.waitForResponse(SAVE_SETTINGS);
  await button(card, 'Use').click();
  await expect(card.getByText('Now in use.')).toBeVisible();
  await saved;
}

async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  return context.newPage();
}

for (const way of ['mouse', 'keyboard'] as const)
  test(`by ${way}: a look is bought, used, put away and undone; earned points stay`, {
    tag: way === 'keyboard' ? [] : '@release',
  }, async ({ page }) => {
    const inputMethod = new InputMethod(page, way);
    await openWith(page, 90);
    const booster = item(page, 'Booster');
    const answer = booster.locator('[aria-live]');
    await inputMethod.press(button(booster, 'BUY NOW'));
    await expect(answer).toHaveText('It is yours. You can still spend 40 points.');
    await expect(balance(page, 40, 90)).toBeVisible();
    if (way === 'keyboard') await expect(button(booster, 'Use')).toBeFocused();

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

test('what was bought stays after a reload and is there on another device; Undo ends with the visit @release', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await openWith(page, 60);
  await use(page, await buy(page, 'Winter tree'));
  await expect(page.locator('html')).toHaveAttribute('data-season', 'winter');
  await page.reload();
  const winter = item(page, 'Winter tree');
  await expect(winter.getByText('In use', { exact: true })).toBeVisible();
  await expect(balance(page, 0, 60)).toBeVisible();
  await expect(button(winter, 'Undo')).toHaveCount(0);
  const other = await otherDevice(browser, baseURL);
  await other.goto(PATHS.landing);
  await logIn(other, person);
  await expect(other.locator('html')).toHaveAttribute('data-season', 'winter');
  await expect(other.locator('[data-leaf]')).toHaveCount(6);
  await openShop(other);
  await expect(item(other, 'Winter tree').getByText('In use', { exact: true })).toBeVisible();
  await expectNoAxeFindings(other);
  await other.context().close();
});

test('each accent keeps its contrast on pages with buttons and links @release', async ({ page }) => {
  await openWith(page, 120);
  for (const name of ['Blue', 'Violet', 'Berry']) {
    await openShop(page);
    await use(page, await buy(page, name));
    for (const path of [PATHS.shop, PATHS.dashboard]) {
      await page.goto(path);
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('data-accent', name.toLowerCase());
      await expectCleanInEveryScheme(page);
    }
  }
});

test('a picture from the shop is the picture of the learner, and Edit Profile offers it @release', async ({ page }) => {
  await openWith(page, 30);
  await page.goto(PATHS.editProfile);
  await ready(page);
  await expect(page.getByRole('radio', { name: 'Cat' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Koala' })).toHaveCount(0);
  await openShop(page);
  const koala = await buy(page, 'Koala');
  await button(koala, 'Use').click();
  await expect(koala.getByText('Now in use.')).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src$="koala.svg"]')).toBeVisible();
  await page.goto(PATHS.editProfile);
  await expect(page.getByRole('radio', { name: 'Koala' })).toBeChecked();
  await openShop(page);
  await button(item(page, 'Koala'), 'Stop using').click();
  await expect(page.getByRole('banner').locator('img[src$="koala.svg"]')).toHaveCount(0);
});

test('the picture from before comes back when the purchase of one in use is undone @release', async ({ page }) => {
  await signUpQuietly(page);
  await earnPoints(page, 30);
  await page.goto(PATHS.editProfile);
  await ready(page);
  await page.getByText('Penguin', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).first().click();
  const shown = (name: string) => page.getByRole('banner').locator(`img[src$="${name}.svg"]`);
  await expect(shown('penguin')).toBeVisible();
  await openShop(page);
  const otter = await buy(page, 'Otter');
  await button(otter, 'Use').click();
  await expect(shown('otter')).toBeVisible();
  await button(otter, 'Undo').click();
  await expect(otter.getByText('Undone. 30 points are yours again.')).toBeVisible();
  await expect(shown('penguin')).toBeVisible();
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
