import type { Page } from '@playwright/test';
import type { PupilCard } from '#contract/groups/pupils.ts';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expect, FROM_OUR_PAGE, openPage, test } from '../support/journey.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { earnPoints } from '../support/points.ts';
import { CHILDREN, childNamed, germanList, nameOfChild, otherLists, simsList } from './class-lists.ts';
import { cardOf, nameOf, qrPathOf, signInByQrCode, signInWith } from './picture-cards.ts';
import {
  acceptInvitation,
  dialogOf,
  inviteToHelp,
  learnerBy,
  makeAccounts,
  newTeacher,
  pressDeleteAccount,
  previewList,
  told,
} from './school-year.ts';

/** What children type for the name on their card. */
const TYPED: Readonly<Record<string, string>> = {
  'Amélie Dupont': 'amelie dupont',
  "Tom O'Brien": 'Tom O’Brien',
  'Mina O’Neil': "Mina O'Neil",
  'Mary-Jane Fox': 'Mary Jane Fox',
  'Łukasz Żak': 'Lukasz Zak',
  'Zoë Lind': 'zoe lind',
  'José Núñez': 'JOSE NUNEZ',
  'Jürgen Groß': 'Jurgen Gross',
  'Ada Okafor': 'ada',
  'Anne Marie Berg': 'anne-marie berg',
  'Ben Stone': 'Ben\u200B Stone',
  'Cem Dal': ' cem  dal ',
};
/** Children who are not on the list of the next year, and who come then. */
const GONE = ['Dora Hill', 'Finn Reed', 'Gina Lee'];
const COMING = ['Vera Blum', 'Will Grant', 'Yara Noor', 'Zac Adams'].map((name, at) => childNamed(name, 50 + at));
const NEXT_YEAR = [...CHILDREN.filter((child) => !GONE.includes(nameOfChild(child))), ...COMING];

// Many pages, beside other journeys on a busy machine.
test.setTimeout(5 * 60 * 1000);

