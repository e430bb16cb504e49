import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR_KINDS } from '#rules/people/demo-request.ts';
import { ADDRESS_LIMITS } from '../http/limits/rate-limit.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { failOn } from '../testing/databases/database-faults.ts';
import { sameOnBoth } from '../testing/databases/databases.ts';
import { KNOWN_ROUTES } from '../testing/known-routes.ts';
import { codeOf, createTestApp, expectCodes, NOTHING_SET_UP, type TestApp } from '../testing/test-app.ts';

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

  it.runIf(sameOnBoth)('can be short or as long as it may be, and its message is kept tidy', async () => {
    for (const change of [
      ...VISITOR_KINDS.map((visitorKind) => ({ visitorKind })),
      { message: '', name: 'N' },
      { message: ` ${'m'.repeat(1000)} `, name: 'N'.repeat(80) },
      { email: `${'a'.repeat(64)}@example.org` },
    ])
      expect((await put({ ...REQUEST, ...change })).status).toBe(201);
    await test.database.deleteFrom('demoRequests').execute();
    await put({ ...REQUEST, message: ' one\r\ntwo\u0000 ' });
    expect((await stored())[0]?.message).toBe('one\ntwo');
  });

  it.runIf(sameOnBoth)('is refused with anything else', async () => {
    await expectCodes<object>(
      [
        [{ name: '   ' }, 'name-not-usable'],
        [{ name: 'N'.repeat(81) }, 'name-not-usable'],
        [{ name: 'No\nor' }, 'name-not-usable'],
        [{ email: 'noor@example' }, 'email-not-usable'],
        [{ email: `${'a'.repeat(250)}@example.org` }, 'email-not-usable'],
        [{ visitorKind: 'learner' }, 'invalid-request'],
        [{ message: 'm'.repeat(1001) }, 'invalid-request'],
        [{ message: undefined }, 'invalid-request'],
        [{ learnerId: '1' }, 'invalid-request'],
      ],
      (change) => put({ ...REQUEST, ...change }),
    );
    expect(await codeOf(put(REQUEST, 'first'))).toBe('invalid-request');
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

  it('with anything else in it is refused, and the first one stays', async () => {
    await put(REQUEST, REQUEST_ID);
    const changes = [{ name: 'Bo' }, { email: 'bo@example.org' }, { visitorKind: 'parent' }, { message: '' }];
    await expectCodes<object>(
      changes.map((change) => [change, 'request-differs']),
      (change) => put({ ...REQUEST, ...change }, REQUEST_ID),
    );
    expect(await stored()).toMatchObject([REQUEST]);
  });
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

it.runIf(sameOnBoth)('a request cannot be read, changed or deleted over HTTP', () => {
  expect(Object.keys(KNOWN_ROUTES).filter((name) => name.includes('demo-requests'))).toEqual([
    'PUT /api/demo-requests/:requestId',
  ]);
});

it.runIf(sameOnBoth)('one address sends 20 an hour', async () => {
  for (let time = 1; time <= ADDRESS_LIMITS.demoRequest.most; time += 1) expect((await put(REQUEST)).status).toBe(201);
  const refused = await put(REQUEST);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect(await test.count('demoRequests')).toBe(20);
  test.wait(ADDRESS_LIMITS.demoRequest.windowMs);
  expect((await put(REQUEST)).status).toBe(201);
});
