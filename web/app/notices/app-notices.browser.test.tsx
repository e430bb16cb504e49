import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';

/** A browser in which a later version of the app waits. */
function laterVersion() {
  const waiting = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update: async () => {} });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    ready: Promise.resolve(registration),
    register: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  vi.stubEnv('DEV', false);
  onTestFinished(() => void vi.unstubAllEnvs());
  return waiting;
}

const notice = () => page.getByText('A newer version of this app is ready', { exact: false });

it('a later version is offered, started at a press, and not during an activity', async () => {
  const waiting = laterVersion();
  const { router } = await openApp(PATHS.focusGame);
  await expect.element(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(notice().elements()).toEqual([]);
  await router.navigate(PATHS.about);
  await expect.element(notice()).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole('button', { name: 'Use it now' }).click();
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

it('a lost network is told once, and not during an activity', async () => {
  const { router } = await openApp(PATHS.focusGame);
  await expect.element(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  const offline = page.getByText('There is no network. You can go on', { exact: false });
  dispatchEvent(new Event('offline'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(offline.elements()).toEqual([]);
  await router.navigate(PATHS.about);
  await expect.element(offline).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await router.navigate(PATHS.privacy);
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(offline.elements()).toEqual([]);
});
