import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  isValidSetting,
  mergeSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingChanges,
  settingsWithDefaults,
  validSettings,
} from './settings.ts';

const MORNING = '2026-11-21T08:00:00.000Z';
const NOON = '2026-11-21T12:00:00.000Z';
const EVENING = '2026-11-21T20:00:00.000Z';

describe('mergeSettings', () => {
  it('takes the latest change of each setting', () => {
    const phone = { font: { value: 'atkinson', changedAt: NOON }, size: { value: 1.2, changedAt: NOON } } as const;
    const laptop = { font: { value: 'system', changedAt: EVENING }, size: { value: 2, changedAt: MORNING } } as const;
    const both = { font: laptop.font, size: phone.size };
    expect(mergeSettings(phone, laptop)).toEqual(both);
    expect(mergeSettings(laptop, phone)).toEqual(both);
  });

  it('prefers the earlier argument for changes at the same instant', () => {
    const here = { sound: { value: false, changedAt: NOON } };
    expect(mergeSettings(here, { sound: { value: true, changedAt: NOON } })).toEqual(here);
  });

  it('accepts changes to false, to null and to the default', () => {
    const before = { listen: { value: true, changedAt: MORNING }, voice: { value: 'Ada', changedAt: MORNING } };
    const after = { listen: { value: false, changedAt: NOON }, voice: { value: null, changedAt: NOON } };
    expect(mergeSettings(before, after)).toEqual(after);
  });

  it('is empty without changes', () => expect(mergeSettings({}, {})).toEqual({}));
});

describe('settingsWithDefaults', () => {
  it('fills in defaults', () => {
    expect(settingsWithDefaults({})).toEqual(DEFAULT_SETTINGS);
    expect(settingsWithDefaults({ clock: { value: 'hidden', changedAt: NOON } })).toEqual({
      ...DEFAULT_SETTINGS,
      clock: 'hidden',
    });
  });

  it('keep the difficulty that was chosen before levels were, until the learner chooses the level', () => {
    const hard = {
      simonSpeed: { value: 'hard', changedAt: MORNING },
      moleSpeed: { value: 'normal', changedAt: MORNING },
      multitaskDifficulty: { value: 'medium', changedAt: MORNING },
    } as const;
    const choices = (changed: SettingChanges) => {
      const { simonAtLevel, moleAtLevel, multitaskAtLevel, spotAtLevel } = settingsWithDefaults(changed);
      return [simonAtLevel, moleAtLevel, multitaskAtLevel, spotAtLevel];
    };
    expect(choices(hard)).toEqual([false, false, false, true]);
    expect(choices({ ...hard, simonAtLevel: { value: true, changedAt: NOON } })).toEqual([true, false, false, true]);
    expect(choices({ simonSpeed: { value: 'normal', changedAt: NOON } })).toEqual([true, true, true, true]);
  });
});

describe('validSettings', () => {
  it('drops invalid values one by one', () => {
    const stored = {
      font: { value: 'atkinson', changedAt: NOON },
      size: { value: 'large', changedAt: NOON },
      spacing: { value: 0.5, changedAt: 'yesterday' },
      scheme: 'dark',
      motion: null,
      sound: { value: false, changedAt: EVENING, more: 1 },
      colour: { value: 'red', changedAt: NOON },
    };
    expect(Object.keys(validSettings(stored))).toEqual(['font', 'sound']);
  });

  it.each(['2026-99-99T00', '2026-02-29T00', '2100-02-29T00', '2026-04-31T00', '2026-11-00T00', '2026-11-21T24'])(
    'drops a change with the invalid instant %s',
    (hour) => {
      const sound = { value: false, changedAt: `${hour}:00:00.000Z` };
      expect(validSettings({ sound })).toEqual({});
    },
  );

  it.each(['2024-02-29T23', '2000-02-29T00', '2026-12-31T09'])('accepts a change with the instant %s', (hour) => {
    const sound = { value: false, changedAt: `${hour}:59:59.999Z` };
    expect(validSettings({ sound })).toEqual({ sound });
  });

  it.each([[null], [undefined], [7], ['{}'], [[]], [[1, 2]], [{}]])('is empty for %j', (stored) => {
    expect(validSettings(stored)).toEqual({});
  });
});

describe('isValidSetting', () => {
  it('accepts every default', () => {
    for (const name of SETTING_NAMES) expect(isValidSetting(name, DEFAULT_SETTINGS[name]), name).toBe(true);
  });

  it.each([
    ['size', SETTINGS.size],
    ['spacing', SETTINGS.spacing],
    ['volume', SETTINGS.volume],
    ['voiceSpeed', SETTINGS.voiceSpeed],
  ] as const)('accepts %s up to its limits', (name, { least, most }) => {
    expect([least, most].map((value) => isValidSetting(name, value))).toEqual([true, true]);
    const beyond = [least - 0.01, most + 0.01, Number.NaN, Number.POSITIVE_INFINITY, '1', null];
    expect(beyond.filter((value) => isValidSetting(name, value))).toEqual([]);
  });

  it('accepts the name of a voice, or null', () => {
    const longest = 'x'.repeat(SETTINGS.voice.maxLength);
    expect([null, 'Ada', longest].map((value) => isValidSetting('voice', value))).toEqual([true, true, true]);
    expect(['', `${longest}x`, 3, undefined].filter((value) => isValidSetting('voice', value))).toEqual([]);
  });
});
