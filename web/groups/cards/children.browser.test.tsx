import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Group } from '#contract/groups/groups.ts';
import type { Pupil } from '#contract/groups/pupils.ts';
import type { Learner } from '#contract/people/learner.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { groupViewPath, PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';

const PARENT: Learner = { ...SAMPLE_LEARNER, role: 'parent', usesForSelf: false };
const CREATED = '2026-01-01T00:00:00.000Z';
const FAMILY: Group = {
  ...{ groupId: 'f', kind: 'family', name: 'Reed', createdAt: CREATED, memberCount: 0, pupilCode: null },
  ...{ code: 'CFH4K7', codeExpiresAt: '2126-01-01T00:00:00.000Z', signInOpenUntil: null },
  ...{ role: 'leads', leaders: [], invitations: [], offersTests: true, endsOn: null },
};
const WITH_CHILD: Group = { ...FAMILY, memberCount: 1, pupilCode: 'CFH4K9' };
const MIA: Pupil = { memberId: 'mia', name: 'Mia', hasCard: true, hasManyWrongTries: false };
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

function leading(group: Group, learner = PARENT): FakeServer {
  const server = new FakeServer(learner);
  server.answer('GET /learners/:learnerId/groups', () => ({ groups: [group] }));
  server.answer('GET /learners/:learnerId/groups/:groupId/cards', () => ({ pupils: [MIA] }));
  return server;
}

describe('a family of a parent', () => {
  it('gets the account of a child, who has no email, and shows from the start what both chose', async () => {
    const server = leading(FAMILY);
    const sent: unknown[] = [];
    server.answer('POST /learners/:learnerId/groups/:groupId/children', ({ body }) => {
      sent.push(body);
      server.answer('GET /learners/:learnerId/groups', () => ({ groups: [WITH_CHILD] }));
      return { pupils: [MIA] };
    });
    await openApp(PATHS.groups, { server });
    await button('Make an account for your child in Reed').click();
    await dialog.getByRole('button', { name: 'Make the account' }).click();
    await expect.element(dialog.getByLabelText('Name of your child')).toHaveFocus();
    await expect.element(dialog.getByText('Say how old your child is.')).toBeVisible();
    await expectNoAxeFindings();
    await dialog.getByLabelText('Name of your child').fill(' Mia ');
    await dialog.getByText('Under 13').click();
    await dialog.getByText('The days on which something was done').click();
    await dialog.getByRole('button', { name: 'Make the account' }).click();
    await expect.element(page.getByText('Mia has an account. Hand this device over, or print the card.')).toBeVisible();
    expect(sent).toEqual([{ name: 'Mia', ageBand: 'under-13', shares: { activity: true, progress: false } }]);
    await expect.element(button('Hand this device to Mia')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Print picture cards for Reed' })).toBeVisible();
    await expectNoAxeFindings();
  });

  it('keeps what was typed when the server refuses, and says why in one sentence', async () => {
    const server = leading(WITH_CHILD);
    server.answer('POST /learners/:learnerId/groups/:groupId/children', () => problem(409, 'pupil-name-taken'));
    await openApp(PATHS.groups, { server });
    await button('Make an account for your child in Reed').click();
    await dialog.getByLabelText('Name of your child').fill('Mia');
    await dialog.getByText('13 to 17').click();
    await dialog.getByRole('button', { name: 'Make the account' }).click();
    await expect.element(dialog.getByText('Somebody else here has this name. Take a name that differs.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Name of your child')).toHaveValue('Mia');
  });

  it('hands the device to the child: the parent is logged out, and the child is on the dashboard', async () => {
    const server = leading(WITH_CHILD);
    const child: Learner = { ...SAMPLE_LEARNER, id: 'mia', name: 'Mia', isByPictures: true, isPupil: true };
    const asked: unknown[] = [];
    server.answer('POST /learners/:learnerId/groups/:groupId/members/:memberId/device', ({ params }) => {
      asked.push(params);
      return { learner: child };
    });
    const app = await openApp(PATHS.groups, { server });
    await button('Hand this device to Mia').click();
    await expect.element(dialog.getByText('You are logged out here, and Mia can play at once.')).toBeVisible();
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(asked).toEqual([]);
    await button('Hand this device to Mia').click();
    await dialog.getByRole('button', { name: 'Hand it over' }).click();
    await expect.element(page.getByRole('button', { name: /Your menu: Mia/ })).toBeVisible();
    expect(asked).toEqual([{ learnerId: PARENT.id, groupId: 'f', memberId: 'mia' }]);
    await expect.element(page.getByText('You are logged in. This ends by itself after two hours.')).toBeVisible();
    expect(app.path()).toBe(PATHS.dashboard);
  });

  it('says before a child is removed when the account ends; of a pupil in a class, that it stays', async () => {
    const pupil = {
      ...{ canGivePictures: true, hasManyWrongTries: false, canAgree: false, screeningAgreed: false },
      ...{ canReportParent: false, parent: null },
    };
    const member = {
      ...{
        memberId: 'mia',
        name: 'Mia',
        joinedAt: CREATED,
        activity: { days: [], finished: 0 },
        done: [],
        progress: null,
      },
      ...{ sharesReport: false, sharesPlan: false, pupil },
    };
    for (const [kind, words] of [
      ['family', /deleted 30 days later, unless it is in a class, too/],
      ['class', /Their card still works/],
    ] as const) {
      const group = { ...WITH_CHILD, kind };
      const server = leading(group);
      const { leaders: _, invitations: __, ...facts } = group;
      server.answer('GET /learners/:learnerId/groups/:groupId', () => ({
        ...{ group: facts, members: [member], assignments: [] },
      }));
      const { close } = await openApp(groupViewPath('f'), { server });
      await button('Remove Mia').first().click();
      await expect.element(dialog.getByText(words)).toBeVisible();
      close();
    }
  });

  it('offers this to nobody who only helps in it, or is a teacher', async () => {
    for (const [group, learner] of [
      [{ ...FAMILY, role: 'helps' as const }, PARENT],
      [FAMILY, { ...PARENT, role: 'educator' as const }],
      [{ ...FAMILY, kind: 'class' as const }, PARENT],
    ] as const) {
      const { close } = await openApp(PATHS.groups, { server: leading(group, learner) });
      await expect.element(page.getByRole('heading', { name: 'Reed' })).toBeVisible();
      expect(page.getByText('Children without an email').elements()).toEqual([]);
      close();
    }
  });
});
