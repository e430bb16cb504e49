import { z } from 'zod';
import { SETTING_NAMES, SETTINGS, type SettingRule, type Settings } from '#rules/people/settings.ts';
import type { Endpoints } from '../platform/endpoint.ts';

/** When the learner changed it, by the device's clock: an ISO instant in UTC. */
const changedAt = z.iso.datetime();

type Change<Value> = z.ZodObject<{ value: z.ZodType<Value>; changedAt: typeof changedAt }, z.core.$strict>;

/** The schema of the values that `isValidSetting` accepts. */
function valueSchema(rule: SettingRule): z.ZodType {
  if ('oneOf' in rule) return z.enum(rule.oneOf);
  if ('least' in rule) return z.number().min(rule.least).max(rule.most);
  if ('maxLength' in rule) return z.string().min(1).max(rule.maxLength).nullable();
  return z.boolean();
}

function changeSchema(name: keyof Settings) {
  return z.strictObject({ value: valueSchema(SETTINGS[name]), changedAt }).exactOptional();
}

/** Changed settings, each with the time of its change. The latest change of a setting wins. */
export const settingsChangeSchema = z.strictObject(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, changeSchema(name)])) as {
    [Name in keyof Settings]: z.ZodExactOptional<Change<Settings[Name]>>;
  },
);

export const settingEndpoints = {
  'PATCH /learners/:learnerId/settings': {
    summary: 'Change some settings; answers with all settings the learner ever changed',
    access: 'change-settings',
    body: settingsChangeSchema,
    answers: { 200: settingsChangeSchema },
  },
} as const satisfies Endpoints;
