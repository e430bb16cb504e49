import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { GameRun, GameRuns } from '#contract/games/game-runs.ts';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import type { Membership, Memberships } from '#contract/groups/memberships.ts';
import type { Learner } from '#contract/people/learner.ts';
import { GAMES, type Game } from '#rules/games/runs.ts';
import type { Shares } from '#rules/groups/groups.ts';
import { type Activity, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { keepJoinCode } from '../../device/join-code.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';
import { calendarDay } from '../../ui/words/dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TEACHER: Learner = { ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false };
const CREATED = '2026-01-01T00:00:00.000Z';
const three = page.getByRole('region', { name: "Today's three" });
const card = (name: string) => page.getByRole('region', { name, exact: true });

async function titles(): Promise<string[]> {
  await expect.poll(() => three.getByRole('listitem').elements().length).toBe(3);
  return three
    .getByRole('listitem')
    .getByRole('link')
    .elements()
    .map((link) => link.ariaLabel?.replace('Play ', '') ?? '');
}

const swapOf = (title: string): Locator => three.getByRole('button', { name: `Something else than ${title}` });

/** Lets the clock of the device stand so many days ahead. */
function passDays(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
}

describe("today's three", () => {
  it.each([
    ['a visitor', null],
    ['a learner', SAMPLE_LEARNER],
  ])('are the same for %s at the next visit, but for one that was swapped', async (_who, learner) => {
    const app = await openApp(PATHS.dashboard, { learner });
    const first = await titles();
    expect(new Set(first).size).toBe(3);
    await swapOf(first[1] ?? '').click();
    const second = await titles();
    expect([second[0], second[2]]).toEqual([first[0], first[2]]);
    expect(first).not.toContain(second[1]);
    await expect.element(swapOf(second[1] ?? '')).toHaveFocus();
    await expectNoAxeFindings();
    app.close();
    await openApp(PATHS.dashboard, { learner });
    expect(await titles()).toEqual(second);
  });

  it('are hidden until tomorrow with "Not today", which can be taken back at once', async () => {
    const app = await openApp(PATHS.dashboard, { learner: SAMPLE_LEARNER });
    const before = await titles();
    const hide = three.getByRole('button', { name: 'Not today' });
    await hide.click();
    await expect.element(three.getByRole('button', { name: 'Show them again' })).toHaveFocus();
    await expectNoAxeFindings();
    await three.getByRole('button', { name: 'Show them again' }).click();
    expect(await titles()).toEqual(before);
    await hide.click();
    app.close();
    const again = await openApp(PATHS.dashboard, { learner: SAMPLE_LEARNER });
    await expect.element(page.getByRole('heading', { name: 'Daily report' })).toBeVisible();
    await expect.poll(() => three.elements()).toEqual([]);
    again.close();
    passDays(1);
    await openApp(PATHS.dashboard, { learner: SAMPLE_LEARNER });
    expect((await titles()).toSorted()).not.toEqual(before.toSorted());
  });
});

describe('the next step', () => {
  const NO_RUNS = Object.fromEntries(GAMES.map((game) => [game, []])) as never as GameRuns;
  const runOf = (hoursAgo: number, score: number): GameRun => ({
    runId: crypto.randomUUID(),
    timestamp: new Date(Date.now() - hoursAgo * 60 * 60 * 1000).toISOString(),
    durationMs: 30_000,
    choice: 'normal',
    score,
    level: null,
  });
  const primary = () =>
    [...document.querySelectorAll('#main [data-look=filled]')].map((each) => each.ariaLabel ?? each.textContent);
  const headings = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map((each) => each.textContent);

  it('is the first of the three for who has begun nothing, before the test', async () => {
    await openApp(PATHS.dashboard, { learner: SAMPLE_LEARNER });
    const [first] = await titles();
    expect(primary()).toEqual([`Play ${first}`]);
    expect(headings().slice(0, 2)).toEqual(["Today's three", 'Take the test']);
  });

  it('is the test for who has begun it', async () => {
    const server = new FakeServer({ ...SAMPLE_LEARNER, adhd: 'no' });
    server.answer('GET /learners/:learnerId/attempts', () => problem(503, 'busy'));
    await openApp(PATHS.dashboard, { server });
    await titles();
    expect(headings().slice(0, 2)).toEqual(['Go on with the test', "Today's three"]);
    expect(primary()).toEqual(['Continue']);
  });

  it('says of a game how it went last, and is the next game that is not done today', async () => {
    const server = new FakeServer(SAMPLE_LEARNER);
    await openApp(PATHS.dashboard, { server }).then(({ close }) => titles().then(close));
    const { three: suggested } = JSON.parse(localStorage.getItem('todays-three') ?? '{}') as { three: Game[] };
    const [first, second] = suggested;
    if (!first || !second) throw new Error('there are no suggestions');
    server.answer('GET /learners/:learnerId/runs', () => ({
      ...NO_RUNS,
      [first]: [runOf(0, 3)],
      [second]: [runOf(60, 2)],
    }));
    await openApp(PATHS.dashboard, { server });
    await expect.element(three.getByText(/^Done today: /)).toBeVisible();
    await expect.element(three.getByText(/^Last time: /)).toBeVisible();
    expect(primary()).toEqual([`Play ${GAME_INFO[second].title()}`]);
    await expectNoAxeFindings();
  });

  it('is an end with the leaves of today when all three are done', async () => {
    const server = new FakeServer(SAMPLE_LEARNER);
    server.answer(
      'GET /learners/:learnerId/runs',
      () => Object.fromEntries(GAMES.map((game) => [game, [runOf(0, 3)]])) as never,
    );
    await openApp(PATHS.dashboard, { server });
    await expect
      .element(page.getByRole('region', { name: 'All three are done' }))
      .toMatchTextContent('See you next time.');
    expect(page.getByRole('button', { name: 'Not today' }).elements()).toEqual([]);
    await expectNoAxeFindings();
  });

  it('keeps the three and the tree in Focus Mode, and makes links of the tiles', async () => {
    const learner = { ...SAMPLE_LEARNER, preferences: { ...SAMPLE_LEARNER.preferences, focusMode: true } };
    await openApp(PATHS.dashboard, { learner });
    await titles();
    await expect.element(page.getByRole('link', { name: 'See your tree on the hillside' })).toBeVisible();
    const more = page.getByRole('navigation', { name: 'More to open' });
    for (const name of ['Gaming for ADHD', 'Reading games', 'Visual Recognition', 'Level Up Lab'])
      await expect.element(more.getByRole('link', { name })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Daily report' }).elements()).toEqual([]);
    await expectNoAxeFindings();
  });
});

it('the tree stands beside the greeting, with its newest leaf and the days of a week', async () => {
  const server = new FakeServer(SAMPLE_LEARNER);
  const dayBefore = (days: number) => calendarDay(new Date(Date.now() - days * DAY_MS));
  const activity: Activity = {
    ...NO_ACTIVITY,
    counts: { ...NO_ACTIVITY.counts, simon: 2, 'letter-quiz': 1 },
    newest: ['simon', 'letter-quiz', 'simon'],
    days: [dayBefore(9), dayBefore(2), dayBefore(0)],
  };
  server.answer('GET /learners/:learnerId/activity', () => structuredClone(activity) as never);
  await openApp(PATHS.dashboard, { server });
  await expect.element(page.getByText('Your tree: 3 leaves')).toBeVisible();
  await expect.element(page.getByText('The newest leaf:Simon')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'The last seven days: you were here on 2 days.' })).toBeVisible();
});

