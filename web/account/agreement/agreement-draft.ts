import type { Agreement } from '#contract/sign-in.ts';
import { type AgeBand, needsGrownUp } from '#rules/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/consent.ts';

/** What was said so far about who the account is for, and who makes it. */
export type AgreementDraft = { ageBand: AgeBand | null; isGrownUp: boolean };
export type AgreementFaults = { [Field in keyof AgreementDraft]?: string | undefined };

export const EMPTY_AGREEMENT: AgreementDraft = { ageBand: null, isGrownUp: false };

export function isForChild({ ageBand }: AgreementDraft): boolean {
  return ageBand !== null && needsGrownUp(ageBand);
}

export function ageFaultsOf({ ageBand }: AgreementDraft): AgreementFaults {
  return ageBand === null ? { ageBand: 'Choose one of the three.' } : {};
}

export function grownUpFaultsOf(draft: AgreementDraft): AgreementFaults {
  if (!isForChild(draft) || draft.isGrownUp) return {};
  return { isGrownUp: 'A grown-up has to say yes here. If you are a child, ask one.' };
}

/** What can be sent; null while nothing is chosen. */
export function agreementIn(draft: AgreementDraft): Agreement | null {
  const { ageBand, isGrownUp } = draft;
  const consentVersion = CONSENT_VERSIONS.account;
  return ageBand && { ageBand, isGrownUp: isForChild(draft) && isGrownUp, consentVersion };
}