test('a school year: one class, eight lists, two leaders, and at its end each child has one account and each card signs in @release', async ({
  browser,
  sharedServer: { address },
}) => {
  const lee = await newTeacher(browser, address, 'Ms Lee');
  const bea = await newTeacher(browser, address, 'Ms Bea');
  let cards: PupilCard[] = [];
  const cardNamed = (name: string) => cards.find((card) => card.name === name) as PupilCard;
  const newPage = () => browser.newPage({ baseURL: address });
  const ada = await newPage();

  await test.step('the list of the school makes 28 accounts', async () => {
    await previewList(lee, simsList(CHILDREN, '3B'), 28);
    cards = await makeAccounts(lee, 28);
    const list = lee.getByRole('list', { name: 'The cards of 3B' });
    await expect(list).toBeVisible();
    const shown = await list.locator('> li').allInnerTexts();
    // In the order of a register, as everywhere.
    expect(shown.map((text) => text.split('\n')[0]).slice(0, 4)).toEqual([
      ...['Omar Aziz', 'Pia Bauer', 'Anne Marie Berg', 'Sara Cohen'],
    ]);
    for (const format of ['A4', 'Letter'])
      expect([format, sheetsIn(await lee.pdf({ format, preferCSSPageSize: true }))]).toEqual([format, 7]);
  });

  await test.step('seven lists of other shapes are of the same 28 pupils', async () => {
    for (const file of otherLists(CHILDREN, '3B'))
      await test.step(file.name, async () => {
        await previewList(lee, file, 28);
        await told(lee, 'Everybody is there already. Nothing is left to make.');
      });
  });

  await test.step('one more teacher helps', async () => {
    const code = await inviteToHelp(lee, '3B');
    await expectAccessible(lee);
    await acceptInvitation(bea, code, '3B');
    await expectAccessible(bea);
  });

  await test.step('pupils sign in with the QR code, and with their names however they type them', async () => {
    await signInByQrCode(ada, cardNamed('Ada Okafor'));
    await earnPoints(ada, 20);
    const tablet = await newPage();
    for (const [name, typed] of Object.entries(TYPED))
      await test.step(typed, async () => {
        const answered = tablet.waitForResponse((response) => response.url().endsWith('/picture-sign-in'));
        await signInWith(tablet, { ...cardOf(cardNamed(name)), name: typed });
        expect((await (await answered).json()).learner).toMatchObject({ name });
        await expect(tablet).toHaveURL(PATHS.dashboard);
        await tablet.request.post(api('POST /auth/sign-out'), { headers: FROM_OUR_PAGE });
      });
  });

  await test.step('after a paper jam one card is printed again, and all of them', async () => {
    await openPage(lee, PATHS.groups);
    await lee.getByRole('link', { name: 'Print picture cards for 3B' }).click();
    await expect(lee.getByRole('heading', { level: 1, name: 'Picture cards of 3B' })).toBeFocused();
    await expectAccessible(lee);
    const printed = lee.getByRole('list', { name: 'The cards of 3B' }).locator('> li');
    await lee.getByRole('button', { name: 'Print 28 cards' }).click();
    await expect(printed).toHaveCount(28);
    await lee.getByRole('button', { name: 'Done' }).click();
    await lee.getByRole('button', { name: 'Choose none' }).click();
    await lee.getByText('Ada Okafor', { exact: true }).click();
    await lee.getByRole('button', { name: 'Print 1 card' }).click();
    await expect(printed).toHaveCount(1);
    const { cardSecret, pictures } = cardNamed('Ada Okafor');
    for (const picture of pictures) await expect(printed).toContainText(nameOf(picture));
    const drawn = printed.getByRole('img', { name: 'QR code of the card' }).locator('path').last();
    await expect(drawn).toHaveAttribute('d', qrPathOf(`${address}${PATHS.pictures}#card=${cardSecret}`));
    await openPage(ada, PATHS.sharing);
    await expect(ada.getByText(/^Ms Lee looked at your card to print it again: \d/)).toHaveCount(2);
  });

  await test.step('a supply teacher helps for a week', async () => {
    const ray = await newTeacher(browser, address, 'Mr Ray');
    await acceptInvitation(ray, await inviteToHelp(lee, '3B'), '3B');
    await expect(ray.getByRole('button', { name: 'Delete 3B' })).toHaveCount(0);
    await ray.getByRole('link', { name: 'See the learners of 3B' }).click();
    await ray.getByText('28 learners show nothing yet').click();
    await expect(ray.getByRole('list', { name: /show nothing yet$/ })).toContainText('Ada Okafor');
    await expect(ray.getByRole('button', { name: 'Remove Ada Okafor' })).toHaveCount(0);
    await openPage(ada, PATHS.sharing);
    const leaders = ada.getByRole('region', { name: '3B', exact: true });
    await expect(leaders).toContainText('Mr Ray');
    await expect(leaders).toContainText('Never sees your report.');
    await expectAccessible(ada);
    await openPage(lee, PATHS.groups);
    await lee.getByRole('button', { name: 'Leaders of 3B' }).click();
    await dialogOf(lee).getByRole('button', { name: 'Remove Mr Ray' }).click();
    await expect(dialogOf(lee).getByText('Mr Ray')).toHaveCount(0);
    await ray.reload();
    await told(ray, 'This class or family is not there any more.');
  });

  await test.step('the teacher hands the class over and deletes her account', async () => {
    await pressDeleteAccount(lee);
    await expect(dialogOf(lee).getByRole('alert')).toContainText('You are the only one who leads a class');
    await openPage(lee, PATHS.groups);
    await lee.getByRole('button', { name: 'Leaders of 3B' }).click();
    await dialogOf(lee).getByRole('button', { name: 'Let Ms Bea lead' }).click();
    await expect(dialogOf(lee).getByRole('button', { name: 'Let Ms Bea help only' })).toBeVisible();
    await pressDeleteAccount(lee);
    await told(lee, 'Your account is deleted');
  });

  await test.step('the list of the next year, without numbers, finds 25 children after one yes', async () => {
    await previewList(bea, germanList(NEXT_YEAR, '4B'), 29);
    await told(bea, '25 of these names are in your class 3B. Are they the same children?');
    await expect(bea.getByRole('button', { name: /^Make/ })).toHaveCount(0);
    await expectAccessible(bea);
    await bea.getByRole('button', { name: 'Yes, the same children' }).click();
    await told(bea, '25 pupils move to the class of the list.');
    cards = [...cards, ...(await makeAccounts(bea, 4))];
  });

  await test.step('of those who are not on it one moves too, and of two who leave one comes back', async () => {
    await openPage(bea, PATHS.groups);
    await bea.getByRole('button', { name: 'New school year for 3B' }).click();
    const dialog = dialogOf(bea);
    await dialog.getByLabel('Name of the class from now on').fill('Leavers');
    await dialog.getByLabel('Where do learners move to?').selectOption('4B');
    await dialog.getByLabel('Dora Hill', { exact: true }).selectOption('Moves');
    await dialog.getByLabel('Finn Reed', { exact: true }).selectOption('Leaves');
    await dialog.getByLabel('Gina Lee', { exact: true }).selectOption('Leaves');
    await expectAccessible(bea);
    await dialog.getByRole('button', { name: 'Look at the changes' }).click();
    await expect(dialog.getByText('2 learners leave, and their accounts are deleted on')).toBeVisible();
    await expectAccessible(bea);
    await dialog.getByRole('button', { name: 'Do it' }).click();
    await told(bea, 'The new school year is ready.');

    const finn = await newPage();
    await signInByQrCode(finn, cardNamed('Finn Reed'));
    await told(finn, 'Your account is deleted on');
    await bea.getByRole('link', { name: 'See the learners of Leavers' }).click();
    await expect(bea.getByRole('region', { name: 'Learners who left' })).toContainText('The account is deleted on');
    await expectAccessible(bea);
    await bea.getByRole('button', { name: 'Put Finn Reed back' }).click();
    await told(bea, 'Finn Reed is back.');
    await finn.reload();
    await expect(finn.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(finn.getByText('Your account is deleted on')).toHaveCount(0);
  });

  await test.step('32 accounts, nobody twice, nobody locked out, nothing lost', async () => {
    expect(cards).toHaveLength(32);
    const ids = new Set<string>();
    const { request: requests } = await browser.newContext({ baseURL: address });
    for (const { name, cardSecret, cardCode, pupilCode, pictures } of cards)
      for (const typed of [{ card: cardSecret }, { code: cardCode }, { code: pupilCode, name }]) {
        const opened = await learnerBy(requests, { ...typed, pictures });
        expect([name, opened]).toEqual([name, expect.any(String)]);
        ids.add(`${opened}`);
      }
    expect(ids.size).toBe(32);
    await openPage(bea, PATHS.groups);
    await expect(bea.getByText('Class, 30 learners')).toBeVisible();
    await expect(bea.getByText('Class, 1 learner', { exact: true })).toBeVisible();

    await signInByQrCode(await newPage(), cardNamed('Zac Adams'));
    const again = await newPage();
    await signInByQrCode(again, cardNamed('Ada Okafor'));
    expect(await pointsAndRuns(again)).toEqual([20, 2]);
  });
});

/** The number of pages of a PDF. */
function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function pointsAndRuns(page: Page): Promise<[number, number]> {
  const { id: learnerId, points } = await (await page.request.get(api('GET /learner'))).json();
  const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId }))).json();
  return [points, Object.values(runs).flat().length];
}
