import { z } from 'zod';
import type { Endpoints } from '../platform/endpoint.ts';

/** Consent, given or refused, to storing screening results in the account; `consentVersion` names the text shown. */
export const resultsConsentSchema = z.strictObject({
  answer: z.boolean(),
  consentVersion: z.string().max(40),
  /** True when a grown-up consents for a child under 13. Not needed to refuse. */
  isGrownUp: z.boolean().optional(),
});
export type ResultsConsent = z.infer<typeof resultsConsentSchema>;

/** Whether screening results are stored in the account, after this answer. */
export const resultsConsentAnswerSchema = z.strictObject({ keepsResults: z.boolean() });

export const consentEndpoints = {
  'PUT /learners/:learnerId/consents/results': {
    summary: 'Give or refuse consent to keep screening results',
    access: 'answer-consent',
    body: resultsConsentSchema,
    answers: { 200: resultsConsentAnswerSchema },
    problems: ['outdated-page', 'grown-up-needed', 'parent-agreement-needed'],
  },
} as const satisfies Endpoints;
