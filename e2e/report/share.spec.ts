import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, keepResults } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { focusGameReport, letterQuizReport, saveAttempt } from '../support/attempts.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import {
  expect,
  FROM_OUR_PAGE,
  newPerson,
  openPage,
  ready,
  SIGN_UP_CONSENT,
  signUpQuietly,
  test,
} from '../support/journey.ts';
import { expectEasyReading, expectNoSidewaysScrolling, expectShortLines } from '../support/page-checks.ts';

/** Saves a result of each part: attention and letters with traits, people below the line. */
async function saveResults({ request }: Page): Promise<void> {
  const answers = Array.from({ length: 10 }, (_, at) => (at < 5 ? 'slightly-agree' : 'slightly-disagree'));
  await saveAttempt(request, 'focus-game', focusGameReport(60), 24);
  await saveAttempt(
    request,
    'letter-quiz',
    letterQuizReport((heard, at) => (at < 4 ? 'x' : heard)),
    24,
  );
  await saveAttempt(request, 'traits-questionnaire', { answers }, 24);
}

/** Saves a newer result of each part that says little. */
async function saveCareless({ request }: Page): Promise<void> {
  await saveAttempt(request, 'focus-game', { ...focusGameReport(60), timeOnTargetMs: 1000 });
  await saveAttempt(
    request,
    'letter-quiz',
    letterQuizReport(() => 'x'),
  );
  await saveAttempt(request, 'traits-questionnaire', { answers: Array(10).fill('slightly-agree') });
}

/** A signed-in learner with results, on the report. */
async function learnerWithResults(page: Page): Promise<void> {
  await signUpQuietly(page);
  await keepResults(page);
  await saveResults(page);
  await openPage(page, PATHS.report);
}

const shareCard = (page: Page) => page.getByRole('region', { name: 'Show this to a grown-up' });

/** Makes a link on the report and returns its address. */
async function makeLink(page: Page): Promise<string> {
  await shareCard(page).getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('Your link is ready.')).toBeVisible();
  return page.getByLabel('The link', { exact: true }).inputValue();
}

/** A browser of somebody else, signed out. It records the addresses and headers of its requests. */
async function stranger(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const requested: string[] = [];
  page.on('request', (each) => requested.push(`${each.url()} ${JSON.stringify(each.headers())}`));
  return { page, requested };
}

const sheetTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'What showed up for Mira' });

