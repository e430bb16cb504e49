import { beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import { MOST_ATTEMPTS_A_DAY } from '#rules/screening/screening-sequence.ts';
import type { Tables } from '../../database/tables.ts';
import { silenceErrors } from '../../testing/console-errors.ts';
import { failOn, fillDisk } from '../../testing/databases/database-faults.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import { FLAGGED_REPORTS, focusGameReport, letterQuizReport, traitsReport } from '../../testing/runs/reports.ts';
import { codeOf, createTestApp, expectCodes, type TestApp } from '../../testing/test-app.ts';

type Part = 'focus-game' | 'letter-quiz' | 'traits-questionnaire';
const FLAGGED = Object.entries(FLAGGED_REPORTS) as [Part, object][];
const TABLES = ['focusGameAttempts', 'letterQuizAttempts', 'traitsQuestionnaireAttempts', 'autismFlags'] as const;

let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
});

const put = (part: string, body: unknown, attemptId: string = crypto.randomUUID(), to = learner.id, as = cookie) =>
  test.ask('PUT', `/api/learners/${to}/attempts/${part}/${attemptId}`, { body, cookie: as });
const putAnonymously = (part: Part, body: unknown, attemptId: string = crypto.randomUUID(), as = '') =>
  test.ask('PUT', `/api/anonymous/attempts/${part}/${attemptId}`, { body, cookie: as });
const list = async (of = learner.id, as = cookie) => test.ask('GET', `/api/learners/${of}/attempts`, { cookie: as });
const flags = async () => {
  const { adhd, dyslexia, autism } = await test.learnerOf(cookie);
  return { adhd, dyslexia, autism };
};
const attemptOf = async (answer: Response) => ((await answer.json()) as { attempt: Record<string, unknown> }).attempt;
const stored = async () => {
  const counts = await Promise.all(TABLES.map((table: keyof Tables) => test.count(table)));
  return counts.reduce((sum, count) => sum + count, 0);
};

describe(`an account takes ${MOST_ATTEMPTS_A_DAY} attempts at a part in a day`, () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  it.each(FLAGGED)('also at once, and one more only later: %s', async (part, report) => {
    test = await createTestApp({ isAutismApart: part === 'traits-questionnaire' });
    ({ cookie, learner } = await test.signUp());
    const ids = Array.from({ length: MOST_ATTEMPTS_A_DAY + 2 }, () => crypto.randomUUID());
    const answers = await Promise.all(ids.map((id) => put(part, report, id)));
    const late = answers.flatMap(({ status }, index) => (status === 429 ? [index] : []));
    expect([answers.filter(({ status }) => status === 201).length, late.length]).toEqual([MOST_ATTEMPTS_A_DAY, 2]);
    const [index = 0] = late;
    expect(answers[index]?.headers.get('retry-after')).toBe(String(DAY_MS / 1000));
    expect(await codeOf(answers[index] as Response)).toBe('attempt-too-early');
    // Sent again, what is stored changes nothing, and what is not waits for its time.
    const saved = answers.findIndex(({ status }) => status === 201);
    expect((await put(part, report, ids[saved])).status).toBe(200);
    const [other, otherReport] = FLAGGED.find(([each]) => each !== part) ?? [];
    expect((await put(other ?? '', otherReport)).status).toBe(201);
    test.wait(DAY_MS - 1);
    expect(await codeOf(put(part, report, ids[index]))).toBe('attempt-too-early');
    test.wait(1);
    expect((await put(part, report, ids[index])).status).toBe(201);
  });
});

