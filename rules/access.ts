/** The actions on the data of a learner. */
export const LEARNER_ACTIONS = [
  'read-profile',
  'change-profile',
  'change-settings',
  'change-sign-in',
  'delete-account',
  'export-data',
  'answer-consent',
  'read-attempts',
  'save-attempt',
  'delete-attempts',
  'read-runs',
  'save-run',
  'choose-nickname',
] as const;
export type LearnerAction = (typeof LEARNER_ACTIONS)[number];

/** The sender of a request; `learnerId` is null without a session. */
export type Actor = { learnerId: string | null };

type Relation = 'the learner' | 'a stranger';

const ALLOWED: Record<Relation, readonly LearnerAction[]> = {
  'the learner': LEARNER_ACTIONS,
  'a stranger': [],
};

/** Whether an actor may do this to the data of the learner with this id. Every access check uses this function. */
export function can(actor: Actor, action: LearnerAction, learnerId: string): boolean {
  return ALLOWED[relationOf(actor, learnerId)].includes(action);
}

function relationOf(actor: Actor, learnerId: string): Relation {
  return actor.learnerId === learnerId ? 'the learner' : 'a stranger';
}
