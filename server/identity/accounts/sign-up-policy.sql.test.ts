import { describe, expect, it } from 'vitest';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import type { Role } from '#rules/groups/groups.ts';
import { SIGN_UP_INVITATION } from '#rules/people/sign-up.ts';
import { cleanUp } from '../../testing/clean-up.ts';
import { startFakeOpenId } from '../../testing/servers/fake-openid.ts';
import {
  codeOf,
  createTestApp,
  NOTHING_SET_UP,
  PASSWORD,
  SIGN_UP_CONSENT,
  type TestApp,
} from '../../testing/test-app.ts';
import { begin, createTestBrowser, finish, signInWith } from '../../testing/test-browser.ts';
import { createSignUpInvitation, deleteExpiredSignUpInvitations, findInvitationsOf } from './sign-up-policy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DOMAIN = 'example.org';

type Policy = Partial<Pick<ServerSetup, 'signUp' | 'emailDomains' | 'teachers' | 'mail'>>;
type SignUp = { email?: string; role?: Role; invitation?: string };

const open = (policy: Policy) => createTestApp({ isStoodIn: true, setUp: { ...NOTHING_SET_UP, ...policy } });

/** Each way signs somebody up in a browser of their own, and says why it was refused; null when there is an account. */
const WAYS = {
  'an email at once': {
    open,
    async signUp(test: TestApp, { email = 'ada@example.org', ...sent }: SignUp) {
      const body = { name: 'Ada', email, password: PASSWORD, ...SIGN_UP_CONSENT, ...sent };
      return refusalIn(await test.ask('POST', '/api/auth/sign-up/email', { body }));
    },
  },
  'an email and its mail': {
    open: (policy: Policy) => open({ ...policy, mail: 'smtp' }),
    async signUp(test: TestApp, { email = 'ada@example.org', ...sent }: SignUp) {
      const body = { name: 'Ada', email, password: PASSWORD, ...SIGN_UP_CONSENT, ...sent };
      const refusal = await refusalIn(await test.ask('POST', '/api/auth/sign-up/email', { body }));
      const [letter] = await test.sendMails();
      if (refusal !== null) return refusal;
      const confirmation = { token: letter?.tokens[0] ?? '', password: PASSWORD };
      return refusalIn(await test.ask('POST', '/api/auth/confirm-email', { body: confirmation }));
    },
  },
  Google: {
    open,
    async signUp(test: TestApp, { email = 'ada@example.org', ...sent }: SignUp) {
      const browser = createTestBrowser(test);
      const { outcome } = await signInWith(browser, 'google', { name: 'Ada', email });
      if (outcome !== 'age-band-needed') return outcome;
      return (await finish(browser, sent)).code ?? null;
    },
  },
  OpenID: {
    async open(policy: Policy) {
      const school = await startFakeOpenId('our-id');
      cleanUp(school.stop);
      const client = { clientId: 'our-id', clientSecret: 'our-secret', name: 'Our school', trustsEmail: false };
      const setUp = { ...NOTHING_SET_UP, ...policy };
      const test = await createTestApp({ setUp, providers: { oidc: { ...client, issuer: school.issuer } } });
      return Object.assign(test, { school });
    },
    async signUp(test: TestApp, { email = 'ada@example.org', ...sent }: SignUp) {
      const { school } = test as TestApp & { school: Awaited<ReturnType<typeof startFakeOpenId>> };
      school.answers.claims = { sub: email, name: 'Ada', email, email_verified: true };
      const browser = createTestBrowser(test);
      const { url } = await begin(browser, 'oidc');
      const outcome = (await browser.go(school.callbackUrl(url))).url.searchParams.get('outcome');
      if (outcome !== 'age-band-needed') return outcome;
      return (await finish(browser, sent)).code ?? null;
    },
  },
} as const satisfies Record<string, { open: (policy: Policy) => Promise<TestApp>; signUp: SignUpWay }>;

type SignUpWay = (test: TestApp, signUp: SignUp) => Promise<string | null>;

async function refusalIn(answer: Response): Promise<string | null> {
  return answer.ok ? null : codeOf(answer);
}

const invite = async (test: TestApp, role: Role | null = null) =>
  (await createSignUpInvitation(test.database, { leaderId: null, role }, test.clock.now)).token;