describe('a focus game', () => {
  it('is answered and judged', async () => {
    const answer = await put('focus-game', focusGameReport(69, 100));
    expect(answer.status).toBe(201);
    expect(await attemptOf(answer)).toEqual({
      attemptId: expect.any(String),
      timestamp: '2026-11-21T09:59:00.000Z',
      focusedMoments: 69,
      totalChecks: 100,
      firstHalf: { focusedMoments: 34, totalChecks: 50 },
      secondHalf: { focusedMoments: 35, totalChecks: 50 },
      timeOnTargetMs: 41_400,
      longestDriftMs: 1000,
      pointing: 'mouse',
      focusPercentage: 69,
      hasADHD: true,
      validity: null,
    });
    expect(await flags()).toEqual({ adhd: 'yes', dyslexia: null, autism: null });
  });

  it('of 59 checks says nothing and leaves the flag as it was; of 60 it decides', async () => {
    expect(await attemptOf(await put('focus-game', focusGameReport(0, 59)))).toMatchObject({
      hasADHD: null,
      validity: 'too-little-movement',
    });
    expect((await flags()).adhd).toBeNull();
    await put('focus-game', focusGameReport(50, 60));
    expect((await flags()).adhd).toBe('no');
    test.wait(60_000);
    const later = test.clock.now.toISOString();
    await put('focus-game', focusGameReport(0, 59, later));
    expect((await flags()).adhd).toBe('no');
    await put('focus-game', focusGameReport(20, 60, later));
    expect((await flags()).adhd).toBe('yes');
  });

  it('without any movement is kept', async () => {
    const report = { ...focusGameReport(0, 0), pointing: null };
    expect(await attemptOf(await put('focus-game', report))).toMatchObject({ focusPercentage: 0, pointing: null });
  });
});

describe('a letter quiz', () => {
  it('is answered and judged', async () => {
    const answer = await put('letter-quiz', letterQuizReport(6));
    expect(await attemptOf(answer)).toEqual({
      attemptId: expect.any(String),
      timestamp: '2026-11-21T09:59:00.000Z',
      answers: letterQuizReport(6).answers,
      correct: 6,
      total: 10,
      percentage: 60,
      hasDyslexia: true,
      isSoundConfirmed: null,
      validity: null,
    });
    expect(await flags()).toEqual({ adhd: null, dyslexia: 'yes', autism: null });
  });

  it('keeps what was typed as it was typed', async () => {
    const report = letterQuizReport();
    const typed = ['', 'é', '👩🏽‍🚀', '"', '\\', '\u0000', '<', 'ß', 'İ', ' '];
    const answers = report.answers.map((answer, index) => ({ ...answer, typed: typed[index] ?? '' }));
    expect((await put('letter-quiz', { ...report, answers })).status).toBe(201);
    const { 'letter-quiz': listed } = (await (await list()).json()) as { 'letter-quiz': { answers: unknown }[] };
    expect(listed[0]?.answers).toEqual(answers);
  });
});

it('a traits questionnaire is answered and judged', async () => {
  const answer = await put('traits-questionnaire', traitsReport(5));
  expect(await attemptOf(answer)).toEqual({
    attemptId: expect.any(String),
    timestamp: '2026-11-21T09:59:00.000Z',
    answers: traitsReport(5).answers,
    answeredAfterMs: null,
    score: 5,
    result: 'borderline',
    validity: null,
  });
  expect(await flags()).toEqual({ adhd: null, dyslexia: null, autism: 'borderline' });
});

