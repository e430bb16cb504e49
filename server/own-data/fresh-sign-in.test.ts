import { expect, it } from 'vitest';
import { createAccountWithClass, daysAgo, join, newGroup, OWNER } from '../testing/stolen-account.ts';
import { cookieOf } from '../testing/test-app.ts';

const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;

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
