import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, newPerson, openPage, SIGN_UP_CONSENT, test } from '../support/journey.ts';
import { expectEasyReading, expectNoSidewaysScrolling } from '../support/page-checks.ts';
import { agree, answerQuestionnaire, keepResults } from './screening.ts';

const QUESTION = 'Keep your results in your account?';
const ON_DEVICE = 'Saved on this device only. It is not sent.';
const IN_ACCOUNT = 'Saved in your account.';
const VERDICT = '4 of 10 answers matched a trait.';
const GROWN_UP_NEEDED = 'A grown-up has to tick this before the yes.';
const REPORTED = '4 of 10 traits';

// A device that still knows the learner before asks the server about them.
test.use({ allowedInConsole: /ERR_FAILED|status of (401|404|409)/ });

/** A new learner, signed up over the API and signed in here. */
async function arrive(page: Page, consent: object = SIGN_UP_CONSENT): Promise<string> {
  const answer = await page.request.post(api('POST /auth/sign-up/email'), { data: { ...newPerson(), ...consent } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).learner.id;
}

/** Four of these answers match a trait. */
async function answer(page: Page): Promise<void> {
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await expect(page.getByText(VERDICT)).toBeVisible();
}

/** What the server holds of a learner, and what it says of them. */
async function held(request: APIRequestContext, id: string) {
  const attempts = await (await request.get(api('GET /learners/:learnerId/attempts', { learnerId: id }))).json();
  const { autism } = await (await request.get(api('GET /learner'))).json();
  return { attempts: attempts['traits-questionnaire'].length, autism };
}

/** Every request of the page that changes something on the server. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

test('a yes is asked for once, before the first part, by keyboard too; then results go into the account', async ({
  page,
}) => {
  const id = await arrive(page);
  await openPage(page, PATHS.focusGame);
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeHidden();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await new InputMethod(page, 'keyboard').press(page.getByRole('button', { name: 'Yes, keep them' }));
  await expect(page.getByRole('heading', { name: 'Follow the ball' })).toBeFocused();

  await openPage(page, PATHS.traitsQuestionnaire);
  await answer(page);
  await expect(page.getByText(IN_ACCOUNT)).toBeVisible();
  expect(await held(page.request, id)).toEqual({ attempts: 1, autism: 'borderline' });
});

test('after a no nothing is sent; the verdict, the report and the way on are the same, for this learner alone', async ({
  page,
  context,
}) => {
  const id = await arrive(page);
  await openPage(page, PATHS.traitsQuestionnaire);
  const sent = sentBy(page);
  await page.getByRole('button', { name: 'No, only on this device' }).click();
  await answer(page);
  await expect(page.getByText(ON_DEVICE)).toBeVisible();
  await expect(page.getByRole('heading', { name: /some autistic traits showed up today/ })).toBeVisible();
  await page.getByRole('link', { name: 'See my report' }).click();
  await expect(page.getByText(REPORTED)).toBeVisible();
  await expect(page.getByText('One result is kept on this device only.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(REPORTED)).toBeVisible();
  await openPage(page, PATHS.dashboard);
  await expect(page.getByRole('main').locator('section').first()).toContainText('Part 3 is done.');
  expect(sent).toEqual([expect.stringMatching(/consents\/results \{"answer":false,/)]);
  expect(await held(page.request, id)).toEqual({ attempts: 0, autism: null });

  const cookies = await context.cookies();
  await context.clearCookies();
  await openPage(page, PATHS.report);
  await expect(page.getByRole('heading', { name: 'No part of the test is done yet' })).toBeVisible();
  await arrive(page);
  await openPage(page, PATHS.report);
  await expect(page.getByRole('heading', { name: 'No part of the test is done yet' })).toBeVisible();
  await expect(page.getByText(/results? (is|are) kept on this device only/)).toBeHidden();
  await context.clearCookies();
  await context.addCookies(cookies);
  await openPage(page, PATHS.report);
  await expect(page.getByText(REPORTED)).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.getByRole('link', { name: 'Choose where results are kept' }).first().click();
  const card = page.getByRole('region', { name: 'Test results' });
  await card.getByRole('button', { name: 'Remove the one result from this device' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card.getByText('This device keeps none of your test results now.')).toBeFocused();
  await openPage(page, PATHS.report);
  await expect(page.getByRole('heading', { name: 'No part of the test is done yet' })).toBeVisible();
});

test('changed in Settings: what is here is added only when asked, what is there is deleted only when asked', async ({
  page,
}) => {
  const id = await arrive(page);
  await keepResults(page, false);
  await openPage(page, PATHS.traitsQuestionnaire);
  await answer(page);
  await expect(page.getByText(ON_DEVICE)).toBeVisible();
  const asked = page.waitForResponse(/\/attempts$/);
  await openPage(page, PATHS.settings);
  await asked;
  const card = page.getByRole('region', { name: 'Test results' });
  const inAccount = card.getByText('Results from before stay in your account until you delete them.');
  await expect(inAccount).toBeHidden();
  await card.getByText('Keep them in my account', { exact: true }).click();
  await expect(card.getByText('New results are kept in your account.')).toBeVisible();
  expect(await held(page.request, id)).toEqual({ attempts: 0, autism: null });
  await expectNoAxeFindings(page);
  await expectEasyReading(card);
  await card.getByRole('button', { name: 'Add the one result kept on this device to your account' }).click();
  await expect(card.getByText('One test result is in your account now.')).toBeFocused();
  await expect(card.getByRole('button', { name: /^Add/ })).toBeHidden();
  expect(await held(page.request, id)).toEqual({ attempts: 1, autism: 'borderline' });
  await openPage(page, PATHS.report);
  await expect(page.getByText(REPORTED)).toBeVisible();
  await expect(page.getByText(/results? (is|are) kept on this device only/)).toBeHidden();

  await openPage(page, PATHS.editProfile);
  await card.getByText('Keep them only on this device', { exact: true }).click();
  await expect(inAccount).toBeVisible();
  expect((await held(page.request, id)).attempts).toBe(1);
  await card.getByRole('button', { name: 'Delete test results from my account' }).click();
  await expect(card.getByRole('button', { name: 'Keep them', exact: true })).toBeFocused();
  await expectNoAxeFindings(page);
  await card.getByRole('button', { name: 'Delete them' }).click();
  await expect(card.getByText('Your account holds no test results now.')).toBeFocused();
  expect(await held(page.request, id)).toEqual({ attempts: 0, autism: null });
});

test('for a child under 13 a grown-up says yes; a no needs no grown-up', async ({ page }) => {
  await arrive(page, { ...SIGN_UP_CONSENT, ageBand: 'under-13', isGrownUp: true });
  await openPage(page, PATHS.letterQuiz);
  await expect(page.getByRole('heading', { level: 1, name: 'Is a grown-up with you?' })).toBeVisible();
  await expectCleanInEveryScheme(page);
  await page.getByRole('button', { name: 'No, not now' }).click();
  await expect(page.getByText('That is fine. Ask a grown-up to sit with you another time.')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Play a game' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, we do it together' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keep the results in this account?' })).toBeVisible();
  await expect(page.getByText('A grown-up answers this: the one who looks after the account.')).toBeVisible();
  const sent = sentBy(page);
  const grownUp = page.getByRole('checkbox', { name: 'I am a grown-up who looks after this child' });
  await page.getByRole('button', { name: 'Yes, keep them' }).click();
  await expect(page.getByText(GROWN_UP_NEEDED)).toBeVisible();
  await expect(grownUp).toBeFocused();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await page.getByRole('button', { name: 'No, only on this device' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hear a letter' })).toBeFocused();
  expect(sent).toEqual([expect.stringMatching(/"answer":false,"isGrownUp":false,/)]);

  await openPage(page, PATHS.settings);
  const card = page.getByRole('region', { name: 'Test results' });
  await card.getByText('Keep them in my account', { exact: true }).click();
  await expect(card.getByText(GROWN_UP_NEEDED).first()).toBeVisible();
  await expect(card.getByRole('radio', { name: 'Keep them only on this device' })).toBeChecked();
  await expectNoAxeFindings(page);
  await card.getByText('I am a grown-up who looks after this child').click();
  await expect(card.getByText(GROWN_UP_NEEDED)).toHaveCount(0);
  await card.getByText('Keep them in my account', { exact: true }).click();
  await expect(card.getByText('New results are kept in your account.')).toBeVisible();
  expect(sent.slice(1)).toEqual([expect.stringMatching(/"answer":true,"isGrownUp":true,/)]);
  expect((await (await page.request.get(api('GET /learner'))).json()).keepsResults).toBe(true);
});

test('with the server away it says so, and the learner can go on this time without an answer @release', async ({
  page,
}) => {
  const id = await arrive(page);
  await openPage(page, PATHS.traitsQuestionnaire);
  await page.route('**/consents/results', (route) => route.abort());
  await page.getByRole('button', { name: 'Yes, keep them' }).click();
  await expect(page.getByRole('alert')).toContainText('The server does not answer.');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Go on, only on this device this time' }).click();
  await answer(page);
  await expect(page.getByText(ON_DEVICE)).toBeVisible();
  await page.unroute('**/consents/results');
  expect(await held(page.request, id)).toEqual({ attempts: 0, autism: null });
  await openPage(page, PATHS.letterQuiz);
  await expect(page.getByRole('heading', { level: 1, name: QUESTION })).toBeVisible();
});
