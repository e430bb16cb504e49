import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { offerToKeepRecordings, recordingsState } from '../../device/recordings/kept-recordings.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { archiveWith, browserOn, FakeRecordings } from '../../testing/fake-recordings.ts';

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

describe('the question after Listen', () => {
  const question = () => page.getByText('Keep all recordings on this device?', { exact: false });

  /** Listen has played a recording on a connection that the browser says nothing about. */
  async function askedAt(path: string) {
    const { router } = await openApp(path);
    browserOn({});
    const sound = 'x'.repeat(2_600_000);
    const server = new FakeRecordings({ '/assets/recordings/words.1.bin': archiveWith('/clips/words/bed.mp3', sound) });
    await offerToKeepRecordings();
    return { router, server };
  }

  it('names the size, and a yes fetches them', async () => {
    const { server } = await askedAt(PATHS.about);
    await expect.element(page.getByText('That loads 3 MB.')).toBeVisible();
    await expectNoAxeFindings();
    server.reset();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect.poll(() => recordingsState().keptBytes).toBeGreaterThan(2_600_000);
    expect(server.requests).toHaveLength(2);
    expect(question().elements()).toEqual([]);
  });

  it('is asked on the next page too, not during an activity, and no more after Not now', async () => {
    const { router, server } = await askedAt(PATHS.about);
    await expect.element(question()).toBeVisible();
    await router.navigate(PATHS.focusGame);
    await expect.element(page.getByRole('button', { name: 'Start Game' })).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    await router.navigate(PATHS.privacy);
    await expect.element(question()).toBeVisible();
    server.reset();
    await page.getByRole('button', { name: 'Not now' }).click();
    await router.navigate(PATHS.about);
    await offerToKeepRecordings();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([question().elements(), server.requests]).toEqual([[], []]);
  });
});
