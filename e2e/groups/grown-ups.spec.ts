import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { installClock } from '../games/game-time.ts';
import { finishPictureWords } from '../games/players/picture-words.ts';
import { answerQuestionnaire } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { storedRows } from '../support/device-store.ts';
import { InputMethod, WAYS } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, newPerson, ready, SIGN_UP_CONSENT, test } from '../support/journey.ts';
import {
  expectEasyReading,
  expectInView,
  expectNoSidewaysScrolling,
  expectShortLines,
} from '../support/page-checks.ts';
import { earnPoints } from '../support/points.ts';
import { Teacher } from '../support/teacher.ts';

const TRYING = 'You are trying this. Nothing is kept.';
const FOR_SELF = 'Use the app for myself too';

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

const learnerOf = async (page: Page) => (await page.request.get(api('GET /learner'))).json();
async function runsOf(page: Page): Promise<unknown[]> {
  const { id: learnerId } = await learnerOf(page);
  const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId }))).json();
  return Object.values(runs).flat();
}

/** Signs up a teacher without the page. */
async function newTeacher(page: Page): Promise<void> {
  const answer = await page.request.post(api('POST /auth/sign-up/email'), {
    headers: FROM_OUR_PAGE,
    data: { ...newPerson(), ...SIGN_UP_CONSENT, role: 'educator' },
  });
  expect(answer.ok()).toBe(true);
}

/** Turns the switch of a page, by its words. */
async function turnForSelf(inputMethod: InputMethod, place: Locator): Promise<void> {
  if (inputMethod.way !== 'keyboard') return inputMethod.press(place.getByText(FOR_SELF, { exact: true }));
  const target = place.getByRole('switch', { name: FOR_SELF });
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await inputMethod.page.keyboard.press('Tab');
  }
  await inputMethod.page.keyboard.press('Space');
}

for (const way of WAYS)
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: way === 'touch' });

    test('a teacher signs up, sees the next step, and becomes a learner again', {
      tag: way === 'touch' ? [] : '@release',
    }, async ({ page }) => {
      const inputMethod = new InputMethod(page, way);
      await openPage(page, PATHS.landing);
      await inputMethod.press(page.getByRole('main').getByRole('button', { name: 'Get Started' }));
      const dialog = page.getByRole('dialog', { name: 'Create your account' });
      await inputMethod.choose(dialog.getByRole('radiogroup'), '18 or older');
      await inputMethod.press(dialog.getByRole('button', { name: 'CONTINUE' }));
      const person = newPerson();
      await expect(dialog.getByRole('radio', { name: 'For me, a learner' })).toBeChecked();
      await inputMethod.type(dialog.getByLabel('Full Name'), person.name);
      await inputMethod.type(dialog.getByLabel('Email Address'), person.email);
      await inputMethod.type(dialog.getByLabel('Password', { exact: true }), person.password);
      await inputMethod.choose(dialog.getByRole('radiogroup', { name: 'Who is this account for?' }), 'I am a teacher');
      await inputMethod.press(dialog.getByRole('button', { name: 'CONTINUE' }));
      await expect(dialog).toBeHidden();
      expect(await learnerOf(page)).toMatchObject({ role: 'educator', usesForSelf: false });

      await inputMethod.press(page.getByRole('link', { name: 'Go to your dashboard' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Hello, Mira' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Make a class' })).toBeVisible();
      await expect(page.getByRole('switch', { name: FOR_SELF })).not.toBeChecked();
      for (const gone of ['Take the test', 'Your tree', 'Gaming for ADHD'])
        await expect(page.getByRole('heading', { name: gone })).toBeHidden();
      await expect(page.getByText('0 points', { exact: true })).toBeHidden();

      await openPage(page, PATHS.profile);
      await inputMethod.press(page.getByRole('button', { name: 'I am a learner' }));
      await expect(page.getByText('You are a learner here now.')).toBeVisible();
      await openPage(page, PATHS.dashboard);
      await expect(page.getByRole('heading', { name: 'Gaming for ADHD' })).toBeVisible();
      await expect(page.getByRole('switch', { name: FOR_SELF })).toBeHidden();
      expect(await learnerOf(page)).toMatchObject({ role: 'learner', usesForSelf: true });
    });
  });

