import type { Browser, Page } from '@playwright/test';
import type { PupilCard, PupilList } from '#contract/groups/pupils.ts';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expect, FROM_OUR_PAGE, newPerson, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectAccessible } from '../support/page-checks.ts';

const NAMES = ['Ada Okafor', 'Ben Stone', 'Cem Dal'];

async function idOf(page: Page): Promise<string> {
  return (await (await page.request.get(api('GET /learner'))).json()).id;
}

/** A signed-in teacher in a browser of their own. */
async function newTeacher(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  await signUpQuietly(page, { ...newPerson(), name });
  const answer = await page.request.put(api('PUT /learners/:learnerId/role', { learnerId: await idOf(page) }), {
    headers: FROM_OUR_PAGE,
    data: { role: 'educator' },
  });
  expect(answer.ok()).toBe(true);
  return page;
}

async function makeAccounts(page: Page, className: string, names: readonly string[]): Promise<PupilCard[]> {
  const answer = await page.request.post(
    api('POST /learners/:learnerId/pupil-lists', { learnerId: await idOf(page) }),
    { headers: FROM_OUR_PAGE, data: { rows: names.map((name) => ({ name, className })), isPreview: false } },
  );
  return ((await answer.json()) as PupilList).cards;
}

/** The pupil of a card, signed in by pictures in a browser of their own. */
async function signIn(
  browser: Browser,
  baseURL: string,
  { name, pupilCode: code, pictures }: PupilCard,
): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  const answer = await page.request.post(api('POST /auth/picture-sign-in'), {
    headers: FROM_OUR_PAGE,
    data: { code, name, pictures },
  });
  expect([name, answer.status()]).toEqual([name, 200]);
  return page;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const told = (page: Page, sentence: string) => expect(page.getByText(sentence).first()).toBeVisible();

test('a class goes on when its teacher goes: one more leader is invited, helps, leads, and the pupils sign in', async ({
  browser,
  sharedServer: { address },
}) => {
  const lee = await newTeacher(browser, address, 'Ms Lee');
  const cards = await makeAccounts(lee, 'Class 4b', NAMES);
  await openPage(lee, PATHS.groups);
  await lee.getByRole('button', { name: 'Leaders of Class 4b' }).click();
  await dialogOf(lee).getByRole('button', { name: 'Make the code' }).click();
  const code =
    (await dialogOf(lee)
      .getByText(/^\w{4}-\w{4}$/)
      .textContent()) ?? '';
  await expectAccessible(lee);

  const ray = await newTeacher(browser, address, 'Mr Ray');
  await openPage(ray, `${PATHS.groups}#invitation=${code.replace('-', '')}`);
  await ray.getByRole('button', { name: 'Look' }).click();
  await expect(ray.getByText('This is “Class 4b”, a class of Ms Lee.')).toBeVisible();
  await expectAccessible(ray);
  await ray.getByRole('button', { name: 'Yes, add it' }).click();
  await expect(ray.getByText('You help here.')).toBeVisible();
  await expect(ray.getByRole('button', { name: 'Delete Class 4b' })).toHaveCount(0);
  await ray.getByRole('link', { name: 'See the learners of Class 4b' }).click();
  await ray.getByText(/^\d learners show nothing yet$/).click();
  await expect(ray.getByRole('list', { name: /show nothing yet$/ })).toContainText('Ada Okafor');
  await expect(ray.getByRole('button', { name: 'Remove Ada Okafor' })).toHaveCount(0);

  const [ada] = cards as [PupilCard];
  const pupil = await signIn(browser, address, ada);
  await openPage(pupil, PATHS.sharing);
  const group = pupil.getByRole('region', { name: 'Class 4b', exact: true });
  await expect(group).toContainText('Mr Ray');
  await expect(group).toContainText('Never sees your report.');
  await expectAccessible(pupil);

  await lee.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await openPage(lee, PATHS.editProfile);
  const remove = async () => {
    await lee.getByRole('region', { name: 'My data' }).getByRole('button', { name: 'Delete my account' }).click();
    await dialogOf(lee).getByRole('button', { name: 'Delete my account' }).click();
  };
  await remove();
  await expect(dialogOf(lee).getByRole('alert')).toContainText('You are the only one who leads a class');
  await openPage(lee, PATHS.groups);
  await lee.getByRole('button', { name: 'Leaders of Class 4b' }).click();
  await dialogOf(lee).getByRole('button', { name: 'Let Mr Ray lead' }).click();
  await expect(dialogOf(lee).getByRole('button', { name: 'Let Mr Ray help only' })).toBeVisible();
  await openPage(lee, PATHS.editProfile);
  await remove();
  await told(lee, 'Your account is deleted');

  for (const card of cards) await signIn(browser, address, card);
  await openPage(ray, PATHS.groups);
  await expect(ray.getByRole('button', { name: 'New school year for Class 4b' })).toBeVisible();
});

test('a new school year: one pupil moves, one leaves, is told the day, and comes back', async ({
  browser,
  sharedServer: { address },
}) => {
  const lee = await newTeacher(browser, address, 'Ms Lee');
  const cards = await makeAccounts(lee, 'Class 4b', NAMES);
  await makeAccounts(lee, 'Class 5c', ['Dora Lind']);
  await openPage(lee, PATHS.groups);
  await lee.getByRole('button', { name: 'New school year for Class 4b' }).click();
  const dialog = dialogOf(lee);
  await dialog.getByLabel('Name of the class from now on').fill('Class 5b');
  await dialog.getByLabel('Where do learners move to?').selectOption('Class 5c');
  await dialog.getByLabel('Ada Okafor', { exact: true }).selectOption('Moves');
  await dialog.getByLabel('Ben Stone', { exact: true }).selectOption('Leaves');
  await expectAccessible(lee);
  await dialog.getByRole('button', { name: 'Look at the changes' }).click();
  await expect(dialog.getByText('1 learner leaves, and the account is deleted on', { exact: false })).toBeVisible();
  await expectAccessible(lee);
  await dialog.getByRole('button', { name: 'Do it' }).click();
  await told(lee, 'The new school year is ready.');
  await expect(lee.getByRole('heading', { name: 'Class 5b' })).toBeVisible();

  const ben = await signIn(browser, address, cards[1] as PupilCard);
  await openPage(ben, PATHS.dashboard);
  await expect(ben.getByText('Your account is deleted on', { exact: false })).toBeVisible();

  await lee.getByRole('link', { name: 'See the learners of Class 5b' }).click();
  await expect(lee.getByRole('region', { name: 'Learners who left' })).toContainText('The account is deleted on');
  await expectAccessible(lee);
  await lee.getByRole('button', { name: 'Put Ben Stone back' }).click();
  await told(lee, 'Ben Stone is back.');
  await ben.reload();
  await expect(ben.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ben.getByText('Your account is deleted on', { exact: false })).toHaveCount(0);
  for (const card of cards) await signIn(browser, address, card);
});
