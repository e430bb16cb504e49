import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SharedReportAnswer, ShareLinks } from '#contract/screening/share-links.ts';
import { SHARE_LINK } from '#rules/groups/share-link.ts';
import type { AgeBand } from '#rules/people/age-band.ts';
import { ADDRESS_LIMITS } from '../../http/limits/rate-limit.ts';
import { columnsWith } from '../../testing/databases/all-rows.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import { captureLog } from '../../testing/log.ts';
import { focusGameReport, letterQuizReport, traitsReport } from '../../testing/runs/reports.ts';
import { codeOf, createTestApp, expectCodes, PASSWORD, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type Learner = { id: string; cookie: string };
type Made = ShareLinks & { token: string };

let test: TestApp;
let ada: Learner;
beforeEach(async () => {
  test = await createTestApp({ isAutismApart: true });
  ada = await newLearner('ada@example.org');
});

async function newLearner(email: string, ageBand: AgeBand = '18-or-older'): Promise<Learner> {
  const { learner, cookie } = await test.signUp(email, { ageBand, keepsResults: null });
  const consent = { answer: true, consentVersion: '2026-11-21', isGrownUp: true };
  await test.ask('PUT', `/api/learners/${learner.id}/consents/results`, { cookie, body: consent });
  return { id: learner.id, cookie };
}

const path = ({ id }: Learner) => `/api/learners/${id}/share-links`;
const make = (body: object = { days: 7 }, learner = ada) =>
  test.ask('POST', path(learner), { cookie: learner.cookie, body });
const made = async (body?: object, learner = ada): Promise<Made> => (await make(body, learner)).json();
const list = async (learner = ada): Promise<ShareLinks['links']> =>
  ((await (await test.ask('GET', path(learner), { cookie: learner.cookie })).json()) as ShareLinks).links;
const revoke = (linkId: string, learner = ada, cookie = learner.cookie) =>
  test.ask('DELETE', `${path(learner)}/${linkId}`, { cookie });
const open = (token: string, cookie = '') => test.ask('POST', '/api/shared-reports', { cookie, body: { token } });
const shown = async (token: string): Promise<SharedReportAnswer> => (await open(token)).json();
const save = (part: string, body: unknown, { id, cookie } = ada) =>
  test.ask('PUT', `/api/learners/${id}/attempts/${part}/${randomUUID()}`, { cookie, body });

describe('a link', () => {
  it('shows the first name, the newest result of each part and when the link ends, and nothing else', async () => {
    await test.ask('PATCH', `/api/learners/${ada.id}/profile`, {
      cookie: ada.cookie,
      body: { name: 'Ada May Lovelace' },
    });
    await save('focus-game', focusGameReport(90, 100, '2026-11-20T10:00:00.000Z'));
    await save('focus-game', focusGameReport(55, 100, '2026-11-21T09:00:00.000Z'));
    await save('traits-questionnaire', traitsReport(7));
    const { token, links } = await made({ days: 30 });
    expect(await shown(token)).toEqual({
      firstName: 'Ada',
      expiresAt: links[0]?.expiresAt,
      parts: {
        'focus-game': {
          result: { timestamp: '2026-11-21T09:00:00.000Z', value: 55, seen: 'traits' },
          saysLittleAt: null,
        },
        'letter-quiz': { result: null, saysLittleAt: null },
        'traits-questionnaire': {
          result: { timestamp: '2026-11-21T09:59:00.000Z', value: 7, seen: 'traits' },
          saysLittleAt: null,
        },
      },
    });
  });

  it('says of an attempt that says little only that there was one', async () => {
    await save('letter-quiz', letterQuizReport(1));
    const { parts } = await shown((await made()).token);
    expect(parts['letter-quiz']).toEqual({ result: null, saysLittleAt: '2026-11-21T09:59:00.000Z' });
  });

  it('tells the learner how often and when it was opened; listing and refused tries do not count', async () => {
    const { token, links } = await made();
    expect(links).toMatchObject([{ openedCount: 0, lastOpenedAt: null, revokedAt: null }]);
    await open(token);
    test.wait(DAY_MS);
    await open(token);
    const lastOpenedAt = test.clock.now.toISOString();
    test.wait(10 * DAY_MS);
    await open(token);
    expect(await list()).toMatchObject([{ openedCount: 2, lastOpenedAt }]);
  });

  it('has a token of 256 random bits, of which only a hash is stored', async () => {
    const tokens = await Promise.all([1, 2, 3].map(async () => (await made()).token));
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await columnsWith(test.database, tokens)).toEqual([]);
    expect(JSON.stringify(await list())).not.toContain(tokens[0]);
  });

  it.runIf(sameOnBoth)('works until its last millisecond, for one of the times that can be chosen', async () => {
    for (const days of SHARE_LINK.days) {
      const { token } = await made({ days });
      test.wait(days * DAY_MS - 1);
      expect((await open(token)).status).toBe(200);
      test.wait(1);
      expect(await codeOf(open(token))).toBe('share-link-expired');
    }
    const others = [{ days: 8 }, { days: '7' }, {}, { days: 7, more: 1 }];
    await expectCodes<object>(
      others.map((body) => [body, 'invalid-request']),
      (body) => make(body),
    );
  });

  it('is gone with the results that it showed', async () => {
    const { token } = await made();
    await test.ask('DELETE', `/api/learners/${ada.id}/attempts`, { cookie: ada.cookie });
    expect(await codeOf(open(token))).toBe('not-found');
    expect(await list()).toEqual([]);
  });

  it('is gone with the account', async () => {
    const { token } = await made();
    await test.ask('DELETE', `/api/learners/${ada.id}`, { cookie: ada.cookie });
    expect(await codeOf(open(token))).toBe('not-found');
    expect(await test.count('shareLinks')).toBe(0);
  });

  it('is not made for a learner whose results are not in the account', async () => {
    await test.answerResults(ada.id, ada.cookie, false);
    expect(await codeOf(make())).toBe('results-not-wanted');
    expect(await test.count('shareLinks')).toBe(0);
  });

  it(`is not made while ${SHARE_LINK.mostOpen} others are open`, async () => {
    for (let link = 1; link <= SHARE_LINK.mostOpen; link += 1) expect((await make()).status).toBe(201);
    expect(await codeOf(make())).toBe('too-many-share-links');
    await revoke((await list())[0]?.linkId ?? '');
    expect((await make()).status).toBe(201);
  });
});

