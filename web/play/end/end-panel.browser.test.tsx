import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { GameRun } from '#contract/games/game-runs.ts';
import type { ShownLeader } from '#contract/groups/memberships.ts';
import { GAMES, type Game, type RunResult } from '#rules/games/runs.ts';
import type { Shares } from '#rules/groups/groups.ts';
import { leafCount } from '#rules/rewards/activity.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { readActivity } from '../../api/activity.ts';
import { storeAssignments } from '../../api/own-assignments.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { deviceStore } from '../../device/device-store.ts';
import { storedThree, storeThree } from '../../device/stored-three.ts';
import { GAME_PATHS, PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem } from '../../testing/fake-server.ts';
import { WAYS } from '../../testing/input-methods.ts';
import { changeSettings } from '../../ui/settings/device-settings.ts';
import { calendarDay } from '../../ui/words/dates.ts';
import { useSaveRun } from '../saving/use-save-run.ts';
import { EndPanel } from './end-panel.tsx';

const SCORE = 7;
const next = page.getByRole('link', { name: /^Next: / });
const NO_RUNS = Object.fromEntries(GAMES.map((game) => [game, []]));
const PLAYED = {
  durationMs: 12_000,
  seed: 7,
  answers: Array.from({ length: 10 }, (_, place) => ({ picked: place % 4, answeredAfterMs: 700 })),
};
const runWith = (score: number): GameRun => ({
  runId: crypto.randomUUID(),
  timestamp: '2026-11-21T09:59:00.000Z',
  durationMs: 12_000,
  choice: '',
  score,
  level: null,
});

type Ended = { game: Game; played: object; result: RunResult; tip?: string | null };
const PICTURES: Ended = { game: 'picture-words', played: PLAYED, result: { score: SCORE, level: null } };

/** The game of the test. */
let ended = PICTURES;

/** A game that is begun at a press, and over at the next one. */
function PlayedGame() {
  const saved = useSaveRun(ended.game);
  const [state, setState] = useState<'ready' | 'begun' | 'over'>('ready');
  const begin = () => {
    setState('begun');
    saved.begin();
  };
  const finish = () => {
    setState('over');
    void saved.save(ended.played as never, ended.result);
  };
  return state === 'over' ? (
    <EndPanel
      game={ended.game}
      title="You found 7 of 10 words"
      lead="Well looked."
      figures={[]}
      saved={saved}
      onPlayAgain={begin}
      tip={ended.tip}
    />
  ) : (
    <main id="main">
      <h1>Game</h1>
      <button type="button" onClick={state === 'ready' ? begin : finish}>
        {state === 'ready' ? 'Begin' : 'Finish'}
      </button>
    </main>
  );
}

let server: FakeServer;

beforeEach(() => {
  ended = PICTURES;
  server = new FakeServer(SAMPLE_LEARNER);
  server.answer('PUT /learners/:learnerId/runs/:game/:runId', () => ({ run: runWith(SCORE), points: 10 }));
});

/** The end of a game. */
async function finish() {
  const app = await openApp('/game', { server, pages: { '/game': PlayedGame } });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'You found 7 of 10 words' })).toHaveFocus();
  return app;
}

const openNumbers = () => page.getByRole('button', { name: 'More numbers' }).click();

/** How long the leaf takes to fly. */
async function secondsOfLeaf(): Promise<number> {
  await shows(/new leaf/);
  const leaf = document.querySelector('main svg[viewBox="-24 -24 48 48"]') as Element;
  return Number.parseFloat(getComputedStyle(leaf).animationDuration);
}

const shows = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible();

