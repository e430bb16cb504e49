import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SettingChanges } from '#rules/people/settings.ts';

const EIGHT = '2026-11-21T08:00:00.000Z';

let stored: Map<string, string>;
let isRefused: boolean;
beforeEach(() => {
  stored = new Map();
  isRefused = false;
  const unlessRefused = <Result>(act: () => Result): Result => {
    if (isRefused) throw new Error('SecurityError');
    return act();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => unlessRefused(() => stored.get(key) ?? null),
    setItem: (key: string, text: string) => unlessRefused(() => stored.set(key, text)),
  });
  vi.stubGlobal('dispatchEvent', () => true);
});

/** One more tab of the browser, which hears nothing of the others. */
async function openTab() {
  vi.resetModules();
  return import('./device-settings.ts');
}
const ada = (settings: SettingChanges = {}) => ({ id: 'ada', settings });

describe('two tabs of one browser', () => {
  it('keep each other’s changes, though neither has heard of the other’s yet', async () => {
    const [here, there] = [await openTab(), await openTab()];
    for (const tab of [here, there]) tab.setSettingsLearner(ada());
    here.changeSettings({ size: 2 });
    there.changeSettings({ clock: 'hidden' });
    expect(there.currentSettings()).toMatchObject({ size: 2, clock: 'hidden' });
    expect((await openTab()).currentSettings()).toMatchObject({ size: 2, clock: 'hidden' });
    expect(Object.keys(here.unsentSettings('ada'))).toEqual(['size', 'clock']);
  });

  it('keep what the one changed while the server answers the other', async () => {
    const [here, there] = [await openTab(), await openTab()];
    for (const tab of [here, there]) tab.setSettingsLearner(ada());
    here.changeSettings({ size: 2 });
    const sent = here.unsentSettings('ada');
    there.changeSettings({ clock: 'hidden' });
    here.settingsSaved('ada', sent, sent);
    expect(Object.keys(here.unsentSettings('ada'))).toEqual(['clock']);
  });

  it('change nothing of a learner who signed in in the other one', async () => {
    const [here, there] = [await openTab(), await openTab()];
    here.setSettingsLearner(ada());
    there.setSettingsLearner({ id: 'ben', settings: {} });
    here.changeSettings({ size: 2 });
    here.resetSettings()();
    expect((await openTab()).currentSettings().size).toBe(1);
    expect(there.unsentSettings('ben')).toEqual({});
    expect(there.unsentSettings('ada').size?.value).toBe(2);
  });

  it('undo a reset without changing anything of a learner who signed in meanwhile', async () => {
    const [here, there] = [await openTab(), await openTab()];
    here.changeSettings({ size: 2 });
    const undo = here.resetSettings();
    there.setSettingsLearner({ id: 'ben', settings: {} });
    there.changeSettings({ clock: 'hidden' });
    undo();
    expect((await openTab()).currentSettings()).toMatchObject({ size: 1, clock: 'hidden' });
  });
});

describe.each([null, ada()])('a reset of %s', (learner) => {
  it('keeps the levels of the games', async () => {
    const tab = await openTab();
    tab.setSettingsLearner(learner);
    tab.changeSettings({ size: 2, simonLevel: 7 });
    const undo = tab.resetSettings();
    expect(tab.currentSettings()).toMatchObject({ size: 1, simonLevel: 7 });
    expect((await openTab()).currentSettings()).toMatchObject({ size: 1, simonLevel: 7 });
    undo();
    expect(tab.currentSettings()).toMatchObject({ size: 2, simonLevel: 7 });
  });
});

it('a sign-out forgets the levels of the learner on this device', async () => {
  const tab = await openTab();
  tab.setSettingsLearner(ada());
  tab.changeSettings({ simonLevel: 7 });
  tab.setSettingsLearner(null);
  expect(tab.currentSettings().simonLevel).toBe(1);
});

it('a reset is undone as a whole', async () => {
  const tab = await openTab();
  tab.changeSettings({ size: 2 });
  const undo = tab.resetSettings();
  expect(tab.currentSettings().size).toBe(1);
  tab.changeSettings({ clock: 'hidden' });
  undo();
  expect(tab.currentSettings()).toMatchObject({ size: 2, clock: 'seconds' });
  tab.setSettingsLearner(ada());
  expect(Object.keys(tab.unsentSettings('ada'))).toEqual(['size']);
});

describe('currentSettingsPlace', () => {
  it('says nothing before anything was changed', async () => {
    const tab = await openTab();
    expect(tab.currentSettingsPlace()).toBeNull();
    tab.setSettingsLearner(ada());
    expect(tab.currentSettingsPlace()).toBeNull();
  });

  it('is the device for a visitor and the server for a learner, and waits while that is away', async () => {
    const tab = await openTab();
    tab.changeSettings({ size: 2 });
    expect(tab.currentSettingsPlace()).toBe('device');
    tab.setSettingsLearner(ada());
    expect(tab.currentSettingsPlace()).toBe('server');
    tab.settingsNotSaved();
    expect(tab.currentSettingsPlace()).toBe('waiting');
    tab.setSettingsLearner({ id: 'ben', settings: { size: { value: 2, changedAt: EIGHT } } });
    expect(tab.currentSettingsPlace()).toBe('server');
  });

  it('is nowhere where the browser keeps nothing, once that is known; the change still holds', async () => {
    isRefused = true;
    const tab = await openTab();
    expect(tab.currentSettingsPlace()).toBeNull();
    tab.changeSettings({ size: 2 });
    tab.changeSettings({ clock: 'hidden' });
    expect(tab.currentSettings()).toMatchObject({ size: 2, clock: 'hidden' });
    expect(tab.currentSettingsPlace()).toBe('nowhere');
  });
});
