import { z } from 'zod';

/** Whether results of the screening are to be kept in the account, as an answer to the text of this version. */
export const resultsConsentSchema = z.strictObject({
  answer: z.boolean(),
  consentVersion: z.string().max(40),
  /** Said by the grown-up who says yes for a child under 13. To say no, nobody is needed. */
  isGrownUp: z.boolean().optional(),
});
export type ResultsConsent = z.infer<typeof resultsConsentSchema>;

/** What holds once the answer is stored. */
export type ResultsConsentAnswer = { keepsResults: boolean };