describe.each(Object.entries(WAYS))('signing up with %s', (_way, { open, signUp }) => {
  it('needs nothing where everybody can, and an old invitation does not matter', async () => {
    const test = await open({ signUp: 'open' });
    expect(await signUp(test, {})).toBeNull();
    expect(await signUp(test, { email: 'bo@example.org', invitation: 'used'.repeat(10) })).toBeNull();
    expect(await test.count('accounts')).toBe(2);
  });

  it('needs an open invitation where people are invited, which works once', async () => {
    const test = await open({ signUp: 'invited' });
    expect(await signUp(test, {})).toBe('invitation-needed');
    expect(await signUp(test, { invitation: 'unknown'.repeat(5) })).toBe('invitation-not-usable');
    const invitation = await invite(test);
    expect(await signUp(test, { invitation })).toBeNull();
    expect(await signUp(test, { email: 'bo@example.org', invitation })).toBe('invitation-not-usable');
    expect([await test.count('accounts'), await test.count('signUpInvitations')]).toEqual([1, 0]);
  });

  it('is refused where nobody can, with an invitation too, which stays', async () => {
    const test = await open({ signUp: 'closed' });
    expect(await signUp(test, {})).toBe('sign-up-closed');
    expect(await signUp(test, { invitation: await invite(test) })).toBe('sign-up-closed');
    expect([await test.count('accounts'), await test.count('signUpInvitations')]).toEqual([0, 1]);
  });

  it('is refused with an address of another domain', async () => {
    const test = await open({ emailDomains: [DOMAIN] });
    expect(await signUp(test, { email: 'ada@example.com' })).toBe('email-domain-not-allowed');
    expect(await signUp(test, { email: 'ada@sub.example.org' })).toBe('email-domain-not-allowed');
    expect(await test.count('accounts')).toBe(0);
    expect(await signUp(test, {})).toBeNull();
  });

  it('makes no teacher where the operator makes them, unless the invitation says so', async () => {
    const test = await open({ teachers: 'by-operator' });
    expect(await signUp(test, { role: 'educator' })).toBe('teachers-by-operator');
    expect(await signUp(test, { role: 'educator', invitation: await invite(test) })).toBe('teachers-by-operator');
    expect([await test.count('accounts'), await test.count('signUpInvitations')]).toEqual([0, 1]);
    expect(await signUp(test, { role: 'educator', invitation: await invite(test, 'educator') })).toBeNull();
    expect(await signUp(test, { email: 'bo@example.org', role: 'parent' })).toBeNull();
    const roles = await test.database.selectFrom('learners').select('role').orderBy('role').execute();
    expect(roles.map(({ role }) => role)).toEqual(['educator', 'parent']);
  });

  it('leaves an invitation open when the account is not made', async () => {
    const test = await open({ signUp: 'invited' });
    const invitation = await invite(test);
    expect(await signUp(test, { invitation, role: 'learner' })).toBeNull();
    const second = await invite(test);
    expect(await signUp(test, { invitation: second })).not.toBeNull();
    expect(await test.count('signUpInvitations')).toBe(1);
    expect(await signUp(test, { email: 'bo@example.org', invitation: second })).toBeNull();
  });
});

