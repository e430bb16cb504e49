import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import { asFromPhone, looksOf, photo } from './photos.ts';

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
  await openPage(page, PATHS.editProfile);
}

async function bring(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Your own picture').setInputFiles({ name, mimeType, buffer });
}

test('a new name is in the menu at once, in another tab too, and stays @release', async ({ page, context }) => {
  await arrive(page);
  const other = await context.newPage();
  await openPage(other, PATHS.profile);
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

test.describe('a picture of one’s own', () => {
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
});
