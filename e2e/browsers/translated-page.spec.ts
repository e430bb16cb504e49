import type { Page } from '@playwright/test';
import { cardsPath, groupViewPath, PATHS } from '../../web/paths.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from '../games/game-time.ts';
import { chooseSpecified } from '../games/games.ts';
import { PLAYED_GAMES } from '../games/players.ts';
import {
  agree,
  answerQuestionnaire,
  keepResults,
  playFocusGame,
  prepareScreening,
  takeLetterQuiz,
} from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, logIn, openPage, signUp, signUpQuietly, test } from '../support/journey.ts';
import { earnPoints } from '../support/points.ts';
import { Teacher } from '../support/teacher.ts';
import { expectCurrentTranslation, translatePages } from './page-translation.ts';

test.use({ allowedInConsole: /status of 4\d\d/ });

test.beforeEach(({ page }) => translatePages(page));

const MOST_PRESSES_A_PAGE = 8;

async function openTranslated(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.getByRole('main')).toBeVisible();
}

/** Opens each page and presses what it has: buttons, switches and choices. A dialog that opens is closed again. */
async function tryEveryPage(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {};
    window.close = () => {};
  });
  for (const path of paths)
    await test.step(path, async () => {
      await openTranslated(page, path);
      await expectCurrentTranslation(page);
      for (let press = 0; press < MOST_PRESSES_A_PAGE; press += 1) {
        if (!(await page.evaluate(pressNext))) break;
        await expectCurrentTranslation(page);
        if (new URL(page.url()).pathname !== new URL(path, page.url()).pathname) await openTranslated(page, path);
        else if (await page.getByRole('dialog').isVisible()) {
          await page.getByRole('dialog').last().press('Escape');
          await expectCurrentTranslation(page);
        }
      }
    });
}

/** Runs in the page. Presses the first control that was not pressed yet, and says whether there was one. */
async function pressNext(): Promise<boolean> {
  const pressed: Set<string> = (Reflect.get(window, 'pressed') ?? new Set()) as Set<string>;
  Reflect.set(window, 'pressed', pressed);
  const wordsOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? '';
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(button, summary, label)')];
  const next = controls.find((control) => control.checkVisibility() && !pressed.has(wordsOf(control)));
  if (!next) return false;
  pressed.add(wordsOf(next));
  next.click();
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return true;
}

test('no page of a visitor breaks @release', async ({ page }) => {
  await tryEveryPage(page, Object.values(PATHS));
});

const ABOUT_A_LEARNER = [PATHS.landing, PATHS.dashboard, PATHS.report, PATHS.grownUp, PATHS.sharing, PATHS.leaderboard];
const OF_AN_ACCOUNT = [PATHS.profile, PATHS.editProfile, PATHS.settings, PATHS.shop];
const WITH_KEPT_RESULTS = [PATHS.levelUpLab, PATHS.assignment, PATHS.myTexts, PATHS.simon, PATHS.focusGame];

test('no page of a learner with results breaks @release', async ({ page, browser, sharedServer }) => {
  const teacher = await Teacher.withClass(browser, sharedServer.address);
  await teacher.set({ kind: 'game', target: 'simon', dueDay: null, note: null });
  await signUpQuietly(page);
  await keepResults(page);
  await earnPoints(page, 20);
  const { id: learnerId } = await (await page.request.get(api('GET /learner'))).json();
  await page.request.post(api('POST /learners/:learnerId/memberships', { learnerId }), {
    headers: FROM_OUR_PAGE,
    data: { code: teacher.group.code, shares: { activity: true, progress: true, screening: true } },
  });
  await tryEveryPage(page, [...ABOUT_A_LEARNER, ...OF_AN_ACCOUNT, ...WITH_KEPT_RESULTS]);
});

test('no page of a teacher with pupils breaks @release', async ({ page }) => {
  const teacher = await Teacher.signedUpWith(page.request, '5a');
  await teacher.makePupils('Ada', 'Ben');
  const { groupId } = teacher.group;
  const ofTheClass = [groupViewPath(groupId), cardsPath(groupId), PATHS.groups, PATHS.pupilList];
  await tryEveryPage(page, [...ofTheClass, PATHS.dashboard, PATHS.profile, PATHS.focusGame]);
});

test('each game is practised, started and played @release', async ({ page }) => {
  const inputMethod = new InputMethod(page, 'keyboard');
  await installClock(page);
  for (const game of PLAYED_GAMES)
    await test.step(game.title, async () => {
      await openPage(page, game.path);
      await holdClock(page);
      await chooseSpecified(inputMethod);
      await inputMethod.press(page.getByRole('button', { name: 'Practice', exact: true }));
      await game.play(inputMethod, onHeldClock(page), true);
      await expect(page.getByRole('heading', { level: 1, name: /^That was a practice of / })).toBeVisible();
      await expectCurrentTranslation(page);
      await inputMethod.press(page.getByRole('button', { name: 'Start the game' }));
      await page.clock.runFor(5_000);
      await expectCurrentTranslation(page);
      await releaseClock(page);
    });
});

test('the three parts are taken, and the report is read @release', async ({ page }) => {
  await prepareScreening(page);
  const inputMethod = new InputMethod(page, 'mouse');
  await openTranslated(page, PATHS.focusGame);
  await playFocusGame(inputMethod, [[0, 3_000]]);
  await expectCurrentTranslation(page);
  await page.clock.resume();
  await inputMethod.press(page.getByRole('link', { name: 'Continue', exact: true }));
  await takeLetterQuiz(inputMethod);
  await expectCurrentTranslation(page);
  await inputMethod.press(page.getByRole('link', { name: 'Continue' }));
  await answerQuestionnaire(inputMethod, agree, () => expectCurrentTranslation(page));
  await expectCurrentTranslation(page);
  await inputMethod.press(page.getByRole('link', { name: 'See my report' }));
  await expect(page.getByText('10 of 10 right')).toBeVisible();
  await expectCurrentTranslation(page);
});

test.describe('translated before it is hydrated', () => {
  // React reports that it made the page anew.
  test.use({ allowedInConsole: /React error #418/ });

  test('a page is made anew, and works', async ({ page }) => {
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => window.translateAsChrome()));
    await openTranslated(page, PATHS.diary);
    await expectCurrentTranslation(page);
    await page.getByRole('button', { name: 'Add to my diary' }).click();
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectCurrentTranslation(page);
  });
});

test('a learner signs up, logs out and logs in', async ({ page }) => {
  await openTranslated(page, PATHS.landing);
  const person = await signUp(page);
  await page.getByRole('button', { name: /Your menu/ }).click();
  await expectCurrentTranslation(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await logIn(page, person);
  await expect(page.getByRole('button', { name: /Your menu/ })).toBeVisible();
  await expectCurrentTranslation(page);
});
