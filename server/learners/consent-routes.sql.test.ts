import { beforeEach, describe, expect, it } from 'vitest';
import type { SignUpConsent } from '#contract/people/sign-in.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { addRows } from '../testing/databases/add-rows.ts';
import { sameOnBoth } from '../testing/databases/databases.ts';
import { FLAGGED_REPORTS } from '../testing/runs/reports.ts';
import { createTestApp, expectCodes, type TestApp } from '../testing/test-app.ts';

const VERSION = CONSENT_VERSIONS.results;
const NOW = '2026-11-21T10:00:00.000Z';
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const signUpAs = (ageBand: SignUpConsent['ageBand']) => test.signUp('ada@example.org', { keepsResults: null, ageBand });
const answers = () =>
  test.database
    .selectFrom('consents')
    .select(['answer', 'givenBy', 'textVersion', 'givenAt'])
    .where('kind', '=', 'results')
    .orderBy('givenAt')
    .execute();
const keepsResults = async (cookie: string) => (await test.learnerOf(cookie)).keepsResults;
const put = (learnerId: string, cookie: string, body: unknown) =>
  test.ask('PUT', `/api/learners/${learnerId}/consents/results`, { body, cookie });

describe('whether results are kept in the account', () => {
  it('is open until it was answered; then the last answer counts, and every answer stays', async () => {
    const { learner, cookie } = await test.signUp('ada@example.org', { keepsResults: null });
    expect(await keepsResults(cookie)).toBeNull();
    const given: string[] = [];
    for (const answer of [true, false, true]) {
      given.push(test.clock.now.toISOString());
      const stored = await put(learner.id, cookie, { answer, consentVersion: VERSION });
      expect(stored.status).toBe(200);
      expect(await stored.json()).toEqual({ keepsResults: answer });
      expect(await keepsResults(cookie)).toBe(answer);
      test.wait(1000);
    }
    expect(await answers()).toEqual(
      ['yes', 'no', 'yes'].map((answer, at) => ({
        answer,
        givenBy: 'learner',
        textVersion: VERSION,
        givenAt: given[at],
      })),
    );
  });

  it('is one answer when it is sent twice in a row', async () => {
    const { learner, cookie } = await test.signUp('ada@example.org', { keepsResults: null });
    for (let time = 0; time < 3; time += 1) await test.answerResults(learner.id, cookie, false);
    await Promise.all(Array.from({ length: 5 }, () => test.answerResults(learner.id, cookie, true)));
    expect((await answers()).map(({ answer }) => answer)).toEqual(['no', 'yes']);
  });

  it('follows the last answer also within one millisecond and after the clock was put back', async () => {
    const { learner, cookie } = await test.signUp('ada@example.org', { keepsResults: null });
    for (let time = 0; time < 10; time += 1) {
      await test.answerResults(learner.id, cookie, time % 2 === 0);
      expect(await keepsResults(cookie)).toBe(time % 2 === 0);
    }
    test.wait(-60_000);
    await test.answerResults(learner.id, cookie, true);
    expect(await keepsResults(cookie)).toBe(true);
  });

  it('of a learner who is 13 or older is given by the learner, whatever is said', async () => {
    const { learner, cookie } = await signUpAs('13-to-17');
    await put(learner.id, cookie, { answer: true, consentVersion: VERSION, isGrownUp: true });
    expect(await answers()).toMatchObject([{ givenBy: 'learner' }]);
  });

  it('needs a grown-up for the yes of a child, but not for a no', async () => {
    const { learner, cookie } = await signUpAs('under-13');
    for (const isGrownUp of [undefined, false]) {
      const refused = await put(learner.id, cookie, { answer: true, consentVersion: VERSION, isGrownUp });
      expect([refused.status, (await refused.json()).code]).toEqual([422, 'grown-up-needed']);
    }
    expect([await answers(), await keepsResults(cookie)]).toEqual([[], null]);
    await put(learner.id, cookie, { answer: true, consentVersion: VERSION, isGrownUp: true });
    test.wait(1000);
    expect((await put(learner.id, cookie, { answer: false, consentVersion: VERSION })).status).toBe(200);
    expect((await answers()).map(({ answer, givenBy }) => [answer, givenBy])).toEqual([
      ['yes', 'grown-up'],
      ['no', 'learner'],
    ]);
    expect(await keepsResults(cookie)).toBe(false);
  });

  it('is not taken from a page with another text, nor with anything else', async () => {
    const { learner, cookie } = await test.signUp('ada@example.org', { keepsResults: null });
    await expectCodes<object>(
      [
        [{ answer: true, consentVersion: '2020-01-01' }, 'outdated-page'],
        [{ answer: 'yes', consentVersion: VERSION }, 'invalid-request'],
        [{ answer: true }, 'invalid-request'],
        [{ answer: true, consentVersion: VERSION, givenBy: 'grown-up' }, 'invalid-request'],
      ],
      (body) => put(learner.id, cookie, body),
    );
    expect(await answers()).toEqual([]);
  });
});

