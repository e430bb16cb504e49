import type { Page } from '@playwright/test';
import { GAME_PATHS, PATHS } from '../../web/paths.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from '../games/game-time.ts';
import { playAgain, startGame } from '../games/games.ts';
import { loseSimon } from '../games/players/simon.ts';
import { openMyTexts, outcomeOf } from '../reading/my-texts.ts';
import { pdf, photoWith, testFile } from '../reading/my-texts-files.ts';
import { keepResults } from '../screening/screening.ts';
import { focusGameReport, saveAttempt } from '../support/attempts.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling } from '../support/page-checks.ts';
import { earnPoints } from '../support/points.ts';
import { beOldestBrowser, newerFunctionsIn } from './oldest-browsers.ts';

/** An iPhone 7 and an iPad, whose last system is iOS 15, and a screen of Windows 7. */
const WIDTHS = [375, 810, 1280];
test.use({ bypassCSP: true, allowedInConsole: /status of 401/ });

test.beforeEach(({ context }) => beOldestBrowser(context));

async function openEverySize(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
  }
  await expect(page.getByRole('heading', { name: /Something went wrong|The server does not answer/ })).toHaveCount(0);
  expect(await newerFunctionsIn(page)).toEqual([]);
}

test('pages open in the oldest browsers, signed out @release', async ({ page }) => {
  for (const path of [PATHS.landing, PATHS.dashboard, PATHS.report, PATHS.pictures, PATHS.shared])
    await test.step(path, () => openEverySize(page, path));
});

test('every page opens in the oldest browsers, signed in and with results @release', async ({ page }) => {
  await signUpQuietly(page);
  await keepResults(page);
  // Two results, so that the report has a chart.
  for (const percent of [52, 81]) await saveAttempt(page.request, 'focus-game', focusGameReport(percent));
  await earnPoints(page, 20);
  for (const path of Object.values(PATHS)) await test.step(path, () => openEverySize(page, path));
  await page.goto(PATHS.report);
  await expect(page.getByRole('region', { name: 'The three parts' })).toContainText('81 %');
});

test('a game is played to its end in the oldest browsers @release', async ({ page }) => {
  await signUpQuietly(page);
  await installClock(page);
  await openPage(page, GAME_PATHS.simon);
  const inputMethod = new InputMethod(page, 'mouse');
  // A held clock would end its requests, too: their time limit is made of a timer here.
  await page.waitForLoadState('networkidle');
  await holdClock(page);
  await startGame(inputMethod);
  await loseSimon(inputMethod, onHeldClock(page), { level: 2 });
  await releaseClock(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You repeated one colour');
  await expect(playAgain(page)).toBeVisible();
});

test('a text, a PDF file and a photo are opened and read in the oldest browsers @release', async ({ page }) => {
  await openMyTexts(page);
  const words = 'The tide comes in. The boats begin to move.';
  const photo = await photoWith(page, ['The tide comes in.']);
  for (const file of [testFile('tide.txt', words), pdf('tide.pdf', [[words]])])
    expect((await outcomeOf(page, file)).text?.join(' '), file.name).toContain(words);
  expect((await outcomeOf(page, photo)).text?.join(' ')).toContain('tide comes in');
});
