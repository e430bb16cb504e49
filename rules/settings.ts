import { isCalendarDay } from './calendar.ts';

export const FONTS = ['lexend', 'atkinson', 'opendyslexic', 'system'] as const;
/** `device` follows `prefers-color-scheme` and `prefers-contrast`. */
export const SCHEMES = ['device', 'cream', 'white', 'dark', 'contrast'] as const;
export const MOTIONS = ['device', 'less', 'full'] as const;
/** `seconds`: a number. `gentle`: a ring without a number. `hidden`: no clock. */
export const CLOCKS = ['seconds', 'gentle', 'hidden'] as const;

export const SETTINGS = {
  /** A factor of the default font size, 18 px. */
  size: { least: 0.9, most: 2, step: 0.1 },
  /** 0: default letter and word spacing. 1: the widest that reading guides recommend. */
  spacing: { least: 0, most: 1, step: 0.125 },
  /** Percent. */
  volume: { least: 0, most: 100, step: 10 },
  /** A factor of the voice's normal speed. */
  voiceSpeed: { least: 0.5, most: 1.5, step: 0.1 },
  maxVoiceNameLength: 200,
} as const;

export type Settings = {
  font: (typeof FONTS)[number];
  size: number;
  spacing: number;
  scheme: (typeof SCHEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** Whether games play tones. Does not affect reading aloud. */
  sound: boolean;
  volume: number;
  /** Whether pages of text have a Listen button. */
  listen: boolean;
  /** The name of a speech-synthesis voice of the device; null chooses the best match. */
  voice: string | null;
  voiceSpeed: number;
  clock: (typeof CLOCKS)[number];
};

export const DEFAULT_SETTINGS: Settings = {
  font: 'lexend',
  size: 1,
  spacing: 0,
  scheme: 'device',
  motion: 'device',
  sound: true,
  volume: 60,
  listen: true,
  voice: null,
  voiceSpeed: 0.9,
  clock: 'seconds',
};

/** Changed settings. `changedAt`: an ISO instant in UTC with milliseconds. */
export type SettingChanges = { [Name in keyof Settings]?: { value: Settings[Name]; changedAt: string } };

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[];

/** All settings: the changed values, and defaults for the rest. */
export function settingsWithDefaults(changed: SettingChanges): Settings {
  return { ...DEFAULT_SETTINGS, ...valuesOf(changed) };
}

/** The latest change of each setting. For changes at the same instant the earlier argument wins. */
export function mergeSettings(...sources: readonly SettingChanges[]): SettingChanges {
  const newest: Partial<Record<keyof Settings, unknown>> = {};
  for (const name of SETTING_NAMES) {
    const changes = sources.flatMap(({ [name]: changed }) => changed ?? []);
    if (changes.length > 0) newest[name] = changes.reduce((a, b) => (b.changedAt > a.changedAt ? b : a));
  }
  return newest as SettingChanges;
}

/** The valid settings in a stored or received value; invalid ones are dropped one by one. */
export function validSettings(stored: unknown): SettingChanges {
  const valid: Partial<Record<keyof Settings, unknown>> = {};
  for (const [name, change] of Object.entries(Object(stored)))
    if (isSettingName(name) && isValidChange(name, change)) valid[name] = change;
  return valid as SettingChanges;
}

export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, name);
}

/** Whether a value is allowed for a setting. */
export function isValidSetting(name: keyof Settings, value: unknown): boolean {
  return IS_VALID[name](value);
}

const IS_VALID: Record<keyof Settings, (value: unknown) => boolean> = {
  font: isOneOf(FONTS),
  size: isWithin(SETTINGS.size),
  spacing: isWithin(SETTINGS.spacing),
  scheme: isOneOf(SCHEMES),
  motion: isOneOf(MOTIONS),
  sound: isBoolean,
  volume: isWithin(SETTINGS.volume),
  listen: isBoolean,
  voice: (value) =>
    value === null || (typeof value === 'string' && value !== '' && value.length <= SETTINGS.maxVoiceNameLength),
  voiceSpeed: isWithin(SETTINGS.voiceSpeed),
  clock: isOneOf(CLOCKS),
};

const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function isValidChange(name: keyof Settings, changed: unknown): boolean {
  if (typeof changed !== 'object' || changed === null) return false;
  const { value, changedAt } = changed as Record<string, unknown>;
  return isInstant(changedAt) && isValidSetting(name, value);
}

function isInstant(text: unknown): boolean {
  const [, day] = (typeof text === 'string' && INSTANT.exec(text)) || [];
  return day !== undefined && isCalendarDay(day);
}

function valuesOf(changed: SettingChanges): Partial<Settings> {
  return Object.fromEntries(Object.entries(changed).map(([name, { value }]) => [name, value]));
}

function isOneOf(words: readonly string[]) {
  return (value: unknown) => words.some((word) => word === value);
}

function isWithin({ least, most }: { least: number; most: number }) {
  return (value: unknown) => typeof value === 'number' && value >= least && value <= most;
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}
