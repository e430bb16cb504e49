import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';

// The start cards of games and the ends have their own tests.
it.each([
  PATHS.dashboard,
  PATHS.games,
  PATHS.readingGames,
  PATHS.selfAssessment,
  PATHS.focusGame,
  PATHS.letterQuiz,
  PATHS.traitsQuestionnaire,
])('%s has Listen in the first screen of a phone, where it has an instruction', async (path) => {
  await page.viewport(360, 740);
  await openApp(path);
  const listen = page.getByRole('main').getByRole('button', { name: 'Listen', exact: true }).first();
  await expect.element(listen).toBeVisible();
  expect(listen.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
});
