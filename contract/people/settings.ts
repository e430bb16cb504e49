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

/** The three toggles of the profile page. */
export const preferencesSchema = z.strictObject({
  stutterDetection: z.boolean(),
  focusMode: z.boolean(),
  dailyReports: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The toggles to change; the others stay. */
export const preferencesChangeSchema = preferencesSchema.partial();
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;

export const preferenceEndpoints = {
  'PATCH /learners/:learnerId/preferences': {
    summary: 'Change some of the three toggles of the profile page',
    access: 'change-settings',
    body: preferencesChangeSchema,
    answers: { 200: preferencesSchema },
  },
} as const satisfies Endpoints;

/** Consent, given or refused; `consentVersion` names the text shown. */
export const consentSchema = z.strictObject({
  answer: z.boolean(),
  consentVersion: z.string().max(40),
  /** True when a grown-up consents for a child; see `needsGrownUpFor`. Not needed to refuse. */
  isGrownUp: z.boolean().optional(),
});
export type Consent = z.infer<typeof consentSchema>;

/** Whether screening results are stored in the account, after this answer. */
const resultsConsentAnswerSchema = z.strictObject({ keepsResults: z.boolean() });
/** Whether researchers may get the results, after this answer. */
const researchConsentAnswerSchema = z.strictObject({ inResearch: z.boolean() });

export const consentEndpoints = {
  'PUT /learners/:learnerId/consents/results': {
    summary: 'Give or refuse consent to keep screening results',
    access: 'answer-consent',
    body: consentSchema,
    answers: { 200: resultsConsentAnswerSchema },
    problems: ['outdated-page', 'grown-up-needed', 'parent-agreement-needed'],
  },
  'PUT /learners/:learnerId/consents/research': {
    summary: 'Give or refuse consent to give results to researchers',
    access: 'answer-consent',
    body: consentSchema,
    answers: { 200: researchConsentAnswerSchema },
    problems: ['outdated-page', 'grown-up-needed', 'not-for-pupils'],
  },
} as const satisfies Endpoints;
