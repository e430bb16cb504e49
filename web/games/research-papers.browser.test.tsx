import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';

it.each([
  ['games', PATHS.games, 'Whack-a-Mole', /Kofler and others/],
  ['reading games', PATHS.readingGames, 'Letter round', /Fischer and Luxembourger/],
])('a card of the %s leads to its paper; what the papers studied is folded below', async (_, path, game, studied) => {
  await openApp(path);
  const main = page.getByRole('main');
  const paper = main.getByRole('link', { name: new RegExp(`^Research paper.*${game}`) });
  await expect.element(paper).toHaveAttribute('href', expect.stringMatching(/^https:\/\/doi\.org\//));
  await expect.element(main.getByText(studied)).not.toBeVisible();
  await main.getByRole('button', { name: 'What the research papers studied' }).click();
  await expect.element(main.getByText(studied)).toBeVisible();
});
