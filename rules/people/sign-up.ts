import type { Role } from '../groups/groups.ts';
import { type AgeBand, needsGrownUp } from './age-band.ts';
import type { SignInMethod } from './sign-in-methods.ts';

/** Who can make an account: everybody, whoever has an invitation, or nobody. */
export const SIGN_UP_MODES = ['open', 'invited', 'closed'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** Who can be a teacher: every adult who says so, or whom the operator makes one. */
export const TEACHER_MODES = ['open', 'by-operator'] as const;
export type TeacherMode = (typeof TEACHER_MODES)[number];

/** Who may come in, as the operator set it. */
export type SignUpPolicy = {
  signUp: SignUpMode;
  /** The domains of the addresses that can sign up; empty: every address can. */
  emailDomains: readonly string[];
  teachers: TeacherMode;
  /** Whether the school that runs the OpenID provider answers for the sign-up of its pupils under 13. */
  schoolAnswersForPupils: boolean;
};

/** Limits of invitations to sign up. `mostOpen`: the largest number of open ones that one leader made. */
export const SIGN_UP_INVITATION = { lastsDays: 14, mostOpen: 20 } as const;

/** An open invitation. `role`: what its person can be although only the operator makes teachers. */
export type SignUpInvitation = { role: Role | null };

/** Why a sign-up is refused. */
export const SIGN_UP_REFUSALS = [
  'sign-up-closed',
  'invitation-needed',
  'invitation-not-usable',
  'email-domain-not-allowed',
  'teachers-by-operator',
] as const;
export type SignUpRefusal = (typeof SIGN_UP_REFUSALS)[number];

type SignUp = { email: string; role: Role; invitation: SignUpInvitation | 'none' | 'not-usable' };

/** Why somebody cannot sign up; null when they can. An invitation that cannot be used matters only where one is needed. */
export function refusalOfSignUp(policy: SignUpPolicy, { email, role, invitation }: SignUp): SignUpRefusal | null {
  const { signUp, emailDomains } = policy;
  if (signUp === 'closed') return 'sign-up-closed';
  if (signUp === 'invited' && invitation === 'none') return 'invitation-needed';
  if (signUp === 'invited' && invitation === 'not-usable') return 'invitation-not-usable';
  if (!isAllowedEmail(email, emailDomains)) return 'email-domain-not-allowed';
  const invitedAs = typeof invitation === 'string' ? null : invitation.role;
  return mayBecome(policy, role) || invitedAs === role ? null : 'teachers-by-operator';
}

/** Whether somebody can choose this role without the operator. */
export function mayBecome({ teachers }: Pick<SignUpPolicy, 'teachers'>, role: Role): boolean {
  return role !== 'educator' || teachers === 'open';
}

/**
 * Whether the school answers for this child, so that no grown-up and no address of one is needed. It is an agreement to
 * nothing but the account, which counts as one that a teacher created.
 */
export function schoolAnswers(
  { schoolAnswersForPupils }: Pick<SignUpPolicy, 'schoolAnswersForPupils'>,
  signInMethod: SignInMethod | null,
  ageBand: AgeBand | null,
): boolean {
  return schoolAnswersForPupils && signInMethod === 'oidc' && ageBand !== null && needsGrownUp(ageBand);
}

/** Whether the domain of an address is one of these; every address is allowed where there are none. */
export function isAllowedEmail(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain);
}