test('a teacher tries a game and nothing is kept; with the switch on, points come; off again, they are hidden', async ({
  page,
}) => {
  await installClock(page);
  const inputMethod = new InputMethod(page, 'mouse');
  await newTeacher(page);
  await openPage(page, PATHS['picture-words']);
  await expect(page.getByText(TRYING)).toBeVisible();
  await finishPictureWords(inputMethod);
  await expect(page.getByText(TRYING)).toBeVisible();
  await expect(page.getByText(/points/)).toBeHidden();
  expect([await runsOf(page), (await learnerOf(page)).points, await storedRows(page, 'outbox')]).toEqual([[], 0, []]);

  await openPage(page, PATHS.dashboard);
  await turnForSelf(inputMethod, page.getByRole('main'));
  await expect(page.getByRole('heading', { name: 'Your tree' })).toBeVisible();
  await expect(page.getByText('0 points', { exact: true })).toBeVisible();
  await earnPoints(page, 10);
  await page.reload();
  await expect(page.getByText('10 points', { exact: true })).toBeVisible();

  await turnForSelf(inputMethod, page.getByRole('main'));
  await expect(page.getByText('10 points', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your tree' })).toBeHidden();
  expect([(await runsOf(page)).length, (await learnerOf(page)).points]).toEqual([1, 10]);
  await openPage(page, PATHS.report);
  await expect(page.getByText('There is no report of your own now.')).toBeVisible();
});

test('a teacher who only tries a part of the test is not asked where its results go @release', async ({ page }) => {
  await newTeacher(page);
  for (const path of [PATHS.focusGame, PATHS.letterQuiz, PATHS.traitsQuestionnaire]) {
    await openPage(page, path);
    await expect(page.getByText(TRYING)).toBeVisible();
    await expect(page.getByRole('heading', { name: /keep|store/i })).toBeHidden();
    await expectNoAxeFindings(page);
  }
});

test('a teacher who tries a part to its end sees its result, which is kept nowhere @release', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await newTeacher(page);
  await openPage(page, PATHS.traitsQuestionnaire);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), (number) =>
    [1, 7, 8, 10].includes(number) ? 'Definitely Agree' : 'Slightly Disagree',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Some traits of autism showed up today.');
  await expect(page.getByText(TRYING)).toBeVisible();
  await expectCleanInEveryScheme(page);
  expect([sent, await storedRows(page, 'outbox'), (await learnerOf(page)).autism]).toEqual([[], [], null]);
  await openPage(page, PATHS.report);
  await expect(page.getByText('There is no report of your own now.')).toBeVisible();
});

test('the dashboard of a teacher leads to each class @release', async ({ page }) => {
  await newTeacher(page);
  const { id: learnerId } = await learnerOf(page);
  const data = { kind: 'class', name: 'Class 4b' };
  await page.request.post(api('POST /learners/:learnerId/groups', { learnerId }), { headers: FROM_OUR_PAGE, data });
  await openPage(page, PATHS.dashboard);
  await expect(page.getByText('Class, 0 learners')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await expectShortLines(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Class and family' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(page);
  await expectNoAxeFindings(page);
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Class and family' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'My report' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /Print/ }).click();
  await expect(page).toHaveURL(/cards=/);
});

test('the profile of a teacher is clean and fits 320 px @release', async ({ page }) => {
  await newTeacher(page);
  await openPage(page, PATHS.profile);
  await expect(page.getByRole('heading', { name: 'You are a teacher here' })).toBeVisible();
  await expectCleanInEveryScheme(page);
  await expectEasyReading(page.getByRole('main'));
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(page);
});

test('the free trial and the demo lead to the sign-up of a grown-up @release', async ({ page }) => {
  await openPage(page, PATHS.landing);
  const signUp = page.getByRole('dialog', { name: 'Create your account' });
  const goOn = async () => {
    await signUp.getByText('18 or older', { exact: true }).click();
    await signUp.getByRole('button', { name: 'CONTINUE' }).click();
  };
  await page.getByRole('button', { name: 'Start a free trial' }).click();
  await goOn();
  await expect(signUp.getByRole('radio', { name: 'I am a parent' })).toBeChecked();
  await expectCleanInEveryScheme(page);
  await page.setViewportSize({ width: 320, height: 600 });
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');

  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Book a demo session' }).click();
  const demo = page.getByRole('dialog', { name: 'Book a demo session' });
  await demo.getByLabel('Your name').fill('Ms Lee');
  await demo.getByLabel('Email Address').fill('lee@example.org');
  await demo.getByText('An educator', { exact: true }).click();
  await demo.getByRole('button', { name: 'Send' }).click();
  await expect(demo.getByText('You can make an account for yourself now')).toBeVisible();
  await expectNoAxeFindings(page);
  await demo.getByRole('button', { name: 'Sign up as a teacher' }).click();
  await goOn();
  await expect(signUp.getByRole('radio', { name: 'I am a teacher' })).toBeChecked();
});

test('a child is not asked who the account is for @release', async ({ page }) => {
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Start a free trial' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('13 to 17', { exact: true }).click();
  await dialog.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(dialog.getByLabel('Full Name')).toBeVisible();
  await expect(dialog.getByText('Who is this account for?')).toBeHidden();
});

test('on a small phone, LOG IN is in sight when the dialog opens @release', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Already have an account' }).click();
  await expectInView(page, page.getByRole('button', { name: 'LOG IN' }));
});

test('a code that a visitor opened is offered after signing in in another tab @release', async ({
  page,
  context,
  browser,
  sharedServer,
}) => {
  const { group } = await Teacher.withClass(browser, sharedServer.address);
  const shown = `${group.code.slice(0, 3)}-${group.code.slice(3)}`;
  await openPage(page, `${PATHS.sharing}#code=${group.code}`);
  await expect(page.getByText('Log in', { exact: false }).first()).toBeVisible();

  const tab = await context.newPage();
  await tab.request.post(api('POST /auth/sign-up/email'), {
    headers: FROM_OUR_PAGE,
    data: { ...newPerson(), ...SIGN_UP_CONSENT },
  });
  await openPage(tab, PATHS.dashboard);
  await expect(tab.getByText(`You came here with the code ${shown}. Do you want to join?`)).toBeVisible();
  await expectNoAxeFindings(tab);
  await tab.getByRole('button', { name: 'Look at it' }).click();
  await expect(tab.getByLabel('Code', { exact: true })).toHaveValue(shown);
  await tab.getByRole('button', { name: 'Look', exact: true }).click();
  await tab.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(tab.getByText('You are in “5a” now.')).toBeVisible();
  await openPage(tab, PATHS.dashboard);
  await expect(tab.getByText('You came here with the code')).toBeHidden();
});
