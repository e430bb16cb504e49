import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, keepResults } from '../screening/screening.ts';
import { anyOf } from '../support/api.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';

async function signUpAndOpen(page: Page, path: string): Promise<void> {
  await signUpQuietly(page);
  await keepResults(page);
  await openPage(page, path);
}

/** Presses one of the three toggles and waits until the server has it. */
async function toggle(page: Page, name: string): Promise<void> {
  const taken = page.waitForResponse(anyOf('PATCH /learners/:learnerId/preferences'));
  await page.getByText(name, { exact: true }).click();
  expect((await taken).ok()).toBe(true);
}

test('Daily Reports off: the report is gone at once, and after a reload @release', async ({ page }) => {
  await signUpAndOpen(page, PATHS.profile);
  await expect(page.getByText('Shows one short summary of your day on the dashboard.')).toBeVisible();
  await toggle(page, 'Daily Reports');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Take the test' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Daily report' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Take the test' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Daily report' })).toBeHidden();
});

test('Focus Mode leaves the task, Help and the way out, at once and after a reload @release', async ({ page }) => {
  await signUpAndOpen(page, PATHS.profile);
  await toggle(page, 'Focus Mode');
  const extras = [
    page.getByRole('link', { name: 'About Us' }),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Level Up Lab' }),
    page.getByRole('heading', { name: 'Daily report' }),
    page.getByText('0 points'),
    page.getByText(/^Part \d of 3$/),
    page.getByRole('link', { name: '4 MIN READ' }),
  ];
  for (const path of [PATHS.dashboard, PATHS.levelUpLab, PATHS.diary, PATHS.letterQuiz, PATHS.landing]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
    for (const extra of extras) await expect(extra).toHaveCount(0);
  }
  await ready(page);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await toggle(page, 'Focus Mode');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('with the server away', () => {
  test.use({ allowedInConsole: SERVER_IS_AWAY });

  test('the report does not say that nothing was done; it counts what waits on this device @release', async ({
    page,
    server,
  }) => {
    const report = page.getByRole('main').locator('section', { hasText: 'Daily report' });
    const toDashboard = () => page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await signUpAndOpen(page, PATHS.traitsQuestionnaire);
    await toDashboard();
    await expect(report).toContainText('Nothing yet today.');
    await page.goBack();
    await expect(page.getByText('Slightly Agree')).toBeVisible();
    await server.stop();
    await toDashboard();
    await expect(report).toContainText('The server does not answer, so your day cannot be shown now.');
    await page.goBack();
    await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
    await expect(page.getByText('The server does not answer.', { exact: false }).first()).toBeVisible();
    await toDashboard();
    await expect(report).toContainText('Today: part 3 of the test. Not everything is sent yet.');
    await server.start();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(report).toHaveText(/Today: part 3 of the test\.$/);
  });
});
