import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SAMPLE_LEARNER } from '../api/testing/sample-learner.ts';
import { PATHS } from '../paths.ts';
import { openApp } from '../testing/app.tsx';
import { expectNoAxeFindings } from '../testing/axe.ts';
import { FakeServer } from '../testing/fake-server.ts';

const menu = page.getByRole('navigation', { name: 'Level Up Lab' });

it('every link of the side menu and every card leads where it says, and the menu says where one is', async () => {
  const { path, router } = await openApp(PATHS.levelUpLab);
  for (const [name, to] of [
    ['Leaderboard', PATHS.leaderboard],
    ['My Texts', PATHS.myTexts],
    ['My Diary', PATHS.diary],
    ['My Videos', PATHS.videos],
    ['Shop', PATHS.shop],
    ['Level Up Lab', PATHS.levelUpLab],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect.poll(path).toBe(to);
    await expect.element(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  const main = page.getByRole('main');
  const card = (name: string) => main.getByRole('listitem').getByRole('link', { name });
  for (const [link, to] of [
    [main.getByRole('link', { name: 'Start reading' }), PATHS.assignment],
    [card('My Texts'), PATHS.myTexts],
    [card('My Diary'), PATHS.diary],
    [card('Leaderboard'), PATHS.leaderboard],
    [card('My Videos'), PATHS.videos],
    [main.getByRole('link', { name: 'Control Room' }), PATHS.settings],
  ] as const) {
    await link.click();
    await expect.poll(path).toBe(to);
    await router.navigate(PATHS.levelUpLab);
  }
  await page.getByRole('button', { name: 'AI Assistant' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
});

it('a learner sees their XP and their place, and in Focus Mode no side menu', async () => {
  const server = new FakeServer(SAMPLE_LEARNER);
  server.answer('GET /leaderboard', () => ({
    rows: [],
    you: { place: 4, points: 20, nickname: null, formerNickname: null },
  }));
  const app = await openApp(PATHS.levelUpLab, { server });
  await expect.element(page.getByText('You have 20 XP. Place 4.')).toBeVisible();
  await expect.element(page.getByText('100 words')).toBeVisible();
  await expectNoAxeFindings();
  app.close();
  const focusMode = { ...SAMPLE_LEARNER.preferences, focusMode: true };
  await openApp(PATHS.levelUpLab, { learner: { ...SAMPLE_LEARNER, preferences: focusMode } });
  await expect.element(page.getByRole('heading', { name: 'Reading Assignment' })).toBeVisible();
  expect([...menu.elements(), ...page.getByText('100 words').elements()]).toEqual([]);
});
