import {
  DEFAULT_SETTINGS,
  isValidSetting,
  LEVEL_NAMES,
  mergeSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingChanges,
  type Settings,
  validSettings,
} from '#rules/people/settings.ts';

/** The settings that a device stores; see docs/decisions/008. first-paint.js reads them too. */
export type StoredSettings = {
  /**
   * The learner whose settings are in `shown`, also after their sign-out; null if there was no sign-in on this device.
   */
  owner: string | null;
  shown: SettingChanges;
  /** Changes that the server has not stored yet, by learner id; those made while signed out are under `SIGNED_OUT`. */
  waiting: Record<string, SettingChanges>;
};

const { font, size, spacing, scheme, motion, calm, accent, treeSeason } = SETTINGS;
/** The settings that first-paint.js applies, with their rules; embedded in the page as JSON. */
export const FIRST_PAINT_SETTINGS = { font, size, spacing, scheme, motion, calm, accent, treeSeason };

export const NOTHING_STORED: StoredSettings = { owner: null, shown: {}, waiting: {} };
const SIGNED_OUT = '';
/** The time of changes that earlier versions stored without a time. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** Parses stored settings, also from earlier versions, which stored bare values. Skips invalid values. */
export function readStored(text: string | null): StoredSettings {
  const stored = Object(parsed(text)) as Record<string, unknown>;
  if (!('shown' in stored)) return afterChange(NOTHING_STORED, null, earlierValues(stored), LONG_AGO);
  const waiting = Object.entries(Object(stored.waiting)).map(
    ([learnerId, changes]) => [learnerId, validSettings(changes)] as const,
  );
  return {
    owner: typeof stored.owner === 'string' ? stored.owner : null,
    shown: validSettings(stored.shown),
    waiting: Object.fromEntries(waiting),
  };
}

/**
 * The stored settings after a change by the signed-in learner, or while signed out (`null`). The change gets a later
 * time than all settings in `shown`. If another tab has stored another learner's settings, those do not change.
 */
export function afterChange(
  stored: StoredSettings,
  learnerId: string | null,
  values: Partial<Settings>,
  now: string,
): StoredSettings {
  const before = settingsOf(stored, learnerId);
  const names = SETTING_NAMES.filter((name) => isValidSetting(name, values[name]));
  const changes = Object.fromEntries(
    names.map((name) => [name, { value: values[name], changedAt: laterOf(now, before[name]?.changedAt) }]),
  ) as SettingChanges;
  const owner = learnerId ?? SIGNED_OUT;
  return {
    ...stored,
    ...(before === stored.shown && { shown: { ...stored.shown, ...changes } }),
    waiting: { ...stored.waiting, [owner]: { ...stored.waiting[owner], ...changes } },
  };
}

/** The settings of a learner on this device: `shown`, unless it belongs to another learner. */
export function settingsOf({ owner, shown, waiting }: StoredSettings, learnerId: string | null): SettingChanges {
  const isOfAnother = learnerId !== null && owner !== null && owner !== learnerId;
  return isOfAnother ? (waiting[learnerId] ?? {}) : shown;
}

/**
 * The stored settings after a sign-in, merged with the learner's settings on the server. Changes made while signed out
 * are added if they are newer; changes of other learners are not.
 */
export function afterSignIn(stored: StoredSettings, learnerId: string, settings: SettingChanges): StoredSettings {
  const { [SIGNED_OUT]: signedOut = {}, [learnerId]: own = {}, ...others } = stored.waiting;
  const shownBefore = stored.owner === learnerId ? stored.shown : {};
  const waiting = mergeSettings(own, signedOut);
  for (const name of SETTING_NAMES) if (!isNewer(waiting[name], settings[name])) delete waiting[name];
  return {
    owner: learnerId,
    shown: mergeSettings(shownBefore, settings, waiting),
    waiting: { ...others, ...(Object.keys(waiting).length > 0 && { [learnerId]: waiting }) },
  };
}

/** The stored settings after the server has stored `sent`. Settings changed again since then stay unsent. */
export function afterAnswer(
  stored: StoredSettings,
  learnerId: string,
  sent: SettingChanges,
  answer: SettingChanges,
): StoredSettings {
  const { [learnerId]: waiting = {}, ...others } = stored.waiting;
  const still = { ...waiting };
  const taken: SettingChanges = {};
  for (const name of SETTING_NAMES) {
    if (!sent[name] || waiting[name]?.changedAt !== sent[name].changedAt) continue;
    delete still[name];
    // From now on the server's time applies, because the clock of this device may be ahead.
    Object.assign(taken, { [name]: answer[name] ?? sent[name] });
  }
  return {
    ...stored,
    ...(stored.owner === learnerId && { shown: { ...mergeSettings(stored.shown, answer), ...taken } }),
    waiting: { ...others, ...(Object.keys(still).length > 0 && { [learnerId]: still }) },
  };
}

/** The stored settings after a sign-out; the settings of learners do not change. */
export function afterSignOut({ waiting: { [SIGNED_OUT]: _, ...waiting } }: StoredSettings): StoredSettings {
  return { ...NOTHING_STORED, waiting };
}

/** The stored settings after a reset while signed out; the levels of the games are kept. */
export function afterReset(stored: StoredSettings): StoredSettings {
  const { waiting } = afterSignOut(stored);
  const levels = levelsOf(stored.waiting[SIGNED_OUT] ?? {});
  return {
    ...NOTHING_STORED,
    shown: levelsOf(stored.shown),
    waiting: { ...waiting, ...(Object.keys(levels).length > 0 && { [SIGNED_OUT]: levels }) },
  };
}

/** Undoes that reset, unless a learner has signed in since; keeps unsent changes of learners. */
export function afterUndoneReset(stored: StoredSettings, before: StoredSettings): StoredSettings {
  if (stored.owner !== null) return stored;
  const { [SIGNED_OUT]: signedOut } = before.waiting;
  return { ...before, waiting: { ...afterSignOut(stored).waiting, ...(signedOut && { [SIGNED_OUT]: signedOut }) } };
}

function levelsOf(changes: SettingChanges): SettingChanges {
  return Object.fromEntries(LEVEL_NAMES.filter((name) => changes[name]).map((name) => [name, changes[name]]));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

/** Earlier versions stored all values, changed or not. */
function earlierValues(stored: Record<string, unknown>): Partial<Settings> {
  const names = SETTING_NAMES.filter((name) => stored[name] !== DEFAULT_SETTINGS[name]);
  return Object.fromEntries(names.map((name) => [name, stored[name]]));
}

type Change = { changedAt: string } | undefined;

function isNewer(a: Change, b: Change): boolean {
  return a !== undefined && a.changedAt > (b?.changedAt ?? '');
}

function laterOf(now: string, before: string | undefined): string {
  if (before === undefined || now > before) return now;
  return new Date(Date.parse(before) + 1).toISOString();
}
