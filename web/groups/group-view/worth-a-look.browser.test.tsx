import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Group, MemberLook, ShownMember } from '#contract/groups/groups.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { groupViewPath, PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { pressByKey } from '../../testing/input-methods.ts';
import { putAway } from './seen-looks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CREATED = '2026-01-01T00:00:00.000Z';
const CLASS: Group = {
  ...{ groupId: 'g', kind: 'class', name: '4b', createdAt: CREATED, memberCount: 1, pupilCode: null },
  ...{ code: null, codeExpiresAt: null, signInOpenUntil: null },
  ...{ role: 'leads', leaders: [], invitations: [], offersTests: true, endsOn: null },
};
const OTHER: Group = { ...CLASS, groupId: 'h', name: '5a' };
const LEO: ShownMember = {
  ...{
    memberId: 'leo',
    name: 'Leo',
    joinedAt: CREATED,
    done: [],
    progress: null,
    sharesReport: false,
    sharesPlan: false,
    pupil: null,
  },
  activity: { days: [], finished: 0 },
};
const HARDER: MemberLook = { memberId: 'leo', name: 'Leo', reason: 'harder', game: 'letter-round' };
const STOPPED: MemberLook = { memberId: 'mia', name: 'Mia', reason: 'stopped', game: null };

const list = page.getByRole('list', { name: 'Worth a look this week' });
const opener = (name: string) => page.getByRole('button', { name, exact: true });

/** A server with two classes, which names these members in the first and nobody in the second. */
function naming(looks: MemberLook[], members = [LEO]) {
  const server = new FakeServer({ ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false });
  const asked: string[] = [];
  const { leaders: _, invitations: __, ...facts } = CLASS;
  server.answer('GET /learners/:learnerId/groups', () => ({ groups: [CLASS, OTHER] }));
  server.answer('GET /learners/:learnerId/groups/:groupId', () => ({ group: facts, members, assignments: [] }));
  server.answer('GET /learners/:learnerId/groups/:groupId/worth-a-look', ({ params: { groupId } }) => {
    asked.push(groupId);
    return { looks: groupId === 'g' ? looks : [] };
  });
  return { server, asked };
}

it('is asked for when it is opened, and says who to look at first and why', async () => {
  const { server, asked } = naming([HARDER, STOPPED]);
  await openApp(groupViewPath('g'), { server });
  await expect.element(opener('Worth a look this week')).toBeVisible();
  expect(asked).toEqual([]);
  await pressByKey(opener('Worth a look this week'));
  await expect.element(list.getByText('Letter round has been harder lately.')).toBeVisible();
  await expect.element(list.getByText('Was often active, but not in the last two weeks.')).toBeVisible();
  expect(asked).toEqual(['g']);
  await expectNoAxeFindings();
});

it('puts a member away who was seen', async () => {
  await openApp(groupViewPath('g'), naming([HARDER, STOPPED]));
  await opener('Worth a look this week').click();
  await opener('Seen: Leo').click();
  await expect.element(page.getByText('Leo is put away for a week.')).toBeVisible();
  expect(list.getByText('Leo').elements()).toEqual([]);
  await opener('Seen: Mia').click();
  await expect.element(page.getByText('Nothing stands out this week.')).toBeVisible();
});

it('keeps a member away for a week, unless there is another reason', async () => {
  const SIX_DAYS_AGO = new Date(Date.now() - 6 * DAY_MS);
  putAway(SAMPLE_LEARNER.id, HARDER, SIX_DAYS_AGO);
  putAway(SAMPLE_LEARNER.id, STOPPED, SIX_DAYS_AGO);
  putAway(SAMPLE_LEARNER.id, { ...HARDER, memberId: 'bo' }, new Date(Date.now() - 7 * DAY_MS));
  await openApp(
    groupViewPath('g'),
    naming([HARDER, { ...STOPPED, reason: 'not-begun' }, { ...HARDER, memberId: 'bo', name: 'Bo' }]),
  );
  await opener('Worth a look this week').click();
  await expect.element(list.getByText('Mia')).toBeVisible();
  await expect.element(list.getByText('Bo')).toBeVisible();
  expect(list.getByText('Leo').elements()).toEqual([]);
});

it('is not there while nobody shows anything', async () => {
  await openApp(groupViewPath('g'), naming([], [{ ...LEO, activity: null }]));
  await expect.element(page.getByText('What they show you')).toBeVisible();
  expect(opener('Worth a look this week').elements()).toEqual([]);
});

it('lists all classes in one, each name with its class, by reason', async () => {
  const { server, asked } = naming([HARDER, STOPPED]);
  await openApp(PATHS.groups, { server });
  await opener('Worth a look this week, in all classes').click();
  await expect.element(list.getByText('Leo')).toBeVisible();
  expect(asked).toEqual(['g', 'h']);
  expect(list.getByRole('link', { name: '4b' }).elements()).toHaveLength(2);
  await page.getByLabelText('Show').selectOptions('Stopped');
  expect(list.getByText('Leo').elements()).toEqual([]);
  await expect.element(list.getByText('Mia')).toBeVisible();
  await page.getByLabelText('Show').selectOptions('Set work not done');
  await expect.element(page.getByText('Nothing stands out this week.')).toBeVisible();
  await expectNoAxeFindings();
});
