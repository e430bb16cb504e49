import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { PATHS } from '../../web/paths.ts';
import { keepResults } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { focusGameReport, saveAttempt } from '../support/attempts.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { expect, FROM_OUR_PAGE, newPerson, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading, expectNoSidewaysScrolling, expectShortLines } from '../support/page-checks.ts';
import { earnPoints } from '../support/points.ts';

type Shares = { activity: boolean; progress: boolean; screening: boolean };

/** A signed-in parent or teacher on their page. */
async function leader(page: Page, answer = 'I am a teacher'): Promise<void> {
  await signUpQuietly(page);
  await openPage(page, PATHS.groups);
  await page.getByRole('button', { name: answer }).click();
  await expect(page.getByRole('heading', { name: 'Make a new one' })).toBeVisible();
}

async function makeClass(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Make a class' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** The code of the only group, as the page shows it. */
async function codeOn(page: Page): Promise<string> {
  return (await page.getByText(/^\w{3}-\w{3}$/).textContent()) ?? '';
}

/** A learner who joins over the API, in a browser of their own. */
async function joinAs(browser: Browser, baseURL: string, name: string, code: string, shares: Shares): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await signUpQuietly(page, { ...newPerson(), name });
  expect(await tryToJoin(page, code, shares)).toBe(201);
  return page;
}

async function tryToJoin(page: Page, code: string, shares: Shares): Promise<number> {
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const answer = await page.request.post(api('POST /learners/:learnerId/memberships', { learnerId: id }), {
    headers: FROM_OUR_PAGE,
    data: { code, shares },
  });
  return answer.status();
}

/** How often the leader looked, as the learner is told. */
async function looksAt(page: Page): Promise<number> {
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const answer = await page.request.get(api('GET /learners/:learnerId/memberships', { learnerId: id }));
  return (await answer.json()).views.length;
}

const NOTHING: Shares = { activity: false, progress: false, screening: false };
const table = (page: Page) => page.getByRole('table', { name: 'The learners' });

/** What the table says: the titles and the texts of each row. */
async function tableOf(page: Page): Promise<string[][]> {
  const titles = await table(page).locator('thead th').allInnerTexts();
  const rows = await table(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('th a')?.textContent ?? '',
        ...[...row.querySelectorAll('td')].map((cell) =>
          [...cell.querySelectorAll('p')].map((line) => line.textContent).join('\n'),
        ),
      ]),
    );
  return [titles, ...rows];
}

