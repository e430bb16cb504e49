import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { SignUpConsent } from '#contract/people/sign-in.ts';
import { m } from '#messages';
import { canBe, type Role } from '#rules/groups/groups.ts';
import { AGE_BANDS, type AgeBand, needsGrownUp } from '#rules/people/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { problemSentence } from '../http/problem-sentences.ts';
import type { FieldProblems } from '../http/use-submit.ts';
import { PATHS } from '../paths.ts';
import { Checkbox } from '../ui/controls/checkbox.tsx';
import { ChoiceGroup } from '../ui/controls/choice-group.tsx';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { ArrowSquareOutIcon } from '../ui/icons.ts';
import { classNames } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import css from './sign-up-consent.module.css';

/**
 * The answers so far; `isGrownUp` applies only to the account of a child, `role` only to that of an adult, who chooses one
 * while it is null.
 */
export type SignUpConsentDraft = { role: Role | null; ageBand: AgeBand | null; isGrownUp: boolean };
type SignUpConsentProblems = FieldProblems<keyof SignUpConsentDraft>;

export const EMPTY_SIGN_UP_CONSENT: SignUpConsentDraft = { role: 'learner', ageBand: null, isGrownUp: false };

/** Whether the account can be for a parent or a teacher; only then the form asks for the role. */
export function canBeGrownUp({ ageBand }: SignUpConsentDraft): boolean {
  return canBe('parent', ageBand);
}

export function isForChild({ ageBand }: SignUpConsentDraft): boolean {
  return ageBand !== null && needsGrownUp(ageBand);
}

export function ageProblemsOf({ ageBand }: SignUpConsentDraft): SignUpConsentProblems {
  return ageBand === null ? { ageBand: m['sign_in.consent.age_missing']() } : {};
}

export function grownUpProblemsOf(draft: SignUpConsentDraft): SignUpConsentProblems {
  if (canBeGrownUp(draft) && draft.role === null) return { role: m['sign_in.consent.role_missing']() };
  if (!isForChild(draft) || draft.isGrownUp) return {};
  return { isGrownUp: m['sign_in.consent.grown_up_missing']() };
}

/** The consent to send; null while no age band or no role is selected. */
export function signUpConsentIn(draft: SignUpConsentDraft): SignUpConsent | null {
  const { ageBand, isGrownUp } = draft;
  const role = canBeGrownUp(draft) ? draft.role : 'learner';
  const consentVersion = CONSENT_VERSIONS.account;
  return ageBand && role && { ageBand, isGrownUp: isForChild(draft) && isGrownUp, consentVersion, role };
}

const ROLE_LABELS: Record<Role, () => string> = {
  learner: m['sign_in.consent.role_learner'],
  parent: m['sign_in.consent.role_parent'],
  educator: m['sign_in.consent.role_educator'],
};

type RoleQuestionProps = {
  roles: readonly Role[];
  value: Role | null;
  error: string | undefined;
  onChange: (role: Role) => void;
};

/** Asks an adult for their role. Where only the operator makes teachers, it says so. */
export function RoleQuestion({ roles, ...group }: RoleQuestionProps) {
  return (
    <>
      <SegmentedControl
        {...group}
        name="role"
        label={m['sign_in.consent.role_question']()}
        segments={roles.map((role) => ({ value: role, label: ROLE_LABELS[role]() }))}
        isRequired
      />
      {!roles.includes('educator') && (
        <p className={classNames(layout.soft, layout.small)}>{problemSentence('teachers-by-operator')}</p>
      )}
    </>
  );
}

const LABELS: Record<AgeBand, () => string> = {
  'under-13': m['sign_in.consent.under_13'],
  '13-to-17': m['sign_in.consent.from_13_to_17'],
  '18-or-older': m['sign_in.consent.from_18'],
};

type AgeQuestionProps = { value: AgeBand | null; error: string | undefined; onChange: (ageBand: AgeBand) => void };

/** Asks for the age band of the learner; the exact age is not asked. */
export function AgeQuestion(props: AgeQuestionProps) {
  return (
    <ChoiceGroup
      {...props}
      name="ageBand"
      label={m['sign_in.consent.age_question']()}
      choices={AGE_BANDS.map((value) => ({ value, label: LABELS[value]() }))}
      isRequired
    />
  );
}

type GrownUpCheckProps = { isSelected: boolean; error: string | undefined; onChange: (isGrownUp: boolean) => void };

/** The confirmation by the adult who creates an account for a child. */
export function GrownUpCheck(props: GrownUpCheckProps) {
  return <Checkbox {...props} name="isGrownUp" label={m['sign_in.consent.grown_up']()} isRequired />;
}

/** Links to the privacy page. It opens in a new tab, so that the draft of the form is kept. */
export function PrivacyConsent({ forChild }: { forChild: boolean }) {
  return (
    <p className={classNames(layout.soft, layout.small)}>
      <ParaglideMessage
        message={m['sign_in.consent.privacy']}
        inputs={{ account: forChild ? 'child' : 'own' }}
        markup={{
          page: ({ children }) => (
            <a className={css.page} href={PATHS.privacy} target="_blank" rel="noopener">
              {children}
              <ArrowSquareOutIcon />
            </a>
          ),
          hidden: ({ children }) => <span className={layout.hidden}>{children}</span>,
        }}
      />
    </p>
  );
}
