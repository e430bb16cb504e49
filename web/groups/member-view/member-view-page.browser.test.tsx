import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MemberView } from '#contract/groups/member-view.ts';
import type { Learner } from '#contract/people/learner.ts';
import { GAMES } from '#rules/games/runs.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { groupViewPath, memberReportPath, memberViewPath } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';
import { emulateMedia } from '../../testing/input-methods.ts';

const TEACHER: Learner = { ...SAMPLE_LEARNER, role: 'educator', usesForSelf: false };
const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const none = Object.fromEntries(GAMES.map((game) => [game, 0])) as NonNullable<
  MemberView['member']['progress']
>['finished'];
type Run = NonNullable<MemberView['runs']>[number];
const run = (game: Run['game'], daysAgo: number, score: number, some: Partial<Run> = {}): Run => ({
  ...{
    game,
    runId: `${game} ${daysAgo}`,
    timestamp: ago(daysAgo),
    durationMs: 120_000,
    choice: '',
    score,
    level: null,
  },
  ...some,
});
const luck = { validity: 'like-chance' } as const;

const NOTHING_SHARED: MemberView = {
  group: {
    ...{ groupId: 'g', kind: 'class', name: '4b', createdAt: ago(90), memberCount: 1, pupilCode: null },
    ...{ code: null, codeExpiresAt: null, signInOpenUntil: null, role: 'leads', offersTests: true, endsOn: null },
  },
  member: {
    ...{ memberId: 'leo', name: 'Leo Okafor', joinedAt: ago(90), activity: null, done: [], progress: null },
    ...{ sharesReport: false, sharesPlan: false, pupil: null },
  },
  ...{ assignments: [], days: null, runs: null, mixUps: null },
};

const BUS: MemberView['assignments'][number] = {
  ...{ assignmentId: 'bus', kind: 'passage', target: 'last-bus', createdAt: ago(6), dueDay: null, note: null },
  ...{ leaderSees: true, textTitle: null, startDay: null, level: null, memberIds: null },
};
const LETTERS: MemberView['assignments'][number] = {
  ...BUS,
  ...{ assignmentId: 'letters', kind: 'game', target: 'letter-round', createdAt: ago(16) },
};

/** Letter rounds fell for four weeks, no question of the newest text was right, and Word or not? is at chance. */
const LEO: MemberView = {
  ...NOTHING_SHARED,
  member: {
    ...NOTHING_SHARED.member,
    activity: { days: [24, 19, 14, 10, 5, 4, 2, 1].map((days) => ago(days).slice(0, 10)), finished: 9 },
    progress: { finished: { ...none, 'letter-round': 6 }, best: [] },
    done: [
      { assignmentId: 'bus', right: 0 },
      { assignmentId: 'letters', right: null },
    ],
  },
  assignments: [BUS, LETTERS],
  days: [24, 19, 14, 10, 5, 4, 2, 1].map((days) => ago(days).slice(0, 10)),
  runs: [
    run('letter-round', 1, 8, luck),
    run('word-or-not', 2, 41, luck),
    run('letter-round', 4, 9, luck),
    run('reading-passage', 5, 0, { choice: 'last-bus', level: 1 }),
    ...[11, 14, 16, 20].map((score, at) => run('letter-round', 10 + 5 * at, score)),
  ],
  mixUps: {
    letters: [
      { asked: 'b', picked: 'd', times: 9 },
      { asked: 'd', picked: 'b', times: 4 },
    ],
    letterRounds: 4,
    words: [
      { kind: 'real-or-made-up', isWord: true, part: 2, index: 4, times: 2 },
      { kind: 'first-sound', asked: { sound: 0, index: 0 }, picked: { sound: 1, index: 0 }, times: 1 },
    ],
  },
};

/** The page of a member, and the state of the server, which a test can change. */
async function openMember(view: MemberView, learner = TEACHER) {
  const server = new FakeServer(learner);
  const state: { view: MemberView | null } = { view };
  server.answer(
    'GET /learners/:learnerId/groups/:groupId/members/:memberId',
    () => state.view ?? problem(404, 'not-found'),
  );
  await openApp(memberViewPath('g', 'leo'), { server });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Leo Okafor');
  return { server, state };
}
const section = (name: string) => page.getByRole('region', { name, exact: true });
const titles = () =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

