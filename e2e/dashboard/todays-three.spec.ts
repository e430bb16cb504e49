import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { finishPictureWords } from '../games/players/picture-words.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling, expectTextSpacingToLoseNothing } from '../support/page-checks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const QUIZ = 'Visual Recognition';

async function openDashboard(page: Page): Promise<Locator> {
  await page.goto(PATHS.dashboard);
  await ready(page);
  return cardOf(page);
}

function cardOf(page: Page): Locator {
  return page.getByRole('region', { name: "Today's three" });
}

/** The three, by their titles. */
async function threeOf(card: Locator): Promise<string[]> {
  await expect(card.getByRole('listitem')).toHaveCount(3);
  return card.getByRole('listitem').getByRole('link').allTextContents();
}

const swapOf = (card: Locator, title: string) => card.getByRole('button', { name: `Something else than ${title}` });

/** Swaps until the quiz is one of the three. */
async function swapToQuiz(card: Locator): Promise<void> {
  for (let titles = await threeOf(card); !titles.includes(QUIZ); titles = await threeOf(card))
    await swapOf(card, titles[0] ?? '').click();
}

for (const isSignedIn of [true, false])
  test(`three games are suggested, the same all day, and another one on a press, signed ${isSignedIn ? 'in' : 'out'} @release`, async ({
    page,
  }) => {
    if (isSignedIn) await signUpQuietly(page);
    const card = await openDashboard(page);
    const first = await threeOf(card);
    expect(new Set(first).size).toBe(3);
    await expect(card.getByText(/^Three short games, about [456] minutes in all/)).toBeVisible();
    await page.reload();
    expect(await threeOf(card)).toEqual(first);
    await swapOf(card, first[1] ?? '').click();
    const second = await threeOf(card);
    expect([second[0], second[2]]).toEqual([first[0], first[2]]);
    expect(first).not.toContain(second[1]);
    await expect(swapOf(card, second[1] ?? '')).toBeFocused();
    await page.reload();
    expect(await threeOf(card)).toEqual(second);
  });

test('the next day brings other three @release', async ({ page }) => {
  const now = new Date();
  await page.clock.setFixedTime(now);
  await signUpQuietly(page);
  let before = await threeOf(await openDashboard(page));
  for (let day = 1; day <= 3; day += 1) {
    await page.clock.setFixedTime(now.getTime() + day * DAY_MS);
    const after = await threeOf(await openDashboard(page));
    expect(after.toSorted()).not.toEqual(before.toSorted());
    before = after;
  }
});

test('"Not today" hides them until tomorrow, and can be taken back at once @release', async ({ page }) => {
  const now = new Date();
  await page.clock.setFixedTime(now);
  await signUpQuietly(page);
  const card = await openDashboard(page);
  await threeOf(card);
  await card.getByRole('button', { name: 'Not today' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  const back = card.getByRole('button', { name: 'Show them again' });
  await expect(back).toBeFocused();
  await back.click();
  await threeOf(card);
  await card.getByRole('button', { name: 'Not today' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Daily report' })).toBeVisible();
  await expect(page.getByText('Nothing yet today.', { exact: false })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.clock.setFixedTime(now.getTime() + DAY_MS);
  await page.reload();
  await threeOf(card);
});

for (const isSignedIn of [true, false])
  test(`a game that is finished is shown as done, signed ${isSignedIn ? 'in' : 'out'}`, {
    tag: isSignedIn ? [] : '@release',
  }, async ({ page }) => {
    if (isSignedIn) await signUpQuietly(page);
    const card = await openDashboard(page);
    await swapToQuiz(card);
    await finishPictureWords(new InputMethod(page, 'mouse'));
    await openDashboard(page);
    await expect(card.getByRole('listitem').filter({ hasText: QUIZ })).toContainText('Done today');
    await expect(swapOf(card, QUIZ)).toHaveCount(0);
    await expect(card.getByText('Done today')).toHaveCount(1);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`they have no axe findings and fit 320 px, ${colorScheme} @release`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    const card = await openDashboard(page);
    await threeOf(card);
    await expectNoAxeFindings(page);
    await expectNoSidewaysScrolling(page);
    await card.getByRole('button', { name: 'Not today' }).click();
    await expectNoAxeFindings(page);
    await card.getByRole('button', { name: 'Show them again' }).click();
    await threeOf(card);
    await expectTextSpacingToLoseNothing(page);
  });
