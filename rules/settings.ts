import { isCalendarDay } from './calendar.ts';

/** The ways in which the app can fit somebody, with what each of them can be. */
export const FONTS = ['lexend', 'atkinson', 'opendyslexic', 'system'] as const;
/** `device` follows what the device asks for: dark, light or more contrast. */
export const SCHEMES = ['device', 'cream', 'white', 'dark', 'contrast'] as const;
export const MOTIONS = ['device', 'less', 'full'] as const;
/** With figures, as a ring alone, or not at all. */
export const CLOCKS = ['seconds', 'gentle', 'hidden'] as const;

export const SETTINGS = {
  /** Times the usual 18 px. */
  size: { least: 0.9, most: 2, step: 0.1 },
  /** From as close as usual to as wide as the reading guides go; letters and words move together. */
  spacing: { least: 0, most: 1, step: 0.125 },
  /** Percent. */
  volume: { least: 0, most: 100, step: 10 },
  /** Times the usual speed. */
  voiceSpeed: { least: 0.5, most: 1.5, step: 0.1 },
  longestVoiceName: 200,
} as const;

export type Settings = {
  font: (typeof FONTS)[number];
  size: number;
  spacing: number;
  scheme: (typeof SCHEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** The tones of games; what was asked to be read aloud is heard either way. */
  sound: boolean;
  volume: number;
  /** Whether pages of text carry a Listen button. */
  listen: boolean;
  /** The name of a voice of the device; null takes the one that fits best. */
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

/** Settings that somebody changed, each with when: an ISO instant in UTC with milliseconds. */
export type ChangedSettings = { [Name in keyof Settings]?: { value: Settings[Name]; changedAt: string } };

export const SETTING_NAMES = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[];

/** All settings, where only some were ever changed. */
export function settingsWith(changed: ChangedSettings): Settings {
  return { ...DEFAULT_SETTINGS, ...valuesOf(changed) };
}

/** The last change of each setting, wherever it was made. Of two at the same instant the earlier argument stays. */
export function newestOf(...everywhere: readonly ChangedSettings[]): ChangedSettings {
  const newest: Partial<Record<keyof Settings, unknown>> = {};
  for (const name of SETTING_NAMES) {
    const changes = everywhere.flatMap(({ [name]: changed }) => changed ?? []);
    if (changes.length > 0) newest[name] = changes.reduce((a, b) => (b.changedAt > a.changedAt ? b : a));
  }
  return newest as ChangedSettings;
}

/** What can be used of something that was stored or sent; everything else in it is left out, value by value. */
export function usableSettings(stored: unknown): ChangedSettings {
  const usable: Partial<Record<keyof Settings, unknown>> = {};
  for (const [name, change] of Object.entries(Object(stored)))
    if (isSettingName(name) && isUsableChange(name, change)) usable[name] = change;
  return usable as ChangedSettings;
}

/** Whether there is such a setting. */
export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(DEFAULT_SETTINGS, name);
}

/** Whether a setting can be this. */
export function isUsableValue(name: keyof Settings, value: unknown): boolean {
  return IS_USABLE[name](value);
}

const IS_USABLE: Record<keyof Settings, (value: unknown) => boolean> = {
  font: isOneOf(FONTS),
  size: isWithin(SETTINGS.size),
  spacing: isWithin(SETTINGS.spacing),
  scheme: isOneOf(SCHEMES),
  motion: isOneOf(MOTIONS),
  sound: isYesOrNo,
  volume: isWithin(SETTINGS.volume),
  listen: isYesOrNo,
  voice: (value) =>
    value === null || (typeof value === 'string' && value !== '' && value.length <= SETTINGS.longestVoiceName),
  voiceSpeed: isWithin(SETTINGS.voiceSpeed),
  clock: isOneOf(CLOCKS),
};

const INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function isUsableChange(name: keyof Settings, changed: unknown): boolean {
  if (typeof changed !== 'object' || changed === null) return false;
  const { value, changedAt } = changed as Record<string, unknown>;
  return isInstant(changedAt) && isUsableValue(name, value);
}

function isInstant(text: unknown): boolean {
  const [, day] = (typeof text === 'string' && INSTANT.exec(text)) || [];
  return day !== undefined && isCalendarDay(day);
}

function valuesOf(changed: ChangedSettings): Partial<Settings> {
  return Object.fromEntries(Object.entries(changed).map(([name, { value }]) => [name, value]));
}

function isOneOf(words: readonly string[]) {
  return (value: unknown) => words.some((word) => word === value);
}

function isWithin({ least, most }: { least: number; most: number }) {
  return (value: unknown) => typeof value === 'number' && value >= least && value <= most;
}

function isYesOrNo(value: unknown): boolean {
  return typeof value === 'boolean';
}