describe.runIf(sameOnBoth)('an attempt that says little', () => {
  const again = (report: object) => ({ ...report, finishedAt: '2026-11-21T09:59:30.000Z' });
  const interrupted = {
    ...focusGameReport(90, 90),
    firstHalf: { focusedMoments: 90, totalChecks: 90 },
    secondHalf: { focusedMoments: 0, totalChecks: 0 },
    timeOnTargetMs: 9_000,
  };
  const oneKey = {
    ...letterQuizReport(),
    answers: letterQuizReport().answers.map((each) => ({ ...each, typed: 'x' })),
  };
  const unheard = { ...letterQuizReport(10), isSoundConfirmed: false };
  const hasty = {
    ...letterQuizReport(10),
    answers: letterQuizReport(10).answers.map((answer) => ({ ...answer, answeredAfterMs: 120 })),
  };
  const sameAnswer = { ...traitsReport(), answers: Array(10).fill('definitely-disagree') };
  const skimmed = { ...traitsReport(0), answeredAfterMs: Array(10).fill(300) };

  it.each<[Part, object, string]>([
    ['focus-game', interrupted, 'half-without-checks'],
    ['letter-quiz', unheard, 'nothing-heard'],
    ['letter-quiz', hasty, 'too-fast'],
    ['traits-questionnaire', skimmed, 'too-fast'],
  ])('a %s keeps what it measured and its verdict, and changes no flag: %o is %s', async (part, report, validity) => {
    await put(part, FLAGGED_REPORTS[part]);
    const before = await flags();
    const answer = await put(part, again(report));
    expect(await attemptOf(answer)).toMatchObject({ validity });
    expect(await flags()).toEqual(before);
    const { answers, answeredAfterMs, isSoundConfirmed } = { ...(report as Record<string, unknown>) };
    const measured = { answers, answeredAfterMs, isSoundConfirmed };
    const listed = ((await (await list()).json()) as Record<Part, Record<string, unknown>[]>)[part][0] ?? {};
    for (const [name, value] of Object.entries(measured)) if (value !== undefined) expect(listed[name]).toEqual(value);
    expect(listed).toEqual(await attemptOf(await put(part, again(report), String(listed.attemptId))));
  });

  it('is no first result either', async () => {
    await put('letter-quiz', oneKey);
    await put('traits-questionnaire', sameAnswer);
    expect(await flags()).toEqual({ adhd: null, dyslexia: null, autism: null });
  });

  it('without a learner is told so as well', async () => {
    expect(await attemptOf(await putAnonymously('letter-quiz', oneKey))).toMatchObject({ validity: 'same-key' });
  });
});

// contract/screening/screening-attempts.test.ts has the rules of each report; these show that the routes apply them.
describe.runIf(sameOnBoth)('an invalid report', () => {
  const quiz = letterQuizReport();

  it('is refused in each part, and nothing is stored', async () => {
    for (const [part, body] of [
      ['focus-game', { ...focusGameReport(), focusPercentage: 100 }],
      ['letter-quiz', { ...quiz, finishedAt: undefined }],
      ['traits-questionnaire', quiz],
    ] as const)
      await expectCodes(
        [put, putAnonymously].map((send) => [send, 'invalid-request'] as const),
        (send) => send(part, body),
      );
    for (const id of ['1', '00000000-0000-0000-0000-00000000000g'])
      expect((await put('letter-quiz', quiz, id)).status).toBe(422);
    for (const part of ['diary', 'constructor', '__proto__'])
      for (const answer of [put(part, quiz), putAnonymously(part as Part, quiz)])
        expect(await codeOf(answer)).toBe('unknown-kind');
    expect(await stored()).toBe(0);
  });
});

describe('the same attempt again', () => {
  const attemptId = crypto.randomUUID();

  it('answers what was stored, and changes nothing', async () => {
    const first = await put('letter-quiz', letterQuizReport(6), attemptId);
    test.wait(60_000);
    const second = await put('letter-quiz', letterQuizReport(6), attemptId.toUpperCase());
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.text()).toBe(await first.text());
    expect(await test.count('letterQuizAttempts')).toBe(1);
  });

  it.each<[Part, unknown, unknown]>([
    ['focus-game', focusGameReport(80), focusGameReport(10)],
    ['letter-quiz', letterQuizReport(10), letterQuizReport(1)],
    ['traits-questionnaire', traitsReport(0), traitsReport(10)],
  ])('with another %s in it is refused, and the first one stays', async (part, first, second) => {
    await put(part, first, attemptId);
    const before = await flags();
    expect(await codeOf(put(part, second, attemptId))).toBe('attempt-differs');
    expect(await flags()).toEqual(before);
  });

  it('sent 20 times at once is stored once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => put('traits-questionnaire', traitsReport(4), attemptId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(await test.count('traitsQuestionnaireAttempts')).toBe(1);
  });

  it('cannot be taken from another learner', async () => {
    await put('letter-quiz', letterQuizReport(), attemptId);
    const bo = await test.signUp('bo@example.org');
    const answer = await put('letter-quiz', letterQuizReport(), attemptId, bo.learner.id, bo.cookie);
    expect(answer.status).toBe(404);
    expect(await (await list(bo.learner.id, bo.cookie)).json()).toMatchObject({ 'letter-quiz': [] });
  });

  it('cannot change between a learner and anonymous', async () => {
    const other = crypto.randomUUID();
    await put('letter-quiz', letterQuizReport(), attemptId);
    expect((await putAnonymously('letter-quiz', letterQuizReport(), attemptId)).status).toBe(404);
    await putAnonymously('letter-quiz', letterQuizReport(), other);
    expect((await put('letter-quiz', letterQuizReport(), other)).status).toBe(404);
    expect(await (await list()).json()).toMatchObject({ 'letter-quiz': [{ attemptId }] });
  });
});

