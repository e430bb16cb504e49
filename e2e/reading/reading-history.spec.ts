import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { storedRows, storeRows } from '../support/device-store.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling, expectShortLines } from '../support/page-checks.ts';
import { addVoice } from '../support/voice.ts';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;

type Reading = {
  id: string;
  owner: string | null;
  kind: 'listened' | 'aloud';
  textId: string;
  title: string;
  words: number;
  durationMs: number;
  wordsPerMinute: number | null;
  finishedAt: string;
};

const READING: Reading = {
  id: '',
  owner: null,
  kind: 'listened',
  textId: 'tides',
  title: 'Tides',
  words: 100,
  durationMs: 4 * 60_000,
  wordsPerMinute: null,
  finishedAt: NOW.toISOString(),
};

/** A reading of so many days ago. */
function read(daysAgo: number, minutes: number, more: Partial<Reading> = {}): Reading {
  const finishedAt = new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString();
  const id = `${finishedAt} ${more.kind ?? ''}`;
  return { ...READING, id, textId: id, durationMs: minutes * 60_000, finishedAt, ...more };
}

const aloud = (daysAgo: number, wordsPerMinute: number) => read(daysAgo, 1, { kind: 'aloud', wordsPerMinute });

/** Nine weeks; the sixth before this one is the best. */
const MANY = [
  ...[4, 10, 12, 9, 11, 10, 30, 8, 12].map((minutes, week) => read(week * 7, minutes)),
  ...[95, 90, 88, 92, 85].map((pace, at) => aloud(at * 7 + 1, pace)),
];

const card = (page: Page) => page.getByRole('region', { name: 'Your reading' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await openPage(page, PATHS.levelUpLab);
  await expect(card(page)).toBeVisible();
});

test('the lab says what is counted before the first reading, and shows that at once, also when another tab adds it @release', async ({
  page,
  context,
}) => {
  await expect(card(page).getByText('your minutes are counted here', { exact: false })).toBeVisible();
  await expect(card(page).getByRole('link')).toHaveCount(0);
  await expectCleanInEveryScheme(page);
  await openPage(page, PATHS.report);
  await expect(page.getByRole('heading', { name: 'No part of the test is done yet' })).toBeVisible();
  await expect(page.getByText('Your reading')).toHaveCount(0);
  const other = await context.newPage();
  await other.clock.setFixedTime(NOW);
  await openPage(other, PATHS.levelUpLab);
  await storeRows(page, 'readings', [read(0, 4)]);
  await page.evaluate(() => new BroadcastChannel('readings').postMessage('changed'));
  await expect(card(other).getByText('Last text: Tides')).toBeVisible();
  await expect(card(other).getByText('Words a minute')).toHaveCount(0);
  await expect(card(other).getByText('Your best week', { exact: false })).toHaveCount(0);
});

test('many readings: amounts, the best week against the usual ones, and both charts in the report @release', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await storeRows(page, 'readings', MANY);
  await openPage(page, PATHS.levelUpLab);
  await expect(card(page).getByText('111', { exact: true })).toBeVisible();
  await expect(card(page).getByText('14', { exact: true })).toBeVisible();
  await expect(card(page).getByText('90', { exact: true })).toBeVisible();
  const best =
    /Your best week began on 12 October\. Minutes in it: 30\. That was more than usual for you\. In your other weeks, \d+ to \d+ minutes are usual\./;
  await expect(card(page).getByText(best)).toBeVisible();
  await expectCleanInEveryScheme(page);

  const link = card(page).getByRole('link', { name: 'See it week by week' });
  await new InputMethod(page, 'keyboard').press(link);
  await expect(page).toHaveURL(PATHS.report);
  await expect(
    page.getByRole('img', { name: /^Your minutes of reading, from the week of 5 October to the week of 23 November:/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Your words a minute, from 27 October to 24 November: 85, 92, 88, 90, 95\./ }),
  ).toBeVisible();
  await expect(page.getByText(best)).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectShortLines(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  expect(sent.filter((body) => body.includes('tides') || body.includes('durationMs'))).toEqual([]);
});

test('it is printed with the report, can be removed, and stays when the question is answered with no @release', async ({
  page,
}) => {
  await storeRows(page, 'readings', MANY);
  await openPage(page, PATHS.report);
  const button = page.getByRole('button', { name: 'Remove my reading history' });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Minutes by week')).toBeVisible();
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(page.getByText('Your reading')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openPage(page, PATHS.levelUpLab);
  await expect(card(page).getByText('your minutes are counted here', { exact: false })).toBeVisible();
});

test('a learner sees their own readings, not those of the visitor, and the other way round', async ({ page }) => {
  await storeRows(page, 'readings', [read(0, 4)]);
  await signUpQuietly(page);
  await openPage(page, PATHS.levelUpLab);
  await expect(card(page).getByText('your minutes are counted here', { exact: false })).toBeVisible();
  const owner = await page.evaluate(async () => (await (await fetch('/api/learner')).json()).id as string);
  await storeRows(page, 'readings', [read(0, 7, { owner, title: 'Owls' })]);
  await openPage(page, PATHS.levelUpLab);
  await expect(card(page).getByText('Last text: Owls')).toBeVisible();
  await expect(card(page).getByText('7', { exact: true })).toBeVisible();
});

test('what a voice reads is counted, twice the same text as one, and sent nowhere', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await addVoice(page);
  for (let time = 1; time <= 2; time += 1) {
    await openPage(page, PATHS.assignment);
    await page.getByRole('button', { name: 'NEXT' }).click();
    await expect(page.getByText('This is the end of the passage.', { exact: false })).toBeVisible();
    await expect.poll(() => storedRows<Reading>(page, 'readings')).toHaveLength(time);
  }
  const readings = await storedRows<Reading>(page, 'readings');
  expect(readings).toMatchObject(
    [1, 2].map(() => ({ kind: 'listened', owner: null, words: 100, wordsPerMinute: null })),
  );
  await openPage(page, PATHS.levelUpLab);
  await expect(card(page).getByText('1', { exact: true }).last()).toBeVisible();
  await expect(card(page).getByText(/^Last text: /)).toBeVisible();
  expect(sent.join('')).not.toContain(String(readings[0]?.title));
});
