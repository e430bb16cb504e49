import type { Locator, Page } from '@playwright/test';
import { encode } from 'uqr';
import type { PupilCard } from '#contract/groups/pupils.ts';
import { workbookOf } from '../../web/groups/pupil-list/files/testing/list-files.ts';
import { PATHS } from '../../web/paths.ts';
import { answerQuestionnaire } from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, FROM_OUR_PAGE, openPage, signUpQuietly, test } from '../support/journey.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/page-checks.ts';
import { Teacher } from '../support/teacher.ts';

/** A list as a school exports it, with titles, two pupils of one name, and lines that are no pupils. */
const LIST = [
  ['Hill School, class list'],
  [],
  ['Surname', 'Forename', 'Reg Group', 'UPN', 'DOB'],
  ['Okafor', 'Ada', '4B', 'H801200001001', '2017-02-01'],
  ['Stone', 'Ben', '4B', 'H801200001002', '2017-03-01'],
  ['Ali', 'Muhammad', '4B', 'H801200001003', '2017-04-01'],
  ['Ali', 'Muhammad', '4B', 'H801200001004', '2017-05-01'],
  ['Lind', 'Dora', '5C', 'H801200001005', '2017-06-01'],
  ['', '', '4B', 'Total: 5', ''],
];

/** The short names of the pictures, as they stand under them. */
const NAMES: Partial<Record<PupilCard['pictures'][number], string>> = {
  airplane: 'plane',
  bicycle: 'bike',
  'birthday-cake': 'cake',
  'crescent-moon': 'moon',
  'deciduous-tree': 'tree',
  'open-book': 'book',
  'red-heart': 'heart',
  'soccer-ball': 'ball',
};
const nameOf = (picture: PupilCard['pictures'][number]) => NAMES[picture] ?? picture;

async function signUpAs(page: Page, role: 'parent' | 'educator'): Promise<void> {
  await signUpQuietly(page);
  const { id } = await (await page.request.get(api('GET /learner'))).json();
  const answer = await page.request.put(api('PUT /learners/:learnerId/role', { learnerId: id }), {
    headers: FROM_OUR_PAGE,
    data: { role },
  });
  expect(answer.ok()).toBe(true);
}

async function choosePictures(inputMethod: InputMethod, pictures: readonly string[]): Promise<void> {
  const grid = inputMethod.page.getByRole('list', { name: 'All pictures' });
  for (const picture of pictures) await inputMethod.press(grid.getByRole('button', { name: picture, exact: true }));
}

/** Signs in with a card; its code is in the address. */
async function signInWith(
  page: Page,
  { name, pictureNames, code }: Card,
  inputMethod = new InputMethod(page, 'mouse'),
) {
  await openPage(page, `${PATHS.pictures}#${code}`);
  await inputMethod.type(page.getByRole('textbox', { name: 'Your name' }), name);
  await inputMethod.press(page.getByRole('button', { name: 'Next' }));
  await choosePictures(inputMethod, pictureNames);
  await inputMethod.press(page.getByRole('button', { name: 'Sign in', exact: true }));
}

type Card = { name: string; code: string; pictureNames: string[] };
const cardOf = ({ name, pupilCode: code, pictures }: PupilCard): Card => ({
  name,
  code,
  pictureNames: pictures.map(nameOf),
});

/** A pupil of a new class, whose card a journey uses. */
async function pupilOf(teacher: Teacher, name = 'Ada Okafor'): Promise<Card> {
  const [card] = await teacher.makePupils(name);
  if (!card) throw new Error('no card was made');
  return cardOf(card);
}

/** The texts of each row of a table. */
function rowsOf(table: Locator): Promise<string[][]> {
  return table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );
}