test('a group view shows exactly what each learner shares, by name, and the file says the same', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  await leader(page);
  await makeClass(page, 'Class 4b');
  const code = await codeOn(page);
  const zoe = await joinAs(browser, address, 'Zoe Adams', code, { activity: true, progress: true, screening: true });
  await earnPoints(zoe, 20);
  await keepResults(zoe);
  await saveAttempt(zoe.request, 'focus-game', focusGameReport(60));
  const ben = await joinAs(browser, address, '=Ben "B" Core', code, { ...NOTHING, activity: true });
  await earnPoints(ben, 10);
  const cem = await joinAs(browser, address, 'Cem Dal', code, NOTHING);
  await earnPoints(cem, 10);
  await page.reload();
  await expect(page.getByText('Class, 3 learners')).toBeVisible();
  expect(await looksAt(zoe)).toBe(0);

  await page.getByRole('link', { name: 'See the learners of Class 4b' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Class 4b' })).toBeFocused();
  await expect(page.getByText('Each learner can see when you look at what they share.')).toBeVisible();
  const shown = await tableOf(page);
  // In the order of a register. Cem Dal, who shares nothing, has no row.
  expect(shown.map(([name]) => name)).toEqual(['Name', 'Zoe Adams', '=Ben "B" Core']);
  expect(shown[1]?.[1]).toBe('1 of 28 days');
  expect(shown[1]?.[2]).toMatch(/^Whack-a-Mole: 2 times/);
  expect(shown[2]?.slice(1)).toEqual(['1 of 28 days', '', 'Ask what went well.']);
  await expect(page.locator('body')).not.toContainText(/traits|showed up|checks/);
  expect([await looksAt(zoe), await looksAt(ben), await looksAt(cem)]).toEqual([1, 1, 0]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the table as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^thembstudy Class 4b \d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const [, zoesRow, bensRow, cemsRow] = strFromU8(files['learners.csv'] ?? new Uint8Array()).split('\r\n');
  expect(zoesRow).toMatch(/^"Zoe Adams","\d{4}-\d{2}-\d{2}","1","\d{4}-\d{2}-\d{2}","\d+","2",""$/);
  expect(bensRow).toMatch(/^"'=Ben ""B"" Core",/);
  expect(cemsRow).toMatch(/^"Cem Dal","\d{4}-\d{2}-\d{2}","","","","",""$/);

  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await expectShortLines(page);
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(page);
  await expect(table(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Zoe Adams' })).toBeVisible();
  await expectNoAxeFindings(page);
  // Nothing but opening the page counts as a look.
  expect(await looksAt(zoe)).toBe(1);

  await page.getByText('1 learner shows nothing yet').click();
  await page.getByRole('button', { name: 'Remove Cem Dal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Cem Dal?' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Keep them here' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Remove Cem Dal' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Cem Dal is removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Cem Dal' })).toBeHidden();
  await page.getByRole('link', { name: 'All classes and families' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Class and family' })).toBeFocused();
  await expect(page.getByText('Class, 2 learners')).toBeVisible();
});

test.describe('the report of a learner', () => {
  test.use({ allowedInConsole: /status of 404/ });

  test('opens whole for the teacher, is one sheet of paper, is told as a look, and closes when it is taken back', async ({
    page,
    browser,
    sharedServer: { address },
  }) => {
    await leader(page);
    await makeClass(page, 'Class 4b');
    const ada = await joinAs(browser, address, 'Ada Okafor', await codeOn(page), { ...NOTHING, screening: true });
    await keepResults(ada);
    await saveAttempt(ada.request, 'focus-game', focusGameReport(60));
    await page.getByRole('link', { name: 'See the learners of Class 4b' }).click();
    const link = page.getByRole('link', { name: 'Report of Ada Okafor' });
    await expect(link).toBeVisible();
    for (const media of ['print', null] as const) {
      await page.emulateMedia({ media });
      await expect(page.locator('body')).not.toContainText(/traits|showed up|checks/);
    }
    expect(await looksAt(ada)).toBe(0);

    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'What showed up for Ada' })).toBeFocused();
    for (const part of ['What it does not mean', 'How often such a result is wrong', /^Try one this week: at/])
      await expect(page.getByRole('region', { name: part })).toBeVisible();
    await expect(page.getByText('Some attention traits showed up.')).toBeVisible();
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await expectEasyReading(page.getByRole('main'));
    await expectShortLines(page);
    await openPage(ada, PATHS.sharing);
    await expect(ada.getByText(/Seen: your report\.$/)).toBeVisible();

    await ada.getByText('My report', { exact: true }).click();
    await expect(ada.getByRole('switch', { name: 'My report' })).not.toBeChecked();
    await page.reload();
    await expect(page.getByText('This report is not shared with you now.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the learners' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Class 4b' })).toBeFocused();
    await expect(link).toBeHidden();
    await ada.close();
  });
});

test('a pupil has a page of their own: drawn, easy to read, on two sheets at most, and each look at it is told', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  await leader(page);
  await makeClass(page, 'Class 4b');
  const ada = await joinAs(browser, address, 'Ada Okafor', await codeOn(page), {
    ...NOTHING,
    activity: true,
    progress: true,
  });
  await earnPoints(ada, 30);
  await page.getByRole('link', { name: 'See the learners of Class 4b' }).click();
  await page.getByRole('link', { name: 'Six weeks of Ada Okafor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Whack-a-Mole' })).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await expectShortLines(page);
  for (const format of ['A4', 'Letter'])
    expect(
      (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length,
    ).toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(page);

  await page.getByRole('button', { name: 'Set this for Ada' }).click();
  await expect(page.getByText('It is set. Ada sees it on the dashboard.')).toBeVisible();
  await openPage(ada, PATHS.dashboard);
  await expect(ada.getByText(/Letter round/).first()).toBeVisible();
  expect(await looksAt(ada)).toBe(1);
  await ada.close();
});