describe('an invitation', () => {
  it('ends after 14 days, and the cleanup deletes it then', async () => {
    const test = await open({ signUp: 'invited' });
    const token = await invite(test);
    const preview = async () => refusalIn(await test.ask('POST', '/api/auth/invitation-previews', { body: { token } }));
    test.wait(SIGN_UP_INVITATION.lastsDays * DAY_MS - 1);
    expect(await preview()).toBeNull();
    await deleteExpiredSignUpInvitations(test.database, test.clock.now.toISOString());
    expect(await test.count('signUpInvitations')).toBe(1);
    test.wait(1);
    expect(await preview()).toBe('invitation-not-usable');
    expect(await WAYS['an email at once'].signUp(test, { invitation: token })).toBe('invitation-not-usable');
    await deleteExpiredSignUpInvitations(test.database, test.clock.now.toISOString());
    expect(await test.count('signUpInvitations')).toBe(0);
  });

  it('is stored as a hash, and tells the role that it gives', async () => {
    const test = await open({ signUp: 'invited' });
    const token = await invite(test, 'educator');
    const [row] = await test.database.selectFrom('signUpInvitations').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
    const answer = await test.ask('POST', '/api/auth/invitation-previews', { body: { token } });
    expect(await answer.json()).toEqual({ role: 'educator' });
  });

  it('makes one account when two people use it at once', async () => {
    const test = await open({ signUp: 'invited' });
    const invitation = await invite(test);
    const emails = ['ada', 'bo', 'cy', 'di'].map((name) => `${name}@example.org`);
    const signUps = emails.map((email) => WAYS['an email at once'].signUp(test, { email, invitation }));
    const refusals = await Promise.all(signUps);
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(refusals.filter((refusal) => refusal === 'invitation-not-usable')).toHaveLength(3);
    expect(await test.count('accounts')).toBe(1);
  });

  it('is used by the first of two mails that wait for it', async () => {
    const test = await open({ signUp: 'invited', mail: 'smtp' });
    const invitation = await invite(test);
    for (const email of ['ada@example.org', 'bo@example.org']) {
      const body = { name: 'Ada', email, password: PASSWORD, ...SIGN_UP_CONSENT, invitation };
      expect((await test.ask('POST', '/api/auth/sign-up/email', { body })).status).toBe(200);
    }
    const letters = await test.sendMails();
    const confirm = (token = '') =>
      test.ask('POST', '/api/auth/confirm-email', { body: { token, password: PASSWORD } }).then(refusalIn);
    expect(await confirm(letters[0]?.tokens[0])).toBeNull();
    expect(await confirm(letters[1]?.tokens[0])).toBe('invitation-not-usable');
    expect(await test.count('accounts')).toBe(1);
  });
});