describe('the end of a game', () => {
  it('says that the points are added, and grows a leaf', async () => {
    await finish();
    await shows('10 points added. You have 10 points.');
    await shows(/new leaf/);
    await expectNoAxeFindings();
  });

  it('in calm mode says that it is saved, shows its leaf, and no points', async () => {
    changeSettings({ calm: true });
    await finish();
    await shows('Saved in your account.');
    await shows(/new leaf/);
    await expect.element(page.getByRole('main')).not.toMatchTextContent(/\d+ (points?|XP)\b|\+10/);
    await expectNoAxeFindings();
  });

  it('says that the game waits while the server is away, and tries again at a press', async () => {
    server.answer('PUT /learners/:learnerId/runs/:game/:runId', () => problem(503, 'busy'));
    await finish();
    await shows('The server does not answer. Your game is kept on this device and is sent later.');
    await expectNoAxeFindings();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => server.writes.length).toBeGreaterThan(1);
    server.answer('PUT /learners/:learnerId/runs/:game/:runId', () => ({ run: runWith(SCORE), points: 10 }));
    await shows('10 points added. You have 10 points.');
  });

  it('says that a game beyond the time that has passed is added later, and offers no press', async () => {
    server.answer('PUT /learners/:learnerId/runs/:game/:runId', () => problem(429, 'run-too-early'));
    await finish();
    await shows('So many games cannot be added at once.');
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
    await expectNoAxeFindings();
  });

  it('asks a learner whose session has ended to log in', async () => {
    server.answer('PUT /learners/:learnerId/runs/:game/:runId', () => {
      server.learner = null;
      return problem(401, 'not-signed-in');
    });
    await finish();
    await shows('Your game is kept on this device. Log in again and it is sent.');
    await expectNoAxeFindings();
  });

  it('says why the server does not take it', async () => {
    server.answer('PUT /learners/:learnerId/runs/:game/:runId', () => problem(422, 'run-too-short'));
    await finish();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(await (await deviceStore()).getAll('outbox')).toMatchObject([{ state: 'refused' }]);
    await expectNoAxeFindings();
  });

  it('of a visitor comes before the note about signing up, and is kept on this device', async () => {
    server.learner = null;
    await finish();
    await shows('You are not logged in, so this gives no points yet.');
    const again = page.getByRole('button', { name: 'Play Again' }).element();
    const signUp = page.getByRole('main').getByRole('button', { name: 'Sign up' }).element();
    expect(again.compareDocumentPosition(signUp)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectNoAxeFindings();
    expect(await (await deviceStore()).getAll('unclaimedRuns')).toHaveLength(1);
  });

  it('of a visitor, in calm mode, is worded without points', async () => {
    server.learner = null;
    changeSettings({ calm: true });
    await finish();
    await shows('You are not logged in. This is kept on this device.');
    await expect.element(page.getByRole('main')).not.toMatchTextContent(/\d+ (points?|XP)\b|\+10/);
  });

  it('cannot be kept where the browser stores nothing, and says so', async () => {
    server.learner = null;
    await openApp('/game', { server, pages: { '/game': PlayedGame } });
    await page.getByRole('button', { name: 'Begin' }).click();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The user denied permission', 'UnknownError');
    });
    await page.getByRole('button', { name: 'Finish' }).click();
    await shows(/cannot be kept|keeps nothing|stores nothing|cannot keep/);
    await expectNoAxeFindings();
    vi.restoreAllMocks();
  });

  it('tells a new best at once, and the best before with the numbers', async () => {
    server.answer('GET /learners/:learnerId/best-runs', () => [{ ...runWith(5), game: 'picture-words' as const }]);
    await finish();
    await shows(/^Your best so far$/);
    await openNumbers();
    await shows('Your best so far. Before this game it was 5 of 10.');
    await expectNoAxeFindings();
  });

  it('has a better game before with the numbers alone', async () => {
    server.answer('GET /learners/:learnerId/best-runs', () => [{ ...runWith(9), game: 'picture-words' as const }]);
    await finish();
    expect(page.getByText('best so far').elements()).toEqual([]);
    await openNumbers();
    await shows('Your best so far: 9 of 10.');
  });

  it('lets the leaf fly to the tree', async () => {
    await finish();
    expect(await secondsOfLeaf()).toBeGreaterThan(0);
  });

  it.each([{ calm: true }, { motion: 'less' as const }])('has no flying leaf with %o', async (change) => {
    changeSettings(change);
    await finish();
    expect(await secondsOfLeaf()).toBe(0);
  });

  it.each([
    { tip: 'Press the shape first.', said: 'Press the shape first.' },
    { tip: null, said: 'That went well. Play it the same way again.' },
  ])('has the tip $tip with the numbers, and praise without one', async ({ tip, said }) => {
    ended = { ...PICTURES, tip };
    await finish();
    expect(page.getByText(said).elements()).toEqual([]);
    await openNumbers();
    await shows(said);
  });

  it('charts the last runs', async () => {
    server.answer(
      'GET /learners/:learnerId/runs',
      () => ({ ...NO_RUNS, 'picture-words': [runWith(5), runWith(6)] }) as never,
    );
    await finish();
    await expect.element(page.getByRole('img', { name: /^Words found, of 10/ })).toBeVisible();
  });

  it.each(Object.entries(WAYS))(
    'Play Again by %s does nothing for 900 ms, so that a tapping finger does not skip the result',
    async (_way, press) => {
      await finish();
      const again = page.getByRole('button', { name: 'Play Again' });
      await expect.element(again).toHaveAttribute('aria-disabled', 'true');
      (again.element() as HTMLButtonElement).click();
      await expect.element(page.getByRole('heading', { level: 1, name: 'You found 7 of 10 words' })).toBeVisible();
      await expect.element(again).not.toHaveAttribute('aria-disabled');
      await press(again);
      await expect.element(page.getByRole('heading', { name: 'Game' })).toBeVisible();
    },
  );
});

