import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { finishPictureWords } from '../games/players/picture-words.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';

const QUIZ = 'Visual Recognition';

async function openDashboard(page: Page): Promise<Locator> {
  await openPage(page, PATHS.dashboard);
  return cardOf(page);
}

function cardOf(page: Page): Locator {
  return page.getByRole('region', { name: "Today's three" });
}

/** The three, by their titles. */
async function threeOf(card: Locator): Promise<string[]> {
  await expect(card.getByRole('listitem')).toHaveCount(3);
  return card.getByRole('listitem').getByRole('strong').allTextContents();
}

const swapOf = (card: Locator, title: string) => card.getByRole('button', { name: `Something else than ${title}` });

/** Swaps until the quiz is one of the three. */
async function swapToQuiz(card: Locator): Promise<void> {
  for (let titles = await threeOf(card); !titles.includes(QUIZ); titles = await threeOf(card))
    await swapOf(card, titles[0] ?? '').click();
}

test('a game that is finished is shown as done', async ({ page }) => {
  await signUpQuietly(page);
  const card = await openDashboard(page);
  await swapToQuiz(card);
  await finishPictureWords(new InputMethod(page, 'mouse'));
  await openDashboard(page);
  await expect(card.getByRole('listitem').filter({ hasText: QUIZ })).toContainText('Done today');
  await expect(swapOf(card, QUIZ)).toHaveCount(0);
  await expect(card.getByText('Done today')).toHaveCount(1);
});