describe('without a yes of the learner', () => {
  const refused = async (answer: Response) => expect(await codeOf(answer)).toBe('results-not-wanted');

  it.each(FLAGGED)('a %s that was stored before is answered as it was, and stays', async (part, report) => {
    const attemptId = crypto.randomUUID();
    const first = await put(part, report, attemptId);
    await test.answerResults(learner.id, cookie, false);
    const before = await flags();
    const second = await put(part, report, attemptId);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.text()).toBe(await first.text());
    expect(await flags()).toEqual(before);
    expect(((await (await list()).json()) as Record<Part, unknown[]>)[part]).toHaveLength(1);
    await refused(await put(part, report));
  });

  it('anonymous results are stored as before', async () => {
    await test.answerResults(learner.id, cookie, false);
    expect((await putAnonymously('letter-quiz', letterQuizReport(), undefined, cookie)).status).toBe(201);
  });
});

describe('deleting the results of an account', () => {
  const remove = (of = learner.id, as = cookie) => test.ask('DELETE', `/api/learners/${of}/attempts`, { cookie: as });

  it('takes all parts and their flags away, of this learner alone, and can be repeated', async () => {
    const bo = await test.signUp('bo@example.org');
    for (const [part, report] of FLAGGED) {
      await put(part, report);
      await put(part, report);
      await put(part, report, undefined, bo.learner.id, bo.cookie);
      await putAnonymously(part, report);
    }
    for (let time = 0; time < 2; time += 1) {
      const answer = await remove();
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] });
      expect(await flags()).toEqual({ adhd: null, dyslexia: null, autism: null });
    }
    // Three of the other learner, three anonymous ones, and one band.
    expect(await stored()).toBe(7);
    expect(await test.count('learners')).toBe(2);
    await put('letter-quiz', letterQuizReport(10));
    expect((await flags()).dyslexia).toBe('no');
  });

  it('is all or nothing', async () => {
    silenceErrors();
    await put('focus-game', focusGameReport(20, 100));
    await put('traits-questionnaire', traitsReport(10));
    const removeTrigger = await failOn('update', 'learners', test.database);
    expect((await remove()).status).toBe(500);
    await removeTrigger();
    expect(await flags()).toEqual({ adhd: 'yes', dyslexia: null, autism: 'possible' });
    expect(await stored()).toBe(3);
  });
});

it('an anonymous attempt belongs to no learner, even with a session', async () => {
  const answer = await putAnonymously('traits-questionnaire', traitsReport(6), undefined, cookie);
  expect(answer.status).toBe(201);
  expect(await attemptOf(answer)).toMatchObject({ score: 6, result: 'possible' });
  expect(await flags()).toEqual({ adhd: null, dyslexia: null, autism: null });
  expect(await test.count('autismFlags')).toBe(0);
  const row = await test.database.selectFrom('traitsQuestionnaireAttempts').select('learnerId').executeTakeFirst();
  expect(row).toEqual({ learnerId: null });
});