const WITHOUT_POINTS = {
  'careful-moles': {
    ...{ durationMs: 150_000, isCalm: false, seed: 7 },
    trials: Array.from({ length: 120 }, (_, trial) => ({ trial, pressesMs: [] })),
  },
  'reading-passage': {
    ...{ durationMs: 33_000, seed: 7, passage: 'last-bus', wasListened: false, readMs: 30_000 },
    answers: Array(3).fill({ picked: 0, answeredAfterMs: 900 }),
  },
};

describe.each([
  ['without an answer', 'careful-moles', 'not-answered', 'No points this time: nothing was pressed. Play again when'],
  [
    'that was not read',
    'reading-passage',
    'not-read',
    'No points this time: the answers came faster than anyone can read',
  ],
] as const)('the end of a game %s', (_what, game, validity, why) => {
  beforeEach(() => {
    const result = { score: 0, level: null, validity };
    ended = { game, played: WITHOUT_POINTS[game], result };
    server.answer('PUT /learners/:learnerId/runs/:game/:runId', () => ({
      run: { ...runWith(0), ...result },
      points: 0,
    }));
  });
  const hasNoReward = () =>
    expect.element(page.getByRole('main')).not.toMatchTextContent(/\+10|10 points|points added|new leaf|no points yet/);

  it('says why there are no points, and that it is saved', async () => {
    await finish();
    await shows(why);
    await shows('Saved in your account.');
    await hasNoReward();
    await expectNoAxeFindings();
  });

  it('says the same signed out, and keeps it on this device without a leaf', async () => {
    server.learner = null;
    await finish();
    await shows(why);
    await shows('You are not logged in. This is kept on this device.');
    await hasNoReward();
    expect(await (await deviceStore()).getAll('unclaimedRuns')).toHaveLength(1);
    expect(leafCount(await readActivity(null))).toBe(0);
  });

  it('grows no leaf while it waits for the server', async () => {
    server.answer('PUT /learners/:learnerId/runs/:game/:runId', () => problem(503, 'busy'));
    await finish();
    await shows('Your game is kept on this device and is sent later.');
    expect(leafCount(await readActivity(SAMPLE_LEARNER.id))).toBe(0);
    await hasNoReward();
  });

  it('names no points in calm mode', async () => {
    changeSettings({ calm: true });
    await finish();
    await shows('Saved in your account.');
    await expect.element(page.getByRole('main')).not.toMatchTextContent(/points|leaf/);
  });
});

