import type { ShareLinkState } from './share-link.ts';

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
  'read-activity',
  'read-purchases',
  'buy-looks',
  'choose-nickname',
  'share-report',
] as const;
export type LearnerAction = (typeof LEARNER_ACTIONS)[number];

/** The actions that an open share link of a learner allows. */
export const LINK_ACTIONS = ['read-shared-report'] as const;
type LinkAction = (typeof LINK_ACTIONS)[number];

/** The learner who made a share link, and its state at the time of the request. */
export type ActorLink = { learnerId: string; state: ShareLinkState };

/** The sender of a request; `learnerId` is null without a session. `link`: the share link that the request contains. */
export type Actor = { learnerId: string | null; link?: ActorLink };

type Relation = 'the learner' | 'link-holder' | 'a stranger';

const ALLOWED: Record<Relation, readonly (LearnerAction | LinkAction)[]> = {
  'the learner': LEARNER_ACTIONS,
  'link-holder': LINK_ACTIONS,
  'a stranger': [],
};

/** Whether an actor may do this to the data of the learner with this id. Every access check uses this function. */
export function can(actor: Actor, action: LearnerAction | LinkAction, learnerId: string): boolean {
  return relationsOf(actor, learnerId).some((relation) => ALLOWED[relation].includes(action));
}

function relationsOf({ learnerId: own, link }: Actor, learnerId: string): Relation[] {
  const relations: Relation[] = [own === learnerId ? 'the learner' : 'a stranger'];
  if (link?.learnerId === learnerId && link.state === 'open') relations.push('link-holder');
  return relations;
}
