import { z } from 'zod';
import type { Endpoints } from '../platform/endpoint.ts';

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
