import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import { NOTHING_SHARED } from '#rules/groups/groups.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { listWithoutLeader } from '../../../scripts/admin/find-groups.ts';
import { focusGameReport } from '../../testing/runs/reports.ts';
import { type FakeOpenId, startFakeOpenId } from '../../testing/servers/fake-openid.ts';
import { codeOf, createTestApp, NOTHING_SET_UP, type TestApp } from '../../testing/test-app.ts';
import { begin, createTestBrowser, finish, signInWith } from '../../testing/test-browser.ts';

const CLIENT = { clientId: 'our-id', clientSecret: 'our-secret', name: 'Our school', trustsEmail: false };
const CHILD = { ageBand: 'under-13', isGrownUp: false };

type Person = { id: string; cookie: string };
let school: FakeOpenId;
let test: TestApp;

async function openSchool(schoolAnswersForPupils: boolean): Promise<void> {
  school = await startFakeOpenId(CLIENT.clientId);
  onTestFinished(() => school.stop());
  test = await createTestApp({
    providers: { oidc: { ...CLIENT, issuer: school.issuer } },
    setUp: { ...NOTHING_SET_UP, schoolAnswersForPupils },
  });
}

/** Comes in for the first time with the school's provider. */
async function signUp(answers: object = CHILD, browser = createTestBrowser(test)) {
  const { url } = await begin(browser, 'oidc');
  await browser.go(school.callbackUrl(url));
  const { status, code, learner } = await finish(browser, answers);
  return { status, code, learner, id: learner?.id ?? '', cookie: browser.cookie() };
}

async function newGroup(who: Person, kind: 'class' | 'family') {
  const made = (await (await test.askAs(who, 'POST', 'groups', { kind, name: kind })).json()) as Groups;
  const { groupId = '', code } = made.groups.at(-1) ?? {};
  return { groupId, code };
}
const join = (who: Person, code: unknown) => test.askAs(who, 'POST', 'memberships', { code, shares: NOTHING_SHARED });
const agree = (who: Person, groupId: string, pupil: Person) =>
  test.askAs(who, 'PUT', `groups/${groupId}/members/${pupil.id}/screening-agreement`, {
    textVersion: PARENT_AGREEMENT_VERSION,
  });
const saveAttempt = (who: Person) =>
  test.askAs(who, 'PUT', `attempts/focus-game/${randomUUID()}`, focusGameReport(10, 20));
const makeLink = (who: Person) => test.askAs(who, 'POST', 'share-links', { days: 7 });
const share = (who: Person, groupId: string) =>
  test.askAs(who, 'PUT', `memberships/${groupId}`, { shares: { ...NOTHING_SHARED, screening: true } });

it('without the setting, a child needs a grown-up and an address of one, at the provider of the school too', async () => {
  await openSchool(false);
  expect((await signUp()).code).toBe('grown-up-needed');
  school.answers.claims = { sub: 'bo', name: 'Bo' };
  expect((await signUp({ ...CHILD, isGrownUp: true })).code).toBe('grown-up-email-needed');
  expect(await test.count('accounts')).toBe(0);
});