it('a pupil whose rounds fall looks like one: harder lately, the letters, the questions, and never “keep it as it is”', async () => {
  await openMember(LEO);
  await expect.element(section('Games')).toMatchTextContent('Harder lately');
  await expect
    .element(section('Games').getByRole('img', { name: 'Letters found, from', exact: false }))
    .toHaveAttribute(
      'aria-label',
      expect.stringMatching(/: 20, 16, 14, 11, 9, 8.*Usual for Leo before that: \d+ to \d+/),
    );
  await expect.element(section('Games')).toMatchTextContent(/2 games say little \(.*\): The answers may be luck\./);
  await expect.element(section('Games')).toMatchTextContent(/Word or not\?\s*Too little to say/);
  await expect.element(section('Reading')).toMatchTextContent('The last bus');
  await expect.element(section('Reading')).toMatchTextContent('0 of 3 right');
  const mixUps = section('Letters and words that got mixed up');
  await expect.element(mixUps).toMatchTextContent('d instead of b');
  await expect.element(mixUps).toMatchTextContent('9 of 24 times');
  await expect.element(mixUps).toMatchTextContent('“castle” is a real word, and was taken for a made-up one. 2 times.');
  const tries = section('Two things to try');
  await expect.element(tries).toMatchTextContent('Sit beside Leo for one game of Letter round.');
  expect(document.body.textContent).not.toContain('Keep it as it is');
  expect(titles().slice(0, 2)).toEqual(['What goes well', 'Two things to try']);
  await expectNoAxeFindings();
});

it('what was set shows how it went, and what came after it', async () => {
  await openMember(LEO);
  const set = section('What was set, and how it went');
  await expect.element(set).toMatchTextContent('Done: 0 of 3 questions right.');
  await expect.element(set).toMatchTextContent('Done. Before: 16 of 24 found. After: 11 of 24 found.');
});

it('the first thing to try is set with one press, for this pupil alone', async () => {
  const { server, state } = await openMember(LEO);
  server.answer('POST /learners/:learnerId/groups/:groupId/assignments', ({ body }) => {
    const added = { ...LETTERS, ...body, assignmentId: 'new', createdAt: ago(0) } as typeof LETTERS;
    state.view = { ...LEO, assignments: [...LEO.assignments, added] };
    return { assignments: [] };
  });
  await page.getByRole('button', { name: 'Set this for Leo' }).click();
  await expect.element(page.getByText('It is set. Leo sees it on the dashboard.').first()).toBeVisible();
  expect(server.writes.at(-1)?.body).toMatchObject({ kind: 'game', target: 'letter-round', memberIds: ['leo'] });
  await expect.element(section('What was set, and how it went')).toMatchTextContent('Not done yet.');
  expect(page.getByRole('button', { name: 'Set this for Leo' }).elements()).toEqual([]);
});

it('what is not shared is not on the page, and goes from it when it is taken back', async () => {
  const { state } = await openMember({ ...NOTHING_SHARED, assignments: [BUS] });
  await expect.element(section('What was set, and how it went')).toMatchTextContent('Not done yet.');
  expect(titles().filter((title) => title !== 'Notes')).toEqual(['What goes well', 'What was set, and how it went']);
  state.view = null;
  window.dispatchEvent(new Event('visibilitychange'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('This learner is not in your class or family any more.');
  expect(document.body.textContent).not.toContain('Leo');
  await expectNoAxeFindings();
});

it('a learner who shows nothing, and for whom nothing is set, has an empty page', async () => {
  await openMember(NOTHING_SHARED);
  await expect.element(page.getByText('There is nothing here yet.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to the learners' }))
    .toHaveAttribute('href', groupViewPath('g'));
  await expectNoAxeFindings();
});

it('a parent reads it in words for a parent, and finds the report where it is shared', async () => {
  const parent: Learner = { ...TEACHER, role: 'parent' };
  const { group, member } = LEO;
  await openMember({ ...LEO, group: { ...group, kind: 'family' }, member: { ...member, sharesReport: true } }, parent);
  await expect.element(page.getByText('The last six weeks of your child, in 4b.')).toBeVisible();
  await expect.element(section('Two things to try')).toMatchTextContent('It may be the game, sleep, or the day.');
  await expect
    .element(page.getByRole('link', { name: 'Report of Leo' }))
    .toHaveAttribute('href', memberReportPath('g', 'leo'));
});

it('prints with space for notes, and without buttons', async () => {
  await openMember(LEO);
  await expect.element(section('Games')).toBeVisible();
  await emulateMedia('print');
  const buttons = page.getByRole('main').getByRole('button', { includeHidden: true }).elements();
  expect(buttons.filter((button) => button.checkVisibility())).toEqual([]);
  expect(page.getByText('Notes', { exact: true }).element().checkVisibility()).toBe(true);
  await emulateMedia();
  expect(page.getByText('Notes', { exact: true }).element().checkVisibility()).toBe(false);
});