describe('whether researchers may get the results', () => {
  const body = { answer: true, consentVersion: CONSENT_VERSIONS.research };
  const inResearch = async (cookie: string) => (await test.learnerOf(cookie)).inResearch;
  const stored = () => test.database.selectFrom('consents').selectAll().where('kind', '=', 'research').execute();

  it('is no until there was a yes, can be taken back, and is stored with text and giver', async () => {
    const grownUp = await test.newPerson();
    expect(await inResearch(grownUp.cookie)).toBe(false);
    const yes = await test.askAs(grownUp, 'PUT', 'consents/research', body);
    expect([yes.status, await yes.json()]).toEqual([200, { inResearch: true }]);
    expect(await inResearch(grownUp.cookie)).toBe(true);
    expect(await stored()).toMatchObject([{ answer: 'yes', givenBy: 'learner', textVersion: body.consentVersion }]);
    await test.askAs(grownUp, 'PUT', 'consents/research', { ...body, answer: false });
    expect(await inResearch(grownUp.cookie)).toBe(false);
    expect(await keepsResults(grownUp.cookie)).toBe(true);
  });

  it.each(['under-13', null] as const)('needs a grown-up where the age is %s', async (ageBand) => {
    const child = await test.newPerson();
    await test.database.updateTable('learners').set({ ageBand }).where('id', '=', child.id).execute();
    const refused = await test.askAs(child, 'PUT', 'consents/research', body);
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'grown-up-needed']);
    await test.askAs(child, 'PUT', 'consents/research', { ...body, isGrownUp: true });
    expect([await inResearch(child.cookie), await stored()]).toMatchObject([true, [{ givenBy: 'grown-up' }]]);
  });

  it('is never yes for an account that a teacher made, whatever a parent agreed to and the pupil had said', async () => {
    const pupil = await test.newPerson();
    await test.askAs(pupil, 'PUT', 'consents/research', body);
    const account = { learnerId: pupil.id, madeById: null, groupId: null, nameKey: 'ada', pictureHash: '' };
    await addRows(test.database, 'pupilAccounts', { ...account, picturesChangedAt: NOW });
    const agreement = {
      agreementId: '1',
      learnerId: pupil.id,
      parentId: pupil.id,
      textVersion: '2026-11-27',
      agreedAt: NOW,
    };
    await addRows(test.database, 'parentAgreements', agreement);
    expect(await inResearch(pupil.cookie)).toBe(false);
    const refused = await test.askAs(pupil, 'PUT', 'consents/research', { ...body, isGrownUp: true });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'not-for-pupils']);
  });
});

describe.runIf(sameOnBoth)('no route stores a result without a yes of the learner', () => {
  /** Every address of the router that writes, with a report of each part wherever a part can stand. */
  function addressesThatWrite(learnerId: string) {
    const writing = test.app.routes.filter(({ method }) => ['PUT', 'POST', 'PATCH'].includes(method));
    const addresses = new Map(writing.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
    return [...addresses.values()].flatMap(({ method, path }) =>
      Object.entries(FLAGGED_REPORTS).map(([part, report]) => ({
        method,
        report,
        path: path.replace(/:(\w+)/g, (_, name) =>
          name === 'learnerId' ? learnerId : name === 'part' ? part : crypto.randomUUID(),
        ),
      })),
    );
  }

  async function resultsOf(learnerId: string, cookie: string) {
    const read = async (path: string) => (await test.ask('GET', path, { cookie })).json();
    const attempts = Object.values(await read(`/api/learners/${learnerId}/attempts`)).flat().length;
    const { adhd, dyslexia, autism } = await read('/api/learner');
    return { attempts, adhd, dyslexia, autism, flags: await test.count('autismFlags') };
  }
  const NOTHING = { attempts: 0, adhd: null, dyslexia: null, autism: null, flags: 0 };
  const ALL = { attempts: 3, adhd: 'yes', dyslexia: 'yes', autism: 'possible', flags: 1 };

  it.each([
    ['unasked', null, NOTHING],
    ['after a no', false, NOTHING],
    ['after a yes', true, ALL],
  ] as const)('%s', async (_when, answer, stored) => {
    const { learner, cookie } = await test.signUp('ada@example.org', { keepsResults: answer });
    const consents = await test.count('consents');
    const addresses = addressesThatWrite(learner.id).filter(({ path }) => !path.endsWith('/sign-out'));
    expect(addresses.length).toBeGreaterThan(12);
    let at = 0;
    for (const { method, path, report } of addresses) {
      at += 1;
      await test.ask(method, path, { body: report, cookie, address: `10.1.${at >> 8}.${at & 255}` });
    }
    expect(await resultsOf(learner.id, cookie)).toEqual(stored);
    expect(await test.count('consents')).toBe(consents);
  });
});
