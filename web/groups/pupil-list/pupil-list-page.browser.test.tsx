import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BodyOf } from '#contract/api.ts';
import type { Group } from '#contract/groups/groups.ts';
import type { MaybeKnown, PupilCard, RowOutcome } from '#contract/groups/pupils.ts';
import type { Learner } from '#contract/people/learner.ts';
import { readPupilList } from '#rules/groups/pupils.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { workbookOf } from './files/testing/list-files.ts';

const TEACHER: Learner = { ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false };
const CLASS: Group = {
  ...{ groupId: 'g', kind: 'class', name: 'Class 4b', createdAt: '2026-01-01T00:00:00.000Z', memberCount: 0 },
  signInOpenUntil: null,
  offersTests: true,
  ...{ code: null, codeExpiresAt: null, pupilCode: null, role: 'leads', endsOn: null, leaders: [], invitations: [] },
};
/** In the order of a list. */
const CARDS = ['Zoë', 'Ben Young', 'Łukasz', 'Zac Adams'].map(
  (name, at): PupilCard => ({
    ...{
      name,
      kind: 'class',
      className: '4b',
      pupilCode: 'CFH4K7',
      cardCode: `CFHK4K7${at}`,
      cardSecret: 'A'.repeat(22),
    },
    pictures: ['cat', 'drum', 'fish'],
  }),
);
type Rows = BodyOf<'POST /learners/:learnerId/pupil-lists'>['rows'];

/** A server that knows the rules of a list, and no pupil but those whom rows with these names may mean. */
function serverWith(groups: Group[], known: Readonly<Record<string, Omit<MaybeKnown, 'row'>>> = {}): FakeServer {
  const server = new FakeServer(TEACHER);
  server.answer('GET /learners/:learnerId/groups', () => ({ groups }));
  server.answer('POST /learners/:learnerId/pupil-lists', ({ body: { rows, isPreview } }) => {
    const outcomes = readPupilList(rows).map((row): RowOutcome => {
      if (typeof row === 'string') return row;
      if (known[row.name] && row.isKnown === undefined) return 'maybe-known';
      if (row.isKnown) return 'in-other-class';
      return row.email === null ? 'new' : 'has-email';
    });
    const count = (asked: (outcome: RowOutcome) => boolean) => outcomes.filter(asked).length;
    const [made, hasEmail] = [count((each) => each === 'new'), count((each) => each === 'has-email')];
    const moved = count((each) => each === 'in-other-class');
    const maybeKnown = rows.flatMap(({ name }, row) => {
      const pupil = outcomes[row] === 'maybe-known' ? known[name] : undefined;
      return pupil ? [{ row, ...pupil }] : [];
    });
    const faults = outcomes.length - made - moved - hasEmail - maybeKnown.length;
    const counts = { new: made, moved, thereAlready: 0, hasEmail, faults, newClasses: 0 };
    return { outcomes, counts, maybeKnown, cards: isPreview ? [] : CARDS };
  });
  return server;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const sent = (server: FakeServer) => (server.writes.at(-1)?.body as { rows: Rows } | undefined)?.rows;

async function paste(text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Or paste the list here' }).fill(text);
  await button('Read the list').click();
}

async function choose(file: File): Promise<void> {
  await expect.element(button('Choose a file')).toBeVisible();
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLElement, file);
}

