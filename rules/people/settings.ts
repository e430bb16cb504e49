import { isCalendarDay } from '../days/calendar.ts';
import { LEVELS, type LevelSetting } from '../games/levels.ts';
import { LANGUAGES, type Language } from './languages.ts';

type Words = { oneOf: readonly string[] };
type Range = { least: number; most: number; step: number };
type Name = { maxLength: number };
/** The default of a setting, and the values it accepts; a rule with only a default accepts true and false. */
export type SettingRule = { default: unknown } & (Words | Range | Name | object);

/** The tags of all languages, and `device`. */
const LANGUAGE_CHOICES = ['device', ...(Object.keys(LANGUAGES) as Language[])] as const;

/** The choices of each game, made on its page and kept for the next visit. */
export const GAME_CHOICES = {
  simonSpeed: { default: 'normal', oneOf: ['easy', 'normal', 'hard'] },
  moleSpeed: { default: 'easy', oneOf: ['easy', 'normal', 'hard'] },
  multitaskDifficulty: { default: 'easy', oneOf: ['easy', 'medium', 'hard'] },
  spotShownAs: { default: 'pictures', oneOf: ['pictures', 'words'] },
  /** Whether a game with levels is played at the learner's level, and not with a specified difficulty. */
  simonAtLevel: { default: true },
  moleAtLevel: { default: true },
  multitaskAtLevel: { default: true },
  spotAtLevel: { default: true },
  pictureWordsAtLevel: { default: true },
  /** Whether a game is played with its clock, while clocks are not hidden. */
  moleClock: { default: true },
  multitaskClock: { default: true },
  spotClock: { default: true },
  /** Whether Careful moles ends with numbers. */
  carefulNumbers: { default: true },
  /** Whether the words of Sound match can also be read. */
  soundMatchWords: { default: false },
} as const satisfies Record<string, SettingRule>;

/** The level at which the learner plays each game with levels. A reset of the settings keeps them. */
export const GAME_LEVELS = Object.fromEntries(
  Object.values(LEVELS).map(({ highest, setting }) => [setting, { default: 1, least: 1, most: highest, step: 1 }]),
) as Record<LevelSetting, Range & { default: number }>;

/** The looks in use, chosen in the shop. The defaults are free. */
export const LOOK_SETTINGS = {
  /** The colours of the learner's tree. */
  treeSeason: { default: 'summer', oneOf: ['summer', 'spring', 'autumn', 'winter'] },
  /** The colour of buttons and links. High contrast keeps its own. */
  accent: { default: 'green', oneOf: ['green', 'blue', 'violet', 'berry'] },
  /** What the tones of games sound like. */
  soundSet: { default: 'soft', oneOf: ['soft', 'wood', 'bells'] },
  /** Whether a lantern stands beside the learner's tree. */
  lantern: { default: false },
} as const satisfies Record<string, SettingRule>;

/** Every setting of a learner. Browser, server and first-paint.js take the valid values from here. */
export const SETTINGS = {
  /** `device` is the language of the browser, or English when the app does not have that language. */
  language: { default: 'device', oneOf: LANGUAGE_CHOICES },
  font: { default: 'lexend', oneOf: ['lexend', 'atkinson', 'opendyslexic', 'system'] },
  /** A factor of the default font size, 18 px. */
  size: { default: 1, least: 0.9, most: 2, step: 0.1 },
  /** 0: default letter and word spacing. 1: the widest that reading guides recommend. */
  spacing: { default: 0, least: 0, most: 1, step: 0.125 },
  /** `device` follows `prefers-color-scheme` and `prefers-contrast`. */
  scheme: { default: 'device', oneOf: ['device', 'cream', 'white', 'dark', 'contrast'] },
  motion: { default: 'device', oneOf: ['device', 'less', 'full'] },
  /** Softer colours, no motion but that of a task, and no points but in the shop and on the leaderboard. */
  calm: { default: false },
  /** Whether games play tones. Does not affect reading aloud. */
  sound: { default: true },
  /** Percent. */
  volume: { default: 60, least: 0, most: 100, step: 10 },
  /** Whether pages of text have a Listen button. */
  listen: { default: true },
  /** The name of a speech-synthesis voice of the device; null chooses the best match. */
  voice: { default: null, maxLength: 200 },
  /** Who says single letters and words: recordings, or `voice`. */
  letterVoice: { default: 'recording', oneOf: ['recording', 'device'] },
  /** A factor of the voice's normal speed. */
  voiceSpeed: { default: 0.9, least: 0.5, most: 1.5, step: 0.1 },
  /** `seconds`: a number. `gentle`: a ring without a number. `hidden`: no clock. */
  clock: { default: 'seconds', oneOf: ['seconds', 'gentle', 'hidden'] },
  ...GAME_CHOICES,
  ...GAME_LEVELS,
  ...LOOK_SETTINGS,
} as const satisfies Record<string, SettingRule>;

type ValueOf<Rule> = Rule extends { oneOf: readonly (infer Word)[] }
  ? Word
  : Rule extends Range
    ? number
    : Rule extends Name
      ? string | null
      : boolean;

/** The value of every setting. */
export type Settings = { -readonly [Name in keyof typeof SETTINGS]: ValueOf<(typeof SETTINGS)[Name]> };

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly (keyof Settings)[];

/** The settings of a learner who changed none. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].default]),
) as Settings;

/** Changed settings. `changedAt`: an ISO instant in UTC with milliseconds. */
export type SettingChanges = { [Name in keyof Settings]?: { value: Settings[Name]; changedAt: string } };

/** The names of the settings that a reset keeps. */
export const LEVEL_NAMES = Object.keys(GAME_LEVELS) as readonly LevelSetting[];

/** The games with levels and specified difficulties: which of both is played, and the difficulty. */
const DIFFICULTIES = [
  ['simonAtLevel', 'simonSpeed'],
  ['moleAtLevel', 'moleSpeed'],
  ['multitaskAtLevel', 'multitaskDifficulty'],
] as const;

/**
 * All settings: the changed values, and defaults for the rest. A game whose difficulty was changed before there was a choice
 * between level and difficulty is played with that difficulty.
 */
export function settingsWithDefaults(changed: SettingChanges): Settings {
  const settings = { ...DEFAULT_SETTINGS, ...valuesOf(changed) };
  for (const [choice, difficulty] of DIFFICULTIES)
    if (!changed[choice] && settings[difficulty] !== DEFAULT_SETTINGS[difficulty]) settings[choice] = false;
  return settings;
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

/** Whether a text is the name of a setting. */
export function isSettingName(name: string): name is keyof Settings {
  return Object.hasOwn(SETTINGS, name);
}

/** Whether a value is allowed for a setting. */
export function isValidSetting(name: keyof Settings, value: unknown): boolean {
  const rule: SettingRule = SETTINGS[name];
  if ('oneOf' in rule) return rule.oneOf.some((word) => word === value);
  if ('least' in rule) return typeof value === 'number' && value >= rule.least && value <= rule.most;
  if ('maxLength' in rule) return value === null || isText(value, rule.maxLength);
  return typeof value === 'boolean';
}

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

function isText(value: unknown, maxLength: number): boolean {
  return typeof value === 'string' && value !== '' && value.length <= maxLength;
}
