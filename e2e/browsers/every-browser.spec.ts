import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PATHS } from '../../web/paths.ts';
import { inRealTime } from '../games/game-time.ts';
import { startGame } from '../games/games.ts';
import { PLAYED_GAMES } from '../games/players.ts';
import { api } from '../support/api.ts';
import { ChangingServer } from '../support/changing-server.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';

// Journeys for Chromium, Firefox and WebKit. More of them carry the tag `@every-browser` in other files.
test.describe('in every browser', { tag: ['@release', '@every-browser'] }, () => {
  test.describe('with every script file blocked', () => {
    test.use({ allowedInConsole: /status of 404|Loading (module|script)/ });

    test('the first paint is as it was set on this device', async ({ page, baseURL }) => {
      const server = await ChangingServer.start(baseURL ?? '');
      await openPage(page, `${server.address}${PATHS.settings}`);
      await choose(page, 'Font', 'OpenDyslexic');
      await choose(page, 'Colours', 'Dark');
      await choose(page, 'Motion', 'Less');
      server.isScriptless = true;
      for (const path of [PATHS.about, PATHS.settings, PATHS.simon]) {
        await page.goto(`${server.address}${path}`);
        await expect
          .poll(() => page.evaluate(lookOfPage), path)
          .toEqual({
            isHydrated: false,
            ground: 'rgb(21, 32, 31)',
            font: 'OpenDyslexic',
            motion: 'reduced',
          });
      }
      await server.stop();
    });
  });

  test('a diary entry is written, and is there after a reload', async ({ page }) => {
    await openPage(page, PATHS.diary);
    const form = page.getByRole('form', { name: 'New entry' });
    await form.getByLabel('Title').fill('Rain');
    await form.getByLabel('Thoughts').fill('I counted the drops.');
    await form.getByRole('button', { name: 'Add to my diary' }).click();
    await expect(form.getByText('Your entry is in the diary.')).toBeVisible();
    await page.reload();
    const entries = page.getByRole('region', { name: 'Earlier' }).getByRole('listitem');
    await expect(entries.getByRole('heading')).toHaveText(['Rain']);
    await expect(entries.getByText('I counted the drops.')).toBeVisible();
  });

  test.describe('offline', () => {
    test.skip(!existsSync('build/client/service-worker.js'), 'This build has no service worker.');
    test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

    test('a game that was never opened is played without a network, and its run arrives once', async ({
      page,
      server,
    }) => {
      const [game] = PLAYED_GAMES.filter(({ title }) => title === 'Picture words');
      if (!game) throw new Error('there is no such game');
      await signUpQuietly(page);
      await openPage(page, PATHS.landing);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await server.stop();
      await openPage(page, PATHS.dashboard);
      await page.reload();
      await openPage(page, game.path);
      await startGame(new InputMethod(page, 'mouse'));
      await game.play(new InputMethod(page, 'mouse'), inRealTime(page));
      await expect(page.getByText(/Your game is kept on this device and is sent later/).first()).toBeVisible();
      await server.start();
      await expect.poll(() => pointsOf(page)).toBe(10);
      await page.reload();
      await ready(page);
      expect(await pointsOf(page)).toBe(10);
    });
  });
});

async function pointsOf(page: Page): Promise<number> {
  return (await (await page.request.get(api('GET /learner'))).json()).points;
}

/** Presses a choice by what is written on it. */
async function choose(page: Page, group: string, choice: string): Promise<void> {
  const row = page.getByRole('radiogroup', { name: group }).locator('label', { hasText: choice });
  await row.click();
  await expect(row.getByRole('radio')).toBeChecked();
}

/** Runs in the page. */
function lookOfPage() {
  const { backgroundColor, fontFamily } = getComputedStyle(document.body);
  const { hydrated, motion } = document.documentElement.dataset;
  const font = fontFamily.split(',')[0]?.replaceAll('"', '');
  return { isHydrated: hydrated !== undefined, ground: backgroundColor, font, motion };
}
