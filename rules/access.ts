import { SHARES, type Shares } from './groups.ts';
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
  'change-role',
  'lead-groups',
  'join-groups',
] as const;
export type LearnerAction = (typeof LEARNER_ACTIONS)[number];

/** The actions that an open share link of a learner allows. */
export const LINK_ACTIONS = ['read-shared-report'] as const;
type LinkAction = (typeof LINK_ACTIONS)[number];

/** What the leader of a group may see of a member, who shares each on its own. */
export const LEADER_ACTIONS = ['see-activity', 'see-progress', 'see-screening'] as const;
export type LeaderAction = (typeof LEADER_ACTIONS)[number];

/** The learner who made a share link, and its state at the time of the request. */
export type ActorLink = { learnerId: string; state: ShareLinkState };

/** A member of a group and what they share with its leader at the time of the request. */
export type GroupMember = { learnerId: string; leaderId: string; shares: Shares };

/**
 * The sender of a request; `learnerId` is null without a session. `link`: the share link that the request contains.
 * `member`: the member of a group that the request is about.
 */
export type Actor = { learnerId: string | null; link?: ActorLink; member?: GroupMember };

type Relation = 'the learner' | 'link-holder' | 'shown-activity' | 'shown-progress' | 'shown-screening' | 'a stranger';
type Action = LearnerAction | LinkAction | LeaderAction;

const ALLOWED: Record<Relation, readonly Action[]> = {
  'the learner': LEARNER_ACTIONS,
  'link-holder': LINK_ACTIONS,
  'shown-activity': ['see-activity'],
  'shown-progress': ['see-progress'],
  'shown-screening': ['see-screening'],
  'a stranger': [],
};

/** Whether an actor may do this to the data of the learner with this id. Every access check uses this function. */
export function can(actor: Actor, action: Action, learnerId: string): boolean {
  return relationsOf(actor, learnerId).some((relation) => ALLOWED[relation].includes(action));
}

function relationsOf({ learnerId: own, link, member }: Actor, learnerId: string): Relation[] {
  const relations: Relation[] = [own === learnerId ? 'the learner' : 'a stranger'];
  if (link?.learnerId === learnerId && link.state === 'open') relations.push('link-holder');
  if (member && member.learnerId === learnerId && member.leaderId === own)
    relations.push(...SHARES.filter((share) => member.shares[share]).map((share) => `shown-${share}` as const));
  return relations;
}