describe('what a leader set', () => {
  const SET: Omit<OwnAssignment, 'kind' | 'target'> = {
    ...{ assignmentId: 'a', dueDay: null, note: null, createdAt: CREATED, isDone: false, startDay: null, level: null },
    ...{ groupId: 'g', groupKind: 'class', groupName: '4b', leaderName: 'Ms Lee', hasOtherLeaders: false },
    ...{ leaderSees: true, textTitle: null },
  };
  const setting = (server: FakeServer, ...assignments: object[]) =>
    server.answer('GET /learners/:learnerId/assignments', () => ({ assignments, askAbout: null }) as never);
  const items = () => three.getByRole('listitem');

  it('is the first of the three: the test, also after its day, instead of the usual card', async () => {
    const server = new FakeServer(SAMPLE_LEARNER);
    const dueDay = calendarDay(new Date(Date.now() - DAY_MS));
    setting(server, { ...SET, kind: 'sequence', target: null, dueDay, note: 'Take your time.' });
    await openApp(PATHS.dashboard, { server });
    for (const words of [
      'Take the test with three parts',
      'From 4b, Ms Lee',
      '“Take your time.”',
      'It is still fine to do it.',
      'Ms Lee can see when it is done, but no results.',
    ])
      await expect.element(items().first()).toMatchTextContent(words);
    expect(items().elements()).toHaveLength(3);
    expect(page.getByRole('heading', { name: 'Take the test', exact: true }).elements()).toEqual([]);
    expect(document.querySelectorAll('#main [data-look=filled]')).toHaveLength(1);
    await expect
      .element(items().first().getByRole('button', { name: 'Go to the test' }))
      .toHaveAttribute('data-look', 'filled');
    await expectNoAxeFindings();
    await three.getByRole('button', { name: 'Not today' }).click();
    await expect.poll(() => items().elements()).toEqual([]);
  });

  it('is ticked on the day on which it is done, and a run without an answer does not do it', async () => {
    const server = new FakeServer(SAMPLE_LEARNER);
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    setting(server, { ...SET, kind: 'game', target: 'careful-moles', createdAt });
    let validity: 'not-answered' | undefined = 'not-answered';
    const run = { runId: 'r', timestamp: new Date().toISOString(), durationMs: 150_000, choice: '', score: 90 };
    server.answer(
      'GET /learners/:learnerId/runs',
      () =>
        ({
          ...Object.fromEntries(GAMES.map((game) => [game, []])),
          'careful-moles': [{ ...run, level: null, ...(validity && { validity }) }],
        }) as never,
    );
    const { close } = await openApp(PATHS.dashboard, { server });
    await expect.element(items().first().getByRole('link', { name: 'Play it now' })).toBeVisible();
    close();
    validity = undefined;
    await openApp(PATHS.dashboard, { server });
    await expect.element(items().first()).toMatchTextContent(/Play Careful moles.*Done today/);
    expect(items().elements()).toHaveLength(3);
    await expectNoAxeFindings();
  });
});

