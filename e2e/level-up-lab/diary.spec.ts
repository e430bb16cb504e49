import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expect, openPage, test } from '../support/journey.ts';

async function openDiary(page: Page): Promise<void> {
  await openPage(page, PATHS.diary);
  await expect(page.getByText(/No entries yet|\d entr(y|ies)/).first()).toBeVisible();
}

async function write(page: Page, title: string, thoughts: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New entry' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Thoughts').fill(thoughts);
  await form.getByRole('button', { name: 'Add to my diary' }).click();
  await expect(form.getByText('Your entry is in the diary.')).toBeVisible();
}

const entries = (page: Page): Locator => page.getByRole('region', { name: 'Earlier' }).getByRole('listitem');
const titles = (page: Page): Locator => entries(page).getByRole('heading');

test('two windows show the same diary, and neither writes over what the other changed @release', async ({
  page,
  context,
}) => {
  await openDiary(page);
  await write(page, 'Rain', 'I counted the drops.');
  const other = await context.newPage();
  await openDiary(other);
  await expect(titles(other)).toHaveText(['Rain']);

  await page.getByRole('button', { name: 'Edit Rain' }).click();
  const open = page.getByRole('form', { name: 'Change “Rain”' });
  await open.getByLabel('Thoughts').fill('Written in the first window.');
  await other.getByRole('button', { name: 'Edit Rain' }).click();
  await other.getByRole('form', { name: 'Change “Rain”' }).getByLabel('Thoughts').fill('Written in the second.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Written in the second.')).toBeVisible();

  await open.getByRole('button', { name: 'Save' }).click();
  await expect(open.getByRole('alert')).toContainText('Your text is still here.');
  await open.getByRole('button', { name: 'Save as a new entry' }).dblclick();
  await expect(entries(page)).toContainText(['Written in the first window.', 'Written in the second.']);
  await expect(entries(page).first().getByRole('button', { name: 'Edit Rain' })).toBeFocused();
  await expect(entries(other)).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit Rain' }).last().click();
  for (let left = 2; left > 0; left -= 1) {
    await other.getByRole('button', { name: 'Delete Rain' }).last().click();
    await expect(entries(other)).toHaveCount(left - 1);
  }
  await expect(entries(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('No entries yet.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
});
