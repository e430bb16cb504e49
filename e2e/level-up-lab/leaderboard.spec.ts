import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import { earnPoints } from '../support/points.ts';

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Places' }).getByRole('listitem');
const choice = (page: Page) => page.getByRole('switch', { name: 'Show me on the leaderboard' });
const nicknames = (page: Page) => page.getByRole('radiogroup', { name: 'Nickname' });
const nicknameOf = (page: Page, name: string) => nicknames(page).getByRole('radio', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function arrive(page: Page): Promise<void> {
  await openPage(page, PATHS.leaderboard);
  await expect(rowsOf(page).first()).toBeVisible();
}

test.describe('a learner', () => {
  test.use({ allowedInConsole: /status of (404|409|422)|ERR_FAILED/ });

  test('sees their own place alone, is shown under a nickname when they want it, and is taken off again', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUpQuietly(page);
    // On the first day 100 points become XP.
    await earnPoints(page, 120);
    await arrive(page);
    await expect(page.getByText('Each finished game gives 10 XP. You can get 100 XP each day.')).toBeVisible();
    await expect(rowsOf(page).nth(3)).toHaveText(/^Place 4.*You.*Only you see this row.*100 XP$/);
    const visitors = await browser.newContext({ ...(baseURL && { baseURL }) });
    const visitor = await visitors.newPage();
    await arrive(visitor);
    await expect(rowsOf(visitor)).toHaveCount(3);

    const inputMethod = new InputMethod(page, 'keyboard');
    await choice(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('You are shown once you choose Save.')).toBeVisible();
    await inputMethod.press(save(page));
    await expect(page.getByText('Choose a nickname first.')).toBeVisible();
    await expect(nicknames(page).getByRole('radio').first()).toBeFocused();
    await expectNoAxeFindings(page);
    const before = await nicknames(page).locator('label').allTextContents();
    await inputMethod.press(page.getByRole('button', { name: 'Show other nicknames' }));
    await expect(nicknames(page).locator('label').first()).not.toHaveText(before[0] ?? '');
    expect(await nicknames(page).getByRole('radio').count()).toBe(before.length);
    await nicknames(page).getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    const nickname = ((await nicknames(page).locator('label').nth(1).textContent()) ?? '').trim();
    await expect(nicknameOf(page, nickname)).toBeChecked();
    await inputMethod.press(save(page));
    await expect(page.getByText(`Saved. Others see you as ${nickname}.`).first()).toBeVisible();
    await expect(rowsOf(page).nth(3)).toHaveText(new RegExp(`^Place 4.*You.*${nickname}.*100 XP$`));
    await expectNoAxeFindings(page);

    await arrive(visitor);
    await expect(rowsOf(visitor).nth(3)).toHaveText(new RegExp(`^Place 4.*${nickname}.*100 XP$`));
    await expect(visitor.getByText(/Mira|Okafor/)).toHaveCount(0);

    await page.reload();
    await expect(nicknameOf(page, nickname)).toBeChecked();
    await choice(page).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Saved. Now only you see your place.').first()).toBeVisible();
    await arrive(visitor);
    await expect(rowsOf(visitor)).toHaveCount(3);
    await visitors.close();
  });
});
