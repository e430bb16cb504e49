import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { agree, answerQuestionnaire, playFocusGame, prepareScreening, takeLetterQuiz } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, newPerson, openPage, ready, SIGN_UP_CONSENT, test } from '../support/journey.ts';
import { expectInView, expectNothingCut } from '../support/page-checks.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

async function expectLetterInView(page: Page): Promise<void> {
  await expect(page.getByLabel('Type the letter you hear')).toBeFocused();
  await expectInView(page, page.getByText(/^(capital|small) \(/));
  await expectInView(page, page.getByLabel('Type the letter you hear'));
  await expectInView(page, page.getByRole('button', { name: 'Next letter' }));
}

test('the focus game and the letter quiz in play are whole on a small phone @release', async ({ page }) => {
  await openPage(page, PATHS.focusGame);
  await page.getByRole('button', { name: 'Start Game' }).tap();
  await expect(page.getByRole('application', { name: /The ball moves/ })).toBeVisible();
  await expectNothingCut(page);
  await openPage(page, PATHS.letterQuiz);
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page.getByLabel('Type the letter you hear')).toBeFocused();
  await expectNothingCut(page);
  await page.getByLabel('Type the letter you hear').fill('7');
  await page.getByRole('button', { name: 'Next letter' }).tap();
  await expect(page.getByText('That was another letter.', { exact: false })).toBeVisible();
  await expectNothingCut(page);
});

test('with the keyboard of a phone open, the size of each letter, its box and Next letter are seen together @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await openPage(page, PATHS.letterQuiz);
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await expectLetterInView(page);
  for (let time = 1; time <= 2; time += 1) {
    await page.getByLabel('Type the letter you hear').fill('7');
    await page.getByRole('button', { name: 'Next letter' }).tap();
    await expect(page.getByText('That was another letter.', { exact: false })).toBeVisible();
    await expectLetterInView(page);
  }
  await page.getByRole('button', { name: 'Start without it' }).tap();
  for (const number of [1, 2]) {
    await expect(page.getByText(`Letter ${number} of 10`, { exact: true })).toBeVisible();
    await expectLetterInView(page);
    await page.getByLabel('Type the letter you hear').fill('b');
    await page.getByRole('button', { name: 'Next letter' }).tap();
  }
});

test('each start, and each end that leads on, shows its words and its main button without scrolling @release', async ({
  page,
}) => {
  await prepareScreening(page);
  for (const [path, title, button] of [
    [PATHS.focusGame, 'Follow the ball', 'Start Game'],
    [PATHS.letterQuiz, 'Hear a letter', 'Start'],
  ] as const) {
    await openPage(page, path);
    await expectInView(page, page.getByRole('heading', { level: 1, name: title }));
    await expectInView(page, page.getByRole('button', { name: button, exact: true }));
  }
  await takeLetterQuiz(new InputMethod(page, 'touch'), () => 'x');
  await expectInView(page, page.getByRole('heading', { level: 1 }));
  await expectInView(page, page.getByText('The same key was typed for every letter.'));
  await expectInView(page, page.getByRole('button', { name: 'Another go' }));

  await openPage(page, PATHS.focusGame);
  await playFocusGame(new InputMethod(page, 'touch'));
  await expectInView(page, page.getByRole('heading', { level: 1, name: "Time's Up" }));
  await expectInView(page, page.getByText(/Hear a letter opens in \d seconds/).first());
  await expectInView(page, page.getByRole('link', { name: /^Continue/ }));
});

test('each statement of the questionnaires, its answers and Next question fit on a small phone together, also when loaded again @release', async ({
  page,
}) => {
  await openPage(page, PATHS.traitsQuestionnaire);
  await page.getByText('Slightly Agree').tap();
  await page.reload();
  await ready(page);
  await expect(page.getByText('Your answers are still here.', { exact: false })).toBeVisible();
  await expectInView(page, page.getByRole('button', { name: 'Next question' }));
  // Listen and what is offered before the first answer may stand below.
  await answerQuestionnaire(new InputMethod(page, 'touch'), agree, async () => {
    await expectInView(page, page.getByRole('heading', { level: 1 }));
    for (const answer of await page.locator('main label').all()) await expectInView(page, answer);
    await expectInView(page, page.getByRole('button', { name: /^(Next question|Finish)$/ }));
  });

  await openPage(page, PATHS.selfAssessment);
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`, { exact: true })).toBeVisible();
    await expectNothingCut(page);
    await expect(page.getByRole('button', { name: 'Slightly Agree' })).not.toHaveAttribute('aria-disabled');
    await page.keyboard.press('2');
  }
});

for (const ageBand of ['18-or-older', 'under-13'])
  test(`the questions before the first part, and the end of the last one, show their buttons: ${ageBand} @release`, async ({
    page,
  }) => {
    const isChild = ageBand === 'under-13';
    const person = { ...newPerson(), ...SIGN_UP_CONSENT, ageBand, isGrownUp: isChild };
    const { ok } = await page.request.post(api('POST /auth/sign-up/email'), { headers: FROM_OUR_PAGE, data: person });
    expect(ok).toBeTruthy();
    await openPage(page, PATHS.traitsQuestionnaire);
    if (isChild) {
      await expectInView(page, page.getByRole('button', { name: 'No, not now' }));
      await page.getByRole('button', { name: 'Yes, we do it together' }).tap();
      await expectInView(page, page.locator('label', { hasText: 'I am a grown-up' }));
    }
    await expectInView(page, page.getByRole('heading', { level: 1 }));
    await expectInView(page, page.getByRole('button', { name: 'Yes, keep them' }));
    await expectInView(page, page.getByRole('button', { name: 'No, only on this device' }));
    await page.getByRole('button', { name: 'No, only on this device' }).tap();
    await answerQuestionnaire(new InputMethod(page, 'touch'), agree);
    await expectInView(page, page.getByRole('heading', { level: 1 }));
    await expectInView(page, page.getByRole('link', { name: 'See my report' }));
  });
