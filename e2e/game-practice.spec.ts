import { api } from './api.ts';
import { expectCleanInEveryScheme } from './axe.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from './game-time.ts';
import { openGame, PLAYED_GAMES, playAgain } from './games.ts';
import { Hands, WAYS } from './hands.ts';
import { expect, signUpQuietly, test } from './journey.ts';

test.describe('a practice', () => {
  test.use({ hasTouch: true });

  for (const [index, game] of PLAYED_GAMES.entries()) {
    const way = WAYS[index % WAYS.length] ?? 'mouse';
    test(`of ${game.title} is short, does not count, and leads to itself and to the game, by ${way}`, async ({
      page,
    }) => {
      const hands = new Hands(page, way);
      await signUpQuietly(page);
      await installClock(page);
      await openGame(page, game);
      await holdClock(page);
      await hands.press(page.getByRole('button', { name: 'Try it first' }));
      await expect(page.getByText('Practice. It does not count.')).toBeVisible();
      const pass = onHeldClock(page);
      await game.play(hands, pass, true);
      await expect(page.getByRole('heading', { level: 1, name: /^That was a practice of / })).toBeFocused();
      await expect(playAgain(page)).toBeHidden();
      await releaseClock(page);
      await expectCleanInEveryScheme(page);
      await holdClock(page);
      await hands.press(page.getByRole('button', { name: 'Practise again' }));
      await expect(page.getByText('Practice. It does not count.')).toBeVisible();
      await game.play(hands, pass, true);
      await hands.press(page.getByRole('button', { name: 'Start the game' }));
      await expect(page.locator('[data-game="running"]')).toBeVisible();
      await expect(page.getByText('Practice. It does not count.')).toBeHidden();
      await releaseClock(page);
      const { id, points } = await (await page.request.get(api('GET /learner'))).json();
      const runs = await (await page.request.get(api('GET /learners/:learnerId/runs', { learnerId: id }))).json();
      expect([points, Object.values(runs).flat()]).toEqual([0, []]);
    });
  }

  test('of Simon ends with the pad that came next after a wrong press', async ({ page }) => {
    const simon = PLAYED_GAMES.find(({ game }) => game === 'simon');
    if (!simon) throw new Error('no such game');
    await installClock(page);
    await openGame(page, simon);
    await holdClock(page);
    await page.getByRole('button', { name: 'Try it first' }).click();
    const said = page.locator('[aria-live]', { hasText: 'Your turn.' });
    while ((await said.count()) === 0) await page.clock.runFor(500);
    const isRed = (await said.textContent())?.startsWith('Red');
    await page.keyboard.press(isRed ? '2' : '1');
    await expect(page.getByText(/came next/).first()).toBeVisible();
    const again = page.getByRole('button', { name: 'Practise again' });
    while (!(await again.isVisible())) await page.clock.runFor(500);
  });
});