test.describe('a link to the page for a grown-up', () => {
  test.use({ allowedInConsole: /status of (404|410)/, permissions: ['clipboard-read', 'clipboard-write'] });

  test('shows it after a press to somebody who is signed out; the learner sees that, and takes the link back', async ({
    page,
    browser,
    sharedServer,
  }) => {
    await learnerWithResults(page);
    await shareCard(page).getByText('30 days').click();
    const address = await makeLink(page);
    const [where, token = ''] = address.split('#');
    expect(where).toBe(`${sharedServer.address}${PATHS.shared}`);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect(shareCard(page).getByText('Not opened yet.')).toBeVisible();
    await expectNoAxeFindings(page);
    await expectEasyReading(shareCard(page));

    const { page: reader, requested } = await stranger(browser, sharedServer.address);
    await openPage(reader, address);
    await expect(reader.getByText('62 %')).toHaveCount(0);
    await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(reader.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    // What programs do that open the links of a mail.
    await reader.request.get(address);
    await page.reload();
    await expect(shareCard(page).getByText('Not opened yet.')).toBeVisible();

    await reader.getByRole('button', { name: 'Show the page' }).click();
    await expect(sheetTitle(reader)).toBeFocused();
    await expect(reader.getByText('6 of 10 spoken letters typed right.')).toBeVisible();
    await expect(reader.getByText('This link works until')).toBeVisible();
    await expect(reader.locator('body')).not.toContainText(/Okafor|@example\.org|you have (adhd|dyslexia|autism)/i);
    expect(requested.filter((each) => each.includes(token))).toEqual([]);

    await page.reload();
    await expect(shareCard(page).getByText('Opened once, today')).toBeVisible();
    await shareCard(page)
      .getByRole('button', { name: /^Take back the link/ })
      .click();
    await expect(page.getByText('The link is taken back. It shows nothing any more.')).toBeFocused();
    await expect(shareCard(page).getByText(/^Taken back on/)).toBeVisible();
    await expectNoAxeFindings(page);

    await reader.reload();
    await ready(reader);
    await reader.getByRole('button', { name: 'Show the page' }).click();
    await expect(reader.getByText('The learner took this link back.').first()).toBeVisible();
    await expectNoAxeFindings(reader);
    await reader.close();
  });

  test('says in plain words that it has expired, or that there is no such link @release', async ({
    page,
    browser,
    sharedServer,
  }) => {
    await learnerWithResults(page);
    const address = await makeLink(page);
    const database = new DatabaseSync(`${sharedServer.dataDir}/thembstudy.sqlite`, { timeout: 5000 });
    database.exec(`update shareLinks set expiresAt = '${new Date(Date.now() - 1).toISOString()}'`);
    database.close();
    const { page: reader } = await stranger(browser, sharedServer.address);
    for (const [opened, sentence] of [
      [address, 'This link is too old.'],
      [`${PATHS.shared}#${'a'.repeat(43)}`, 'There is no page behind this link.'],
      [PATHS.shared, 'There is no page behind this link.'],
    ] as const) {
      await reader.goto('about:blank');
      await openPage(reader, opened);
      await reader.getByRole('button', { name: 'Show the page' }).click();
      await expect(reader.getByText(sentence)).toBeFocused();
      await expect(reader.getByRole('button', { name: 'Show the page' })).toBeHidden();
      await expectNoAxeFindings(reader);
    }
    await reader.close();
    await page.reload();
    await expect(shareCard(page).getByText(/^Ended on/)).toBeVisible();
    await expect(shareCard(page).getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  });
});

test.describe('under 13', () => {
  test.use({ allowedInConsole: /status of 422/ });

  test('a link needs the password of the account again @release', async ({ page }) => {
    const person = newPerson();
    const child = { ...SIGN_UP_CONSENT, ageBand: 'under-13', isGrownUp: true };
    await page.request.post(api('POST /auth/sign-up/email'), { headers: FROM_OUR_PAGE, data: { ...person, ...child } });
    const { id } = await (await page.request.get(api('GET /learner'))).json();
    await page.request.put(api('PUT /learners/:learnerId/consents/results', { learnerId: id }), {
      headers: FROM_OUR_PAGE,
      data: { answer: true, consentVersion: '2026-11-21', isGrownUp: true },
    });
    await saveResults(page);
    await openPage(page, PATHS.report);
    const password = page.getByLabel('Password of this account', { exact: true });
    const make = shareCard(page).getByRole('button', { name: 'Make a link' });
    await expect(shareCard(page).getByText('A grown-up decides about this')).toBeVisible();
    await make.click();
    await expect(password).toBeFocused();
    await password.fill('not the password');
    await make.click();
    await expect(page.getByText('This is not the password of this account.')).toBeVisible();
    await expectNoAxeFindings(page);
    await password.fill(person.password);
    await make.click();
    await expect(page.getByText('Your link is ready.')).toBeVisible();
  });
});

test('results that are on this device only have no link, and their page all the same @release', async ({ page }) => {
  await openPage(page, PATHS.traitsQuestionnaire);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await page.getByRole('link', { name: 'See my report' }).click();
  await expect(shareCard(page).getByText('Your results are on this device only, so a link cannot')).toBeVisible();
  await expect(shareCard(page).getByRole('button', { name: 'Make a link' })).toHaveCount(0);
  await shareCard(page).getByRole('link', { name: 'Open the page for a grown-up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What showed up in the test' })).toBeVisible();
  await expect(page.getByText(/of 10 answers fit a trait/)).toBeVisible();
  await expect(page.getByText('This part is not done yet.')).toHaveCount(2);
});

test('the page for a grown-up is clean, easy to read, fits narrow screens, and is one sheet in A4 and Letter, a file with a name @release', async ({
  page,
}) => {
  await learnerWithResults(page);
  await page.goto(PATHS.grownUp);
  await expect(sheetTitle(page)).toBeVisible();
  for (const part of [
    'What it does not mean',
    'How often such a result is wrong',
    'Watch for two weeks',
    'Whom to ask',
  ])
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  for (const place of [/^Try one this week: in/, /^Try one this week: at/])
    await expect(page.getByRole('region', { name: place }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('12 of 100 people')).toBeVisible();
  await expect(page.getByText('38 of 100 cases')).toBeVisible();
  await expectShortLines(page);
  // Easier than the grade 9 that the page may have.
  await expectEasyReading(page.getByRole('main'));
  await expectCleanInEveryScheme(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);

  await saveCareless(page);
  await page.reload();
  await expect(page.getByText(/^A later try, on .+, says little and is left out\.$/)).toHaveCount(3);
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
    const title = new RegExp(
      `/Title \\(thembstudy, page for a grown-up, Mira, ${new Date().toISOString().slice(0, 10)}\\)`,
    );
    expect(pdf).toMatch(title);
  }
  await expect(page).toHaveTitle('Page for a grown-up | #thembstudy');
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
});