describe('the end of a task that was set', () => {
  const CREATED = '2026-01-01T00:00:00.000Z';
  const NOTHING = { activity: false, progress: false, screening: false, plan: false };
  const task = {
    ...{
      assignmentId: 'a',
      dueDay: null,
      note: null,
      createdAt: new Date().toISOString(),
      leaderSees: true,
      textTitle: null,
      isDone: false,
      startDay: null,
      level: null,
    },
    ...{ groupId: 'g', groupName: '4b', leaderName: 'Ms Lee', hasOtherLeaders: false },
    ...({ kind: 'game', groupKind: 'class' } as const),
  };
  const keep = (target: 'picture-words' | 'simon') =>
    storeAssignments({
      ...{ owner: 'mira', assignments: [{ ...task, target }], isShown: true },
    });

  it('says what the leader sees of it, and has the switches for more', async () => {
    keep('picture-words');
    const leaders: ShownLeader[] = [{ name: 'Ms Lee', role: 'leads', since: CREATED }];
    const membership = { groupId: 'g', name: '4b', leaders, joinedAt: CREATED, endsOn: null, isChecked: false };
    const known = (shares: typeof NOTHING) => ({
      memberships: [{ ...membership, kind: 'class' as const, shares }],
      ...{ views: [], pictureChanges: [], cardLooks: [] },
    });
    server.answer('GET /learners/:learnerId/memberships', () => known(NOTHING));
    server.answer('PUT /learners/:learnerId/memberships/:groupId', ({ body }) => known(body.shares as Shares));
    await finish();
    await openNumbers();
    await shows('Show more to “4b”?');
    await expect.element(next, { message: 'what was just done' }).not.toMatchTextContent('Visual Recognition');
    await shows('Ms Lee can see when it is done.');
    for (const name of ['My days', 'My games and reading', 'My report'])
      await expect.element(page.getByRole('switch', { name })).not.toBeChecked();
    await page.getByText('My days', { exact: true }).click();
    await expect.element(page.getByRole('switch', { name: 'My days' })).toBeChecked();
    expect(server.writes.at(-1)?.body).toEqual({ shares: { ...NOTHING, activity: true } });
    await expectNoAxeFindings();
  });

  it('has no switches when something else was set', async () => {
    keep('simon');
    await finish();
    await openNumbers();
    await shows('10 points added. You have 10 points.');
    expect(page.getByRole('switch').elements()).toEqual([]);
  });

  it('follows as the next task, before Today’s three, when something else was set', async () => {
    keep('simon');
    const three: Game[] = ['whack-a-mole', 'letter-round', 'reading-passage'];
    const day = calendarDay(new Date());
    storeThree({ owner: 'mira', day, three, others: [], previous: null, hiddenOn: null });
    await finish();
    await expect.element(next).toHaveAttribute('href', GAME_PATHS.simon);
    await expect.element(next).toMatchTextContent(/^Next: Simon$/);
  });
});

describe('what comes next', () => {
  const storeOf = (three: readonly Game[], hiddenOn: string | null = null) =>
    storeThree({
      ...{ owner: 'mira', day: calendarDay(new Date()), three, others: [], previous: null, hiddenOn },
    });

  it('is the first of today’s three that was not played today', async () => {
    storeOf(['picture-words', 'simon', 'whack-a-mole']);
    const played = { ...runWith(5), timestamp: new Date().toISOString() };
    server.answer('GET /learners/:learnerId/runs', () => ({ ...NO_RUNS, simon: [played] }) as never);
    await finish();
    await expect.element(next).toMatchTextContent(/^Next: Whack-a-Mole$/);
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    (next.element() as HTMLElement).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'You found 7 of 10 words' })).toBeVisible();
    await expect.element(next).not.toHaveAttribute('aria-disabled');
    await next.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Whack-a-Mole' })).toBeVisible();
  });

  it.each([
    ['a learner whose dashboard was not opened here', SAMPLE_LEARNER],
    ['a learner in Focus Mode', { ...SAMPLE_LEARNER, preferences: { ...SAMPLE_LEARNER.preferences, focusMode: true } }],
    ['a visitor', null],
  ])('is for %s the first of those that the dashboard shows then', async (_who, learner) => {
    server.learner = learner;
    const { close } = await finish();
    await expect.element(next).toBeVisible();
    const offered = next.element().textContent?.replace('Next: ', '');
    close();
    const three = storedThree(learner?.id ?? null)?.three.filter((game) => game !== 'picture-words') ?? [];
    expect(offered).toBe(three[0] && GAME_INFO[three[0]].title());
    await openApp(PATHS.dashboard, { server });
    const shown = page.getByRole('region', { name: "Today's three" });
    await expect.element(shown.getByRole('link', { name: `Play ${offered}` })).toBeVisible();
  });

  it('is none of them when the learner hid them', async () => {
    storeOf(['picture-words', 'simon', 'whack-a-mole'], calendarDay(new Date()));
    await finish();
    await expect.element(page.getByRole('button', { name: 'Play Again' })).not.toHaveAttribute('aria-disabled');
    expect(next.elements()).toEqual([]);
  });
});
