import type { Page } from '@playwright/test';
import type { GameRuns } from '../../contract/games/game-runs.ts';
import { PATHS } from '../../web/paths.ts';
import { api } from '../support/api.ts';
import { expectCleanInEveryScheme } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, ready, signUpQuietly, test } from '../support/journey.ts';
import { expectEasyReading } from '../support/page-checks.ts';
import { holdClock, installClock, onHeldClock, passUntil, releaseClock } from './game-time.ts';
import { openGame, startGame } from './games.ts';
import { answerAnimals, seenAnimal } from './players/careful-moles.ts';

test.beforeEach(({ page }) => installClock(page));

async function learnerOf(page: Page): Promise<{ id: string; points: number }> {
  return (await page.request.get(api('GET /learner'))).json();
}

async function runsOf(page: Page): Promise<GameRuns['careful-moles']> {
  const { id } = await learnerOf(page);
  const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId: id }))).json();
  return runs['careful-moles'];
}

/** Opens the game on a held clock, and starts it. */
async function begin(page: Page, choices: Parameters<typeof startGame>[1] = []): Promise<InputMethod> {
  const inputMethod = new InputMethod(page, 'mouse');
  await openGame(page, { path: PATHS['careful-moles'] });
  await holdClock(page);
  await startGame(inputMethod, choices);
  return inputMethod;
}

/** Plays a game to its end. */
async function play(page: Page, isTouched: (animal: string) => boolean, choices: Parameters<typeof startGame>[1] = []) {
  const inputMethod = await begin(page, choices);
  const pass = onHeldClock(page);
  await answerAnimals(inputMethod, pass, isTouched);
  await releaseClock(page);
  await expect(page.getByText('10 points added. You have 10 points.')).toBeVisible();
}

const isMole = (animal: string) => animal === 'mole';
const figures = (page: Page) => page.getByRole('main').getByRole('term');

/** A game of an earlier day. */
const EARLIER = {
  runId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  timestamp: '2026-01-09T09:00:00.000Z',
  durationMs: 151_000,
  choice: '',
  level: null,
};

test('the practice says what each animal was @release', async ({ page }) => {
  const inputMethod = new InputMethod(page, 'mouse');
  await openGame(page, { path: PATHS['careful-moles'] });
  await holdClock(page);
  await inputMethod.press(page.getByRole('button', { name: 'Try it first' }));
  const pass = onHeldClock(page);
  const said = (words: string) => page.locator('[aria-live]', { hasText: words });
  const answer = async (animal: string, isTouched: boolean, words: string) => {
    await passUntil(pass, async () => (await seenAnimal(page)) === animal, 100);
    if (isTouched) await page.keyboard.press('Space');
    else await passUntil(pass, async () => (await seenAnimal(page)) === null, 100);
    await expect(said(words)).toBeAttached();
    await passUntil(pass, async () => (await said(words).count()) === 0, 100);
  };
  await answer('mole', true, 'A mole, touched. Right.');
  await answer('rabbit', true, 'That was the rabbit. Let it be.');
  const again = page.getByRole('button', { name: 'Practise again' });
  await passUntil(pass, () => again.isVisible(), 500);
  await inputMethod.press(again);
  await answer('mole', false, 'That was a mole. Touch it.');
  await answer('rabbit', false, 'A rabbit, let be. Right.');
});

test('after a pause, the game goes on with Ready, Set, Go @release', async ({ page }) => {
  const inputMethod = await begin(page);
  const pass = onHeldClock(page);
  await passUntil(pass, async () => (await seenAnimal(page)) !== null, 100);
  await inputMethod.press(page.getByRole('button', { name: 'Pause' }));
  await expect(page.getByText('Paused. The game waits for you.')).toBeVisible();
  await inputMethod.press(page.getByRole('button', { name: 'Go on' }));
  await pass(100);
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expect(page.locator('[data-seen]')).toBeHidden();
  await passUntil(pass, () => page.locator('[data-seen]').isVisible(), 100);
  await expect(page.getByText('Ready', { exact: true })).toBeHidden();
  await expect(page.getByText('Part 1 of 4')).toBeVisible();
});