describe('the list of attempts', () => {
  it('has a learner’s own ones, the newest first', async () => {
    for (const minute of ['10', '30', '20'])
      await put('letter-quiz', letterQuizReport(10, `2026-11-21T09:${minute}:00.000Z`));
    await put('focus-game', focusGameReport());
    const answer = await list();
    expect(answer.status).toBe(200);
    const attempts = (await answer.json()) as Record<Part, { timestamp: string }[]>;
    expect(attempts['letter-quiz'].map(({ timestamp }) => timestamp.slice(14, 16))).toEqual(['30', '20', '10']);
    expect(attempts['focus-game']).toHaveLength(1);
    expect(attempts['traits-questionnaire']).toEqual([]);
  });

  it('ends after 50', async () => {
    for (let minute = 0; minute < 51; minute += 1) {
      const finishedAt = new Date(Date.parse('2026-11-20T10:00:00.000Z') + minute * 60_000).toISOString();
      await put('letter-quiz', letterQuizReport(10, finishedAt));
    }
    const { 'letter-quiz': listed } = (await (await list()).json()) as Record<Part, { timestamp: string }[]>;
    expect(listed).toHaveLength(50);
    expect(listed.at(-1)?.timestamp).toBe('2026-11-20T10:01:00.000Z');
  });

  it('of anonymous results does not exist', async () => {
    await putAnonymously('letter-quiz', letterQuizReport());
    for (const path of ['/api/anonymous/attempts', '/api/learners/anonymous/attempts', '/api/learners/null/attempts'])
      expect((await test.ask('GET', path, { cookie })).status).toBe(404);
    expect(await (await list()).json()).toMatchObject({ 'letter-quiz': [] });
  });
});

describe('the flag', () => {
  it('is not overturned by an older attempt that arrives late', async () => {
    await put('focus-game', focusGameReport(20, 100, '2026-11-21T09:00:00.000Z'));
    await put('focus-game', focusGameReport(90, 100, '2026-11-20T09:00:00.000Z'));
    await put('letter-quiz', letterQuizReport(3, '2026-11-21T09:00:00.000Z'));
    await put('letter-quiz', letterQuizReport(10, '2026-11-20T09:00:00.000Z'));
    await put('traits-questionnaire', traitsReport(6, '2026-11-21T09:00:00.000Z'));
    await put('traits-questionnaire', traitsReport(0, '2026-11-20T09:00:00.000Z'));
    expect(await flags()).toEqual({ adhd: 'yes', dyslexia: 'yes', autism: 'possible' });
  });

  it('follows the attempt that came last when the device says both ended together', async () => {
    await put('letter-quiz', letterQuizReport(3));
    test.wait(1);
    await put('letter-quiz', letterQuizReport(10));
    expect((await flags()).dyslexia).toBe('no');
  });

  it('does not wait for a device’s clock that runs ahead', async () => {
    expect(await attemptOf(await put('letter-quiz', letterQuizReport(3, '2099-01-01T00:00:00.000Z')))).toMatchObject({
      timestamp: test.clock.now.toISOString(),
    });
    test.wait(1000);
    await put('letter-quiz', letterQuizReport(10, test.clock.now.toISOString()));
    expect((await flags()).dyslexia).toBe('no');
  });

  it.each<[Part, unknown, Parameters<typeof failOn>[0], Parameters<typeof failOn>[1]]>([
    ['focus-game', focusGameReport(), 'update', 'learners'],
    ['letter-quiz', letterQuizReport(), 'update', 'learners'],
    ['traits-questionnaire', traitsReport(), 'insert', 'autismFlags'],
  ])('and the attempt of a %s are stored together or not at all', async (part, report, moment, table) => {
    silenceErrors();
    const attemptId = crypto.randomUUID();
    const removeTrigger = await failOn(moment, table, test.database);
    expect((await put(part, report, attemptId)).status).toBe(500);
    expect(await stored()).toBe(0);
    await removeTrigger();
    expect((await put(part, report, attemptId)).status).toBe(201);
  });
});

it.runIf(sameOnBoth)('asks an outbox to wait while the disk is full, and stores nothing', async () => {
  silenceErrors();
  await fillDisk('letterQuizAttempts', test.database);
  let answer = await put('letter-quiz', letterQuizReport());
  for (let time = 0; time < 100 && answer.status === 201; time += 1)
    answer = await put('letter-quiz', letterQuizReport());
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await codeOf(answer)).toBe('busy');
});
