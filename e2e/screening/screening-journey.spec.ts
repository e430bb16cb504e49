import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, newPerson, openPage, SERVER_IS_AWAY, SIGN_UP_CONSENT, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';
import { answerQuestionnaire, passFocusGame, prepareScreening, takeLetterQuiz, WHOLE_GAME } from './screening.ts';

// Alternating answers match the statements keyed "agree" with an odd number and those keyed "disagree" with an even one.
const alternating = (number: number) => (number % 2 === 1 ? 'Definitely Agree' : 'Slightly Disagree');

/** Mouse and finger take turns, so that one journey shows both; the long form gives a whole one to each of them. */
const WAYS_TO_GO = [
  { name: 'keyboard', way: 'keyboard', byTurns: false, tag: ['@release'] },
  { name: 'mouse and touch by turns', way: 'mouse', byTurns: true, tag: [] },
  { name: 'mouse', way: 'mouse', byTurns: false, tag: ['@release', '@every-browser'] },
  { name: 'touch', way: 'touch', byTurns: false, tag: ['@release'] },
] as const;

for (const { name, way, byTurns, tag } of WAYS_TO_GO) {
  test.describe(`with ${name}`, { tag: [...tag] }, () => {
    test.use({ hasTouch: byTurns || way === 'touch', allowedInConsole: SERVER_IS_AWAY });

    test('sign up, log out, log in, take the three parts and read the report, after a restart too', async ({
      page,
      server,
    }) => {
      await prepareScreening(page);
      const inputMethod = new InputMethod(page, way, { byTurns });
      const person = newPerson();
      await openPage(page, PATHS.landing);

      await inputMethod.press(page.getByRole('button', { name: 'Get Started' }));
      await inputMethod.choose(page.getByRole('dialog').getByRole('radiogroup'), '18 or older');
      await inputMethod.press(page.getByRole('dialog').getByRole('button', { name: 'CONTINUE' }));
      await inputMethod.type(page.getByLabel('Full Name'), person.name);
      await inputMethod.type(page.getByLabel('Email Address'), person.email);
      await inputMethod.type(page.getByLabel('Password', { exact: true }), person.password);
      await inputMethod.press(page.getByRole('button', { name: 'CONTINUE' }));
      await inputMethod.press(page.getByRole('button', { name: /Your menu/ }));
      await inputMethod.press(page.getByRole('menuitem', { name: 'Logout' }));
      await inputMethod.press(page.getByRole('button', { name: 'Already have an account' }));
      await inputMethod.type(page.getByLabel('Email Address'), person.email);
      await inputMethod.type(page.getByLabel('Password', { exact: true }), person.password);
      await inputMethod.press(page.getByRole('button', { name: 'LOG IN' }));
      await expect(page).toHaveURL(PATHS.dashboard);
      await inputMethod.press(page.getByRole('button', { name: 'Start Test' }));
      await inputMethod.press(page.getByRole('dialog').getByRole('link', { name: 'Start' }));

      await expect(page.getByRole('heading', { name: 'Keep your results in your account?' })).toBeVisible();
      await inputMethod.press(page.getByRole('button', { name: 'Yes, keep them' }));
      await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
      await passFocusGame(inputMethod, 'Saved in your account.');
      await takeLetterQuiz(inputMethod);
      await expect(page.getByText('Saved in your account.', { exact: true })).toBeVisible();
      await expectEasyReading(page.getByRole('main'));
      await inputMethod.press(page.getByRole('link', { name: 'Continue' }));
      await answerQuestionnaire(inputMethod, alternating);
      await expect(page.getByText('Saved in your account.', { exact: true })).toBeVisible();
      await expectEasyReading(page.getByRole('main'));
      await inputMethod.press(page.getByRole('link', { name: 'See my report' }));

      await expect(page.getByRole('heading', { name: 'What showed up today, Mira' })).toBeVisible();
      await expect(page.getByText('10 of 10 right')).toBeVisible();
      const focus = (await page.getByText(/^\d+\s% near the ball$/).textContent()) ?? '';
      expect(Number.parseInt(focus, 10)).toBeGreaterThanOrEqual(70);
      await expectEasyReading(page.getByRole('main'));
      if (byTurns) await expectCleanInEveryScheme(page);

      await server.restart();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'What showed up today, Mira' })).toBeVisible();
      await expect(page.getByText('10 of 10 right')).toBeVisible();
      await expect(page.getByText(focus)).toBeVisible();
    });
  });
}

test.describe('signed out', () => {
  test.use({ allowedInConsole: SERVER_IS_AWAY });

  test('verdicts come back, this device keeps the report, the server gives it to no one', async ({
    page,
    server,
    playwright,
  }) => {
    await prepareScreening(page);
    const inputMethod = new InputMethod(page, 'mouse');
    const verdicts: Record<string, unknown>[] = [];
    page.on('response', async (answer) => {
      if (answer.request().method() === 'PUT') verdicts.push((await answer.json()).attempt);
    });
    await openPage(page, PATHS.focusGame);
    await passFocusGame(inputMethod, 'Saved on this device. A copy went to the server without a name.', WHOLE_GAME);
    await takeLetterQuiz(inputMethod, (heard) =>
      heard === heard.toLowerCase() ? heard.toUpperCase() : heard.toLowerCase(),
    );
    await expect(page.getByText('Saved on this device. A copy went to the server without a name.')).toBeVisible();
    await inputMethod.press(page.getByRole('link', { name: 'Continue' }));
    await answerQuestionnaire(inputMethod, alternating);
    await inputMethod.press(page.getByRole('link', { name: 'See my report' }));
    await expect(page.getByText('0 of 10 right')).toBeVisible();
    await expect.poll(() => verdicts.length).toBe(3);
    expect(verdicts).toEqual([
      expect.objectContaining({ hasADHD: false }),
      expect.objectContaining({ hasDyslexia: true, correct: 0, total: 10, percentage: 0 }),
      expect.objectContaining({ result: expect.stringMatching(/^(low|borderline|possible)$/) }),
    ]);

    await server.restart();
    await page.reload();
    await expect(page.getByText('0 of 10 right')).toBeVisible();
    await expect(page.getByText('These results can be read on this device only.')).toBeVisible();

    const stranger = await playwright.request.newContext({ baseURL: server.address });
    const signUp = await stranger.post(api('POST /auth/sign-up/email'), {
      data: { ...newPerson(), ...SIGN_UP_CONSENT },
    });
    const { learner } = await signUp.json();
    const list = await stranger.get(api('GET /learners/:learnerId/attempts', { learnerId: learner.id }));
    expect(await list.json()).toEqual({ 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] });
    expect((await stranger.get('/api/anonymous/attempts')).status()).toBe(404);
    const id = String(verdicts[0]?.attemptId);
    expect((await stranger.get(`/api/anonymous/attempts/focus-game/${id}`)).status()).toBe(404);
    await stranger.dispose();
  });
});
