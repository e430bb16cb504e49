import type { Page } from '@playwright/test';
import { letterRoundPath, PATHS } from '../../web/paths.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, test } from '../support/journey.ts';
import { recordingsPlayed, rememberRecordings } from '../support/recordings-played.ts';
import { holdClock, installClock } from './game-time.ts';
import { playOnCard, startGame } from './games.ts';

const question = (page: Page) => page.getByRole('application', { name: /^Which is the small letter/ });

async function begin(page: Page, path: string = PATHS['letter-round']): Promise<InputMethod> {
  await rememberRecordings(page);
  await installClock(page);
  await openPage(page, path);
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

test('a round with letters that changed places asks for them more often, and keeps what it showed for the next @release', async ({
  page,
}) => {
  await begin(page, letterRoundPath(['b', 'd']));
  for (let number = 1; number <= 24; number += 1) {
    await expect(page.getByText(`Letter ${number} of 24`, { exact: true })).toBeVisible();
    const [, capital = ''] = /capital (\w)\./.exec((await question(page).getAttribute('aria-label')) ?? '') ?? [];
    await page.clock.runFor(900);
    // q is taken for p.
    const taken = capital === 'P' ? 'q' : capital.toLowerCase();
    await question(page).getByRole('button').filter({ hasText: taken }).click();
    await page.clock.runFor(1300);
  }
  await expect(page.getByRole('heading', { name: 'You found 20 of 24 letters' })).toBeVisible();
  await page.getByRole('button', { name: 'More numbers' }).click();
  await expect(page.getByText('The letters b and d came more often')).toBeVisible();
  await expect(page.getByText('8 of 8 found')).toHaveCount(2);
  await openPage(page, PATHS['letter-round']);
  await expect(page.getByText('The letters p and q come more often')).toBeVisible();
});
