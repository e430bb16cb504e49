import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SettingChanges } from '#rules/people/settings.ts';

type Asked = { path: string; names: string[]; answer: (status: number, body?: unknown) => Promise<void> };

const ADA = { id: 'ada', settings: {} };
let asked: Asked[];
let stored: string | null;
let tabs: EventTarget[];
let stops: (() => void)[];
const onOtherSession = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  stored = null;
  tabs = [];
  stops = [];
  onOtherSession.mockReset();
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: (_: string, text: string) => tellTabs(text) });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('navigator', { locks: locksOfOneBrowser() });
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    return new Promise((resolve) => {
      const answer = async (status: number, answered: unknown = JSON.parse(body)) => {
        resolve(new Response(JSON.stringify(answered), { status }));
        await vi.advanceTimersByTimeAsync(0);
      };
      asked.push({ path, names: Object.keys(JSON.parse(body)), answer });
    });
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

function tellTabs(text: string): void {
  stored = text;
  for (const tab of tabs) tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'settings' }));
}

/** Web Locks of one browser: each request waits for those before. */
function locksOfOneBrowser() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => {
    const done = last.then(work);
    last = done;
    return done;
  };
  return { request };
}

/** One more tab in which Ada is at work. */
async function openTab() {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.resetModules();
  const settings = await import('../ui/settings/device-settings.ts');
  const { startSending } = await import('./settings-sync.tsx');
  settings.setSettingsLearner(ADA);
  stops.push(startSending('ada', onOtherSession));
  tabs.push(events);
  return settings;
}
const pass = () => vi.advanceTimersByTimeAsync(1000);

it('sends under the name of the learner who made the change', async () => {
  (await openTab()).changeSettings({ size: 2 });
  await pass();
  expect(asked.map(({ path }) => path)).toEqual(['/api/learners/ada/settings']);
});

it.each([401, 404])('keeps the changes and asks for the session when the answer is %i', async (status) => {
  const tab = await openTab();
  tab.changeSettings({ size: 2 });
  await pass();
  await asked[0]?.answer(status, { code: 'not-found', message: 'There is nothing at this address.' });
  expect(onOtherSession).toHaveBeenCalledOnce();
  expect(Object.keys(tab.unsentSettings('ada'))).toEqual(['size']);
  expect(tab.currentSettingsPlace()).toBe('waiting');
});

it('does not ask for the session when the server only fails', async () => {
  const tab = await openTab();
  tab.changeSettings({ size: 2 });
  await pass();
  await asked[0]?.answer(503, { code: 'busy', message: 'Try again.' });
  expect(onOtherSession).not.toHaveBeenCalled();
  expect(tab.currentSettingsPlace()).toBe('waiting');
});

it('sends once, though two tabs know of the change', async () => {
  const [here, there] = [await openTab(), await openTab()];
  here.changeSettings({ size: 2 });
  await pass();
  expect(there.currentSettings().size).toBe(2);
  expect(asked).toHaveLength(1);
  await asked[0]?.answer(200);
  await pass();
  expect(asked).toHaveLength(1);
  expect(there.unsentSettings('ada')).toEqual({} satisfies SettingChanges);
});

it('sends nothing more once the learner has gone', async () => {
  const [here] = [await openTab(), await openTab()];
  here.changeSettings({ size: 2 });
  await pass();
  for (const stop of stops) stop();
  await asked[0]?.answer(503, { code: 'busy', message: 'Try again.' });
  await pass();
  expect(asked).toHaveLength(1);
});
