import { PATHS } from '../../web/paths.ts';

import { api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import {
  expect,
  FROM_OUR_PAGE,
  fillSignUpFields,
  newPerson,
  openPage,
  SIGN_UP_CONSENT,
  test,
} from '../support/journey.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/page-checks.ts';
import { Teacher } from '../support/teacher.ts';
import { CHILDREN, workbookList } from './class-lists.ts';
import { type Card, cardOf, choosePictures, signInWith } from './picture-cards.ts';

/** A pupil of a new class, whose card a journey uses. */
async function pupilOf(teacher: Teacher, name = 'Ada Okafor'): Promise<Card> {
  const [card] = await teacher.makePupils(name);
  if (!card) throw new Error('no card was made');
  return cardOf(card);
}

/** Runs in the page. Counts what is pressed and filled outside of dialogs, such as the sign-up, over all pages. */
function countPressesAndFields(): void {
  window.print = () => sessionStorage.setItem('printed', 'yes');
  const counted = (kind: string) => (event: Event) => {
    const target = event.target as Element;
    if (!event.isTrusted || target.closest('[role=dialog], [type=file]')) return;
    sessionStorage.setItem(kind, `${Number(sessionStorage.getItem(kind)) + 1}`);
  };
  addEventListener('pointerdown', counted('presses'), true);
  addEventListener('change', counted('fields'), true);
}

test('from the free trial to printed cards for 28 pupils of a workbook it takes at most 12 presses and 2 fields', async ({
  page,
}) => {
  await page.addInitScript(countPressesAndFields);
  await openPage(page, PATHS.landing);
  await page.getByRole('button', { name: 'Start a free trial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByText('18 or older', { exact: true }).click();
  await dialog.getByRole('button', { name: 'CONTINUE' }).click();
  await dialog.getByText('I am a teacher', { exact: true }).click();
  await fillSignUpFields(dialog, newPerson());
  await expect(dialog).toBeHidden();

  const list = page.getByRole('link', { name: 'Make accounts from a list' });
  const toClasses = page.getByRole('link', { name: 'Class and family' }).first();
  await expect(list.or(toClasses).first()).toBeVisible();
  if (!(await list.isVisible())) await toClasses.click();
  await list.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts for pupils' })).toBeFocused();
  await expectAccessible(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles(workbookList(CHILDREN, '3B'));
  await expect(page.getByRole('heading', { name: 'What is in the columns?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next: check 28 pupils' }).click();
  await expect(page.getByText('28 new accounts.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make 28 accounts' }).click();
  await expect(page.getByRole('heading', { name: '28 accounts are made' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print the cards' }).click();
  const counts = await page.evaluate(() => ({ ...sessionStorage }));
  expect(counts).toMatchObject({ printed: 'yes' });
  expect(Number(counts.presses)).toBeGreaterThanOrEqual(5);
  expect(Number(counts.presses)).toBeLessThanOrEqual(12);
  expect(Number(counts.fields ?? 0)).toBeLessThanOrEqual(2);

  const card = page.getByRole('list', { name: 'The cards of 3B' }).getByRole('listitem').first();
  await expect(card).toContainText('Omar Aziz');
  await expect(card).toContainText('Class: 3B');
  await expect(card.getByText(/^\w{4}-\w{4}$/)).toBeVisible();
  await expect(card.getByText(/^\w{3}-\w{3}$/)).toBeVisible();
  await expect(card.getByRole('list', { name: 'Pictures, in this order' }).getByRole('listitem')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print the cards' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(card).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a pupil signs in with pictures by keyboard', async ({ page, browser, sharedServer: { address } }) => {
    const card = await pupilOf(await Teacher.withClass(browser, address));
    const inputMethod = new InputMethod(page, 'keyboard');
    await openPage(page, PATHS.landing);
    await page.getByRole('button', { name: 'Already have an account' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log in with pictures' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in with pictures' })).toBeFocused();
    await inputMethod.press(page.getByRole('button', { name: 'Next' }));
    await expect(page.getByText('Type the code from your card.')).toBeVisible();
    await inputMethod.type(page.getByRole('textbox', { name: 'Code on your card' }), card.code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await page.keyboard.type(card.name.toUpperCase());
    await inputMethod.press(page.getByRole('button', { name: 'Next' }));
    await expect(page.getByRole('heading', { name: 'Press your first picture' })).toBeFocused();
    await expectNoSidewaysScrolling(page);
    const drawings = page.getByRole('list', { name: 'All pictures' }).locator('button svg');
    await expect(drawings).toHaveCount(24);
    const sides = await drawings.evaluateAll((all) =>
      all.flatMap((each) => [each.getBoundingClientRect().width, each.getBoundingClientRect().height]),
    );
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(48);
    await expectAccessible(page);

    const [first = '', second = '', third = ''] = card.pictureNames;
    await choosePictures(inputMethod, [first, third]);
    await expect(page.getByRole('list', { name: 'Your pictures' })).toContainText(`${third}, picture 2`);
    await inputMethod.press(page.getByRole('button', { name: 'Take back' }));
    await choosePictures(inputMethod, [second, third]);
    const send = page.getByRole('button', { name: 'Log in', exact: true });
    await expect(send).toBeFocused();
    await expectNoAxeFindings(page);
    await inputMethod.press(send);
    await expect(page).toHaveURL(PATHS.dashboard);
    await expect(page.getByText('This ends by itself after two hours.').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  });
});

test('a session with pictures says what an account of one’s own has, and shows no diary of the device @release', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  await openPage(page, PATHS.diary);
  await page.getByRole('textbox').first().fill('A secret of the person before');
  const card = await pupilOf(await Teacher.withClass(browser, address));
  await signInWith(page, card);
  await expect(page).toHaveURL(PATHS.dashboard);
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();

  for (const [path, sentence] of [
    [PATHS.diary, 'has a diary here.'],
    [PATHS.report, 'has a report of earlier results here.'],
    [PATHS.grownUp, 'has a page to show a grown-up here.'],
    [PATHS.leaderboard, 'has a place on the leaderboard here.'],
    [PATHS.editProfile, 'has a password and their data here.'],
    [PATHS.profile, 'has a password and their data here.'],
  ] as const)
    await test.step(path, async () => {
      await openPage(page, path);
      await expect(page.getByText(`A learner with an account of their own ${sentence}`)).toBeVisible();
      await expect(page.getByText('A secret of the person before')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await expectAccessible(page);
    });
  await page.goto(PATHS.levelUpLab);
  await expect(page.getByRole('heading', { name: 'My Texts' })).toBeVisible();
  await expect(page.getByRole('link', { name: /diary|leaderboard/i })).toHaveCount(0);
  await page.goto(PATHS.settings);
  await expect(page.getByText('only after a parent agrees')).toBeVisible();
  await expectAccessible(page);
  await page.goto(PATHS.sharing);
  await expect(page.getByRole('heading', { name: '5a' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /Menu of|Account|Ada/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Your report' })).toHaveCount(0);

  // On a computer that still has the pupil before, the next one is asked.
  await page.goto(`${PATHS.pictures}#${card.code}`);
  await expect(page.getByRole('heading', { name: 'Ada Okafor is logged in here.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, log out' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
});

test('a pupil is offered no test before a parent agrees', async ({ page, browser, sharedServer: { address } }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/attempts') && sent.push(request.url()));
  await signInWith(page, await pupilOf(await Teacher.withClass(browser, address)));
  await expect(page).toHaveURL(PATHS.dashboard);
  await expect(page.getByRole('heading', { name: "Today's three" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeHidden();
  for (const path of [PATHS.focusGame, PATHS.letterQuiz, PATHS.traitsQuestionnaire, PATHS.selfAssessment]) {
    await openPage(page, path);
    await expect(page.getByText('You can do the test after a parent has said yes to it.')).toBeVisible();
  }
  await expectAccessible(page);
  await openPage(page, PATHS.landing);
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeHidden();
  await openPage(page, PATHS.conditions);
  await expect(page.getByRole('link', { name: 'Play the games' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeHidden();
  await openPage(page, PATHS.report);
  await expect(page.getByText('has a report of earlier results here.')).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe('after new pictures', () => {
  test.use({ allowedInConsole: /status of 401/ });

  test('the session ends, the old pictures open nothing, and the pupil is told once', async ({
    page,
    browser,
    sharedServer: { address },
  }) => {
    const teacher = await Teacher.withClass(browser, address);
    const card = await pupilOf(teacher);
    await signInWith(page, card);
    await expect(page).toHaveURL(PATHS.dashboard);
    const fresh = cardOf(await teacher.givePictures(card.name));
    await page.goto(PATHS.sharing);
    await expect(page.getByRole('heading', { name: '5a' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();

    await signInWith(page, { ...fresh, pictureNames: card.pictureNames });
    await expect(page.getByText('That did not fit yet.')).toBeVisible();
    await expectAccessible(page);
    await choosePictures(new InputMethod(page, 'mouse'), fresh.pictureNames);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(PATHS.dashboard);
    await expect(page.getByText('Ms Lee gave you new pictures.').first()).toBeVisible();
    await page.goto(PATHS.sharing);
    await expect(page.getByText(/^Ms Lee gave you new pictures: \d/)).toBeVisible();
    await expectAccessible(page);
    await page.request.post(api('POST /auth/sign-out'), { headers: FROM_OUR_PAGE });
    await page.goto(PATHS.landing);
    await signInWith(page, fresh);
    await expect(page.getByText('This ends by itself after two hours.').first()).toBeVisible();
    await expect(page.getByText('Ms Lee gave you new pictures.')).toHaveCount(0);
  });
});

test('a parent agrees that test results are kept, and takes it back @release', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  const card = await pupilOf(await Teacher.withClass(browser, address));
  const data = { ...newPerson(), ...SIGN_UP_CONSENT, role: 'parent' };
  await page.request.post(api('POST /auth/sign-up/email'), { headers: FROM_OUR_PAGE, data });
  const { id: learnerId } = await (await page.request.get(api('GET /learner'))).json();
  const made = await page.request.post(api('POST /learners/:learnerId/groups', { learnerId }), {
    headers: FROM_OUR_PAGE,
    data: { kind: 'family', name: 'Our family' },
  });
  const code = (await made.json()).groups[0].code;
  const pupil = await browser.newPage({ baseURL: address });
  await signInWith(pupil, card);
  await expect(pupil).toHaveURL(PATHS.dashboard);
  const { id } = await (await pupil.request.get(api('GET /learner'))).json();
  const joined = await pupil.request.post(api('POST /learners/:learnerId/memberships', { learnerId: id }), {
    headers: FROM_OUR_PAGE,
    data: { code, shares: { activity: false, progress: false, screening: false } },
  });
  expect(joined.status()).toBe(201);

  await openPage(page, PATHS.groups);
  await page.getByRole('link', { name: 'See the learners of Our family' }).click();
  await expect(page.getByText('Test results are not kept.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agree that test results of Ada Okafor are kept' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You can take this back at any time.');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('Test results are kept.', { exact: true })).toBeVisible();
  await pupil.goto(PATHS.settings);
  await expect(pupil.getByText('A parent agreed that test results are kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back the agreement for Ada Okafor' }).click();
  await expect(dialog).toContainText('The test results of Ada Okafor that you can see are deleted.');
  await dialog.getByRole('button', { name: 'Take back and delete' }).click();
  await expect(page.getByText('Test results are not kept.')).toBeVisible();
});
