import { PATHS } from '../../web/paths.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, newPerson, openPage, SIGN_UP_CONSENT, test } from '../support/journey.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { agree, answerQuestionnaire, passFocusGame, prepareScreening, takeLetterQuiz } from './screening.ts';

test('five seconds of the ball can be tried, and nothing of them is stored @release', async ({ page }) => {
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  await openPage(page, PATHS.focusGame);
  await new InputMethod(page, 'keyboard').press(page.getByRole('button', { name: 'Try it for 5 seconds' }));
  await expect(page.getByText('A try. It does not count.')).toBeVisible();
  await expect(page.getByRole('application', { name: /The ball moves/ })).toBeVisible();
  await expect(page.getByText('That was the try. It did not count. The next one does.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Follow the ball' })).toBeFocused();
  expect(puts).toEqual([]);
  await expectCleanInEveryScheme(page);
});

test('an example statement is explained and not counted @release', async ({ page }) => {
  await openPage(page, PATHS.traitsQuestionnaire);
  await page.getByRole('button', { name: 'Try an example first' }).click();
  await expect(page.getByText('This is an example. It does not count.')).toBeVisible();
  await page.getByText('Definitely Disagree').click();
  await expect(page.getByText('Definitely Disagree means: no, this does not fit me at all.')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await page.getByRole('button', { name: 'Go to question 1' }).click();
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a visitor can choose words for a child until the first answer, and keeps them after a reload @release', async ({
  page,
}) => {
  await openPage(page, PATHS.traitsQuestionnaire);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/that other people do not seem to hear/);
  await page.getByRole('button', { name: 'Use words for a child of 8 to 12' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'I hear small sounds that other people do not notice.',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use words for adults' })).toBeVisible();
  await page.getByText('Slightly Agree').click();
  await expect(page.getByRole('button', { name: 'Use words for adults' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'I hear small sounds that other people do not notice.',
  );
});

test('a child under 13 gets words for children and is led to the grown-up @release', async ({ page }) => {
  const person = { ...newPerson(), ...SIGN_UP_CONSENT, ageBand: 'under-13', isGrownUp: true };
  const taken = await page.request.post('/api/auth/sign-up/email', { data: person });
  expect(taken.ok()).toBe(true);
  await openPage(page, PATHS.traitsQuestionnaire);
  await page.getByRole('button', { name: 'Yes, we do it together' }).click();
  await page.getByRole('button', { name: 'No, only on this device' }).click();
  await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
  await expect(page.getByText('Talk about it with the grown-up beside you.')).toBeVisible();
});

test.describe('whose age is not known', () => {
  test.use({ isKnownAdult: false });

  test('from the landing page to the report without an account: six presses that are no answer @release', async ({
    page,
  }) => {
    await prepareScreening(page);
    await openPage(page, PATHS.landing);
    const inputMethod = new InputMethod(page, 'mouse');
    let presses = 0;
    await page.exposeFunction('pressed', () => {
      presses += 1;
    });
    // What is typed or chosen, and the button that gives it, is an answer.
    await page.evaluate(() =>
      document.addEventListener('click', ({ target, detail }) => {
        const button = target instanceof Element ? target.closest('a, button') : null;
        if (button && detail > 0 && !/^(Next|Finish|18)/.test(button.textContent)) Reflect.get(window, 'pressed')();
      }),
    );
    await page.getByRole('link', { name: 'Start the test without an account' }).click();
    await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '18 or older' }).click();
    await expect(page.getByText(/A copy goes to the server without a name/)).toBeVisible();
    await passFocusGame(inputMethod, 'Saved on this device. A copy went to the server without a name.');
    await takeLetterQuiz(inputMethod);
    await page.getByRole('link', { name: 'Continue' }).click();
    await answerQuestionnaire(inputMethod, agree);
    await page.getByRole('link', { name: 'See my report' }).click();
    await expect(page).toHaveURL(PATHS.report);
    expect(presses).toBeLessThanOrEqual(6);
    expect(presses).toBeGreaterThan(3);
  });

  test('a visitor under 13 is asked for a grown-up, and reads the words for a child', async ({ page }) => {
    await openPage(page, PATHS.traitsQuestionnaire);
    await page.getByRole('button', { name: 'Under 13' }).click();
    await expect(page.getByRole('heading', { name: 'Is a grown-up with you?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, we do it together' }).click();
    await answerQuestionnaire(new InputMethod(page, 'mouse'), agree);
    await expect(page.getByText('Talk about it with the grown-up beside you.')).toBeVisible();
    // It is asked once on a device.
    await openPage(page, PATHS.focusGame);
    await expect(page.getByRole('heading', { name: 'Who is playing?' })).toBeHidden();
  });
});
