import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { expect, openPage, ready, signUpQuietly, test } from '../support/journey.ts';
import {
  expectEasyReading,
  expectNoSidewaysScrolling,
  expectShortLines,
  expectTextSpacingToLoseNothing,
} from '../support/page-checks.ts';
import { brokenWords, expectWholeWords } from '../support/whole-words.ts';
import { budgetOf, loadOf, moreThan } from './budgets.ts';

type Name = keyof typeof PATHS;

const ALL = Object.keys(PATHS) as Name[];
/** What these pages have, only somebody who is signed in sees. */
const OF_A_LEARNER: readonly Name[] = [
  'dashboard',
  'profile',
  'editProfile',
  'sharing',
  'groups',
  'pupilList',
  'report',
  'grownUp',
  'leaderboard',
  'shop',
  'levelUpLab',
];
const OF_A_VISITOR = ALL.filter((name) => !OF_A_LEARNER.includes(name));
type Letters = { font: string; size: number; spacing: number };
/** Where words are most often too wide. */
const WORST_LETTERS: { letters: Letters; width: number }[] = [
  { letters: { font: 'lexend', size: 2, spacing: 0 }, width: 320 },
  { letters: { font: 'opendyslexic', size: 2, spacing: 0 }, width: 320 },
  { letters: { font: 'opendyslexic', size: 2, spacing: 1 }, width: 320 },
  { letters: { font: 'opendyslexic', size: 2, spacing: 1 }, width: 1280 },
];
const ALL_LETTERS: Letters[] = ['lexend', 'opendyslexic'].flatMap((font) =>
  [1, 1.6, 2].flatMap((size) => [0, 0.5, 1].map((spacing) => ({ font, size, spacing }))),
);
const WIDTHS = [320, 360, 1280];
/** So many that the workers have about the same to do. */
const PAGES_A_TEST = 9;

test.use({ allowedInConsole: /status of (401|503)/ });

/** Loads a page once, and looks at it in every way that does not change what was loaded. */
async function expectGoodPage(page: Page, name: Name, isLearner: boolean): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { answer, loaded } = await loadOf(page, PATHS[name]);
  expect(answer?.status()).toBe(200);
  expect(moreThan(budgetOf(name, isLearner), loaded)).toEqual([]);
  await ready(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[role=status]:empty, output:empty')).toHaveCount(0);
  await expectShortLines(page);
  await expectEasyReading(page.getByRole('main'));
  await expectTextSpacingToLoseNothing(page);
  await expectNoAxeFindings(page);
  // As 1280 x 800 is at 400 %.
  await page.setViewportSize({ width: 320, height: 200 });
  await expectNoSidewaysScrolling(page);
  await expectTextSpacingToLoseNothing(page);
  for (const { letters, width } of WORST_LETTERS) {
    await page.setViewportSize({ width, height: 640 });
    await setLetters(page, letters);
    await expectWholeWords(page);
  }
  await page.evaluate(() => localStorage.removeItem('settings'));
}

async function expectWholeWordsInAllLetters(page: Page, name: Name): Promise<void> {
  await openPage(page, PATHS[name]);
  const found: string[] = [];
  for (const letters of ALL_LETTERS) {
    await setLetters(page, letters);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      for (const fault of await brokenWords(page)) found.push(`${JSON.stringify(letters)} at ${width}: ${fault}`);
    }
  }
  await page.evaluate(() => localStorage.removeItem('settings'));
  expect(found).toEqual([]);
}

/** Changes settings as another tab does. */
async function setLetters(page: Page, letters: Letters): Promise<void> {
  const changedAt = '2026-01-01T00:00:00.000Z';
  const shown = Object.fromEntries(Object.entries(letters).map(([name, value]) => [name, { value, changedAt }]));
  const size = await page.evaluate(async (stored) => {
    localStorage.setItem('settings', stored);
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    await document.fonts.ready;
    return document.documentElement.style.getPropertyValue('--reading-size');
  }, JSON.stringify({ shown }));
  expect(size).toBe(String(letters.size));
}

async function expectCleanPage(page: Page, name: Name): Promise<void> {
  await openPage(page, PATHS[name]);
  // A page may load before it shows its heading.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectCleanInEveryScheme(page);
}

/** Names all pages with a fault. */
async function expectOfEach(names: readonly Name[], check: (name: Name) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  for (const name of names) await check(name).catch((error: Error) => faults.push(`${name}: ${error.message}`));
  expect(faults).toEqual([]);
}

function inParts(names: readonly Name[]): Name[][] {
  const parts: Name[][] = [];
  for (let from = 0; from < names.length; from += PAGES_A_TEST) parts.push(names.slice(from, from + PAGES_A_TEST));
  return parts;
}

for (const { who, own, others } of [
  { who: 'a visitor', own: OF_A_VISITOR, others: OF_A_LEARNER },
  { who: 'a learner', own: OF_A_LEARNER, others: OF_A_VISITOR },
])
  test.describe(`for ${who}`, () => {
    test.beforeEach(async ({ page }) => {
      if (who === 'a learner') await signUpQuietly(page);
    });

    for (const { names, tag } of [
      ...inParts(own).map((names) => ({ names, tag: [] })),
      ...inParts(others).map((names) => ({ names, tag: '@release' })),
    ])
      test(
        `within their budget, clean, easy to read, whole on narrow screens and in the largest letters: ${names.join(' ')}`,
        { tag },
        ({ page }) => expectOfEach(names, (name) => expectGoodPage(page, name, who === 'a learner')),
      );

    for (const names of inParts(ALL.filter((name) => who === 'a learner' || name !== 'profile')))
      test(`no word breaks in any letters: ${names.join(' ')} @release`, ({ page }) =>
        expectOfEach(names, (name) => expectWholeWordsInAllLetters(page, name)));

    // A visitor is led from the profile to the landing page.
    for (const names of inParts(ALL.filter((name) => who === 'a learner' || name !== 'profile')))
      test(`clean in every scheme: ${names.join(' ')} @release`, ({ page }) =>
        expectOfEach(names, (name) => expectCleanPage(page, name)));
  });
