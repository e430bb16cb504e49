import { z } from 'zod';

/** The three toggles of the profile page. */
export const preferencesSchema = z.strictObject({
  stutterDetection: z.boolean(),
  focusMode: z.boolean(),
  dailyReports: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** A change of one or more of them. */
export const preferencesChangeSchema = preferencesSchema.partial();
export type PreferencesChange = z.infer<typeof preferencesChangeSchema>;

export const DEFAULT_PREFERENCES: Preferences = { stutterDetection: true, focusMode: false, dailyReports: true };