describe('a link, made again and again,', () => {
  const makeAndTakeBack = async () => {
    // Links are listed in the order of time.
    test.wait(1);
    const answer = await make();
    if (answer.status === 201) await revoke((await answer.json()).links[0].linkId);
    return answer;
  };

  it(`is made at most ${SHARE_LINK.mostNew} times in ${SHARE_LINK.newDays} days, also at once; then it waits for its day`, async () => {
    const firstAt = test.clock.now.getTime();
    const { token } = await made({ days: 90 });
    for (let link = 2; link < SHARE_LINK.mostNew; link += 1) expect((await makeAndTakeBack()).status).toBe(201);
    const answers = await Promise.all([1, 2, 3].map(() => make()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    const refused = answers.find(({ status }) => status === 429) as Response;
    expect(refused.headers.get('retry-after')).toBe(String((SHARE_LINK.newDays * DAY_MS) / 1000));
    expect(await codeOf(refused)).toBe('too-many-new-share-links');
    expect(await list()).toHaveLength(SHARE_LINK.mostNew);
    expect((await open(token)).status).toBe(200);
    test.wait(firstAt + SHARE_LINK.newDays * DAY_MS - 1 - test.clock.now.getTime());
    expect(await codeOf(make())).toBe('too-many-new-share-links');
    test.wait(1);
    expect((await make()).status).toBe(201);
  });
});

describe('who reads a shared report', () => {
  const expire = () => test.wait(7 * DAY_MS);
  const takeBack = async () => void (await revoke((await list())[0]?.linkId ?? ''));
  const LINKS = {
    open: { change: async () => {}, status: 200, code: undefined },
    expired: { change: async () => expire(), status: 410, code: 'share-link-expired' },
    revoked: { change: takeBack, status: 410, code: 'share-link-revoked' },
    'revoked and expired': { change: async () => takeBack().then(expire), status: 410, code: 'share-link-revoked' },
    unknown: { change: () => test.database.deleteFrom('shareLinks').execute(), status: 404, code: 'not-found' },
  };

  it.each(Object.entries(LINKS))(
    'with a link that is %s: the owner, another learner and a visitor alike',
    async (_what, { change, status, code }) => {
      const other = await newLearner('bo@example.org');
      const { token } = await made();
      await change();
      for (const cookie of [ada.cookie, other.cookie, '']) {
        const answer = await open(token, cookie);
        expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect([answer.headers.get('referrer-policy'), answer.headers.get('x-robots-tag')]).toEqual(
          status === 200 ? ['no-referrer', 'noindex'] : expect.any(Array),
        );
      }
    },
  );

  it.runIf(sameOnBoth)('is nobody with another token', async () => {
    await made();
    const tokens = ['', 'a', 'a'.repeat(43), 'a'.repeat(42), 'a b', '../'];
    await expectCodes(
      tokens.map((token) => [token, 'not-found'] as const),
      (token) => open(token),
    );
  });

  it.runIf(sameOnBoth)('one address can try only so often', async () => {
    const { most, windowMs } = ADDRESS_LIMITS.sharedReport;
    const { token } = await made();
    for (let tries = 1; tries <= most; tries += 1) await open('a'.repeat(43));
    expect(await codeOf(open(token))).toBe('too-many-tries');
    test.wait(windowMs);
    expect((await open(token)).status).toBe(200);
  });
});

describe('who makes, lists and takes back links', () => {
  it('another learner neither lists nor takes back a link, with either id in the address', async () => {
    const bo = await newLearner('bo@example.org');
    const { token, links } = await made();
    const linkId = links[0]?.linkId ?? '';
    expect(await codeOf(revoke(linkId, ada, bo.cookie))).toBe('other-session');
    expect(await codeOf(revoke(linkId, bo))).toBe('not-found');
    expect(await codeOf(test.ask('POST', path(ada), { cookie: bo.cookie, body: { days: 7 } }))).toBe('other-session');
    expect(await list(bo)).toEqual([]);
    expect((await open(token)).status).toBe(200);
  });

  it('a link is taken back once; repeating it changes nothing', async () => {
    const linkId = (await made()).links[0]?.linkId ?? '';
    const [link] = ((await (await revoke(linkId)).json()) as ShareLinks).links;
    expect(link?.revokedAt).toBe(test.clock.now.toISOString());
    test.wait(DAY_MS);
    expect(((await (await revoke(linkId)).json()) as ShareLinks).links).toEqual([link]);
    for (const unknown of [randomUUID(), 'x']) expect(await codeOf(revoke(unknown))).toBe('not-found');
  });
});

describe.runIf(sameOnBoth)('under 13', () => {
  let child: Learner;
  beforeEach(async () => {
    child = await newLearner('child@example.org', 'under-13');
  });

  it('a link needs the password of the account again', async () => {
    expect(await codeOf(make({ days: 7 }, child))).toBe('invalid-request');
    expect(await codeOf(make({ days: 7, password: 'not the password' }, child))).toBe('wrong-current-password');
    expect(await test.count('shareLinks')).toBe(0);
    expect((await make({ days: 7, password: PASSWORD }, child)).status).toBe(201);
  });

  it('wrong passwords count like log-ins', async () => {
    for (let tries = 1; tries <= 10; tries += 1) await make({ days: 7, password: 'not the password' }, child);
    expect(await codeOf(make({ days: 7, password: PASSWORD }, child))).toBe('too-many-tries');
  });

  it('an account without a password makes no link', async () => {
    await test.database.deleteFrom('signInMethods').where('userId', '=', child.id).execute();
    for (const password of [undefined, PASSWORD])
      expect(await codeOf(make({ days: 7, ...(password && { password }) }, child))).toBe('grown-up-password-needed');
    expect(await test.count('shareLinks')).toBe(0);
  });

  it('taking a link back needs no password', async () => {
    const { links } = await made({ days: 7, password: PASSWORD }, child);
    expect((await revoke(links[0]?.linkId ?? '', child)).status).toBe(200);
  });
});

it.runIf(sameOnBoth)('the log has neither the token nor anything of the learner', async () => {
  const log = captureLog('trace');
  const { token, links } = await made();
  await open(token);
  await open(`${token.slice(0, -1)}!`);
  await revoke(links[0]?.linkId ?? '');
  await open(token);
  expect(log.lines().filter(({ route }) => route === '/api/shared-reports')).toHaveLength(3);
  const text = log.written.join('\n');
  for (const secret of [token, token.slice(0, 20), ada.id, links[0]?.linkId, 'ada@example.org', '"Ada"'])
    expect(text).not.toContain(secret);
});
