import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme, expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod, WAYS } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading, expectNoSidewaysScrolling, expectShortLines } from '../support/page-checks.ts';
import { Teacher } from '../support/teacher.ts';

const NOTHING_SHARED = { activity: false, progress: false, screening: false };
const SIX_SHARES = [
  ['activity'],
  ['progress'],
  ['screening'],
  ['activity', 'progress'],
  ['activity', 'screening'],
  ['activity', 'progress', 'screening'],
] as const;

/** The code as the page shows it. */
const shownCode = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;

const joinCard = (page: Page) => page.getByRole('region', { name: 'Join a class or family' });
const groupCard = (page: Page, name = '5a') => page.getByRole('region', { name, exact: true });
const views = (page: Page) => page.getByRole('region', { name: 'Who looked' });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

async function openSharing(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${PATHS.sharing}${fragment}`);
  await ready(page);
}

/** Turns a switch, by its own row. */
async function turn(inputMethod: InputMethod, place: Locator, label: string): Promise<void> {
  const target = place.getByRole('switch', { name: label });
  if (inputMethod.way === 'keyboard') {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await inputMethod.page.keyboard.press('Tab');
    }
    await inputMethod.page.keyboard.press('Space');
  } else await inputMethod.press(place.getByText(label, { exact: true }));
}

for (const way of WAYS)
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: way === 'touch' });

    test('a learner joins, shows one thing, takes it back, sees who looked, and leaves', {
      tag: way === 'keyboard' ? [] : '@release',
    }, async ({ page, browser, sharedServer }) => {
      const inputMethod = new InputMethod(page, way);
      const teacher = await Teacher.withClass(browser, sharedServer.address);
      await signUpQuietly(page);
      await page.goto(PATHS.profile);
      await ready(page);
      await inputMethod.press(page.getByRole('link', { name: 'Who sees what' }));
      await expect(views(page)).toContainText('Nobody has looked yet.');

      await inputMethod.type(codeField(page), ` ${shownCode(teacher.group.code).toLowerCase()}`);
      await inputMethod.press(joinCard(page).getByRole('button', { name: 'Look' }));
      await expect(page.locator(':focus')).toHaveText('This is “5a”, a class of Ms Lee.');
      for (const label of ['My days', 'My games and reading', 'My report'])
        await expect(joinCard(page).getByRole('switch', { name: label })).not.toBeChecked();
      expect(await teacher.look()).toBeUndefined();
      await turn(inputMethod, joinCard(page), 'My days');
      await inputMethod.press(joinCard(page).getByRole('button', { name: 'Join' }));
      await expect(page.locator(':focus')).toHaveText('You are in “5a” now.');
      await expect(groupCard(page)).toContainText('A class of Ms Lee.');
      await expect(groupCard(page).getByRole('switch', { name: 'My days' })).toBeChecked();

      expect(await teacher.look()).toMatchObject({
        name: 'Mira Okafor',
        activity: { days: [], finished: 0 },
        progress: null,
        screening: null,
      });

      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await turn(inputMethod, groupCard(page), 'My days');
      await expect(groupCard(page).getByRole('switch', { name: 'My days' })).not.toBeChecked();
      await saved;
      expect(await teacher.look()).toMatchObject({ activity: null, progress: null, screening: null });

      await page.reload();
      await ready(page);
      await expect(groupCard(page).getByRole('switch', { name: 'My days' })).not.toBeChecked();
      await expect(views(page).getByRole('listitem')).toHaveCount(1);
      await expect(views(page)).toContainText('Ms Lee');
      await expect(views(page)).toContainText('Seen: your days.');

      await inputMethod.press(groupCard(page).getByRole('button', { name: 'Leave “5a”' }));
      const dialog = page.getByRole('dialog', { name: 'Leave “5a”?' });
      await inputMethod.press(dialog.getByRole('button', { name: 'Stay' }));
      await expect(dialog).toBeHidden();
      await expect(groupCard(page)).toBeVisible();
      await inputMethod.press(groupCard(page).getByRole('button', { name: 'Leave “5a”' }));
      await inputMethod.press(dialog.getByRole('button', { name: 'Leave', exact: true }));
      await expect(dialog).toBeHidden();
      await expect(groupCard(page)).toBeHidden();
      await expect(page.locator(':focus')).toContainText('You left “5a”.');
      expect(await teacher.look()).toBeUndefined();
    });
  });

test('the page is clean, easy to read and fits narrow screens, at each step @release', async ({
  page,
  browser,
  sharedServer,
}) => {
  const teacher = await Teacher.withClass(browser, sharedServer.address, 'Class 5a with a long name, for reading');
  const expectGood = async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectShortLines(page);
    await expectEasyReading(page.getByRole('main'));
    await expectCleanInEveryScheme(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(page);
  };
  await signUpQuietly(page);
  await openSharing(page);
  await expect(views(page)).toBeVisible();
  await expectGood();
  await codeField(page).fill(teacher.group.code);
  await joinCard(page).getByRole('button', { name: 'Look' }).click();
  await expect(joinCard(page).getByRole('button', { name: 'Join' })).toBeVisible();
  await expectGood();
  for (const label of ['My days', 'My games and reading', 'My report'])
    await joinCard(page).getByText(label, { exact: true }).click();
  await joinCard(page).getByRole('button', { name: 'Join' }).click();
  await expect(groupCard(page, teacher.group.name)).toBeVisible();
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const { groupId } = teacher.group;
  // Looks of one day at other things are rows of their own.
  for (const shown of SIX_SHARES) {
    await page.request.put(api('PUT /learners/:learnerId/memberships/:groupId', { learnerId: id, groupId }), {
      headers: FROM_OUR_PAGE,
      data: { shares: { ...NOTHING_SHARED, ...Object.fromEntries(shown.map((share) => [share, true])) } },
    });
    await teacher.look();
    await teacher.look();
  }
  await page.reload();
  await ready(page);
  await expect(views(page).getByRole('listitem')).toHaveCount(5);
  await expect(views(page)).toContainText('Seen: your days, your games and reading and your report.');
  await views(page).getByRole('button', { name: 'Show all' }).click();
  await expect(views(page).getByRole('listitem')).toHaveCount(6);
  await expect(views(page).getByRole('listitem').last()).toBeFocused();
  await expectGood();
  await groupCard(page, teacher.group.name)
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScrolling(page);
});

test('the code of a link is in the field, and stays there while a visitor signs in', async ({
  page,
  browser,
  sharedServer,
}) => {
  const teacher = await Teacher.withClass(browser, sharedServer.address);
  const person = await signUpQuietly(page);
  await page.context().clearCookies();
  await openSharing(page, `#code=${teacher.group.code}`);
  await expect(page.getByText('The code of your link stays here until then.')).toBeVisible();
  await expectCleanInEveryScheme(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to your account' });
  await dialog.getByLabel('Email Address').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'LOG IN' }).click();
  await expect(codeField(page)).toHaveValue(shownCode(teacher.group.code));
  await joinCard(page).getByRole('button', { name: 'Look' }).click();
  await joinCard(page).getByRole('button', { name: 'Not this one' }).click();
  await expect(codeField(page)).toBeFocused();
  await joinCard(page).getByRole('button', { name: 'Look' }).click();
  await joinCard(page).getByRole('button', { name: 'Join' }).click();
  await expect(page.locator(':focus')).toHaveText('You are in “5a” now.');
  await expect(page).toHaveURL(PATHS.sharing);
  await expect(codeField(page)).toHaveValue('');
});

test('the code of a link is not there for the next learner after a sign-out', async ({
  page,
  browser,
  sharedServer,
}) => {
  const teacher = await Teacher.withClass(browser, sharedServer.address);
  await openSharing(page, `#code=${teacher.group.code}`);
  await expect(page.getByText('The code of your link stays here until then.')).toBeVisible();
  await signUpQuietly(page);
  await page.goto(PATHS.dashboard);
  await ready(page);
  await expect(page.getByText('You came here with the code')).toBeVisible();
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  await signUpQuietly(page);
  await openSharing(page);
  await expect(views(page)).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
});
