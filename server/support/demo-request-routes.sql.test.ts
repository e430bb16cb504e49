import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR_KINDS } from '#rules/people/demo-request.ts';
import { ADDRESS_LIMITS } from '../http/limits/rate-limit.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { failOn } from '../testing/database-faults.ts';
import { codeOf, createTestApp, NOTHING_SET_UP, type TestApp } from '../testing/test-app.ts';

const REQUEST = { name: 'Noor', email: 'noor@example.org', visitorKind: 'educator', message: 'For 12 learners.' };
const REQUEST_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const put = (body: unknown, requestId: string = crypto.randomUUID()) =>
  test.ask('PUT', `/api/demo-requests/${requestId}`, { body });
const stored = () => test.database.selectFrom('demoRequests').selectAll().execute();

describe('a request for a demo session', () => {
  it('is stored as it was sent, from anybody', async () => {
    const answer = await put(REQUEST, REQUEST_ID);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ receivedAt: '2026-11-21T10:00:00.000Z' });
    expect(await stored()).toEqual([{ requestId: REQUEST_ID, receivedAt: '2026-11-21T10:00:00.000Z', ...REQUEST }]);
  });

  it.each([
    ...VISITOR_KINDS.map((visitorKind) => ({ visitorKind })),
    { message: '' },
    { message: 'm'.repeat(1000) },
    { message: ` ${'m'.repeat(1000)} ` },
    { message: 'Two\nlines' },
    { name: 'N' },
    { name: 'N'.repeat(80) },
    { email: `${'a'.repeat(64)}@example.org` },
  ])('can be with %j', async (change) => {
    expect((await put({ ...REQUEST, ...change })).status).toBe(201);
  });

  it('keeps a message tidy', async () => {
    await put({ ...REQUEST, message: ' one\r\ntwo\u0000 ' });
    expect((await stored())[0]?.message).toBe('one\ntwo');
  });

  it.each([
    [{ name: '' }, 'name-not-usable'],
    [{ name: '   ' }, 'name-not-usable'],
    [{ name: 'N'.repeat(81) }, 'name-not-usable'],
    [{ name: 'No\nor' }, 'name-not-usable'],
    [{ email: '' }, 'email-not-usable'],
    [{ email: 'noor@example' }, 'email-not-usable'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'email-not-usable'],
    [{ visitorKind: 'learner' }, 'invalid-request'],
    [{ visitorKind: null }, 'invalid-request'],
    [{ message: 'm'.repeat(1001) }, 'invalid-request'],
    [{ message: null }, 'invalid-request'],
    [{ message: undefined }, 'invalid-request'],
    [{ learnerId: '1' }, 'invalid-request'],
  ])('is refused with %j', async (change, code) => {
    expect(await codeOf(put({ ...REQUEST, ...change }))).toBe(code);
    expect(await stored()).toEqual([]);
  });

  it('is refused under an id that is none', async () => {
    expect((await put(REQUEST, 'first')).status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

describe('the same request again', () => {
  it('changes nothing and answers when the first one came', async () => {
    await put(REQUEST, REQUEST_ID);
    test.wait(1000);
    const again = await put({ ...REQUEST, message: ` ${REQUEST.message}` }, REQUEST_ID.toUpperCase());
    expect([again.status, await again.json()]).toEqual([200, { receivedAt: '2026-11-21T10:00:00.000Z' }]);
    expect(await test.count('demoRequests')).toBe(1);
  });

  it('sent ten times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(REQUEST, REQUEST_ID)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(await test.count('demoRequests')).toBe(1);
  });

  it.each([{ name: 'Bo' }, { email: 'bo@example.org' }, { visitorKind: 'parent' }, { message: '' }])(
    'with %j is refused, and the first one stays',
    async (change) => {
      await put(REQUEST, REQUEST_ID);
      expect(await codeOf(put({ ...REQUEST, ...change }, REQUEST_ID))).toBe('request-differs');
      expect(await stored()).toMatchObject([REQUEST]);
    },
  );
});

describe('where mails are sent', () => {
  const withOperator = (mail: 'smtp' | 'local') =>
    createTestApp({ setUp: { ...NOTHING_SET_UP, mail }, operatorEmail: 'operator@example.org' });

  it.each(['smtp', 'local'] as const)('the operator is told once of a request (%s)', async (mail) => {
    test = await withOperator(mail);
    await put(REQUEST, REQUEST_ID);
    await put(REQUEST, REQUEST_ID);
    await put({ ...REQUEST, message: '' }, REQUEST_ID);
    const letters = await test.sendMails();
    expect(letters).toMatchObject([
      { recipient: 'operator@example.org', replyTo: { name: 'Noor', address: 'noor@example.org' } },
    ]);
    expect(letters[0]?.text).toContain('> For 12 learners.');
  });

  it('a request that could not be stored is not told of, and one that could not be told of is not stored', async () => {
    test = await withOperator('smtp');
    silenceErrors();
    await failOn('insert', 'mails', test.database);
    expect((await put(REQUEST, REQUEST_ID)).status).toBe(500);
    expect([await test.count('demoRequests'), await test.count('mails')]).toEqual([0, 0]);
  });

  it.each([
    ['no operator is named', { ...NOTHING_SET_UP, mail: 'smtp' }, null],
    ['no mail can be sent', NOTHING_SET_UP, 'operator@example.org'],
  ] as const)('no mail is sent where %s', async (_why, setUp, operatorEmail) => {
    test = await createTestApp({ setUp, operatorEmail });
    await put(REQUEST, REQUEST_ID);
    expect([await test.count('demoRequests'), await test.count('mails')]).toEqual([1, 0]);
  });
});

it('a request cannot be read, changed or deleted over HTTP, not even by its sender', async () => {
  await put(REQUEST, REQUEST_ID);
  const { cookie } = await test.signUp(REQUEST.email);
  for (const path of ['/api/demo-requests', `/api/demo-requests/${REQUEST_ID}`])
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
      expect((await test.ask(method, path, { cookie, ...(method !== 'GET' && { body: REQUEST }) })).status).toBe(404);
  expect(await stored()).toMatchObject([REQUEST]);
});

it('one address sends 20 an hour', async () => {
  for (let time = 1; time <= ADDRESS_LIMITS.demoRequest.most; time += 1) expect((await put(REQUEST)).status).toBe(201);
  const refused = await put(REQUEST);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(await test.count('demoRequests')).toBe(20);
  test.wait(ADDRESS_LIMITS.demoRequest.windowMs);
  expect((await put(REQUEST)).status).toBe(201);
});
