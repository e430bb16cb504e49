import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Assignment } from '#contract/groups/assignments.ts';
import type { Group, ShownMember } from '#contract/groups/groups.ts';
import type { LinkedParent } from '#contract/groups/parents.ts';
import type { PupilCard } from '#contract/groups/pupils.ts';
import type { Learner } from '#contract/people/learner.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { cardsPath, groupViewPath, memberReportPath, memberViewPath, PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer, problem } from '../testing/fake-server.ts';
import { emulateMedia } from '../testing/input-methods.ts';
import { savedFiles } from '../testing/saved-files.ts';

const TEACHER: Learner = { ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false };
const CREATED = '2026-01-01T00:00:00.000Z';
const CLASS: Group = {
  ...{ groupId: 'g', kind: 'class', name: '4b', createdAt: CREATED, memberCount: 1, pupilCode: null },
  ...{ code: 'CFH4K7', codeExpiresAt: '2126-01-01T00:00:00.000Z', signInOpenUntil: null },
  ...{ role: 'leads', leaders: [], invitations: [], offersTests: true, endsOn: null },
};
const OWLS = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
/** As the page of one class names it. */
const { leaders: _, invitations: __, ...CLASS_FACTS } = CLASS;
const WITH_PUPILS: Group = { ...CLASS, pupilCode: 'CFH4K9' };
const CARD: PupilCard = {
  kind: 'class',
  ...{ name: 'Ada', className: '4b', pupilCode: 'CFH4K7', cardCode: 'CFHK4K7D', cardSecret: 'A'.repeat(22) },
  pictures: ['cat', 'drum', 'fish'],
};
const cardOf = (memberId: string) => ({ ...CARD, name: memberId, cardCode: `CFHK4K7${memberId}` });
const STORED = { assignmentId: 'a', createdAt: CREATED, leaderSees: true, textTitle: null };
const NOTHING_ELSE = { startDay: null, level: null, memberIds: null };
const NO_PARENT = { canReportParent: false, parent: null };
/** A member who shares nothing. */
const NOTHING_SHOWN = {
  ...{ joinedAt: CREATED, activity: null, done: [], progress: null, sharesReport: false, sharesPlan: false },
  pupil: null,
};
const dialog = page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** A server on which this person leads one class. */
function leading(learner: Learner = TEACHER, group = CLASS): FakeServer {
  const server = new FakeServer(learner);
  server.answer('GET /learners/:learnerId/groups', () => ({ groups: [group] }));
  return server;
}

/** Answers the page of a class with one member. */
function showMember(server: FakeServer, pupil: ShownMember['pupil'], group = CLASS, shared = {}): void {
  const { leaders: _, invitations: __, ...facts } = group;
  server.answer('GET /learners/:learnerId/groups/:groupId', () => ({
    group: facts,
    members: [{ memberId: 'ada', name: 'Ada', ...NOTHING_SHOWN, ...shared, pupil }],
    assignments: [],
  }));
}

describe('the code of a class', () => {
  it('is replaced, and taken back', async () => {
    const server = leading();
    server.answer('PUT /learners/:learnerId/groups/:groupId/code', () => ({ groups: [{ ...CLASS, code: 'NEW234' }] }));
    server.answer('DELETE /learners/:learnerId/groups/:groupId/code', () => ({
      groups: [{ ...CLASS, code: null, codeExpiresAt: null }],
    }));
    await openApp(PATHS.groups, { server });
    await press('New code for 4b');
    await dialog.getByRole('button', { name: 'New code' }).click();
    await expect.element(page.getByText('NEW-234')).toBeVisible();
    await press('Take the code of 4b back');
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Take the code back' }).click();
    await expect.element(page.getByText('No code now.')).toBeVisible();
    expect(page.getByRole('link', { name: 'Print cards' }).elements()).toEqual([]);
  });

  it('stands on six cards with its address, which print without the page around them', async () => {
    await openApp(cardsPath('g'), { server: leading() });
    const cards = page.getByRole('main').getByRole('listitem');
    await expect.poll(() => cards.elements().length).toBe(6);
    await expect.element(cards.first()).toMatchTextContent(`${location.origin}/sharing#code=CFH4K7`);
    await expect.element(cards.first()).toMatchTextContent('CFH-4K7');
    await expect.element(cards.first().getByRole('img', { name: 'QR code of the address' })).toBeVisible();
    await expectNoAxeFindings();
    const tops = () => new Set(cards.elements().map((card) => card.getBoundingClientRect().top));
    // Two in a row, so that no third of a wide page stays empty; below each other on paper.
    expect(tops().size).toBe(3);
    const button = page.getByRole('button', { name: 'Print the cards' }).element();
    await emulateMedia('print');
    expect(tops().size).toBe(6);
    expect(button.checkVisibility()).toBe(false);
    expect(cards.first().element().checkVisibility()).toBe(true);
    await emulateMedia();
  });
});

