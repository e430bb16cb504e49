import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { offerToKeepRecordings, recordingsState } from '../../device/recordings/kept-recordings.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { archiveWith, browserOn, FakeRecordings } from '../../testing/fake-recordings.ts';
import { pass } from '../../testing/fake-time.ts';
import { Button } from '../../ui/controls/button.tsx';
import { type Notice, useNotify } from '../../ui/focus/notices.ts';
import { Page } from '../../ui/layout/layout.tsx';

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

type Shown = Pick<Notice, 'action'>;

/** A page with its main action at a height, which shows a notice when a button is pressed. */
function WithMainAction({ top, shown }: { top: number; shown: Shown }) {
  const notify = useNotify();
  return (
    <Page>
      <h1>Page</h1>
      <Button look="line" onPress={() => notify({ sentence: 'You are logged in. This ends by itself.', ...shown })}>
        Show
      </Button>
      <div style={{ position: 'absolute', top }}>
        <Button>Read it now</Button>
      </div>
      <div style={{ height: 2000 }} />
    </Page>
  );
}

async function openWithMainAction(top: number, shown: Shown = {}) {
  await openApp('/page', { pages: { '/page': () => <WithMainAction top={top} shown={shown} /> } });
  (await page.getByRole('button', { name: 'Show' }).findElement()).focus();
}

const shownNotice = () => page.getByRole('region', { name: 'You are logged in.' });

/** Whether the whole main action can be pressed, on a screen whose part is hidden by the notice. */
async function expectMainActionFree() {
  const notice = (await shownNotice().findElement()).getBoundingClientRect();
  const action = (await page.getByRole('button', { name: 'Read it now' }).findElement()).getBoundingClientRect();
  expect([notice.top >= 0, notice.bottom <= innerHeight]).toEqual([true, true]);
  expect(notice.bottom <= action.top || notice.top >= action.bottom, JSON.stringify({ notice, action })).toBe(true);
}

describe('on a phone, with and without its keyboard, a notice covers no main action', () => {
  for (const [height, tops] of [
    [640, [40, 300, 500, 560]],
    [300, [40, 120, 180, 230]],
  ] as const)
    it.each(tops)(`in a window of ${height} px, with the action at %i px`, async (top) => {
      onTestFinished(() => page.viewport(1280, 800));
      await page.viewport(360, height);
      await openWithMainAction(top);
      await userEvent.keyboard('{Enter}');
      await expect.element(shownNotice()).toBeVisible();
      await expectMainActionFree();
      scrollTo(0, 30);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await expectMainActionFree();
      scrollTo(0, 0);
    });

  it('also when the keyboard opens after it', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(360, 640);
    await openWithMainAction(200);
    await userEvent.keyboard('{Enter}');
    await expect.element(shownNotice()).toBeVisible();
    await page.viewport(360, 300);
    await expect.poll(expectMainActionFree).toBeUndefined();
  });
});

describe('a notice without an action', () => {
  async function openWithNotice(notice = {}) {
    await openWithMainAction(300, notice);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.keyboard('{Enter}');
    await expect.element(shownNotice()).toBeVisible();
  }

  it('can be read twice, then goes by itself', async () => {
    await openWithNotice();
    await pass(6_000);
    await expect.element(shownNotice()).toBeVisible();
    await pass(1_000);
    await expect.element(shownNotice()).not.toBeInTheDocument();
  });

  it('stays while the pointer or the focus is on it', async () => {
    await openWithNotice();
    await shownNotice().hover();
    await pass(30_000);
    await expect.element(shownNotice()).toBeVisible();
    (await page.getByRole('button', { name: 'Close' }).findElement()).focus();
    await page.getByRole('heading', { name: 'Page' }).hover();
    await pass(30_000);
    await expect.element(shownNotice()).toBeVisible();
    (await page.getByRole('button', { name: 'Show' }).findElement()).focus();
    await pass(10_000);
    await expect.element(shownNotice()).not.toBeInTheDocument();
  });

  it('with an action it waits for the answer', async () => {
    await openWithNotice({ action: { label: 'Undo', onPress: () => {} } });
    await pass(60_000);
    await expect.element(shownNotice()).toBeVisible();
  });
});
