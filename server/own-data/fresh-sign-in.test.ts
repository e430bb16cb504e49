import { afterEach, expect, it, vi } from 'vitest';
import type { Groups } from '#contract/groups/groups.ts';
import { FRESH_FOR_MS } from '../identity/auth.ts';
import { createAccountWithClass, daysAgo, join, newGroup, OWNER } from '../testing/stolen-account.ts';
import { cookieOf, type Person, type TestApp } from '../testing/test-app.ts';

const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;
afterEach(() => void vi.useRealTimers());

it('a link or a group is added only within ten minutes after a log-in, and the learner gets a mail of it', async () => {
  const { test, owner } = await createAccountWithClass();
  const family = await newGroup(test, 'family');
  await test.change('sessions', { createdAt: daysAgo(0.01) });
  const link = (cookie: string) => test.askAs({ ...owner, cookie }, 'POST', 'share-links', { days: 7 });
  expect(await codeOf(await link(owner.cookie))).toBe('sign-in-again');
  expect(await codeOf(await join(test, owner, family))).toBe('sign-in-again');
  expect(await test.count('shareLinks')).toBe(0);
  const cookie = cookieOf(await test.logIn(OWNER));
  const sent = await test.count('mails');
  expect((await link(cookie)).status).toBe(201);
  expect((await join(test, { ...owner, cookie }, family)).status).toBe(201);
  expect((await test.count('mails')) - sent).toBe(2);
});

/** The requests with which a teacher adds one of each kind, with their answers: the status, and the code of a problem. */
async function additionsOf(test: TestApp, teacher: Person) {
  const family = await newGroup(test, 'family');
  const { leader, groupId } = await newGroup(test, 'class');
  const invited = await test.askAs(leader, 'POST', `groups/${groupId}/invitations`, { role: 'helps' });
  const { groups } = (await invited.json()) as Groups;
  const code = groups.flatMap(({ invitations }) => invitations)[0]?.code;
  const provider = { provider: 'google', nonce: crypto.randomUUID() };
  const requests: Record<string, () => Promise<Response>> = {
    'a link': () => test.askAs(teacher, 'POST', 'share-links', { days: 7 }),
    'a group that is joined': () => join(test, teacher, family),
    'a group that is made': () => test.askAs(teacher, 'POST', 'groups', { kind: 'class', name: '5a' }),
    'a group that is led': () => test.askAs(teacher, 'POST', 'led-groups', { code }),
    'a provider': () => test.ask('POST', '/api/auth/link/social', { cookie: teacher.cookie, body: provider }),
  };
  return async () => {
    const answers: [string, string][] = [];
    for (const [addition, send] of Object.entries(requests)) {
      const answer = await send();
      answers.push([addition, answer.ok ? `${answer.status}` : `${answer.status} ${await codeOf(answer)}`]);
    }
    return Object.fromEntries(answers);
  };
}

it('whatever shows an account to others, or opens it, is added at most ten minutes after the log-in', async () => {
  const { test } = await createAccountWithClass();
  const teacher = await test.newPerson('educator');
  const add = await additionsOf(test, teacher);
  const began = Date.now();
  await test.change('sessions', { createdAt: new Date(began).toISOString() });
  await test.change('accounts', { emailVerified: 1 });
  const counts = () => Promise.all((['groups', 'groupLeaders', 'verifications', 'mails'] as const).map(test.count));

  vi.useFakeTimers({ toFake: ['Date'], now: began + FRESH_FOR_MS + 1 });
  const before = await counts();
  expect(new Set(Object.values(await add()))).toEqual(new Set(['403 sign-in-again']));
  expect(await counts()).toEqual(before);

  vi.useFakeTimers({ toFake: ['Date'], now: began + FRESH_FOR_MS });
  expect(await add()).toEqual({
    ...{ 'a link': '201', 'a group that is joined': '201', 'a group that is made': '201' },
    ...{ 'a group that is led': '201', 'a provider': '200' },
  });
  const [groups = 0, leaders = 0, started = 0, mails = 0] = before;
  expect(await counts()).toEqual([groups + 1, leaders + 2, started + 1, mails + 4]);
});