describe('the leaders of a class', () => {
  const [ME, RAY] = [
    { leaderId: TEACHER.id, name: 'Ms Lee', role: 'leads', since: CREATED },
    { leaderId: 'ray', name: 'Mr Ray', role: 'helps', since: CREATED },
  ] as const;
  const withRay: Group = { ...CLASS, leaders: [ME, RAY] };

  it('are named; one more is invited with a code, and a class is handed over', async () => {
    const server = leading();
    server.answer('GET /learners/:learnerId/groups', () => ({ groups: [withRay] }));
    server.answer('POST /learners/:learnerId/groups/:groupId/invitations', ({ body }) => ({
      groups: [
        {
          ...withRay,
          invitations: [{ ...body, invitationId: 'i', code: 'CFH4K7MN', expiresAt: '2126-01-01T00:00:00.000Z' }],
        },
      ],
    }));
    server.answer('PUT /learners/:learnerId/groups/:groupId/leaders/:leaderId', ({ body }) => ({
      groups: [{ ...withRay, leaders: [ME, { ...RAY, ...body }] }],
    }));
    server.answer('DELETE /learners/:learnerId/groups/:groupId/leaders/:leaderId', () => ({ groups: [] }));
    await openApp(PATHS.groups, { server });
    await expect.element(page.getByText('With Mr Ray.')).toBeVisible();
    await press('Leaders of 4b');
    await expect.element(dialog).toMatchTextContent('Nobody else leads it.');
    await dialog.getByRole('button', { name: 'Make the code' }).click();
    await expect.element(dialog).toMatchTextContent(`${location.origin}/groups#invitation=CFH4K7MN`);
    expect(server.writes.at(-1)?.body).toEqual({ role: 'helps' });
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Let Mr Ray lead' }).click();
    await dialog.getByRole('button', { name: 'Stop leading' }).click();
    await expect.element(page.getByText('4b is no longer on your list.').first()).toBeVisible();
  });

  it('who help see the class, and no button to change it', async () => {
    const server = leading();
    server.answer('GET /learners/:learnerId/groups', () => ({ groups: [{ ...withRay, role: 'helps' as const }] }));
    await openApp(PATHS.groups, { server });
    await expect.element(page.getByText('You help here.')).toBeVisible();
    for (const name of ['Rename 4b', 'Delete 4b', 'New code for 4b', 'Take the code of 4b back'])
      expect(page.getByRole('button', { name }).elements()).toEqual([]);
    await expectNoAxeFindings();
  });

  it('come with the link of an invitation, which is accepted once', async () => {
    const server = leading();
    server.answer('POST /learners/:learnerId/invitation-previews', () => ({
      ...({ kind: 'class', name: '5a', role: 'helps' } as const),
      ...{ leaderNames: ['Mr Ray'], memberCount: 25 },
    }));
    server.answer('POST /learners/:learnerId/led-groups', () => ({
      groups: [CLASS, { ...CLASS, groupId: 'h', name: '5a', role: 'helps' as const }],
    }));
    const { router } = await openApp(`${PATHS.groups}#invitation=CFH4K7MN`, { server });
    await expect.element(page.getByLabelText('Code for leaders')).toHaveValue('CFH4-K7MN');
    await press('Look');
    await expect.element(page.getByText('This is “5a”, a class of Mr Ray.')).toBeVisible();
    await expectNoAxeFindings();
    await press('Yes, add it');
    await expect.element(page.getByRole('heading', { name: '5a' })).toBeVisible();
    expect(router.state.location.hash).toBe('');
  });
});

