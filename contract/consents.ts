import { z } from 'zod';

/** Consent, given or refused, to storing screening results in the account; `consentVersion` names the text shown. */
export const resultsConsentSchema = z.strictObject({
  answer: z.boolean(),
  consentVersion: z.string().max(40),
  /** True when a grown-up consents for a child under 13. Not needed to refuse. */
  isGrownUp: z.boolean().optional(),
});
export type ResultsConsent = z.infer<typeof resultsConsentSchema>;

/** The state after the answer was stored. */
export type ResultsConsentAnswer = { keepsResults: boolean };
