import type { Groups } from '#contract/groups/groups.ts';
import type { PupilList } from '#contract/groups/pupils.ts';
import { NOTHING_SHARED } from '#rules/groups/groups.ts';
import type { ShownByLink } from '#rules/groups/share-link.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { EMPTY_PLAN } from '#rules/plan/plan.ts';
import { insertMember } from '../../groups/group-queries.ts';
import { insertLeader } from '../../groups/leaders/leader-queries.ts';
import { createLearner } from '../../identity/accounts/create-learner.ts';
import { createSignUpInvitation } from '../../identity/accounts/sign-up-policy.ts';
import { createLink, createSignUpLink, hashToken } from '../../identity/mail-links/mail-links.ts';
import { pendingSignUps } from '../../identity/social-sign-in/social-sign-in-routes.ts';
import { saveConsent } from '../../learners/save-consent.ts';
import { webp } from '../pictures.ts';
import { cookieOf, NOTHING_SET_UP, PASSWORD, SIGN_UP_CONSENT, type TestApp } from '../test-app.ts';

export type Words = Record<string, string>;
type Learner = { learnerId: string; email: string; cookie: string };
type Prepare = (test: TestApp, learner: Learner) => Promise<Words>;

const PUBLIC_URL = 'http://127.0.0.1:3000';
const NONCE = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