describe('a class with pupils', () => {
  const ROLL = {
    members: [
      { memberId: 'ada', name: 'Ada', leaving: 'account-ends' as const },
      { memberId: 'ben', name: 'Ben', leaving: 'only-leaves' as const },
    ],
    former: [{ memberId: 'cy', name: 'Cy', endsOn: '2126-01-31' }],
    wouldEndOn: '2126-01-31',
  };

  it('says before it is deleted how many accounts end and when, and can be kept', async () => {
    const server = leading();
    server.answer('GET /learners/:learnerId/groups/:groupId/roll', () => ROLL);
    server.answer('DELETE /learners/:learnerId/groups/:groupId', () => ({
      groups: [{ ...CLASS, code: null, codeExpiresAt: null, endsOn: '2126-01-31' }],
    }));
    server.answer('DELETE /learners/:learnerId/groups/:groupId/end', () => ({ groups: [CLASS] }));
    await openApp(PATHS.groups, { server });
    await press('Delete 4b');
    await expect.element(dialog).toMatchTextContent('2 accounts belong to 4b alone.');
    await expect.element(dialog).toMatchTextContent('1 other learner only leaves and keeps everything.');
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Delete it on 31 January 2126' }).click();
    await expect.element(page.getByText('It is deleted on 31 January 2126', { exact: false })).toBeVisible();
    await expectNoAxeFindings();
    await press('Keep 4b');
    await expect.element(page.getByText('CFH-4K7')).toBeVisible();
  });

  it('begins a new school year after a preview', async () => {
    const server = leading();
    const other: Group = { ...CLASS, groupId: crypto.randomUUID(), name: '5c' };
    server.answer('GET /learners/:learnerId/groups', () => ({ groups: [CLASS, other] }));
    server.answer('GET /learners/:learnerId/groups/:groupId/roll', () => ROLL);
    server.answer('POST /learners/:learnerId/groups/:groupId/new-year', () => ({
      members: [
        { memberId: 'ada', name: 'Ada', outcome: 'moves' as const },
        { memberId: 'ben', name: 'Ben', outcome: 'only-leaves' as const },
      ],
      ...{ movesTo: '5c', endsOn: '2126-01-31' },
    }));
    await openApp(PATHS.groups, { server });
    await press('New school year for 4b');
    await dialog.getByLabelText('Name of the class from now on').fill('4b of next year');
    await dialog.getByLabelText('Where do learners move to?').selectOptions('5c');
    await dialog.getByLabelText('For all learners').selectOptions('Moves');
    await dialog.getByLabelText('Ben', { exact: true }).selectOptions('Leaves');
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Look at the changes' }).click();
    await expect.element(dialog).toMatchTextContent('1 learner moves to “5c”Ada');
    await expect.element(dialog).toMatchTextContent('1 learner leaves and keeps the accountBen');
    const wish = { name: '4b of next year', to: { groupId: other.groupId }, moved: ['ada'], left: ['ben'] };
    expect(server.writes.at(-1)?.body).toEqual({ ...wish, isPreview: true });
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Do it' }).click();
    await expect.element(page.getByText('The new school year is ready.').first()).toBeVisible();
    expect(server.writes.at(-1)?.body).toEqual({ ...wish, isPreview: false });
  });

  it('names those who left, each with the day of the account, and takes them back', async () => {
    const server = leading();
    showMember(server, null);
    server.answer('GET /learners/:learnerId/groups/:groupId/roll', () => ROLL);
    server.answer('PUT /learners/:learnerId/groups/:groupId/members/:memberId', () => {
      server.answer('GET /learners/:learnerId/groups/:groupId/roll', () => ({ ...ROLL, former: [] }));
      return { groups: [CLASS] };
    });
    await openApp(groupViewPath('g'), { server });
    const left = page.getByRole('region', { name: 'Learners who left' });
    await expect.element(left).toMatchTextContent('The account is deleted on 31 January 2126.');
    await expectNoAxeFindings();
    await left.getByRole('button', { name: 'Put Cy back' }).click();
    await expect.element(page.getByText('Cy is back.').first()).toBeVisible();
    await expect.element(left).not.toBeInTheDocument();
  });
});

it('when a parent takes the agreement back, the report is not offered any more', async () => {
  const family: Group = { ...CLASS, kind: 'family', name: 'Our family' };
  const server = leading({ ...TEACHER, role: 'parent' }, family);
  const pupil = {
    canGivePictures: false,
    hasManyWrongTries: false,
    canAgree: true,
    screeningAgreed: true,
    canReportParent: false,
    parent: { hasAgreed: true, checked: null },
  };
  showMember(server, pupil, family, { sharesReport: true });
  server.answer('DELETE /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', () => ({
    screeningAgreed: false,
    hasAgreed: false,
  }));
  await openApp(groupViewPath('g'), { server });
  const report = page.getByRole('link', { name: 'Report of Ada' });
  await expect.element(report).toBeVisible();
  await press('Take back the agreement for Ada');
  await dialog.getByRole('button', { name: 'Take back and delete' }).click();
  await expect.element(page.getByText('Test results are not kept.')).toBeVisible();
  await expect.element(report).not.toBeInTheDocument();
  await expectNoAxeFindings();
});

