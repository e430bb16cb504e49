import { sql } from 'kysely';
import { EMPTY_PLAN } from '#rules/plan/plan.ts';
import { insertAssignment } from '../groups/assignment-queries.ts';
import { insertGroup, insertMember } from '../groups/group-queries.ts';
import { insertPictureChanges } from '../groups/pupils/pupil-queries.ts';
import { saveViews } from '../groups/view-queries.ts';
import { createSignUpInvitation } from '../identity/accounts/sign-up-policy.ts';
import { insertMail } from '../mail/mail-queries.ts';
import { addRows } from './databases/add-rows.ts';
import { webp } from './pictures.ts';
import { focusGameReport, letterQuizReport, traitsReport } from './runs/reports.ts';
import { RUN_REPORTS } from './runs/sample-runs.ts';
import type { TestApp } from './test-app.ts';

const AT = '2026-11-21T09:00:00.000Z';
const LATER = '2999-01-01T00:00:00.000Z';

/** Unique values that no other row contains. */
export const WHOLE = { name: 'Adalind Vetrova', email: 'adalind.vetrova@example.org', nickname: 'Quiet Zebra' };

/** Creates a learner with at least one row in each table that has rows of learners. */
export async function createWholeLearner(test: TestApp, { name, email, nickname } = WHOLE) {
  const { learner, cookie } = await test.signUp(email);
  const { id } = learner;
  const own = `/api/learners/${id}`;
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await test.ask(method, `${own}/${path}`, { cookie, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  await send('PATCH', 'profile', { name, picture: { kind: 'own', base64: webp().toString('base64') } });
  await send('PATCH', 'preferences', { focusMode: true });
  await send('PATCH', 'settings', { size: { value: 1.5, changedAt: AT }, clock: { value: 'hidden', changedAt: AT } });
  await send('PUT', 'leaderboard', { nickname });
  await send('POST', 'share-links', { days: 30 });
  for (const [index, part] of ['focus-game', 'focus-game', 'letter-quiz', 'traits-questionnaire'].entries())
    await send('PUT', `attempts/${part}/${crypto.randomUUID()}`, REPORTS[part as keyof typeof REPORTS](index));
  for (const [game, report] of Object.entries(RUN_REPORTS))
    await send('PUT', `runs/${game}/${crypto.randomUUID()}`, report);
  await send('PUT', `purchases/${crypto.randomUUID()}`, { item: 'merchandise', price: 30 });
  await addGroups(test, id);
  await addTemporaryRows(test, id, email);
  await test.logIn(email, 'not the password');
  await test.logIn(email, 'not the password', { cookie });
  return { id, cookie };
}

const REPORTS = {
  'focus-game': (index: number) => (index === 0 ? focusGameReport(10, 20) : focusGameReport()),
  'letter-quiz': () => letterQuizReport(6),
  'traits-questionnaire': () => traitsReport(7),
};

/** A class that the learner leads and is in, with an assignment, a text that was read, a view and a change of pictures as for a pupil. */
async function addGroups({ database }: TestApp, id: string): Promise<void> {
  await database.updateTable('learners').set({ role: 'educator' }).where('id', '=', id).execute();
  const groupId = crypto.randomUUID();
  const code = { code: id.slice(0, 6), codeExpiresAt: LATER };
  await insertGroup(database, { groupId, leaderId: id, kind: 'class', name: 'Meadow class', createdAt: AT, ...code });
  const shown = { activity: true, progress: true, screening: true, plan: true };
  await insertMember(database, { learnerId: id, groupId, joinedAt: AT }, shown);
  const note = 'Read it by the river.';
  const target = { kind: 'passage', target: 'last-bus', dueDay: '2026-11-27' } as const;
  await insertAssignment(
    database,
    {
      assignmentId: crypto.randomUUID(),
      groupId,
      ...target,
      note,
      createdAt: AT,
      leaderSees: 1,
      startDay: null,
      level: null,
    },
    [id],
  );
  const text = { textId: crypto.randomUUID(), groupId, leaderId: id, createdAt: AT };
  await addRows(database, 'groupTexts', { ...text, title: 'Owls', paragraphs: '["Owls see at night."]', words: 4 });
  await addRows(database, 'textReadings', { learnerId: id, textId: text.textId, readAt: AT });
  const plan = { ...EMPTY_PLAN, liked: { ticks: ['kind'], own: ['I sing by the river.'] } };
  await addRows(database, 'planVersions', {
    learnerId: id,
    day: '2026-11-21',
    plan: JSON.stringify(plan),
    changedAt: AT,
  });
  const added = { noteId: crypto.randomUUID(), learnerId: id, leaderId: id, addedAt: AT };
  await addRows(database, 'planNotes', { ...added, sentences: '["Ask for the short list."]' });
  await saveViews(database, [{ learnerId: id, leaderId: id, viewedAt: AT, shown }]);
  await addRows(database, 'pupilAccounts', {
    ...{ learnerId: id, madeById: id, groupId, nameKey: 'whole', pictureHash: 'hash of the pictures' },
    schoolNumber: 'H801200001001',
    ...{ cardHash: `hash ${id}`, cardCode: `code ${id}`, sealedCard: 'sealed card' },
    ...{ elsewhereTries: 1, elsewhereSince: AT, manyWrongAt: AT },
    ...{ picturesChangedAt: AT, wrongTries: 1, wrongSince: AT, lastWrongAt: AT },
  });
  await addRows(database, 'parentAgreements', {
    ...{ agreementId: crypto.randomUUID(), learnerId: id, parentId: id, textVersion: '2026-11-27', agreedAt: AT },
    ...{ endedAt: AT, endReason: 'taken-back' as const },
  });
  await addRows(database, 'parentReports', {
    ...{ learnerId: id, parentId: id, reportedById: id, reportedAt: AT },
    ...{ decision: 'confirmed' as const, decidedAt: AT },
  });
  await createSignUpInvitation(database, { leaderId: id, role: null }, new Date(AT));
  const change = { learnerId: id, leaderId: id, changedAt: AT };
  for (const kind of ['new', 'seen'] as const)
    await insertPictureChanges(database, kind, [{ ...change, changeId: crypto.randomUUID() }]);
}

/** Rows that are deleted after some time: a queued mail, mail links, a sign-in method in progress, a verified email. */
async function addTemporaryRows({ database }: TestApp, id: string, email: string): Promise<void> {
  await database.updateTable('accounts').set({ emailVerified: 1 }).where('id', '=', id).execute();
  const dated = { createdAt: AT, updatedAt: AT };
  for (const value of [id, JSON.stringify({ link: { userId: id, email } })])
    await addRows(database, 'verifications', {
      id: crypto.randomUUID(),
      identifier: crypto.randomUUID(),
      value,
      expiresAt: LATER,
      ...dated,
    });
  await sql`insert into "signInMethods" ("id", "userId", "providerId", "accountId", "createdAt", "updatedAt")
    values (${crypto.randomUUID()}, ${id}, 'google', ${`google ${id}`}, ${AT}, ${AT})`.execute(database);
  await insertMail(database, { kind: 'confirm-email', recipient: email, learnerId: id, details: {} }, LATER);
  await insertMail(database, { kind: 'reset-password', recipient: email, details: {} }, LATER);
  await addRows(database, 'unfinishedSignUps', {
    ...{ tokenHash: crypto.randomUUID(), email, name: 'Unfinished', passwordHash: 'hash', ageBand: '18-or-older' },
    ...{ isGrownUp: 0, consentVersion: '2026-11-21', createdAt: AT, expiresAt: LATER },
  });
  await addRows(database, 'demoRequests', {
    requestId: crypto.randomUUID(),
    receivedAt: AT,
    name: 'Visitor',
    email: email.toUpperCase(),
    visitorKind: 'parent',
    message: 'Two\nlines\t"and" \\more ü',
  });
}
