import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { anyOf } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';
import { asFromPhone, looksOf, photo } from './photos.ts';

const MEGABYTE = 1024 * 1024;
const part = (page: Page) => page.getByRole('region', { name: 'Name and picture' });
const nameOf = (page: Page) => page.getByLabel('Your name');
const save = (page: Page) => part(page).getByRole('button', { name: 'Save' });
const saved = (page: Page) => part(page).getByText('Your name and picture are saved.').first();
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Your menu/ });
const picture = (page: Page, name: string) => part(page).getByRole('radio', { name });
/** The large one, which shows what will be saved. */
const PREVIEW = 'main form > div:first-child img';
const IN_MENU = 'header button img';

async function arrive(page: Page): Promise<void> {
  await signUpQuietly(page);
  await page.goto(PATHS.editProfile);
  await ready(page);
}

async function bring(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Your own picture').setInputFiles({ name, mimeType, buffer });
}

test('a new name is in the menu at once, in another tab too, and stays @release', async ({ page, context }) => {
  await arrive(page);
  const other = await context.newPage();
  await other.goto(PATHS.profile);
  await ready(other);
  await nameOf(page).fill('  Zoë Ängström ');
  await expect(part(page).getByText('Not saved yet.')).toBeVisible();
  await nameOf(page).press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(menu(page)).toHaveAccessibleName('Your menu: Zoë Ängström');
  await expect(other.getByRole('heading', { name: 'Zoë Ängström' })).toBeVisible();
  await page.reload();
  await expect(nameOf(page)).toHaveValue('Zoë Ängström');
  await expect(menu(page)).toHaveText('Z');
});

test('what is not saved is there again after a visit to another page @release', async ({ page }) => {
  await arrive(page);
  await nameOf(page).fill('Nora');
  await part(page).getByText('Rocket', { exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL(PATHS.profile);
  await expect(page.getByRole('heading', { name: 'Mira Okafor' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(nameOf(page)).toHaveValue('Nora');
  await expect(picture(page, 'Rocket')).toBeChecked();
  await expect(part(page).getByText('Not saved yet.')).toBeVisible();
});

test('a picture of the set is chosen with the keyboard alone, and the letter again @release', async ({ page }) => {
  await arrive(page);
  await picture(page, 'First letter').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(picture(page, 'Dog')).toBeChecked();
  await expect(page.locator(PREVIEW)).toHaveAttribute('src', '/profile-pictures/dog.svg');
  await expect(page.locator(IN_MENU)).toHaveCount(0);
  for (let tabs = 0; tabs < 5 && !(await save(page).evaluate((button) => button === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(page.locator(IN_MENU)).toHaveAttribute('src', '/profile-pictures/dog.svg');
  await page.reload();
  await expect(page.locator(IN_MENU)).toHaveJSProperty('complete', true);
  await expect(picture(page, 'Dog')).toBeChecked();
  await picture(page, 'Dog').press('ArrowLeft');
  await picture(page, 'Cat').press('ArrowLeft');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(menu(page)).toHaveText('M');
});

test.describe('a picture of one’s own', () => {
  test('is seen first, kept as a small square of its middle, and stays @release', async ({ page }) => {
    await arrive(page);
    await bring(page, 'wide.png', 'image/png', await photo(page, { width: 900, height: 300, type: 'image/png' }));
    await expect(picture(page, 'Your own')).toBeChecked();
    expect(await looksOf(page, PREVIEW)).toMatchObject({ width: 256, height: 256, top: 'red', bottom: 'blue' });
    await expect(page.locator(IN_MENU)).toHaveCount(0);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    expect(await looksOf(page, IN_MENU)).toMatchObject({ width: 256, height: 256, top: 'red', bottom: 'blue' });
    await expect(picture(page, 'Your own')).toBeChecked();
    await page.getByRole('main').getByText('Cat', { exact: true }).click();
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(picture(page, 'Your own')).toHaveCount(0);
  });

  test('from a phone stands upright, and nothing of where it was taken is kept', async ({ page }) => {
    await arrive(page);
    const place = 'taken at home';
    const jpeg = asFromPhone(await photo(page, { width: 400, height: 300, type: 'image/jpeg' }), place);
    expect(jpeg.includes(place)).toBe(true);
    await bring(page, 'phone.jpg', 'image/jpeg', jpeg);
    await expect(picture(page, 'Your own')).toBeChecked();
    expect(await looksOf(page, PREVIEW)).toMatchObject({ width: 256, height: 256, right: 'red', left: 'blue' });
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    const address = (await page.locator(IN_MENU).getAttribute('src')) ?? '';
    expect(address).toMatch(/^\/api\/learners\/[^/]+\/picture\/[^/]+$/);
    const kept = await (await page.request.get(address)).body();
    expect(kept.includes(place) || kept.includes('Exif')).toBe(false);
  });

  test('that cannot be used is refused in one sentence and nothing is lost; one full of detail is made small @release', async ({
    page,
  }) => {
    await arrive(page);
    await nameOf(page).fill('Nora');
    const png = await photo(page, { width: 20, height: 20, type: 'image/png' });
    for (const [file, type, bytes, sentence] of [
      ['large.png', 'image/png', Buffer.concat([png, Buffer.alloc(1.1 * MEGABYTE)]), 'This file is larger than 1 MB.'],
      ['words.png', 'image/png', Buffer.from('just some words'), 'This file cannot be read as a picture.'],
      ['half.png', 'image/png', png.subarray(0, 30), 'This file cannot be read as a picture.'],
      ['empty.jpg', 'image/jpeg', Buffer.alloc(0), 'This file cannot be read as a picture.'],
    ] as const) {
      await bring(page, file, type, bytes);
      await expect(part(page).getByRole('alert')).toContainText(sentence);
      await expect(picture(page, 'First letter')).toBeChecked();
      await expect(nameOf(page)).toHaveValue('Nora');
    }
    await expectNoAxeFindings(page);
    const noise = await photo(page, { width: 400, height: 400, type: 'image/png', noisy: true });
    expect(noise.length).toBeGreaterThan(MEGABYTE / 3);
    await bring(page, 'noise.png', 'image/png', noise);
    await expect(part(page).getByRole('alert')).toHaveCount(0);
    await expect(picture(page, 'Your own')).toBeChecked();
    await save(page).click();
    await expect(saved(page)).toBeVisible();
  });
});

test.describe('while the server is away', () => {
  test.use({ allowedInConsole: /ERR_FAILED/ });

  test('nothing that was chosen is lost, and it is saved later @release', async ({ page }) => {
    await arrive(page);
    await page.route(anyOf('PATCH /learners/:learnerId/profile'), (route) => route.abort());
    await nameOf(page).fill('Nora');
    await part(page).getByText('Rocket', { exact: true }).click();
    await save(page).click();
    await expect(part(page).getByRole('alert')).toContainText('The server does not answer.');
    await expect(menu(page)).toHaveAccessibleName('Your menu: Mira Okafor');
    await page.unroute(anyOf('PATCH /learners/:learnerId/profile'));
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(menu(page)).toHaveAccessibleName('Your menu: Nora');
    await expect(page.locator(IN_MENU)).toHaveAttribute('src', '/profile-pictures/rocket.svg');
  });
});
