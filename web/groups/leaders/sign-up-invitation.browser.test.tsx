import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AnswerOf } from '#contract/api.ts';
import type { Group } from '#contract/groups/groups.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem, SERVER_SETUP } from '../../testing/fake-server.ts';

const CLASS: Group = {
  ...{
    groupId: 'g',
    kind: 'class',
    name: '4b',
    createdAt: '2026-01-01T00:00:00.000Z',
    memberCount: 1,
    pupilCode: null,
    signInOpenUntil: null,
  },
  ...{ code: 'CFH4K7', codeExpiresAt: '2126-01-01T00:00:00.000Z' },
  ...{ role: 'leads', leaders: [], invitations: [], offersTests: true, endsOn: null },
};
const make = page.getByRole('button', { name: 'Make the link' });

async function openGroups(policy: Partial<AnswerOf<'GET /server-setup'>>, group = CLASS) {
  const server = new FakeServer({ ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false });
  server.answer('GET /server-setup', () => ({ ...SERVER_SETUP, ...policy }));
  server.answer('GET /learners/:learnerId/groups', () => ({ groups: [group] }));
  await openApp(PATHS.groups, { server });
  await expect.element(page.getByRole('heading', { name: 'Make a new one' })).toBeVisible();
  return server;
}

it('a leader makes a link that invites one person, where people are invited', async () => {
  const server = await openGroups({ signUp: 'invited' });
  const expiresAt = '2026-01-15T00:00:00.000Z';
  server.answer('POST /learners/:learnerId/groups/:groupId/sign-up-invitations', ({ params }) => {
    expect(params.groupId).toBe('g');
    return { token: 'a-token', expiresAt };
  });
  await make.click();
  await expect.element(page.getByText('Your link is ready.')).toBeVisible();
  await expect.element(page.getByLabelText('The link')).toHaveValue(`${location.origin}/#sign-up=a-token`);
  await expectNoAxeFindings();
  await page.getByRole('button', { name: 'Make another link' }).click();
  server.answer('POST /learners/:learnerId/groups/:groupId/sign-up-invitations', () =>
    problem(409, 'too-many-sign-up-invitations'),
  );
  await make.click();
  await expect.element(page.getByText('You have 20 open invitations.')).toBeVisible();
});

it('a leader sees the links that nobody has used, and takes one back', async () => {
  const server = await openGroups({ signUp: 'invited' });
  const link = (invitationId: string, createdAt: string) => ({
    ...{ invitationId, createdAt, expiresAt: '2126-02-15T10:00:00.000Z' },
  });
  const kept = link('kept', '2126-01-31T10:00:00.000Z');
  server.answer('GET /learners/:learnerId/sign-up-invitations', () => ({
    invitations: [link('lost', '2126-02-01T10:00:00.000Z'), kept],
  }));
  server.answer('POST /learners/:learnerId/groups/:groupId/sign-up-invitations', () => ({
    token: 'a-token',
    expiresAt: kept.expiresAt,
  }));
  await make.click();
  const links = page.getByRole('list', { name: 'Links that nobody has used yet' });
  await expect.poll(() => links.getByRole('listitem').elements().length).toBe(2);
  await expectNoAxeFindings();
  server.answer('DELETE /learners/:learnerId/sign-up-invitations/:signUpInvitationId', ({ params }) => {
    expect(params.signUpInvitationId).toBe('lost');
    return { invitations: [kept] };
  });
  await page.getByRole('button', { name: 'Take back the link of 1 February 2126' }).click();
  await expect.element(page.getByRole('region', { name: 'The link opens nothing any more.' })).toHaveFocus();
  expect(links.getByRole('listitem').elements()).toHaveLength(1);
});

it.each([
  ['where everybody can sign up', { signUp: 'open' }, CLASS],
  ['where nobody can', { signUp: 'closed' }, CLASS],
  ['who only helps', { signUp: 'invited' }, { ...CLASS, role: 'helps' }],
] as const)('a leader is not offered it %s', async (_what, policy, group) => {
  await openGroups(policy, group as Group);
  expect(make.elements()).toEqual([]);
});

it.each([
  ['open', 2],
  ['by-operator', 1],
] as const)('a learner is asked who they are; teachers %s: %s answers', async (teachers, answers) => {
  const server = new FakeServer(SAMPLE_LEARNER);
  server.answer('GET /server-setup', () => ({ ...SERVER_SETUP, teachers }));
  await openApp(PATHS.groups, { server });
  await expect.element(page.getByRole('button', { name: 'I am a parent' })).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: /^I am a/ }).elements()).toHaveLength(answers);
  const sentence = page.getByText("can make an account a teacher's account");
  await expect.poll(() => sentence.elements()).toHaveLength(2 - answers);
  await expectNoAxeFindings();
});