test('a teacher makes accounts from a workbook, prints the cards, and the next list finds the same pupils', async ({
  page,
  sharedServer: { address },
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await signUpAs(page, 'educator');
  await openPage(page, PATHS.groups);
  await page.getByRole('link', { name: 'Make accounts from a list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts for pupils' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expectAccessible(page);

  const buffer = Buffer.from(workbookOf({ Pupils: LIST }));
  await page.locator('input[type=file]').setInputFiles({ name: 'list.xlsx', mimeType: '', buffer });
  await expect(page.getByRole('heading', { name: 'What is in the columns?' })).toBeFocused();
  for (const [heading, kind] of [
    ['Surname', 'last-name'],
    ['Forename', 'first-name'],
    ['Reg Group', 'class'],
    ['UPN', 'number'],
  ] as const)
    await expect(page.getByLabel(heading, { exact: true })).toHaveValue(kind);
  await page.getByLabel('5C: 1 pupil').selectOption('Leave out');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next: check 5 pupils' }).click();

  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeFocused();
  await expect(page.getByText('4 new accounts.')).toBeVisible();
  await expect(page.getByText('1 new class.')).toBeVisible();
  const table = page.getByRole('table');
  expect((await rowsOf(table)).map(([line, name, , outcome]) => [line?.replace('Line ', ''), name, outcome])).toEqual([
    ['9', 'empty', 'The name is missing.'],
    ['4', 'Ada Okafor', 'New account'],
    ['5', 'Ben Stone', 'New account'],
    ['6', 'Muhammad Ali', 'New account'],
    ['7', 'Muhammad Ali 2', 'New account'],
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change line 9' }).click();
  await page.getByRole('button', { name: 'Leave this line out' }).click();
  await expect(page.getByText('You left 1 line out.')).toBeVisible();

  await page.getByRole('button', { name: 'Make 4 accounts' }).click();
  await expect(page.getByRole('heading', { name: '4 accounts are made' })).toBeFocused();
  const cards = page.getByRole('list', { name: 'The cards of 4B' }).locator('> li');
  await expect(cards).toHaveCount(4);
  const ada = cards.first();
  await expect(ada).toContainText('Ada Okafor');
  await expect(ada).toContainText('Class: 4B');
  await expect(ada.getByText(/^\w{4}-\w{4}$/)).toBeVisible();
  const code = (await ada.getByText(/^\w{3}-\w{3}$/).textContent()) ?? '';
  await expect(ada.getByText(`${address}${PATHS.pictures}`, { exact: true })).toBeVisible();
  await expect(ada.getByRole('img', { name: 'QR code of the card' })).toBeVisible();
  await expect(ada.getByRole('list', { name: 'Pictures, in this order' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print the cards' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(ada).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Print the cards' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(PATHS.groups);
  await expect(page.getByRole('heading', { name: 'Pupils with picture cards' }).first()).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Make accounts from a list' }).click();
  // Next year's list has another name of the class.
  await page
    .getByRole('textbox', { name: 'Or paste the list here' })
    .fill('Name;Class;UPN\nOkafor, Ada;Class 4b;H801200001001\nBen Stone;Class 4b;\n');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect(page.getByLabel('Class 4b: 2 pupils')).toHaveValue('class 4B');
  await page.getByRole('button', { name: 'Next: check 2 pupils' }).click();
  await expect(page.getByText('Everybody is there already. Nothing is left to make.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make/ })).toHaveCount(0);
});

/** What a QR code of this address draws. */
function qrPathOf(address: string): string {
  const { data } = encode(address, { ecc: 'M', border: 4 });
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

test('cards of a class are printed again, all or one, and the address of the QR code opens the account with the pictures alone', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const teacher = await Teacher.signedUpWith(page.request, '5a');
  const [ada, ben] = (await teacher.makePupils('Ada Okafor', 'Ben Stone', 'Cem Dal')) as [PupilCard, PupilCard];
  const signInByQrCode = async ({ cardSecret, pictures }: PupilCard) => {
    const pupil = await browser.newPage({ baseURL: address });
    await openPage(pupil, `${PATHS.pictures}#card=${cardSecret}`);
    await expect(pupil.getByText('Ada')).toHaveCount(0);
    const inputMethod = new InputMethod(pupil, 'mouse');
    await choosePictures(inputMethod, pictures.map(nameOf));
    await inputMethod.press(pupil.getByRole('button', { name: 'Sign in', exact: true }));
    await expect(pupil).toHaveURL(PATHS.dashboard);
    return pupil;
  };

  await openPage(page, PATHS.groups);
  await page.getByRole('link', { name: 'Print picture cards for 5a' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Picture cards of 5a' })).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print 3 cards' }).click();
  const cards = page.getByRole('list', { name: 'The cards of 5a' }).locator('> li');
  await expect(cards).toHaveCount(3);
  const cardOfAda = cards.filter({ hasText: 'Ada Okafor' });
  const drawn = cardOfAda.getByRole('img', { name: 'QR code of the card' }).locator('path').last();
  await expect(drawn).toHaveAttribute('d', qrPathOf(`${address}${PATHS.pictures}#card=${ada.cardSecret}`));
  await expectAccessible(page);
  const pupil = await signInByQrCode(ada);
  await pupil.goto(PATHS.sharing);
  await expect(pupil.getByText(/^Ms Lee looked at your card to print it again: \d/)).toBeVisible();

  // One card went into the paper jam.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByText('Ben Stone', { exact: true }).click();
  await page.getByRole('button', { name: 'Print 1 card' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Ben Stone');
  for (const picture of ben.pictures) await expect(cards).toContainText(nameOf(picture));
  await signInByQrCode(ben);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a pupil signs in with pictures by keyboard', async ({ page, browser, sharedServer: { address } }) => {
    const card = await pupilOf(await Teacher.withClass(browser, address));
    const inputMethod = new InputMethod(page, 'keyboard');
    await openPage(page, PATHS.landing);
    await page.getByRole('button', { name: 'Already have an account' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in with pictures' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in with pictures' })).toBeFocused();
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
    const send = page.getByRole('button', { name: 'Sign in', exact: true });
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
    [PATHS.report, 'has a report of earlier tests here.'],
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
  await expect(page.getByText('Test results are kept only after a parent agrees.')).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Ada Okafor is signed in here.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
});

test('the test result of a pupil counts for today, and is kept nowhere before a parent agrees', async ({
  page,
  browser,
  sharedServer: { address },
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/attempts') && sent.push(request.url()));
  await signInWith(page, await pupilOf(await Teacher.withClass(browser, address)));
  await expect(page).toHaveURL(PATHS.dashboard);
  await openPage(page, PATHS.traitsQuestionnaire);
  await answerQuestionnaire(new InputMethod(page, 'mouse'), (number) =>
    [1, 7, 8, 10].includes(number) ? 'Definitely Agree' : 'Slightly Disagree',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Some traits of autism showed up today.');
  await expect(page.getByText('This result is for today. It is kept only after a parent agrees.')).toBeVisible();
  await expectAccessible(page);
  await openPage(page, PATHS.report);
  await expect(page.getByText('has a report of earlier tests here.')).toBeVisible();
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
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
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
  await signUpAs(page, 'parent');
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
  await expect(dialog).toContainText('All test results of Ada Okafor are deleted.');
  await dialog.getByRole('button', { name: 'Take back and delete' }).click();
  await expect(page.getByText('Test results are not kept.')).toBeVisible();
});