describe('a leader who invites', () => {
  const newLeader = async (test: TestApp) => {
    const teacher = await test.newPerson('educator');
    const answer = await test.askAs(teacher, 'POST', 'groups', { kind: 'class', name: '5a' });
    const { groups } = (await answer.json()) as { groups: { groupId: string }[] };
    return { ...teacher, path: `groups/${groups[0]?.groupId}/sign-up-invitations` };
  };
  /** An app in which accounts are made first, then the policy of the test begins. */
  const withLeader = async (policy: Policy) => {
    const setUp = { ...NOTHING_SET_UP };
    const test = await createTestApp({ setUp });
    const leader = await newLeader(test);
    Object.assign(setUp, policy);
    return { test, leader };
  };

  it('makes links that work once, at most 20 open ones, and one more when one is used', async () => {
    const { test, leader } = await withLeader({ signUp: 'invited' });
    const answers = await Promise.all(Array.from({ length: 24 }, () => test.askAs(leader, 'POST', leader.path)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(SIGN_UP_INVITATION.mostOpen);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(await codeOf(answer)).toBe('too-many-sign-up-invitations');
    const [{ token }] = (await Promise.all(made.map((answer) => answer.json()))) as [{ token: string }];
    expect(await WAYS['an email at once'].signUp(test, { invitation: token })).toBeNull();
    expect((await test.askAs(leader, 'POST', leader.path)).status).toBe(201);
    test.wait(SIGN_UP_INVITATION.lastsDays * DAY_MS);
    expect(await findInvitationsOf(test.database, leader.id, test.clock.now.toISOString())).toEqual([]);
    expect((await test.askAs(leader, 'POST', leader.path)).status).toBe(201);
  });

  it('sees the open links by their day, and takes one of them back, which then opens nothing', async () => {
    const { test, leader } = await withLeader({ signUp: 'invited' });
    const tokens: string[] = [];
    for (let made = 0; made < 2; made += 1) {
      const { token } = (await (await test.askAs(leader, 'POST', leader.path)).json()) as { token: string };
      tokens.push(token);
      test.wait(60_000);
    }
    const answer = await test.askAs(leader, 'GET', 'sign-up-invitations');
    const { invitations } = (await answer.json()) as { invitations: { invitationId: string }[] };
    expect(invitations).toHaveLength(2);
    expect(tokens.filter((token) => JSON.stringify(invitations).includes(token))).toEqual([]);
    const [newest, oldest] = invitations;
    const takeBack = () => test.askAs(leader, 'DELETE', `sign-up-invitations/${newest?.invitationId}`);
    expect(await (await takeBack()).json()).toEqual({ invitations: [oldest] });
    expect(await codeOf(takeBack())).toBe('not-found');
    const [first, second] = tokens;
    expect(await WAYS['an email at once'].signUp(test, { invitation: second as string })).toBe('invitation-not-usable');
    expect(await WAYS['an email at once'].signUp(test, { invitation: first as string })).toBeNull();
  });

  it('cannot take back the link of another leader or of the operator', async () => {
    const test = await createTestApp();
    const [leader, other] = [await newLeader(test), await newLeader(test)];
    for (const leaderId of [other.id, null])
      await createSignUpInvitation(test.database, { leaderId, role: null }, test.clock.now);
    for (const { tokenHash } of await test.database.selectFrom('signUpInvitations').selectAll().execute())
      expect(await codeOf(test.askAs(leader, 'DELETE', `sign-up-invitations/${tokenHash}`))).toBe('not-found');
    expect(await test.count('signUpInvitations')).toBe(2);
  });

  it('cannot make a teacher where the operator does', async () => {
    const { test, leader } = await withLeader({ signUp: 'invited', teachers: 'by-operator' });
    const { token } = (await (await test.askAs(leader, 'POST', leader.path)).json()) as { token: string };
    const signUp = { invitation: token, role: 'educator' } as const;
    expect(await WAYS['an email at once'].signUp(test, signUp)).toBe('teachers-by-operator');
  });

  it('is told where nobody can sign up, and the links go with the account', async () => {
    const { test, leader } = await withLeader({ signUp: 'closed' });
    expect(await codeOf(test.askAs(leader, 'POST', leader.path))).toBe('sign-up-closed');
    await createSignUpInvitation(test.database, { leaderId: leader.id, role: null }, test.clock.now);
    await test.database.deleteFrom('accounts').where('id', '=', leader.id).execute();
    await test.database.deleteFrom('learners').where('id', '=', leader.id).execute();
    expect(await test.count('signUpInvitations')).toBe(0);
  });
});

describe('where people cannot sign up', () => {
  it('everybody who has an account logs in, and a teacher still makes accounts for pupils', async () => {
    const setUp = { ...NOTHING_SET_UP };
    const test = await createTestApp({ setUp });
    const teacher = await test.newPerson('educator');
    Object.assign(setUp, { signUp: 'closed', emailDomains: ['school.example'], teachers: 'by-operator' });
    expect((await test.logIn(teacher.email)).status).toBe(200);
    const rows = [{ name: 'Bo Reed', className: '5a' }];
    const answer = await test.askAs(teacher, 'POST', 'pupil-lists', { rows, isPreview: false });
    expect(((await answer.json()) as { cards: unknown[] }).cards).toHaveLength(1);
  });

  it('a new person at a provider is told so before the age is asked, and nothing of them is kept', async () => {
    const test = await open({ signUp: 'closed' });
    expect((await signInWith(createTestBrowser(test), 'google')).outcome).toBe('sign-up-closed');
    expect([await test.count('accounts'), await test.count('verifications')]).toEqual([0, 0]);
  });

  it('a mail that came before is refused, with the reason', async () => {
    const setUp = { ...NOTHING_SET_UP, mail: 'smtp' as const };
    const test = await createTestApp({ setUp });
    const body = { name: 'Ada', email: 'ada@example.org', password: PASSWORD, ...SIGN_UP_CONSENT };
    await test.ask('POST', '/api/auth/sign-up/email', { body });
    const [letter] = await test.sendMails();
    Object.assign(setUp, { signUp: 'closed' });
    const confirmation = { token: letter?.tokens[0] ?? '', password: PASSWORD };
    expect(await codeOf(test.ask('POST', '/api/auth/confirm-email', { body: confirmation }))).toBe('sign-up-closed');
  });
});

it('where the operator makes teachers, nobody becomes one alone, and a teacher stays one', async () => {
  const test = await open({ teachers: 'by-operator' });
  const person = await test.newPerson();
  expect(await codeOf(test.askAs(person, 'PUT', 'role', { role: 'educator' }))).toBe('teachers-by-operator');
  expect((await test.askAs(person, 'PUT', 'role', { role: 'parent' })).status).toBe(200);
  const teacher = await test.newPerson('educator');
  expect((await test.askAs(teacher, 'PUT', 'role', { role: 'educator' })).status).toBe(200);
  expect((await test.askAs(teacher, 'PUT', 'role', { role: 'learner' })).status).toBe(200);
  expect(await codeOf(test.askAs(teacher, 'PUT', 'role', { role: 'educator' }))).toBe('teachers-by-operator');
});