describe('a list of pupils', () => {
  it('goes from a workbook to cards: a column is changed, a row is mended, and each step is accessible', async () => {
    const server = serverWith([CLASS]);
    await openApp(PATHS.pupilList, { server });
    const rows = [
      ['Class list', '', '', ''],
      ['Surname', 'Forename', 'Reg Group', 'Locker'],
      ['Okafor', 'Mina', '4B', 'A1'],
      ['Ali', 'Muhammad', '4B', 'A2'],
      ['Ali', 'Muhammad', '4B', 'A3'],
      ['', 'Nobody at all', '', ''],
      ['Lee', '', '', 'A4'],
    ];
    const file = new File([workbookOf({ Pupils: rows })], 'pupils.xlsx');
    await choose(file);
    await expect.element(page.getByRole('heading', { name: 'What is in the columns?' })).toHaveFocus();
    await expect.element(page.getByLabelText('Surname')).toHaveValue('last-name');
    await expect.element(page.getByLabelText('Where the headings are')).toHaveValue('1');
    await expectNoAxeFindings();
    await button('1 more column, left out').click();
    await page.getByLabelText('Locker').selectOptions('number');
    await expect.element(page.getByLabelText('4B: 3 pupils')).toHaveValue('class Class 4b');
    await page.getByLabelText('Without a class: 2 pupils').selectOptions('class Class 4b');
    await button('Next: check 5 pupils').click();

    await expect.element(page.getByRole('heading', { name: 'What would happen' })).toHaveFocus();
    expect(sent(server)?.map(({ name, className, number }) => [name, className, number])).toEqual([
      ['Mina Okafor', 'Class 4b', 'A1'],
      ['Muhammad Ali', 'Class 4b', 'A2'],
      ['Muhammad Ali 2', 'Class 4b', 'A3'],
      ['Nobody at all', 'Class 4b', ''],
      ['Lee', 'Class 4b', 'A4'],
    ]);
    await expectNoAxeFindings();
    await button('Change line 6: Nobody at all').click();
    await expectNoAxeFindings();
    await button('Leave this line out').click();
    await expect.element(page.getByText('You left 1 line out.')).toBeVisible();
    await button('Change line 7: Lee').click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Tom Lee');
    await expect.element(page.getByRole('dialog').getByLabelText('Class')).toHaveValue('Class 4b');
    await button('Save').click();
    await expect.element(page.getByRole('rowheader', { name: 'Tom Lee' })).toBeVisible();
    await button('Make 4 accounts').click();
    await expect.element(page.getByRole('heading', { name: '4 accounts are made' })).toHaveFocus();
    const cards = page.getByRole('list', { name: 'The cards of 4b' });
    await expect.element(cards).toBeVisible();
    const names = cards
      .getByRole('listitem')
      .elements()
      .map((card) => CARDS.find(({ name }) => card.textContent?.includes(name))?.name);
    expect(names.filter((name) => name !== undefined)).toEqual(['Zac Adams', 'Łukasz', 'Ben Young', 'Zoë']);
    expect(sent(server)?.map(({ name }) => name)).toEqual(['Mina Okafor', 'Muhammad Ali', 'Muhammad Ali 2', 'Tom Lee']);
  });

  it('of a workbook with several sheets is the chosen sheet, with its own columns and rows', async () => {
    const server = serverWith([]);
    await openApp(PATHS.pupilList, { server });
    const sheets = {
      Staff: [
        ['Name', 'Room'],
        ['Ms Lee', '12'],
      ],
      Empty: [],
      'Year 4': [
        ['Surname', 'Forename', 'Class'],
        ['Okafor', 'Mina', '4B'],
        ['Ali', 'Muhammad', '4B'],
      ],
    };
    await choose(new File([workbookOf(sheets)], 'school.xlsx'));
    const sheet = page.getByLabelText('Sheet', { exact: true });
    await expect.element(sheet).toHaveDisplayValue('Staff');
    await expect.element(button('Next: check 1 pupil')).toBeVisible();
    expect([...(sheet.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Staff', 'Year 4']);
    await sheet.selectOptions('Year 4');
    await expect.element(page.getByLabelText('Surname')).toHaveValue('last-name');
    await expectNoAxeFindings();
    await button('Next: check 2 pupils').click();
    await expect.element(button('Make 2 accounts')).toBeVisible();
    expect(sent(server)?.map(({ name, className }) => [name, className])).toEqual([
      ['Mina Okafor', '4B'],
      ['Muhammad Ali', '4B'],
    ]);
  });

  it('that names only pupils of other classes moves them after a press, makes no account, and leads to the classes', async () => {
    const server = serverWith([CLASS]);
    const { path } = await openApp(PATHS.pupilList, { server });
    server.answer('POST /learners/:learnerId/pupil-lists', ({ body: { rows } }) => ({
      outcomes: rows.map(() => 'in-other-class' as const),
      counts: { new: 0, moved: rows.length, thereAlready: 0, hasEmail: 0, faults: 0, newClasses: 0 },
      maybeKnown: [],
      cards: [],
    }));
    await paste('Name;Class\nMina Okafor;Class 4b\nMuhammad Ali;Class 4b\n');
    await button('Next: check 2 pupils').click();
    await expect.element(page.getByText('2 pupils move to the class of the list.')).toBeVisible();
    expect(button(/^Make/).elements()).toEqual([]);
    await expectNoAxeFindings();
    expect(server.writes.map(({ body }) => (body as { isPreview: boolean }).isPreview)).toEqual([true]);
    await button('Move 2 pupils').click();
    await expect.poll(path).toBe(PATHS.groups);
    expect(server.writes.map(({ body }) => (body as { isPreview: boolean }).isPreview)).toEqual([true, false]);
  });

  it('without numbers has a second pupil of the same name after a press', async () => {
    const server = serverWith([]);
    await openApp(PATHS.pupilList, { server });
    await paste('Name;Class\nMuhammad Ali;4B\nMuhammad Ali;4B\n');
    await button('Next: check 2 pupils').click();
    await expect.element(page.getByText('1 line has a fault.')).toBeVisible();
    await button('This is another Muhammad').click();
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('Muhammad Ali 2');
    await button('Save').click();
    await expect.element(button('Make 2 accounts')).toBeVisible();
    await expect.element(page.getByText('Line 3 is changed.').first()).toBeVisible();
  });

  it('has each number of the school once: no other name makes two pupils of it', async () => {
    await openApp(PATHS.pupilList, { server: serverWith([]) });
    await paste('Name;Class;UPN\nMuhammad Ali;4B;H801200001001\nMo Ali;4B;H801200001001\n');
    await button('Next: check 2 pupils').click();
    await expect.element(page.getByText('This pupil is in the list twice.')).toBeVisible();
    expect(button(/^This is another/).elements()).toEqual([]);
  });

  it('with names of another class asks once whether they are the same children; one can be another', async () => {
    const bo = { name: 'Bo Reed', className: '3B', by: 'name' } as const;
    const server = serverWith([CLASS], {
      'bo reed': bo,
      'Cy Wood': { ...bo, name: 'Cy Wood' },
      Di: { ...bo, name: 'Di' },
    });
    await openApp(PATHS.pupilList, { server });
    await paste('Name;Class\nbo reed;4C\nCy Wood;4C\nDi;4C\nNew Child;4C\n');
    await button('Next: check 4 pupils').click();
    await expect.element(page.getByText('3 of these names are in your class 3B.', { exact: false })).toBeVisible();
    expect(button(/^Make/).elements()).toEqual([]);
    await expectNoAxeFindings();
    await button('This is another Cy').click();
    await button('Save').click();
    await expect.element(page.getByText('2 of these names are in your class 3B.', { exact: false })).toBeVisible();
    await button('Yes, the same children').click();
    await expect.element(page.getByText('The list is checked again.').first()).toBeVisible();
    await expect.element(page.getByText('2 pupils move to the class of the list.', { exact: false })).toBeVisible();
    await button('Make 2 accounts').click();
    await expect.element(page.getByRole('heading', { name: '4 accounts are made' })).toHaveFocus();
    expect(sent(server)?.map(({ isKnown }) => isKnown)).toEqual([true, false, true, undefined]);
  });

  it('with known numbers and other names says both names, and a no makes another account', async () => {
    const server = serverWith([CLASS], { 'Ben Muster': { name: 'Ada Lovelace', className: '4B', by: 'number' } });
    await openApp(PATHS.pupilList, { server });
    await paste('Name;Class;UPN\nBen Muster;4B;X123\nCy Wood;4B;X124\n');
    await button('Next: check 2 pupils').click();
    await expect.element(page.getByText('Number X123 is Ada Lovelace here. The list says Ben Muster.')).toBeVisible();
    await expectNoAxeFindings();
    await button('No, another child').click();
    await expect.element(button('Make 2 accounts')).toBeVisible();
  });

  it('sends no email, unless the teacher asks that its owners sign up alone', async () => {
    const server = serverWith([]);
    await openApp(PATHS.pupilList, { server });
    await paste('Name,Class,Email\nAda,4B,ada@school.example\nBen,4B,ben@school.example\n');
    await button('Next: check 2 pupils').click();
    await expect.element(button('Make 2 accounts')).toBeVisible();
    expect(JSON.stringify(server.writes)).not.toContain('@');
    await button('Back to the columns').click();
    await page.getByText('Make no account where there is an email.').click();
    await button('Next: check 2 pupils').click();
    await expect.element(page.getByText('2 learners have an email.')).toBeVisible();
  });

  it('without a class is for the empty class that was made first; without any class its name is asked', async () => {
    const server = serverWith([CLASS]);
    await openApp(PATHS.pupilList, { server });
    await paste('Ada\nBen\n');
    await expect.element(page.getByLabelText('All 2 pupils of the list')).toHaveValue('class Class 4b');
    await button('Next: check 2 pupils').click();
    await expect.element(button('Make 2 accounts')).toBeVisible();
    expect(sent(server)?.map(({ className }) => className)).toEqual(['Class 4b', 'Class 4b']);
    await button('Back to the columns').click();
    await page.getByLabelText('All 2 pupils of the list').selectOptions('new');
    await button('Next: check 2 pupils').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('which class it is');
    await page.getByRole('textbox', { name: 'Name of the new class' }).fill('5a');
    await button('Next: check 2 pupils').click();
    await expect.element(button('Make 2 accounts')).toBeVisible();
    expect(sent(server)?.map(({ className }) => className)).toEqual(['5a', '5a']);
  });

  it('that cannot be read is refused in one sentence', async () => {
    await openApp(PATHS.pupilList, { server: serverWith([]) });
    const file = new File(['%PDF-1.7'], 'pupils.xlsx');
    await choose(file);
    await expect.element(page.getByRole('alert')).toMatchTextContent('This file is no list that can be read here.');
  });
});
