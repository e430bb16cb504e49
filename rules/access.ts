/** What can be done with what belongs to a learner. */
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

/** Who sends a request; `learnerId` is null without a session. */
export type Actor = { learnerId: string | null };

type Relation = 'the learner' | 'a stranger';

const ALLOWED: Record<Relation, readonly LearnerAction[]> = {
  'the learner': LEARNER_ACTIONS,
  'a stranger': [],
};

/** Whether an actor may do this with what belongs to the learner with this id. No other code decides it. */
export function can(actor: Actor, action: LearnerAction, learnerId: string): boolean {
  return ALLOWED[relationOf(actor, learnerId)].includes(action);
}

function relationOf(actor: Actor, learnerId: string): Relation {
  return actor.learnerId === learnerId ? 'the learner' : 'a stranger';
}