describe('the question what a leader may see', () => {
  const NOTHING = { activity: false, progress: false, screening: false, plan: false };
  const MEMBERSHIP: Membership = {
    ...{ groupId: 'g', name: '4b', joinedAt: CREATED, shares: NOTHING, endsOn: null, isChecked: false },
    kind: 'class',
    leaders: [{ name: 'Ms Lee', role: 'leads', since: CREATED }],
  };

  function asking(learner: Learner): FakeServer {
    const server = new FakeServer(learner);
    let shares: Membership['shares'] = NOTHING;
    const known = (): Memberships => ({
      memberships: [{ ...MEMBERSHIP, shares }],
      views: [],
      pictureChanges: [],
      cardLooks: [],
    });
    server.answer('GET /learners/:learnerId/assignments', () => ({ assignments: [], askAbout: 'g' }));
    server.answer('GET /learners/:learnerId/memberships', known);
    server.answer('PUT /learners/:learnerId/memberships/:groupId', ({ body }) => {
      shares = body.shares as Shares;
      return known();
    });
    return server;
  }

  it('is answered with the keyboard by "Not now", which the server keeps', async () => {
    const server = asking(SAMPLE_LEARNER);
    await openApp(PATHS.dashboard, { server });
    const question = card('What may Ms Lee see?');
    await expect.element(question).toMatchTextContent('Ms Lee can see your name and how you get on with what is set.');
    await expectNoAxeFindings();
    const notNow = question.getByRole('button', { name: 'Not now' });
    (notNow.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => question.elements()).toEqual([]);
    expect(server.writes.at(-1)?.body).toEqual({ shares: NOTHING });
    await expect.element(page.getByText('You can change it at any time')).toBeVisible();
  });

  it('stays until the last switch is pressed', async () => {
    const server = asking(SAMPLE_LEARNER);
    await openApp(PATHS.dashboard, { server });
    const question = card('What may Ms Lee see?');
    const days = question.getByRole('switch', { name: 'My days' });
    await expect.element(days).toBeVisible();
    (days.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => server.writes.at(-1)?.body).toEqual({ shares: { ...NOTHING, activity: true } });
    await question.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => question.elements()).toEqual([]);
    expect(server.writes.at(-1)?.body).toEqual({ shares: { ...NOTHING, activity: true } });
  });

  it.each([
    ['a session by pictures', { isPupil: true, isByPictures: true }],
    ['a pupil without the agreement of a parent', { isPupil: true, keepsResults: false }],
  ])('offers only what can be shown by %s', async (_whom, facts) => {
    await openApp(PATHS.dashboard, { server: asking({ ...SAMPLE_LEARNER, ...facts }) });
    await expect.element(page.getByRole('switch', { name: 'My days' })).toBeVisible();
    expect(page.getByRole('switch', { name: 'My report' }).elements()).toEqual([]);
  });

  it.each([
    ['a switch', () => page.getByText('My days', { exact: true }).click()],
    ['"Not now"', () => page.getByRole('button', { name: 'Not now' }).first().click()],
  ])('goes in a true sentence when the class was deleted meanwhile and %s is pressed', async (_what, press) => {
    const server = asking(SAMPLE_LEARNER);
    await openApp(PATHS.dashboard, { server });
    await expect.element(card('What may Ms Lee see?')).toBeVisible();
    const left: Memberships = { memberships: [], views: [], pictureChanges: [], cardLooks: [] };
    server.answer('GET /learners/:learnerId/memberships', () => left);
    server.answer('PUT /learners/:learnerId/memberships/:groupId', () => problem(404, 'not-found'));
    await press();
    await expect.element(page.getByRole('region', { name: '“4b” is not there any more' })).toHaveFocus();
    await expect.poll(() => card('What may Ms Lee see?').elements()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/nothing at this address|Load the page again/);
  });

  it('wants the password of a grown-up for a child', async () => {
    await openApp(PATHS.dashboard, { server: asking({ ...SAMPLE_LEARNER, ageBand: 'under-13' }) });
    await page.getByText('My days', { exact: true }).click();
    await expect.element(page.getByLabelText('Password of this account')).toBeVisible();
  });
});
const NO_PUPILS = { pupilCode: null, signInOpenUntil: null };

