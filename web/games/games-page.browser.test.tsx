import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { GameRun } from '#contract/games/game-runs.ts';
import { WITH_LEVELS } from '#rules/games/levels.ts';
import { GAMES, type Game } from '#rules/games/runs.ts';
import { NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { keepUnclaimedRun } from '../device/results/unclaimed-runs.ts';
import { storeActivity } from '../device/stored-activity.ts';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer, problem } from '../testing/fake-server.ts';
import { changeSettings } from '../ui/settings/device-settings.ts';

const tile = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
const bars = () => document.querySelectorAll('main li svg[viewBox$=" 40"] rect').length;
const runOf = (score: number, day: number, change: Partial<GameRun> = {}): GameRun => ({
  runId: crypto.randomUUID(),
  timestamp: `2026-01-0${day}T09:00:00.000Z`,
  durationMs: 30_000,
  choice: WITH_LEVELS,
  score,
  level: score,
  ...change,
});

function withRuns(played: Partial<Record<Game, GameRun[]>>, best: object[] = []): FakeServer {
  const server = new FakeServer(SAMPLE_LEARNER);
  const none = Object.fromEntries(GAMES.map((game) => [game, []]));
  server.answer('GET /learners/:learnerId/runs', () => ({ ...none, ...played }) as never);
  server.answer('GET /learners/:learnerId/best-runs', () => best as never);
  return server;
}

describe('the tile of a game', () => {
  it('shows level, best and last result, and the last runs as bars', async () => {
    changeSettings({ simonLevel: 7 });
    const runs = [runOf(6, 4), runOf(8, 3), runOf(5, 2), runOf(3, 1, { validity: 'wild-pressing' })];
    const server = withRuns({ simon: runs }, [{ ...runOf(8, 3), game: 'simon' }]);
    await openApp(PATHS.games, { server });
    for (const words of ['My level: 7', 'Best: Level 8', 'Last time: Level 6'])
      await expect.element(tile('Simon')).toMatchTextContent(words);
    expect(bars()).toBe(3);
    await expect.element(tile('Whack-a-Mole')).not.toMatchTextContent(/level:|Best|Last time/);
    await expectNoAxeFindings();
  });

  it('of reading games does the same', async () => {
    const choice = '';
    const runs = [runOf(20, 2, { choice }), runOf(18, 1, { choice })];
    const server = withRuns({ 'letter-round': runs }, [{ ...runOf(20, 2, { choice }), game: 'letter-round' }]);
    await openApp(PATHS.readingGames, { server });
    await expect.element(tile('Letter round')).toMatchTextContent(/Best: 20 of 24.*Last time: 20 of 24/);
    await expect.element(tile('Letter round')).not.toMatchTextContent('level:');
  });

  it('shows a visitor what this device keeps', async () => {
    await openApp(PATHS.games).then(({ close }) => close());
    await keepUnclaimedRun({ id: 'a', game: 'simon', report: {} as never, run: runOf(4, 1) });
    await openApp(PATHS.games);
    await expect.element(tile('Simon')).toMatchTextContent('Last time: Level 4');
  });

  it('shows the level of a game that was played while the server is away', async () => {
    changeSettings({ moleLevel: 5 });
    const activity = { ...NO_ACTIVITY, counts: { ...NO_ACTIVITY.counts, 'whack-a-mole': 2 } };
    storeActivity(SAMPLE_LEARNER.id, activity, activity);
    const server = new FakeServer(SAMPLE_LEARNER);
    server.answer('GET /learners/:learnerId/runs', () => problem(503, 'busy'));
    server.answer('GET /learners/:learnerId/best-runs', () => problem(503, 'busy'));
    await openApp(PATHS.games, { server });
    await expect.element(tile('Whack-a-Mole')).toMatchTextContent('My level: 5');
    await expect.element(tile('Simon')).not.toMatchTextContent('My level');
  });
});
