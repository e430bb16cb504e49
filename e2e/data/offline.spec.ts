import type { Page, Response } from '@playwright/test';
import { PART_PATHS, PATHS } from '../../web/paths.ts';
import { inRealTime } from '../games/game-time.ts';
import { playAgain, startGame } from '../games/games.ts';
import { PLAYED_GAMES } from '../games/players.ts';
import {
  agree,
  answerQuestionnaire,
  keepResults,
  playFocusGame,
  prepareScreening,
  takeLetterQuiz,
} from '../screening/screening.ts';
import { api } from '../support/api.ts';
import { ChangingServer } from '../support/changing-server.ts';
import { InputMethod } from '../support/input-methods.ts';
import { expect, openPage, ready, SERVER_IS_AWAY, signUpQuietly, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow', allowedInConsole: SERVER_IS_AWAY });

/** The addresses of the window for social sign-in, and of links in mails, lead on by themselves. */
const SIGN_IN_PATHS: readonly string[] = [
  ...[PATHS.signInWith, PATHS.signInDone],
  ...[PATHS.confirmEmail, PATHS.resetPassword, PATHS.takeBack],
];
const PAGE_PATHS = Object.values(PATHS).filter((path) => !SIGN_IN_PATHS.includes(path));

/** Opens the app once and waits until its pages are kept on the device: then the service worker is in control. */
async function visitOnce(page: Page): Promise<void> {
  await openPage(page, PATHS.settings);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Keeps the recordings, among them the letters, on this device. Settings are open. */
async function keepRecordings(page: Page): Promise<void> {
  await page.getByText('Keep all recordings on this device').click();
  await expect(page.getByText('They are all on this device.')).toBeVisible();
}

const fromTheDevice = (answer: Response | null) => answer?.fromServiceWorker();

test('after one visit every page opens and loads again without a network, also those never visited @release', async ({
  page,
  server,
}) => {
  await signUpQuietly(page);
  await visitOnce(page);
  await server.stop();
  for (const path of PAGE_PATHS) {
    expect(fromTheDevice(await page.goto(path)), path).toBe(true);
    await ready(page);
    await expect(page.getByRole('main'), path).toBeVisible();
    await expect(page.getByRole('button', { name: /Your menu|Mira/ }).first(), path).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // An address that leads nowhere is told as such.
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
});

test('nothing that belongs to a learner is kept by the service worker', async ({ page }) => {
  await signUpQuietly(page);
  await visitOnce(page);
  await openPage(page, PATHS.report);
  const kept = await page.evaluate(async () => {
    const addresses: string[] = [];
    let text = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname);
        if (!/\.(mp3|woff2|png|webp|jpg)$/.test(request.url)) text += await (await cache.match(request))?.text();
      }
    }
    return { addresses, knowsName: text.includes('Mira Okafor') };
  });
  expect(kept.addresses.length).toBeGreaterThan(100);
  expect(kept.addresses.filter((address) => address.startsWith('/api'))).toEqual([]);
  expect(kept.knowsName).toBe(false);
});

test.describe('a service worker that lost files', () => {
  test.use({ allowedInConsole: /status of 404/ });

  test('is left out, and the page comes from the server @release', async ({ page }) => {
    await visitOnce(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.endsWith('.js')) await cache.put(request, new Response('', { status: 404 }));
      }
    });
    await openPage(page, PATHS.about);
  });
});

test('the next learner on the device sees nothing of the last one', async ({ page }) => {
  await signUpQuietly(page);
  await visitOnce(page);
  await openPage(page, PATHS.landing);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('activity'))).not.toBeNull();
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
  expect(stored).not.toMatch(/Mira|mira-|"activity"/);
  expect(stored).not.toContain('signed-in');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('a later version is offered between activities, and not during one', async ({ page, baseURL }) => {
  const server = await ChangingServer.start(baseURL ?? '');
  server.serviceWorker = 'as-built';
  await page.goto(`${server.address}${PATHS.games}`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  server.serviceWorker = 'later';
  await openPage(page, `${server.address}${PATHS.simon}`);
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await expect
    .poll(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      return isWaiting();
    })
    .toBe(true);
  await startGame(new InputMethod(page, 'mouse'));
  const notice = page.getByText('A newer version of this app is ready.');
  await expect(page.locator('[data-game=running]')).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(notice).toBeVisible();
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await loadedAgain;
  await ready(page);
  expect(await isWaiting()).toBe(false);
  await server.stop();
});

test.describe('without a network from the first visit on', { tag: '@release' }, () => {
  test.setTimeout(900_000);

  test('each game is played to its end, and each run arrives exactly once, in order', async ({ page, server }) => {
    await signUpQuietly(page);
    await visitOnce(page);
    await keepRecordings(page);
    await server.stop();
    const inputMethod = new InputMethod(page, 'mouse');
    for (const game of PLAYED_GAMES) {
      await openPage(page, game.path);
      await startGame(inputMethod);
      await game.play(inputMethod, inRealTime(page));
      await expect(playAgain(page)).toBeVisible();
      await page.reload();
      await ready(page);
    }
    await server.start();
    await page.reload();
    const { id } = await (await page.request.get(api('GET /learner'))).json();
    const arrived = async () => {
      const answer = await page.request.get(api('GET /learners/:learnerId/runs', { learnerId: id }));
      const runs = (await answer.json()) as Record<string, { timestamp: string }[]>;
      return Object.entries(runs).flatMap(([game, all]) => all.map(({ timestamp }) => ({ game, timestamp })));
    };
    await expect.poll(async () => (await arrived()).length).toBe(PLAYED_GAMES.length);
    const inOrder = (await arrived()).toSorted((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
    expect(inOrder.map(({ game }) => game)).toEqual(PLAYED_GAMES.map(({ game }) => game));
    expect((await (await page.request.get(api('GET /learner'))).json()).points).toBe(PLAYED_GAMES.length * 10);
  });

  test('each part of the test is taken to its end, and each attempt arrives exactly once', async ({ page, server }) => {
    await prepareScreening(page);
    await signUpQuietly(page);
    await keepResults(page);
    await visitOnce(page);
    await keepRecordings(page);
    await server.stop();
    const inputMethod = new InputMethod(page, 'mouse');
    await openPage(page, PART_PATHS['focus-game']);
    await playFocusGame(inputMethod);
    await expect(page.getByText('Your result is kept on this device and is sent later.').first()).toBeVisible();
    await page.clock.resume();
    await openPage(page, PART_PATHS['letter-quiz']);
    await takeLetterQuiz(inputMethod);
    await expect(page.getByText('Your result is kept on this device and is sent later.').first()).toBeVisible();
    await openPage(page, PART_PATHS['traits-questionnaire']);
    await answerQuestionnaire(inputMethod, agree);
    await expect(page.getByText('Your result is kept on this device and is sent later.').first()).toBeVisible();
    await server.start();
    await page.reload();
    const { id } = await (await page.request.get(api('GET /learner'))).json();
    const arrived = async () => {
      const answer = await page.request.get(api('GET /learners/:learnerId/attempts', { learnerId: id }));
      const attempts = (await answer.json()) as Record<string, unknown[]>;
      return Object.keys(PART_PATHS).map((part) => attempts[part]?.length);
    };
    await expect.poll(arrived).toEqual([1, 1, 1]);
  });
});