test('who touches moles and rabbits alike gets no number, and the points all the same @release', async ({ page }) => {
  await signUpQuietly(page);
  await play(page, () => true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot tell you much');
  await expect(page.getByText('Moles and rabbits were touched about as often.', { exact: false })).toBeVisible();
  await expect(figures(page)).toHaveCount(0);
  await expect(page.getByRole('img')).toHaveCount(0);
  expect((await runsOf(page))[0]).toMatchObject({ validity: 'not-told-apart' });
  await expectCleanInEveryScheme(page);
  await page.goto(PATHS.report);
  await ready(page);
  await expect(page.getByText('You played it today.', { exact: true })).toBeVisible();
});

/** Answers with a best game that the learner had before. */
async function withBest(page: Page, best: object): Promise<void> {
  await page.route(/\/best-runs$/, (route) => route.fulfill({ json: [{ game: 'careful-moles', ...best }] }));
}

test('the calm version ends without a number @release', async ({ page }) => {
  await signUpQuietly(page);
  await withBest(page, { ...EARLIER, score: 84, choice: 'calm' });
  await play(page, isMole, [{ group: 'Numbers at the end', label: 'Calm, no numbers' }]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You played to the end');
  await expect(page.getByText(/best so far/)).toBeHidden();
  await expect(figures(page)).toHaveCount(0);
  await expect(page.getByRole('img')).toHaveCount(0);
  expect((await runsOf(page))[0]).toMatchObject({ choice: 'calm', score: 100 });
});

test('the chart shows what is usual for the learner, from three earlier games on @release', async ({ page }) => {
  await signUpQuietly(page);
  const earlier = [
    { score: 84, day: 13 },
    { score: 91, day: 12 },
    { score: 75, day: 11, validity: 'not-told-apart' as const },
    { score: 79, day: 10 },
    { score: 100, day: 9, choice: 'calm' },
  ].map(({ day, ...run }) => ({
    ...EARLIER,
    runId: `3f2504e0-4f89-41d3-9a0c-0305e82c33${day}`,
    timestamp: `2026-01-${day}T09:00:00.000Z`,
    ...run,
  }));
  await withBest(page, { ...EARLIER, score: 91 });
  await page.route(/\/runs$/, async (route) => {
    const answer = await route.fetch();
    const runs = (await answer.json()) as GameRuns;
    await route.fulfill({ json: { ...runs, 'careful-moles': [...runs['careful-moles'], ...earlier] } });
  });
  let rabbits = 0;
  await play(page, (animal) => {
    if (animal === 'rabbit') rabbits += 1;
    return isMole(animal) || rabbits % 3 === 0;
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were right 110 times of 120');
  await expect(figures(page)).toHaveText([
    'Moles touched',
    'Rabbits let be',
    'Usual reaction',
    'Told apart',
    'Moles not touched',
    'Too early',
  ]);
  await expect(page.getByRole('heading', { name: 'Your last four games' })).toBeVisible();
  await expect(page.getByRole('img', { name: /79, 91, 84, 92.*Usual for you: \d+ to \d+ %/ })).toBeVisible();
  await expect(page.getByText('Today is as usual for you.')).toBeVisible();
  await expect(page.getByText('Your best so far. Before this game it was 91 % right.')).toBeVisible();
  await expectCleanInEveryScheme(page);
});

test('the first game says how many more it takes to know what is usual @release', async ({ page }) => {
  await signUpQuietly(page);
  await play(page, isMole);
  await expect(page.getByText('After 3 more games you see here what is usual for you.')).toBeVisible();
  await expectEasyReading(page.getByRole('main'));
});

test('the four games come first on their page, and Careful moles in a group below @release', async ({ page }) => {
  await page.goto(PATHS.games);
  await ready(page);
  const links = page.getByRole('main').getByRole('list').getByRole('heading').getByRole('link');
  await expect(links).toHaveText(['Multitask Master', 'Spot the Difference', 'Whack-a-Mole', 'Simon', 'Careful moles']);
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(2);
  await page.getByRole('link', { name: 'Careful moles', exact: true }).click();
  await expect(page).toHaveURL(PATHS['careful-moles']);
});
