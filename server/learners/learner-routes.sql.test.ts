import { beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import { SETTINGS } from '#rules/people/settings.ts';
import { addRows } from '../testing/databases/add-rows.ts';
import { sameOnBoth } from '../testing/databases/databases.ts';
import { cookieOf, createTestApp, expectCodes, type TestApp } from '../testing/test-app.ts';

const MORNING = '2026-11-21T08:00:00.000Z';
const LATER = '2026-11-21T09:00:00.000Z';
/** The clock of the test app. */
const NOW = '2026-11-21T10:00:00.000Z';

let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
});

const change = (body: unknown, as = cookie) =>
  test.ask('PATCH', `/api/learners/${learner.id}/settings`, { cookie: as, body });
const answerTo = async (body: unknown) => (await change(body)).json();
const settings = async () => (await test.learnerOf(cookie)).settings;

describe('PATCH /api/learners/:learnerId/settings', () => {
  it('keeps what is named, answers all that was ever changed, and gives it to this learner only', async () => {
    expect(await settings()).toEqual({});
    const font = { value: 'atkinson', changedAt: MORNING };
    const voice = { value: null, changedAt: LATER };
    expect(await answerTo({ font })).toEqual({ font });
    expect(await answerTo({ voice })).toEqual({ font, voice });
    expect(await settings()).toEqual({ font, voice });
    expect((await test.signUp('bo@example.org')).learner.settings).toEqual({});
  });

  it('comes with the answer to a log-in, so that a second browser has it at once', async () => {
    const size = { value: 1.5, changedAt: MORNING };
    await change({ size });
    expect((await (await test.logIn()).json()).learner.settings).toEqual({ size });
  });

  it('lets the last change of each setting stay, in whatever order they arrive', async () => {
    const older = { font: { value: 'system', changedAt: MORNING }, size: { value: 2, changedAt: MORNING } };
    const newer = { font: { value: 'lexend', changedAt: LATER } };
    await change(newer);
    expect(await answerTo(older)).toEqual({ ...older, ...newer });
  });

  it('changes nothing when it is asked again', async () => {
    const body = { clock: { value: 'hidden', changedAt: MORNING } };
    await change(body);
    expect(await answerTo(body)).toEqual(body);
    expect(await answerTo({ clock: { value: 'gentle', changedAt: MORNING } })).toEqual(body);
    expect(await test.count('settings')).toBe(1);
  });

  it('keeps both of two changes that are sent at once', async () => {
    const sound = { value: false, changedAt: MORNING };
    const volume = { value: 0, changedAt: MORNING };
    await Promise.all([change({ sound }), change({ volume })]);
    expect(await settings()).toEqual({ sound, volume });
  });

  it('counts a change from a clock that runs ahead as made now, and believes an old one', async () => {
    const future = { spacing: { value: 1, changedAt: '2027-01-01T00:00:00.000Z' } };
    const old = { listen: { value: false, changedAt: '2020-01-01T00:00:00Z' } };
    expect(await answerTo({ ...future, ...old })).toEqual({
      spacing: { value: 1, changedAt: NOW },
      listen: { value: false, changedAt: '2020-01-01T00:00:00.000Z' },
    });
  });

  it('answers what there is when nothing is named', async () => expect(await answerTo({})).toEqual({}));

  // contract/people/settings.test.ts proves which values are taken.
  it.runIf(sameOnBoth)('refuses what is not a change of a setting, and all that came with it', async () => {
    const font = { value: 'system', changedAt: MORNING };
    const refused = [
      { font: { ...font, value: 'comic' } },
      { font: { value: 'system' } },
      { font: { ...font, changedAt: '2026-11-21T10:00:00' } },
      { font: { ...font, owner: 'bo' } },
      { colour: { value: 'red', changedAt: MORNING } },
      { size: { value: SETTINGS.size.most + 0.01, changedAt: MORNING } },
    ];
    const rows = [[], ...refused.map((body) => ({ sound: { value: false, changedAt: MORNING }, ...body }))];
    await expectCodes<object>(
      rows.map((body) => [body, 'invalid-request']),
      change,
    );
    expect(await test.count('settings')).toBe(0);
  });

  it('can be changed at once after the clock was moved back, and still not by an older change', async () => {
    await change({ size: { value: 2, changedAt: NOW } });
    test.wait(-2 * 60 * 60 * 1000);
    const older = { value: 1.1, changedAt: '2026-11-21T07:00:00.000Z' };
    expect((await answerTo({ size: older })).size.value).toBe(2);
    const size = { value: 1.5, changedAt: MORNING };
    // What a device counts on from what it was told before.
    expect(await answerTo({ size: { ...size, changedAt: '2026-11-21T10:00:00.001Z' } })).toEqual({ size });
  });
});

it('stored settings that an older or newer version kept and this one cannot use are left out', async () => {
  const { learner } = await test.signUp('bo@example.org');
  const row = (name: string, value: string) => ({ learnerId: learner.id, name, value, changedAt: MORNING });
  await addRows(test.database, 'settings', row('font', '"comic"'), row('smell', '1'), row('sound', 'false'));
  const { settings } = (await (await test.logIn('bo@example.org')).json()).learner;
  expect(settings).toEqual({ sound: { value: false, changedAt: MORNING } });
});

describe('GET /api/learner', () => {
  it('answers the learner of the session', async () => {
    expect(await test.learnerOf(cookie)).toEqual(learner);
  });

  it('says when the learner signed in last, even when they have logged out of that session', async () => {
    const newer = await test.logIn();
    const { lastSignInAt } = (await newer.json()).learner;
    expect(lastSignInAt > learner.lastSignInAt).toBe(true);
    expect(await test.learnerOf(cookie)).toEqual({ ...learner, lastSignInAt });
    await test.ask('POST', '/api/auth/sign-out', { cookie: cookieOf(newer) });
    expect(await test.count('sessions')).toBe(1);
    expect(await test.learnerOf(cookie)).toEqual({ ...learner, lastSignInAt });
  });
});

describe('PATCH /api/learners/:learnerId/preferences', () => {
  const FOCUS_WITHOUT_REPORTS = { stutterDetection: true, focusMode: true, dailyReports: false };
  const changePreferences = (body: unknown) =>
    test.ask('PATCH', `/api/learners/${learner.id}/preferences`, { cookie, body });

  it('changes what is named, keeps the rest, and remembers it for this learner only', async () => {
    const answer = await changePreferences({ focusMode: true });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ stutterDetection: true, focusMode: true, dailyReports: true });
    await changePreferences({ dailyReports: false });
    expect((await test.learnerOf(cookie)).preferences).toEqual(FOCUS_WITHOUT_REPORTS);
    expect((await test.signUp('bo@example.org')).learner.preferences.focusMode).toBe(false);
  });

  it('keeps both of two changes that are sent at once', async () => {
    await Promise.all([changePreferences({ focusMode: true }), changePreferences({ dailyReports: false })]);
    expect((await test.learnerOf(cookie)).preferences).toEqual(FOCUS_WITHOUT_REPORTS);
  });

  it('changes nothing when nothing is named', async () => {
    expect(await (await changePreferences({})).json()).toEqual(learner.preferences);
  });

  it.runIf(sameOnBoth)('refuses anything else', async () => {
    const refused = [{ focusMode: 'yes' }, { focusMode: null }, { volume: 3 }, []];
    await expectCodes<object>(
      refused.map((body) => [body, 'invalid-request']),
      changePreferences,
    );
    expect(await test.count('preferences')).toBe(0);
  });
});
