/** Taking back an account in which somebody else was. */
export const TAKE_BACK = {
  /** How far back what was added to the account is taken for that of somebody else, until the learner says otherwise. */
  days: 30,
} as const;

/** The kinds of what a person can add to an account and still use when its password is another one. */
export const ADDED_KINDS = [
  'provider',
  'report-link',
  'plan-link',
  'joined-class',
  'joined-family',
  'leads-class',
  'leads-family',
  /** Another person who leads, or helps in, a group of the learner. */
  'leader',
] as const;
export type AddedKind = (typeof ADDED_KINDS)[number];
