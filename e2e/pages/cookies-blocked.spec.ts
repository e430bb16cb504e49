import { GAME_PATHS, PATHS } from '../../web/paths.ts';
import { holdClock, installClock, onHeldClock, releaseClock } from '../games/game-time.ts';
import { startGame } from '../games/games.ts';
import { loseSimon } from '../games/players/simon.ts';
import { expectNoAxeFindings } from '../support/axe.ts';
import { InputMethod } from '../support/input-methods.ts';
import { closeByEscape, expect, openPage, test } from '../support/journey.ts';
import { expectNoSidewaysScrolling } from '../support/page-checks.ts';

test.use({
  // The script of React Router that restores the scroll position says so; it does nothing else.
  allowedInConsole: /status of 401|Access is denied for this document/,
});

test.beforeEach(({ context }) => context.addInitScript(blockCookies));

const NO_COOKIES = 'This browser does not keep cookies from this page.';

test('every page opens where cookies, storage and service workers are blocked @release', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  for (const path of Object.values(PATHS))
    await test.step(path, async () => {
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toHaveCount(0);
    });
});

test('sign-up and log-in say before anything is typed that cookies are blocked', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [button, title] of [
    ['Get Started', 'Create your account'],
    ['Already have an account', 'Log in to your account'],
  ] as const) {
    await openPage(page, PATHS.landing);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText(NO_COOKIES)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Load this page again' })).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expectNoAxeFindings(page);
    await expectNoSidewaysScrolling(page);
    await closeByEscape(page);
  }
  await page.goto(PATHS.pictures);
  await expect(page.getByText(NO_COOKIES)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a game that cannot be kept says so at its end', async ({ page }) => {
  const inputMethod = new InputMethod(page, 'keyboard');
  await installClock(page);
  await openPage(page, GAME_PATHS.simon);
  await holdClock(page);
  await startGame(inputMethod);
  await loseSimon(inputMethod, onHeldClock(page), { level: 2 });
  await releaseClock(page);
  await expect(page.getByText('this browser keeps nothing. This game is over and done')).toBeVisible();
});

/** Runs in the page, as Chromium acts where cookies are blocked: `navigator.cookieEnabled` stays true. */
function blockCookies(): void {
  const refused = (name: string) => () => {
    throw new DOMException('Access is denied for this document.', name);
  };
  const rejected = (name: string) => () => Promise.reject(new DOMException('Access is denied.', name));
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, { get: refused('SecurityError') });
  const { open } = IDBFactory.prototype;
  Object.assign(IDBFactory.prototype, {
    databases: rejected('UnknownError'),
    // Opening fails, as it does there.
    open(this: IDBFactory) {
      const request = open.call(this, `blocked-${Math.random()}`, 1);
      request.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation();
        request.transaction?.abort();
      });
      return request;
    },
  });
  // The empty page before the first one has neither of them.
  if (!('CacheStorage' in window)) return;
  for (const name of ['open', 'keys', 'match', 'has', 'delete'])
    Object.assign(CacheStorage.prototype, { [name]: rejected('SecurityError') });
  Object.assign(LockManager.prototype, { request: rejected('SecurityError') });
}