/** A signed-in learner who consented to storing results. */
export async function newLearner({ database, auth, clock }: TestApp, email: string): Promise<Learner> {
  const signInMethod = { way: 'password', hash: await auth.hashPassword(PASSWORD) } as const;
  const person = { name: 'Ada', email, emailVerified: false, signInMethod, consent: SIGN_UP_CONSENT };
  const learnerId = await createLearner(database, NOTHING_SET_UP, person, clock.now);
  await saveConsent(
    database,
    learnerId,
    'results',
    { answer: true, consentVersion: CONSENT_VERSIONS.results },
    clock.now,
  );
  const { cookies } = await auth.startSession(learnerId);
  return { learnerId, email, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

/** Creates the rows that the placeholders of a request refer to, and returns their values. */
export async function prepare(test: TestApp, learner: Learner, request: string): Promise<Words> {
  const words: Words = { ...learner, uuid: crypto.randomUUID() };
  for (const [word, make] of Object.entries(PREPARATIONS))
    if (request.includes(`:${word}`)) Object.assign(words, await make(test, learner));
  return words;
}

const PREPARATIONS: Record<string, Prepare> = {
  confirmToken: async (test, learner) => ({ confirmToken: await linkToken(test, learner, 'confirm-email') }),
  resetToken: async (test, learner) => ({ resetToken: await linkToken(test, learner, 'reset-password') }),

  takeBackToken: async (test, learner) => ({ takeBackToken: await linkToken(test, learner, 'take-back') }),

  async signUpToken({ database, auth, clock }, { email }) {
    const passwordHash = await auth.hashPassword(PASSWORD);
    const person = { name: 'Cy', email: `new-${email}`, passwordHash, consent: SIGN_UP_CONSENT };
    const link = await createSignUpLink({ database, publicUrl: PUBLIC_URL, now: () => clock.now }, person);
    return { signUpToken: tokenIn(link) };
  },

  /** A sign-up with Google that is pending until the age band is given. */
  async nonce({ database, clock }, { email, cookie }) {
    const person = { way: 'google', accountId: email, name: 'Cy', email: `new-${email}`, emailVerified: true } as const;
    const kept = await pendingSignUps(database, PUBLIC_URL).store(person, NONCE, clock.now);
    return { nonce: NONCE, cookie: `${cookie}; ${kept.split(';')[0]}` };
  },

  /** A sign-in with Google that has been started. */
  async state(test) {
    const answer = await test.ask('POST', '/api/auth/sign-in/social', { body: { provider: 'google', nonce: NONCE } });
    const { url } = (await answer.json()) as { url: string };
    return { state: new URL(url).searchParams.get('state') ?? '', cookie: cookieOf(answer) };
  },

  async pictureId(test, { learnerId, cookie }) {
    const body = { picture: { kind: 'own', base64: webp().toString('base64') } };
    const answer = await test.ask('PATCH', `/api/learners/${learnerId}/profile`, { cookie, body });
    return { pictureId: ((await answer.json()) as { image: string }).image.split('/').at(-1) ?? '' };
  },

  async linkId(test, learner) {
    return { linkId: (await newShareLink(test, learner)).links[0].linkId };
  },

  async shareToken(test, learner) {
    return { shareToken: (await newShareLink(test, learner)).token };
  },

  async planToken(test, learner) {
    await keepPlan(test, learner);
    return { planToken: (await newShareLink(test, learner, 'plan')).token };
  },

  async newPurchaseId(test, { learnerId }) {
    await givePoints(test, learnerId);
    return { newPurchaseId: crypto.randomUUID() };
  },

  async purchaseId(test, { learnerId, cookie }) {
    await givePoints(test, learnerId);
    const purchaseId = crypto.randomUUID();
    const body = { item: 'booster', price: 50 };
    await test.ask('PUT', `/api/learners/${learnerId}/purchases/${purchaseId}`, { cookie, body });
    return { purchaseId };
  },

  async leader(test, { learnerId }) {
    await makeTeacher(test, learnerId);
    return { leader: '5a' };
  },

  /** A class of this learner with one member. */
  async ledGroupId(test, leader) {
    const { groupId, code } = await newGroup(test, leader);
    const member = await newLearner(test, `member-${crypto.randomUUID()}@example.org`);
    await joinGroup(test, member, code);
    await keepPlan(test, member);
    return { ledGroupId: groupId, memberId: member.learnerId };
  },

  /** What a grown-up added to the plan of this learner. */
  async noteId({ database, clock }, learner) {
    const noteId = crypto.randomUUID();
    const addedAt = clock.now.toISOString();
    const note = { noteId, learnerId: learner.learnerId, leaderId: null, sentences: '["Short steps."]', addedAt };
    await database.insertInto('planNotes').values(note).execute();
    return { noteId };
  },

  /** A class of this learner with an open invitation. */
  async openInvitationId(test, leader) {
    const { groupId } = await newGroup(test, leader);
    const { invitationId } = await newInvitation(test, leader, groupId);
    return { ledGroupId: groupId, openInvitationId: invitationId };
  },

  /** A class of this learner in which another one helps. */
  async otherLeaderId(test, leader) {
    const { groupId } = await newGroup(test, leader);
    const { learnerId } = await newTeacher(test);
    const since = test.clock.now.toISOString();
    await insertLeader(test.database, { leaderId: learnerId, groupId, role: 'helps', since });
    return { ledGroupId: groupId, otherLeaderId: learnerId };
  },

  /** The code that invites this learner, who is a teacher, to help in a class of another one. */
  async invitationCode(test, { learnerId }) {
    await makeTeacher(test, learnerId);
    const teacher = await newTeacher(test);
    const { groupId } = await newGroup(test, teacher);
    return { invitationCode: (await newInvitation(test, teacher, groupId)).code };
  },

  /** A class of this learner with a pupil whose account they created. */
  async madeInGroupId(test, leader) {
    const { groupId, pupilId } = await newPupil(test, leader);
    return { madeInGroupId: groupId, madeMemberId: pupilId };
  },

  /** A class of this learner, and a pupil of it who was removed. */
  async formerGroupId(test, leader) {
    const { groupId, pupilId } = await newPupil(test, leader);
    await test.database.deleteFrom('groupMembers').where('groupId', '=', groupId).execute();
    return { formerGroupId: groupId, formerMemberId: pupilId };
  },

  /** A family of this learner with a pupil whose account a teacher created. */
  async familyId(test, parent) {
    const { pupilId } = await newPupil(test, await newTeacher(test));
    return { familyId: await newFamily(test, parent, pupilId), childId: pupilId };
  },

  /** A family of this learner, who becomes a parent, with a child whose account they made. */
  async ownFamilyId(test, parent) {
    await test.database.updateTable('learners').set({ role: 'parent' }).where('id', '=', parent.learnerId).execute();
    const path = `/api/learners/${parent.learnerId}/groups`;
    const { cookie } = parent;
    const made = await test.ask('POST', path, { cookie, body: { kind: 'family', name: 'Reed' } });
    const { groupId: ownFamilyId = '' } = ((await made.json()) as Groups).groups.at(-1) ?? {};
    const body = { name: 'Mia', ageBand: 'under-13', shares: { activity: true, progress: true } };
    await test.ask('POST', `${path}/${ownFamilyId}/children`, { cookie, body });
    const children = test.database.selectFrom('pupilAccounts').select('learnerId');
    const child = await children.where('groupId', '=', ownFamilyId).executeTakeFirstOrThrow();
    return { ownFamilyId, ownChildId: child.learnerId };
  },

  /** A class of this learner with a pupil who is in the family of another person. */
  async taughtGroupId(test, teacher) {
    const { groupId, pupilId } = await newPupil(test, teacher);
    const parent = await newLearner(test, `parent-${crypto.randomUUID()}@example.org`);
    await newFamily(test, parent, pupilId);
    return { taughtGroupId: groupId, taughtId: pupilId, linkedParentId: parent.learnerId };
  },

  /** The code of a class with a pupil who signs in with the pictures of the request. */
  async pupilCode(test) {
    const { pupilCode, pupilId } = await newPupil(test, await newTeacher(test));
    await setPictures(test, pupilId);
    return { pupilCode, pupilId };
  },

  /** The secret of a card with the pictures of the request. */
  async cardSecret(test) {
    const { pupilId, card } = await newPupil(test, await newTeacher(test));
    await setPictures(test, pupilId);
    return { cardSecret: card.cardSecret };
  },

  /** An assignment for a class of this learner. */
  async setAssignmentId(test, leader) {
    const { groupId } = await newGroup(test, leader);
    const answer = await test.ask('POST', `/api/learners/${leader.learnerId}/groups/${groupId}/assignments`, {
      cookie: leader.cookie,
      body: { kind: 'game', target: 'simon', dueDay: null, note: null },
    });
    const { assignments } = (await answer.json()) as { assignments: [{ assignmentId: string }] };
    return { ledGroupId: groupId, setAssignmentId: assignments[0].assignmentId };
  },

  /** A text in a class of this learner. */
  async groupTextId(test, leader) {
    const { groupId } = await newGroup(test, leader);
    return { textGroupId: groupId, groupTextId: await newText(test, leader, groupId) };
  },

  /** A text that is set in a class of another learner, which this learner has joined. */
  async setTextId(test, learner) {
    const teacher = await newTeacher(test);
    const { groupId, code } = await newGroup(test, teacher);
    await joinGroup(test, learner, code);
    const target = await newText(test, teacher, groupId);
    await test.ask('POST', `/api/learners/${teacher.learnerId}/groups/${groupId}/assignments`, {
      cookie: teacher.cookie,
      body: { kind: 'text', target, dueDay: null, note: null },
    });
    return { setTextId: target };
  },

  /** The code of a class of another learner. */
  async groupCode(test) {
    return { groupCode: (await newGroup(test, await newTeacher(test))).code };
  },

  /** The token of an invitation of the operator. */
  async signUpInvitation({ database, clock }) {
    const { token } = await createSignUpInvitation(database, { leaderId: null, role: null }, clock.now);
    return { signUpInvitation: token };
  },

  /** An open invitation to sign up that this learner made. */
  async madeInvitationId({ database, clock }, { learnerId: leaderId }) {
    const { token } = await createSignUpInvitation(database, { leaderId, role: null }, clock.now);
    return { madeInvitationId: hashToken(token) };
  },

  /** A class of another learner that this learner has joined. */
  async joinedGroupId(test, learner) {
    const { groupId, code } = await newGroup(test, await newTeacher(test));
    await joinGroup(test, learner, code);
    return { joinedGroupId: groupId };
  },

  async sessionId(test, { learnerId, cookie }) {
    const answer = await test.ask('GET', `/api/learners/${learnerId}/sessions`, { cookie });
    return { sessionId: ((await answer.json()) as { sessions: [{ id: string }] }).sessions[0].id };
  },
};

/** Gives a pupil the pictures that requests of tests contain. */
async function setPictures({ auth, database }: TestApp, learnerId: string): Promise<void> {
  const pictureHash = auth.pupilSecrets.hashPictures(learnerId, ['cat', 'key', 'star']);
  await database.updateTable('pupilAccounts').set({ pictureHash }).where('learnerId', '=', learnerId).execute();
}

/** Enough for everything in the shop. */
async function givePoints({ database }: TestApp, learnerId: string): Promise<void> {
  await database.updateTable('learners').set({ points: 1000 }).where('id', '=', learnerId).execute();
}

async function makeTeacher({ database }: TestApp, learnerId: string): Promise<void> {
  await database.updateTable('learners').set({ role: 'educator' }).where('id', '=', learnerId).execute();
}

function newTeacher(test: TestApp): Promise<Learner> {
  return newLearner(test, `leader-${crypto.randomUUID()}@example.org`);
}

/** A new family of a learner, whose role becomes `parent`, with a pupil. Returns its id. */
async function newFamily(test: TestApp, { learnerId, cookie }: Learner, pupilId: string): Promise<string> {
  await test.database.updateTable('learners').set({ role: 'parent' }).where('id', '=', learnerId).execute();
  const body = { kind: 'family', name: 'Reed' };
  const answer = await test.ask('POST', `/api/learners/${learnerId}/groups`, { cookie, body });
  const { groups } = (await answer.json()) as { groups: [{ groupId: string }] };
  const [{ groupId }] = groups;
  const joinedAt = test.clock.now.toISOString();
  await insertMember(test.database, { learnerId: pupilId, groupId, joinedAt }, NOTHING_SHARED);
  return groupId;
}

/** A new class of a learner, whose role becomes `educator`. */
async function newGroup(test: TestApp, { learnerId, cookie }: Learner): Promise<{ groupId: string; code: string }> {
  await makeTeacher(test, learnerId);
  const body = { kind: 'class', name: '5a' };
  const answer = await test.ask('POST', `/api/learners/${learnerId}/groups`, { cookie, body });
  const { groups } = (await answer.json()) as { groups: [{ groupId: string; code: string }] };
  return groups[0];
}

async function newInvitation(test: TestApp, { learnerId, cookie }: Learner, groupId: string) {
  const path = `/api/learners/${learnerId}/groups/${groupId}/invitations`;
  const answer = await test.ask('POST', path, { cookie, body: { role: 'helps' } });
  const { groups } = (await answer.json()) as Groups;
  const invitation = groups.find((group) => group.groupId === groupId)?.invitations[0];
  if (!invitation) throw new Error('no invitation was made');
  return invitation;
}

/** A new class of a learner, whose role becomes `educator`, with a pupil whose account they created. */
export async function newPupil(test: TestApp, { learnerId, cookie }: Learner) {
  await makeTeacher(test, learnerId);
  const row = { name: 'Bo Reed', className: `Pupils ${crypto.randomUUID()}`, isKnown: false };
  const body = { rows: [row], isPreview: false };
  const answer = await test.ask('POST', `/api/learners/${learnerId}/pupil-lists`, { cookie, body });
  const [card] = ((await answer.json()) as PupilList).cards;
  if (!card) throw new Error('no account was made');
  const pupil = await test.database
    .selectFrom('pupilAccounts')
    .innerJoin('groups', 'groups.groupId', 'pupilAccounts.groupId')
    .select(['groups.groupId', 'learnerId as pupilId'])
    .where('groups.pupilCode', '=', card.pupilCode)
    .executeTakeFirstOrThrow();
  return { ...pupil, pupilCode: card.pupilCode, card };
}

async function joinGroup(test: TestApp, { learnerId, cookie }: Learner, code: string): Promise<void> {
  const shares = { activity: true, progress: false, screening: true, plan: true };
  await test.ask('POST', `/api/learners/${learnerId}/memberships`, { cookie, body: { code, shares } });
}

async function keepPlan(test: TestApp, { learnerId, cookie }: Learner): Promise<void> {
  await test.ask('PUT', `/api/learners/${learnerId}/plan`, { cookie, body: { plan: EMPTY_PLAN } });
}

async function newText(test: TestApp, { learnerId, cookie }: Learner, groupId: string): Promise<string> {
  const body = { title: 'Owls', text: 'Owls see at night.' };
  const answer = await test.ask('POST', `/api/learners/${learnerId}/groups/${groupId}/texts`, { cookie, body });
  return ((await answer.json()) as { textId: string }).textId;
}

async function newShareLink(test: TestApp, { learnerId, cookie }: Learner, shows: ShownByLink = 'report') {
  const body = { days: 7, shows };
  const answer = await test.ask('POST', `/api/learners/${learnerId}/share-links`, { cookie, body });
  return (await answer.json()) as { token: string; links: [{ linkId: string }] };
}

async function linkToken(
  test: TestApp,
  { learnerId }: Learner,
  kind: 'confirm-email' | 'reset-password' | 'take-back',
) {
  const { database, clock } = test;
  return tokenIn(await createLink({ database, publicUrl: PUBLIC_URL, now: () => clock.now }, kind, learnerId));
}

function tokenIn(link: string | null): string {
  return link?.split('#')[1] ?? '';
}