it('the dashboard of a teacher leads to the cards of a class without learners', async () => {
  const server = new FakeServer(TEACHER);
  const group = { groupId: 'g', kind: 'class', name: '4b', code: 'CFH4K7', memberCount: 0, ...NO_PUPILS } as const;
  const led = { role: 'leads' as const, leaders: [], invitations: [], endsOn: null, offersTests: true };
  server.answer('GET /learners/:learnerId/groups', () => ({
    groups: [{ ...group, ...led, createdAt: CREATED, codeExpiresAt: '2126-01-01T00:00:00.000Z' }],
  }));
  const { router } = await openApp(PATHS.dashboard, { server });
  await expect.element(page.getByText('Class, 0 learners')).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toMatchTextContent('Class and family');
  expect(page.getByRole('link', { name: 'My report' }).elements()).toEqual([]);
  await expectNoAxeFindings();
  await page.getByRole('link', { name: 'Print cards for 4b' }).click();
  await expect.poll(() => router.state.location.search).toContain('cards=g');
});

it.each([PATHS.focusGame, PATHS.letterQuiz, PATHS.traitsQuestionnaire])(
  'a teacher who only tries %s is told that nothing is kept, and not asked where its results go',
  async (path) => {
    await openApp(path, { learner: { ...TEACHER, keepsResults: null } });
    await expect.element(page.getByText('You are trying this. Nothing is kept.')).toBeVisible();
    expect(page.getByRole('heading', { name: /keep|store/i }).elements()).toEqual([]);
    await expectNoAxeFindings();
  },
);

it('a code that was opened before signing in is offered, and leads to the page where it is looked at', async () => {
  keepJoinCode('CFH4K7');
  const { path } = await openApp(PATHS.dashboard, { learner: SAMPLE_LEARNER });
  await expect.element(page.getByText('You came here with the code CFH-4K7. Do you want to join?')).toBeVisible();
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue('CFH-4K7');
  expect(path()).toBe(PATHS.sharing);
});

describe('a pupil whose parent has not agreed', () => {
  const pupil = { ...SAMPLE_LEARNER, isPupil: true, noTests: 'no-agreement' as const };

  it('is told in Help when the test opens', async () => {
    await openApp(PATHS.dashboard, { learner: pupil });
    await page.getByRole('button', { name: 'Help' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Help' });
    await dialog.getByLabelText('Search the answers').fill('stop in the middle');
    await expect.element(dialog.getByText('you can do the test only after a parent agrees.')).toBeVisible();
  });
});