describe('where the school answers for pupils', () => {
  beforeEach(() => openSchool(true));

  it('a child comes in without a grown-up and without an address, as a pupil', async () => {
    school.answers.claims = { sub: 'bo', name: 'Bo' };
    const { status, learner } = await signUp();
    expect(status).toBe(200);
    expect(learner).toMatchObject({ email: '', ageBand: 'under-13', isPupil: true, keepsResults: false, endsOn: null });
    const [consent] = await test.database.selectFrom('consents').select(['kind', 'answer', 'givenBy']).execute();
    expect(consent).toEqual({ kind: 'account', answer: 'yes', givenBy: 'grown-up' });
    expect(await test.count('consents')).toBe(1);
  });

  it('others are no pupils, and a child with another way in needs a grown-up', async () => {
    expect((await signUp({ ageBand: '13-to-17' })).learner).toMatchObject({ isPupil: false, keepsResults: null });
    const body = { name: 'Bo', email: 'bo@example.org', password: 'three short words' };
    const consent = { ...CHILD, consentVersion: CONSENT_VERSIONS.account };
    const sent = test.ask('POST', '/api/auth/sign-up/email', { body: { ...body, ...consent } });
    expect(await codeOf(sent)).toBe('grown-up-needed');
  });

  it('no result is kept, shared or put behind a link before a parent agrees', async () => {
    const child = await signUp();
    const teacher = await test.newPerson('educator');
    const { groupId, code } = await newGroup(teacher, 'class');
    expect((await join(child, code)).status).toBe(201);
    expect(await codeOf(saveAttempt(child))).toBe('tests-off');
    expect(await test.count('focusGameAttempts')).toBe(0);
    const yes = { answer: true, isGrownUp: true, consentVersion: CONSENT_VERSIONS.results };
    expect(await codeOf(test.askAs(child, 'PUT', 'consents/results', yes))).toBe('parent-agreement-needed');
    expect(await codeOf(share(child, groupId))).toBe('parent-agreement-needed');
    expect(await codeOf(makeLink(child))).toBe('parent-agreement-needed');
  });

  it('a class sees the days of such a pupil at once, a family only when a parent agreed; so does a first password', async () => {
    school.answers.claims = { sub: 'bo', name: 'Bo', email: 'bo@school.example', email_verified: true };
    const child = await signUp();
    const [teacher, parent] = [await test.newPerson('educator'), await test.newPerson('parent')];
    const [inClass, family] = [await newGroup(teacher, 'class'), await newGroup(parent, 'family')];
    for (const { code } of [inClass, family]) await join(child, code);
    const showDays = ({ groupId }: { groupId: string }) =>
      test.askAs(child, 'PUT', `memberships/${groupId}`, { shares: { ...NOTHING_SHARED, activity: true } });
    const setPassword = () => test.askAs(child, 'POST', 'password', { newPassword: 'three short words' });
    expect((await showDays(inClass)).status).toBe(200);
    expect(await codeOf(showDays(family))).toBe('parent-agreement-needed');
    expect(await codeOf(setPassword())).toBe('parent-agreement-needed');
    await agree(parent, family.groupId, child);
    expect((await showDays(family)).status).toBe(200);
    expect((await setPassword()).status).toBe(200);
  });

  it('a class cannot be set the test for such a pupil, whose teacher gives no pictures and no name', async () => {
    const child = await signUp();
    const teacher = await test.newPerson('educator');
    const { groupId, code } = await newGroup(teacher, 'class');
    await join(child, code);
    const shown = (await (await test.askAs(teacher, 'GET', `groups/${groupId}`)).json()) as ShownGroup;
    expect(shown.members).toMatchObject([
      { pupil: { canGivePictures: false, canAgree: false, screeningAgreed: false } },
    ]);
    const pictures = test.askAs(teacher, 'PUT', `groups/${groupId}/pictures`, { memberIds: [child.id] });
    expect(await codeOf(pictures)).toBe('not-found');
    expect(await listWithoutLeader(test.database, 10)).toEqual([]);
  });

  it('a linked parent agrees, sees the results alone, and takes it back', async () => {
    const child = await signUp();
    const parent = await test.newPerson('parent');
    const teacher = await test.newPerson('educator');
    const family = await newGroup(parent, 'family');
    const inClass = await newGroup(teacher, 'class');
    for (const { code } of [family, inClass]) await join(child, code);
    expect(await codeOf(agree(teacher, inClass.groupId, child))).toBe('not-found');
    expect((await agree(parent, family.groupId, child)).status).toBe(200);
    expect((await test.learnerOf(child.cookie)).keepsResults).toBe(true);
    await saveAttempt(child);
    expect(await test.count('focusGameAttempts')).toBe(1);
    expect(await codeOf(share(child, inClass.groupId))).toBe('parent-agreement-needed');
    expect((await share(child, family.groupId)).status).toBe(200);
    await test.askAs(parent, 'DELETE', `groups/${family.groupId}/members/${child.id}/screening-agreement`);
    expect(await test.count('focusGameAttempts')).toBe(0);
    expect(await codeOf(makeLink(child))).toBe('parent-agreement-needed');
  });
});

it('a link opens nothing any more when the parent who agreed is not linked any more', async () => {
  await openSchool(true);
  const child = await signUp();
  const parent = await test.newPerson('parent');
  const { groupId, code } = await newGroup(parent, 'family');
  await join(child, code);
  await agree(parent, groupId, child);
  const made = await makeLink(child);
  expect(made.status).toBe(201);
  const { token } = (await made.json()) as { token: string };
  const open = () => test.ask('POST', '/api/shared-reports', { body: { token } });
  expect((await open()).status).toBe(200);
  await test.askAs(child, 'DELETE', `memberships/${groupId}`);
  expect(await codeOf(open())).toBe('share-link-revoked');
});

it('a stand-in of another provider never counts as the school', async () => {
  test = await createTestApp({ isStoodIn: true, setUp: { ...NOTHING_SET_UP, schoolAnswersForPupils: true } });
  const browser = createTestBrowser(test);
  await signInWith(browser, 'google');
  expect((await finish(browser, CHILD)).code).toBe('grown-up-needed');
});