describe('a parent of a pupil', () => {
  const FAMILY: Group = { ...CLASS, kind: 'family', name: 'Our family' };
  type Parent = NonNullable<NonNullable<ShownMember['pupil']>['parent']>;
  const pupilOf = (parent: Parent, screeningAgreed: boolean) => ({
    ...{ canGivePictures: false, hasManyWrongTries: false, canReportParent: false, screeningAgreed, parent },
    canAgree: parent.checked === null,
  });
  const open = async (parent: Parent, screeningAgreed: boolean) => {
    const server = leading({ ...TEACHER, role: 'parent' }, FAMILY);
    showMember(server, pupilOf(parent, screeningAgreed), FAMILY);
    await openApp(groupViewPath('g'), { server });
    return server;
  };

  it('agrees too after another one did, with the version of the text, and hears when that one took it back', async () => {
    const server = await open({ hasAgreed: false, checked: null }, true);
    await expect.element(page.getByText('Another parent agreed.')).toBeVisible();
    const sent: unknown[] = [];
    server.answer('PUT /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', ({ body }) => {
      sent.push(body);
      return { screeningAgreed: false, hasAgreed: true };
    });
    await press('Agree that test results of Ada are kept');
    await dialog.getByRole('button', { name: 'I agree' }).click();
    await expect.element(page.getByText('You agreed. Another parent took the agreement back').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Take back the agreement for Ada' })).toBeVisible();
    expect(sent).toEqual([{ textVersion: PARENT_AGREEMENT_VERSION }]);
  });

  it('reads one calm sentence while the link is checked, and can still take the agreement back', async () => {
    const server = await open({ hasAgreed: true, checked: 'self' }, true);
    await expect.element(page.getByText('first check if you are a parent of Ada')).toBeVisible();
    expect(page.getByRole('button', { name: /^Agree/ }).elements()).toEqual([]);
    server.answer('DELETE /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement', () => ({
      ...{ screeningAgreed: false, hasAgreed: false },
    }));
    await press('Take back the agreement for Ada');
    await expect.element(dialog.getByText('Those of before are deleted after the check.')).toBeVisible();
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect.element(page.getByText('No new test results of Ada are kept.').first()).toBeVisible();
  });

  it('cannot agree while another link is checked', async () => {
    await open({ hasAgreed: false, checked: 'other' }, false);
    await expect.element(page.getByText('Until then, nobody can agree.')).toBeVisible();
    expect(page.getByRole('button', { name: /^Agree/ }).elements()).toEqual([]);
  });
});

describe('a linked parent whom a teacher does not know', () => {
  const pupil = { ...{ canGivePictures: true, hasManyWrongTries: false, canAgree: false }, screeningAgreed: false };
  const ANN = { parentId: 'ann', name: 'Ann Reed', since: CREATED } as const;
  const open = async (parents: LinkedParent[]) => {
    const server = leading();
    showMember(server, { ...pupil, canReportParent: true, parent: null });
    server.answer('GET /learners/:learnerId/groups/:groupId/members/:memberId/parents', () => ({ parents }));
    await openApp(groupViewPath('g'), { server });
    await press('Parents of Ada');
    return server;
  };

  it('is reported after a question that says what follows', async () => {
    const server = await open([
      { ...ANN, state: 'linked' },
      { parentId: 'ben', name: 'Ben Reed', since: CREATED, state: 'confirmed' },
    ]);
    await expect.element(dialog.getByText('Ann Reed')).toBeVisible();
    await expect.element(dialog.getByText('say that this is a parent')).toBeVisible();
    expect(dialog.getByRole('button', { name: /is not the parent/ }).elements()).toHaveLength(1);
    await expectNoAxeFindings();
    const reported: string[] = [];
    server.answer(
      'PUT /learners/:learnerId/groups/:groupId/members/:memberId/parents/:parentId/report',
      ({ params }) => {
        reported.push(params.parentId);
        return { parents: [{ ...ANN, state: 'reported' as const }] };
      },
    );
    await dialog.getByRole('button', { name: 'Ann Reed is not the parent' }).click();
    await expect.element(dialog.getByText('Nothing is deleted before.')).toBeVisible();
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect.element(page.getByText('Ann Reed is reported.').first()).toBeVisible();
    expect(reported).toEqual(['ann']);
  });

  it('is in no family: the dialog says so', async () => {
    await open([]);
    await expect.element(dialog.getByText('The pupil is in no family here.')).toBeVisible();
  });
});

it('a class that was deleted in another tab goes with its dialog, in a true sentence', async () => {
  const server = leading();
  await openApp(PATHS.groups, { server });
  await press('Rename 4b');
  server.answer('GET /learners/:learnerId/groups', () => ({ groups: [] }));
  server.answer('PATCH /learners/:learnerId/groups/:groupId', () => problem(404, 'not-found'));
  await dialog.getByRole('textbox', { name: 'Name' }).fill('5a');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect.element(page.getByText('This class or family is not there any more.').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('a class has a name; it is renamed, and deleted after a question', async () => {
  const server = leading();
  server.answer('PATCH /learners/:learnerId/groups/:groupId', ({ body }) => ({
    groups: [{ ...CLASS, ...body, name: body.name ?? CLASS.name, offersTests: true }],
  }));
  server.answer('DELETE /learners/:learnerId/groups/:groupId', () => ({ groups: [] }));
  await openApp(PATHS.groups, { server });
  await press('Make a class');
  await expect.element(page.getByText('Type a name first.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await press('Rename 4b');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('5a');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect.element(page.getByRole('heading', { name: '5a' })).toBeVisible();
  await press('Delete 5a');
  await expectNoAxeFindings();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect.element(page.getByText('No class or family yet.')).toBeVisible();
});

it('a child is told calmly that only adults lead, and goes on', async () => {
  const { server } = await openApp(PATHS.groups, { learner: SAMPLE_LEARNER });
  server.answer('PUT /learners/:learnerId/role', () => problem(422, 'adults-only'));
  await press('I am a teacher');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Only people of 18 and older');
  await expect.element(page.getByRole('link', { name: 'Back to your dashboard' })).toBeVisible();
});

describe('accounts for pupils', () => {
  it('are offered to a teacher only', async () => {
    const app = await openApp(PATHS.groups, { server: leading({ ...TEACHER, role: 'parent' }) });
    await expect.element(page.getByText('CFH-4K7')).toBeVisible();
    expect(page.getByRole('link', { name: 'Make accounts from a list' }).elements()).toEqual([]);
    await app.router.navigate(PATHS.pupilList);
    await expect.element(page.getByText('Only a teacher can make accounts for pupils.')).toBeVisible();
  });

  it('can be made from the sample file; leaving without printing the cards is asked', async () => {
    const saved = savedFiles();
    const server = leading();
    server.answer('POST /learners/:learnerId/pupil-lists', ({ body }) => {
      const outcomes = body.rows.map(() => 'new' as const);
      const counts = { new: 3, moved: 0, thereAlready: 0, hasEmail: 0, faults: 0, newClasses: 1 };
      return { outcomes, counts, maybeKnown: [], cards: body.isPreview ? [] : [CARD] };
    });
    const { path } = await openApp(PATHS.pupilList, { server });
    await press('Read the list');
    await expect.element(page.getByRole('alert')).toMatchTextContent('The list is empty.');
    await press('Save a sample file');
    const file = new File([(await saved[0]?.text()) ?? ''], 'sample.csv');
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLElement, file);
    await press('Next: check 3 pupils');
    await press('Make 3 accounts');
    await expectNoAxeFindings();
    await press('Done');
    await expect.poll(path).toBe(PATHS.groups);
  });

  it('get a new name, which another pupil of the class does not have', async () => {
    const server = leading();
    showMember(server, {
      canGivePictures: true,
      hasManyWrongTries: false,
      canAgree: false,
      screeningAgreed: false,
      ...NO_PARENT,
    });
    let isTaken = true;
    server.answer('PUT /learners/:learnerId/groups/:groupId/members/:memberId/name', ({ body }) =>
      isTaken ? problem(409, 'pupil-name-taken') : body,
    );
    await openApp(groupViewPath('g'), { server });
    await press('Rename Ada');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await name.fill(' ');
    await press('Save the name');
    await expect.element(page.getByText('The name is missing.')).toBeVisible();
    await name.fill('Adah');
    await press('Save the name');
    await expect.element(page.getByText('Somebody else here has this name.')).toBeVisible();
    await expectNoAxeFindings();
    isTaken = false;
    await press('Save the name');
    await expect.element(page.getByRole('button', { name: 'Rename Adah' })).toHaveFocus();
  });

  it('with many wrong tries are told to the teacher, and get new pictures after a question', async () => {
    const server = leading(TEACHER, WITH_PUPILS);
    const pupil = {
      canGivePictures: true,
      hasManyWrongTries: true,
      canAgree: false,
      screeningAgreed: false,
      ...NO_PARENT,
    };
    showMember(server, pupil, WITH_PUPILS);
    server.answer('PUT /learners/:learnerId/groups/:groupId/pictures', () => ({ cards: [CARD] }));
    await openApp(groupViewPath('g'), { server });
    await expect
      .element(page.getByText('There were many wrong tries to log in as Ada.', { exact: false }))
      .toBeVisible();
    await expectNoAxeFindings();
    await press('Give Ada new pictures');
    await expect.element(dialog).toMatchTextContent('Ada is logged out everywhere.');
    await dialog.getByRole('button', { name: 'Give new pictures' }).click();
    await expect.element(page.getByRole('heading', { name: '1 card' })).toHaveFocus();
    await expectNoAxeFindings();
    await press('Done');
    await expect.element(page.getByRole('heading', { name: 'Log in with pictures' })).toHaveFocus();
    await expect.element(page.getByText('There were many wrong tries', { exact: false })).not.toBeInTheDocument();
  });

  it('can sign in with a typed name after one press of the teacher, until the time that the page says', async () => {
    const server = leading(TEACHER, WITH_PUPILS);
    showMember(
      server,
      { canGivePictures: true, hasManyWrongTries: false, canAgree: false, screeningAgreed: false, ...NO_PARENT },
      WITH_PUPILS,
    );
    const signInOpenUntil = new Date(Date.now() + 30 * 60_000).toISOString();
    server.answer('PUT /learners/:learnerId/groups/:groupId/sign-in-window', () => ({
      groups: [{ ...WITH_PUPILS, signInOpenUntil }],
    }));
    await openApp(groupViewPath('g'), { server });
    await press('Open typing for this lesson');
    await expect.element(page.getByText(/^Typing is open until \d\d:\d\d/)).toBeVisible();
    await expectNoAxeFindings();
  });

  it('have picture cards that are printed again for some, and that say which need new pictures', async () => {
    const server = leading(TEACHER, WITH_PUPILS);
    const state = { hasCard: true, hasManyWrongTries: false };
    const pupils = [
      { memberId: 'a', name: 'Ada', ...state },
      { memberId: 'b', name: 'Ben', ...state, hasManyWrongTries: true },
      { memberId: 'c', name: 'Cy', ...state, hasCard: false },
    ];
    server.answer('GET /learners/:learnerId/groups/:groupId/cards', () => ({ pupils }));
    server.answer('POST /learners/:learnerId/groups/:groupId/cards', ({ body }) => ({
      cards: body.memberIds.map(cardOf),
    }));
    server.answer('PUT /learners/:learnerId/groups/:groupId/pictures', ({ body }) => ({
      cards: body.memberIds.map(cardOf),
    }));
    await openApp(PATHS.groups, { server });
    await expect.element(page.getByRole('link', { name: 'Print join cards for 4b' })).toBeVisible();
    await page.getByRole('link', { name: 'Print picture cards for 4b' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Ben: many wrong tries' })).toBeChecked();
    await expect.element(page.getByText('1 card cannot be printed again.', { exact: false })).toBeVisible();
    await expectNoAxeFindings();
    await press('New pictures for this learner');
    await expect.element(dialog).toMatchTextContent('The old card no longer works.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await press('Print 2 cards');
    await expect.element(page.getByRole('heading', { name: '2 cards' })).toHaveFocus();
    await press('Done');
    await press('Choose none');
    await expect.element(page.getByText('Choose at least one learner.')).toBeVisible();
    await page.getByText('Ada', { exact: true }).click();
    await press('Print 1 card');
    expect(server.writes.at(-1)?.body).toEqual({ memberIds: ['a'] });
    await press('Done');
    await press('Choose all');
    await press('New pictures for 3 learners');
    await expect.element(dialog).toMatchTextContent('3 old cards no longer work.');
    await dialog.getByRole('button', { name: 'New pictures for 3 learners' }).click();
    await expect.element(page.getByRole('heading', { name: '3 cards' })).toHaveFocus();
    expect(server.writes.at(-1)?.body).toEqual({ memberIds: ['a', 'b', 'c'] });
  });
});

describe('the first look at a new class', () => {
  const days = { days: ['2026-01-02'], finished: 1 };

  it('has one line for each kind of data, cells of those who share alone, and how to ask', async () => {
    const server = leading();
    const names = Array.from({ length: 25 }, (_, at) => `Learner ${at}`);
    server.answer('GET /learners/:learnerId/groups/:groupId', () => ({
      group: CLASS_FACTS,
      members: names.map((name, at) => ({ ...NOTHING_SHOWN, memberId: name, name, activity: at < 9 ? days : null })),
      assignments: [],
    }));
    await openApp(groupViewPath('g'), { server });
    const summary = page.getByRole('region', { name: 'What they show you' });
    await expect.element(summary).toMatchTextContent('9 of 25 show their days.');
    await expect.element(summary).toMatchTextContent('Nobody shows their games yet.');
    await expect.element(summary).toMatchTextContent('You can say');
    expect(page.getByRole('table').getByRole('row').elements()).toHaveLength(1 + 9);
    expect(document.body.textContent).not.toMatch(/not shared|nothing is shared/i);
    await press('16 learners show nothing yet');
    await expect.element(page.getByRole('button', { name: 'Remove Learner 24' })).toBeVisible();
    await expectNoAxeFindings();
  });

  it('has a link to the report of those who share it, and not one word of it', async () => {
    const server = leading();
    server.answer('GET /learners/:learnerId/groups/:groupId', () => ({
      group: CLASS_FACTS,
      members: ['Ada', 'Ben', 'Cy'].map((name, at) => ({
        ...{ ...NOTHING_SHOWN, memberId: name, name },
        ...{ activity: at === 1 ? days : null, sharesReport: at < 2 },
      })),
      assignments: [],
    }));
    await openApp(groupViewPath('g'), { server });
    const table = page.getByRole('table');
    for (const name of ['Ada', 'Ben'])
      await expect
        .element(table.getByRole('link', { name: `Report of ${name}`, exact: true }))
        .toHaveAttribute('href', memberReportPath('g', name));
    expect(table.getByRole('link', { name: 'Report of', exact: false }).elements()).toHaveLength(2);
    await expect
      .element(table.getByRole('link', { name: 'Six weeks of Ben' }))
      .toHaveAttribute('href', memberViewPath('g', 'Ben'));
    const summary = page.getByRole('region', { name: 'What they show you' });
    await expect.element(summary).toMatchTextContent('2 of 3 show their report.');
    await expect.element(summary).toMatchTextContent('1 learner shows nothing yet');
    await expectNoAxeFindings();
  });

  it('is short', async () => {
    const server = leading();
    const names = Array.from({ length: 25 }, (_, at) => `Learner ${at}`);
    server.answer('GET /learners/:learnerId/groups/:groupId', () => ({
      group: CLASS_FACTS,
      members: names.map((name) => ({ ...NOTHING_SHOWN, memberId: name, name })),
      assignments: [],
    }));
    await openApp(groupViewPath('g'), { server });
    await expect.element(page.getByText('Nobody shows their days yet.')).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeLessThan(2700);
    expect(page.getByRole('table').elements()).toEqual([]);
  });
});

it('a teacher sets a passage with a day and a note', async () => {
  const server = leading();
  showMember(server, null);
  await openApp(groupViewPath('g'), { server });
  server.answer('POST /learners/:learnerId/groups/:groupId/assignments', ({ body }) => ({
    assignments: [{ ...NOTHING_ELSE, ...body, ...STORED } as Assignment],
  }));
  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await page.getByLabelText('Which passage').selectOptions('green-tent');
  await page.getByLabelText('Until which day').fill(day);
  await page.getByLabelText('Note for the learners').fill('Read it with a friend.');
  await press('Set it');
  await expect.element(page.getByText('It is set. Your learners see it on their dashboard.').first()).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'What is set' })).toMatchTextContent('Read “The green tent”');
  await expect.element(page.getByLabelText('Note for the learners')).toHaveValue('');
  expect(server.writes.at(-1)?.body).toEqual({
    ...{ kind: 'passage', target: 'green-tent', dueDay: day, note: 'Read it with a friend.' },
    ...NOTHING_ELSE,
  });
  await expectNoAxeFindings();
});

it('a teacher sets a game at a level for one of two learners, from a day on, by keyboard', async () => {
  const server = leading();
  server.answer('GET /learners/:learnerId/groups/:groupId', () => ({
    group: CLASS_FACTS,
    members: ['Ada', 'Ben'].map((name) => ({ ...NOTHING_SHOWN, memberId: name, name })),
    assignments: [],
  }));
  server.answer('POST /learners/:learnerId/groups/:groupId/assignments', ({ body }) => ({
    assignments: [{ ...NOTHING_ELSE, ...body, ...STORED } as Assignment],
  }));
  await openApp(groupViewPath('g'), { server });
  await page.getByText('A game', { exact: true }).click();
  await page.getByLabelText('Level', { exact: true }).selectOptions('4');
  await page.getByText('Some learners', { exact: true }).click();
  await press('Set it');
  await expect.element(page.getByText('Choose at least one learner.')).toBeVisible();
  (page.getByRole('checkbox', { name: 'Ben' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  const start = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await page.getByLabelText('From which day').fill(start);
  await expectNoAxeFindings();
  await press('Set it');
  const list = page.getByRole('region', { name: 'What is set' });
  await expect.element(list).toMatchTextContent('At level 4.');
  await expect.element(list).toMatchTextContent('Not yet: Ben');
  expect(server.writes.at(-1)?.body).toEqual({
    ...{ kind: 'game', target: 'simon', level: 4, memberIds: ['Ben'], startDay: start, dueDay: null, note: null },
  });
});

describe('a text of the teacher’s own', () => {
  const TEXT = { textId: OWLS, title: 'Owls', words: 7, createdAt: CREATED, madeBy: 'Ms Lee' };

  async function openForm(server: FakeServer, texts: (typeof TEXT)[] = [], group = CLASS) {
    showMember(server, null, group);
    server.answer('GET /learners/:learnerId/groups/:groupId/texts', () => ({ texts }));
    server.answer('POST /learners/:learnerId/groups/:groupId/texts', () => ({ textId: OWLS, texts: [TEXT] }));
    server.answer('POST /learners/:learnerId/groups/:groupId/assignments', ({ body }) => ({
      assignments: [{ ...NOTHING_ELSE, ...body, ...STORED, textTitle: 'Owls' } as Assignment],
    }));
    await openApp(groupViewPath('g'), { server });
    await page.getByText('A text of your own', { exact: true }).click();
  }
  const box = () => page.getByLabelText('Or paste a text here');

  it('is pasted, looked at, and set; only its plain paragraphs are sent', async () => {
    const server = leading();
    await openForm(server);
    await box().fill('Owls  see at night.\n\nThey hear well.');
    await expect.element(page.getByText('7 words so far. At most 3,000 can be set.')).toBeVisible();
    await press('Set it');
    await expect.element(page.getByText('Type a title of at most 120 characters.')).toBeVisible();
    expect(document.activeElement).toBe(page.getByLabelText('Title of the text').element());
    await page.getByLabelText('Title of the text').fill('Owls');
    await press('How it looks');
    await expect.element(page.getByRole('article').getByRole('heading', { name: 'Owls' })).toBeVisible();
    await expectNoAxeFindings();
    await press('Set it');
    const list = page.getByRole('region', { name: 'What is set' });
    await expect.element(list).toMatchTextContent('Read “Owls”');
    await expect.element(list).toMatchTextContent('Not yet: Ada');
    expect(server.writes.slice(-2).map(({ body }) => body)).toEqual([
      { title: 'Owls', text: 'Owls see at night.\nThey hear well.' },
      { kind: 'text', target: OWLS, dueDay: null, note: null, ...NOTHING_ELSE },
    ]);
    // It is in the list of the class now, and can be set again.
    await expect.element(page.getByLabelText('Which text')).toHaveValue(OWLS);
  });

  it('is refused with the number of its words when there are none or more than 3000', async () => {
    const server = leading();
    await openForm(server);
    await page.getByLabelText('Title of the text').fill('Owls');
    await box().fill('*** — …');
    await press('Set it');
    await expect.element(page.getByText('There are no words in this text.')).toBeVisible();
    await box().fill('owl '.repeat(3012));
    await press('Set it');
    const sentence = 'This text has 3,012 words. At most 3,000 can be set. Cut it, or set it in parts.';
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(server.writes).toEqual([]);
  });

  it('comes from a file, which is read on the device', async () => {
    const server = leading();
    await openForm(server);
    const file = new File(['Owls see at night.\n\nThey hear well.'], 'owls.txt', { type: 'text/plain' });
    await userEvent.upload(page.getByLabelText('The file to open'), file);
    await expect.element(box()).toHaveValue('Owls see at night.\n\nThey hear well.');
    await expect.element(page.getByLabelText('Title of the text')).toHaveValue('owls');
    expect(server.writes).toEqual([]);
  });

  it('that the class has is set without pasting it, and is deleted after a question', async () => {
    const server = leading();
    await openForm(server, [TEXT]);
    server.answer('GET /learners/:learnerId/groups/:groupId/texts/:textId', () => ({
      ...{ textId: OWLS, title: 'Owls', paragraphs: ['Owls see at night.'] },
    }));
    await page.getByLabelText('Which text').selectOptions(OWLS);
    await expect.element(page.getByText('7 words. Added by Ms Lee.')).toBeVisible();
    await press('How it looks');
    await expect.element(page.getByRole('article')).toMatchTextContent('Owls see at night.');
    await press('Set it');
    await expect.element(page.getByRole('region', { name: 'What is set' })).toMatchTextContent('Read “Owls”');
    expect(server.writes.map(({ body }) => body)).toMatchObject([{ kind: 'text', target: OWLS }]);
    server.answer('DELETE /learners/:learnerId/groups/:groupId/texts/:textId', () => ({ texts: [] }));
    await press('Delete this text');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete this text' }).click();
    await expect.element(box()).toBeVisible();
  });

  it('is not deleted by a leader who helps', async () => {
    const server = leading();
    await openForm(server, [TEXT], { ...CLASS, role: 'helps' });
    await page.getByLabelText('Which text').selectOptions(OWLS);
    await expect.element(page.getByText('7 words. Added by Ms Lee.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Delete this text' }).elements()).toEqual([]);
  });
});

it('the test is not offered when one of those for whom it would be has a card', async () => {
  const server = leading();
  showMember(server, {
    canGivePictures: true,
    hasManyWrongTries: false,
    canAgree: false,
    screeningAgreed: false,
    ...NO_PARENT,
  });
  await openApp(groupViewPath('g'), { server });
  await expect.element(page.getByText('The test cannot be set for accounts that a school made.')).toBeVisible();
  expect(page.getByText('The test', { exact: true }).elements()).toEqual([]);
});

it('a class prints as its name and its table, without a button', async () => {
  const server = leading();
  const activity = { days: ['2026-01-01'], finished: 1 };
  showMember(server, null, CLASS, { activity, sharesReport: true });
  await openApp(groupViewPath('g'), { server });
  await expect.element(page.getByRole('button', { name: 'Set it' })).toBeVisible();
  await emulateMedia('print');
  const isPrinted = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const parts = [...(document.querySelector('main')?.children ?? [])].filter(isPrinted);
  expect(parts.map((part) => part.querySelector('h1, table')?.tagName)).toEqual(['H1', 'TABLE']);
  const controls = [...document.querySelectorAll('main :is(button, a, input)')].filter(isPrinted);
  // The name, which is a link on the screen.
  expect(controls.map(({ textContent }) => textContent)).toEqual(['Ada']);
  await emulateMedia();
});
