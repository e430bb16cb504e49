import {
  DEFAULT_SETTINGS,
  isValidSetting,
  mergeSettings,
  SETTING_NAMES,
  type SettingChanges,
  type Settings,
  validSettings,
} from '#rules/settings.ts';

/** What a device keeps of settings; see docs/decisions/008. first-paint.js reads it too. */
export type KeptSettings = {
  /** The learner whose settings are shown, also after they have left; null where nobody ever signed in. */
  owner: string | null;
  shown: SettingChanges;
  /** What the server has yet to take, by learner; under `NOBODY` what was changed with nobody signed in. */
  waiting: Record<string, SettingChanges>;
};

export const NOTHING_KEPT: KeptSettings = { owner: null, shown: {}, waiting: {} };
const NOBODY = '';
/** What is known without its instant was changed before everything else. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** Reads what was kept, also by earlier versions, which wrote bare values; junk is left out value by value. */
export function readKept(text: string | null): KeptSettings {
  const stored = Object(parsed(text)) as Record<string, unknown>;
  if (!('shown' in stored)) return afterChange(NOTHING_KEPT, null, earlierValues(stored), LONG_AGO);
  const waiting = Object.entries(Object(stored.waiting)).map(
    ([who, changes]) => [who, validSettings(changes)] as const,
  );
  return {
    owner: typeof stored.owner === 'string' ? stored.owner : null,
    shown: validSettings(stored.shown),
    waiting: Object.fromEntries(waiting),
  };
}

/**
 * Somebody changed settings: the learner who is here, or nobody. Nothing that was shown counts as changed later. Where
 * the device shows another learner's by now, as another tab says, theirs stay as they are.
 */
export function afterChange(
  kept: KeptSettings,
  here: string | null,
  values: Partial<Settings>,
  now: string,
): KeptSettings {
  const before = settingsOf(kept, here);
  const names = SETTING_NAMES.filter((name) => isValidSetting(name, values[name]));
  const changes = Object.fromEntries(
    names.map((name) => [name, { value: values[name], changedAt: laterOf(now, before[name]?.changedAt) }]),
  ) as SettingChanges;
  const who = here ?? NOBODY;
  return {
    ...kept,
    ...(before === kept.shown && { shown: { ...kept.shown, ...changes } }),
    waiting: { ...kept.waiting, [who]: { ...kept.waiting[who], ...changes } },
  };
}

/** What this device knows of somebody's settings: what it shows, unless that is another learner's. */
export function settingsOf({ owner, shown, waiting }: KeptSettings, here: string | null): SettingChanges {
  const isOfAnother = here !== null && owner !== null && owner !== here;
  return isOfAnother ? (waiting[here] ?? {}) : shown;
}

/**
 * A learner is here, with these settings on the server. What nobody changed before they came is theirs now, where it
 * was the last change; nothing of another learner is.
 */
export function afterArrival(kept: KeptSettings, learnerId: string, settings: SettingChanges): KeptSettings {
  const { [NOBODY]: nobodys = {}, [learnerId]: own = {}, ...others } = kept.waiting;
  const shownBefore = kept.owner === learnerId ? kept.shown : {};
  const waiting = mergeSettings(own, nobodys);
  for (const name of SETTING_NAMES) if (!isNewer(waiting[name], settings[name])) delete waiting[name];
  return {
    owner: learnerId,
    shown: mergeSettings(shownBefore, settings, waiting),
    waiting: { ...others, ...(Object.keys(waiting).length > 0 && { [learnerId]: waiting }) },
  };
}

/** The server took what was sent and answered all it has. What was changed again meanwhile still waits. */
export function afterAnswer(
  kept: KeptSettings,
  learnerId: string,
  sent: SettingChanges,
  answer: SettingChanges,
): KeptSettings {
  const { [learnerId]: waiting = {}, ...others } = kept.waiting;
  const still = { ...waiting };
  const taken: SettingChanges = {};
  for (const name of SETTING_NAMES) {
    if (!sent[name] || waiting[name]?.changedAt !== sent[name].changedAt) continue;
    delete still[name];
    // The server's instant counts from now on: the clock of this device may run ahead.
    Object.assign(taken, { [name]: answer[name] ?? sent[name] });
  }
  return {
    ...kept,
    ...(kept.owner === learnerId && { shown: { ...mergeSettings(kept.shown, answer), ...taken } }),
    waiting: { ...others, ...(Object.keys(still).length > 0 && { [learnerId]: still }) },
  };
}

/** Nobody is here and the device forgets what it shows; no learner's settings change by that. */
export function afterForgetting({ waiting: { [NOBODY]: _, ...waiting } }: KeptSettings): KeptSettings {
  return { ...NOTHING_KEPT, waiting };
}

/** Takes that back, unless somebody came meanwhile; what learners have waiting by now stays. */
export function afterRemembering(kept: KeptSettings, before: KeptSettings): KeptSettings {
  if (kept.owner !== null) return kept;
  const { [NOBODY]: nobodys } = before.waiting;
  return { ...before, waiting: { ...afterForgetting(kept).waiting, ...(nobodys && { [NOBODY]: nobodys }) } };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

/** All values stood there, whether they had been changed or not. */
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
