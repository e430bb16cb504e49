import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { storedRows } from '../support/device-store.ts';
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

/** What is read out from now on, by the regions that wait for words. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const hear = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const words = element?.closest('[role="status"], [aria-live]')?.textContent;
      if (words) heard.push(words);
    };
    new MutationObserver((changes) => changes.forEach(hear)).observe(document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => [...new Set((window as unknown as { heard: string[] }).heard)]);
}

const entries = (page: Page): Locator => page.getByRole('region', { name: 'Earlier' }).getByRole('listitem');
const titles = (page: Page): Locator => entries(page).getByRole('heading');

test('an entry needs a title and thoughts, stands first, survives a reload, and nothing is sent', async ({ page }) => {
  await openDiary(page);
  const requests: string[] = [];
  page.on(
    'request',
    (request) => new URL(request.url()).pathname.startsWith('/assets/') || requests.push(request.url()),
  );
  const add = page.getByRole('button', { name: 'Add to my diary' });

  await add.click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('   ');
  await page.getByLabel('Thoughts').fill('Something');
  await add.click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Rain');
  await page.getByLabel('Thoughts').fill(' \n ');
  await page.getByLabel('Title').press('Enter');
  await expect(page.getByLabel('Thoughts')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('No entries yet.')).toBeVisible();
  await expect(page.getByText('You can keep a copy')).toHaveCount(0);

  await write(page, 'Rain', 'I counted the drops.');
  await expect(page.getByText('You can keep a copy')).toBeVisible();
  await expect(page.getByText('1 entry')).toBeVisible();
  const heard = await listen(page);
  await write(page, '  Band practice ', 'It was loud.\n\nThen it was good.\n');
  await expect(titles(page)).toHaveText(['Band practice', 'Rain']);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('2 entries')).toBeVisible();
  expect(await heard()).toEqual(['Your entry is in the diary.']);
  expect(requests).toEqual([]);

  await page.reload();
  await expect(titles(page)).toHaveText(['Band practice', 'Rain']);
  await expect(entries(page).first()).toContainText(/Today, \d\d:\d\d/);
  await expect(entries(page).first().getByText('It was loud.')).toHaveText('It was loud.\n\nThen it was good.');
  await page.goto(PATHS.levelUpLab);
  await expect(page.getByText(/Last entry: today, \d\d:\d\d/)).toBeVisible();
});

test('an entry is changed where it stands, deleted, and brought back just as it was', async ({ page }) => {
  await openDiary(page);
  await write(page, 'Rain', 'I counted the drops.');
  await write(page, 'Sun', 'It was warm.');
  const [before] = (await storedRows(page, 'diary')).filter(({ title }) => title === 'Rain');

  await page.getByRole('button', { name: 'Edit Rain' }).click();
  const form = page.getByRole('form', { name: 'Change “Rain”' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Delete Sun' })).toHaveCount(0);
  // One form at a time.
  await expect(page.getByLabel('Title')).toHaveCount(1);
  await expectCleanInEveryScheme(page);
  const heard = await listen(page);
  await form.getByLabel('Thoughts').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Thoughts')).toBeFocused();
  await form.getByLabel('Thoughts').fill('I counted a hundred drops.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('I counted a hundred drops.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Rain' })).toBeFocused();
  await expect(entries(page).nth(1).getByText('Saved.')).toBeVisible();
  expect(await heard()).toEqual(['Saved.']);
  const changed = { ...before, thoughts: 'I counted a hundred drops.' };
  expect(await storedRows(page, 'diary')).toContainEqual(changed);

  await page.getByRole('button', { name: 'Delete Rain' }).click();
  await expect(page.getByRole('region', { name: '“Rain” is deleted.' })).toBeFocused();
  await expect(titles(page)).toHaveText(['Sun']);
  await expect(page.getByText('Saved.')).toHaveCount(0);
  await expectCleanInEveryScheme(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Sun', 'Rain']);
  expect(await storedRows(page, 'diary')).toContainEqual(changed);
  await expect(page.getByRole('button', { name: 'Edit Rain' })).toBeFocused();
  expect(await heard()).toEqual(['Saved.', '“Rain” is back in your diary.']);

  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Rain' })).toBeFocused();
  for (const [deleted, next] of [
    ['Rain', page.getByRole('button', { name: 'Edit Sun' })],
    ['Sun', page.getByLabel('Title')],
  ] as const) {
    await page.getByRole('button', { name: `Delete ${deleted}` }).press('Enter');
    await expect(page.getByRole('region', { name: `“${deleted}” is deleted.` })).toBeFocused();
    await expect(page.getByRole('button', { name: `Delete ${deleted}` })).toHaveCount(0);
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(next).toBeFocused();
  }
});

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
