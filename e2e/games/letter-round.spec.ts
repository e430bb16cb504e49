import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { recordingsPlayed, rememberRecordings } from '../support/recordings-played.ts';
import { holdClock, installClock } from './game-time.ts';
import { playOnCard, startGame } from './games.ts';

const question = (page: Page) => page.getByRole('application', { name: /^Which is the small letter/ });

async function begin(page: Page): Promise<InputMethod> {
  await rememberRecordings(page);
  await installClock(page);
  await openPage(page, PATHS['letter-round']);
  await holdClock(page);
  const inputMethod = new InputMethod(page, 'mouse');
  await startGame(inputMethod);
  await expect(question(page)).toBeFocused();
  return inputMethod;
}

test('each letter is said by the recorded person; the right one is marked after an answer, and no second one counts @release', async ({
  page,
}) => {
  await begin(page);
  expect(await recordingsPlayed(page)).toEqual([]);
  await page.clock.runFor(400);
  await expect.poll(() => recordingsPlayed(page)).toHaveLength(1);
  const [, capital = ''] = /capital (\w)\./.exec((await question(page).getAttribute('aria-label')) ?? '') ?? [];
  expect(await recordingsPlayed(page)).toEqual([expect.stringContaining(`/small-${capital.toLowerCase()}.mp3`)]);
  await expect(page.getByText(capital, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Say it again' }).click();
  await expect.poll(() => recordingsPlayed(page)).toHaveLength(2);
  await page.clock.runFor(900);
  const letter = capital.toLowerCase();
  const right = question(page).getByRole('button').filter({ hasText: letter });
  const other = question(page).getByRole('button').filter({ hasNotText: letter }).first();
  await other.click();
  await expect(other).toHaveAttribute('data-mark', 'other');
  await expect(right).toHaveAttribute('data-mark', 'right');
  await right.click({ force: true });
  await expect(other).toHaveAttribute('data-chosen', 'true');
  await expect(page.getByText(`It is small ${letter}.`)).toBeAttached();
  await page.clock.runFor(1300);
  await expect(page.getByText('Letter 2 of 24', { exact: true })).toBeVisible();
});

test('with sounds switched off, a letter is said only when it is asked for @release', async ({ page }) => {
  await rememberRecordings(page);
  await installClock(page);
  await openPage(page, PATHS['letter-round']);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await new InputMethod(page, 'mouse').choose(page.getByRole('radiogroup', { name: 'Sounds' }), 'Off');
  await holdClock(page);
  await playOnCard(page).click();
  await expect(question(page)).toBeFocused();
  await page.clock.runFor(3000);
  expect(await recordingsPlayed(page)).toEqual([]);
  await page.getByRole('button', { name: 'Say it again' }).click();
  await expect.poll(() => recordingsPlayed(page)).toHaveLength(1);
});
