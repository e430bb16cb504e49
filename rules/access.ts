import { type GroupKind, type Role, SHARES, type Shares } from './groups/groups.ts';
import type { ShareLinkState } from './groups/share-link.ts';

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

/** The actions that a request contains besides its own, such as a change of the name within a change of the profile. */
export const PART_ACTIONS = ['change-name'] as const;
type PartAction = (typeof PART_ACTIONS)[number];

/**
 * The actions of a session that was opened with pictures. Pictures are easy to see and known to the teacher, so such a
 * session cannot read or share screening results, manage the account or change the name.
 */
const PICTURE_ACTIONS: readonly LearnerAction[] = [
  'read-profile',
  'change-profile',
  'change-settings',
  'save-attempt',
  'read-runs',
  'save-run',
  'read-activity',
  'read-purchases',
  'buy-looks',
  'join-groups',
];

/** The actions that an open share link of a learner allows. */
export const LINK_ACTIONS = ['read-shared-report'] as const;
type LinkAction = (typeof LINK_ACTIONS)[number];

/**
 * The actions of the leader of a group: reading what a member shares, one action for each kind of data, and what a
 * teacher and a linked parent may do with an account that the teacher created.
 */
export const LEADER_ACTIONS = [
  'see-activity',
  'see-progress',
  'see-screening',
  'give-pictures',
  'agree-screening',
] as const;
export type LeaderAction = (typeof LEADER_ACTIONS)[number];

/** The learner who made a share link, and its state at the time of the request. */
export type ActorLink = { learnerId: string; state: ShareLinkState };

/** An account that a teacher created. */
export type PupilAccount = {
  /** Null when the account of the teacher was deleted. */
  madeById: string | null;
  /** The class in which it was made; null when the class was deleted. */
  madeInId: string | null;
  /** Whether it has a password or a linked provider, so that the pupil alone controls it. */
  isOwned: boolean;
  /** The linked parent who consented to storing screening results; null when no parent who is still linked did. */
  agreedById: string | null;
};

/**
 * A member of a group, what they share with its leader at the time of the request, and the stated role of this leader.
 * `pupil` is null unless a teacher created the member's account.
 */
export type GroupMember = {
  learnerId: string;
  groupId: string;
  leaderId: string;
  shares: Shares;
  kind: GroupKind;
  leaderRole: Role;
  pupil: PupilAccount | null;
};

/**
 * The sender of a request; `learnerId` is null without a session. `isByPictures`: the session was opened with pictures.
 * `link`: the share link that the request contains. `member`: the member of a group that the request is about.
 */
export type Actor = { learnerId: string | null; isByPictures?: boolean; link?: ActorLink; member?: GroupMember };

type Relation =
  | 'the learner'
  | 'by-pictures'
  | 'link-holder'
  | 'shown-activity'
  | 'shown-progress'
  | 'shown-screening'
  | 'maker'
  | 'linked-parent'
  | 'a stranger';
type Action = LearnerAction | PartAction | LinkAction | LeaderAction;

const ALLOWED: Record<Relation, readonly Action[]> = {
  'the learner': [...LEARNER_ACTIONS, ...PART_ACTIONS],
  'by-pictures': PICTURE_ACTIONS,
  'link-holder': LINK_ACTIONS,
  'shown-activity': ['see-activity'],
  'shown-progress': ['see-progress'],
  'shown-screening': ['see-screening'],
  maker: ['give-pictures'],
  'linked-parent': ['agree-screening'],
  'a stranger': [],
};

/** Whether an actor may do this to the data of the learner with this id. Every access check uses this function. */
export function can(actor: Actor, action: Action, learnerId: string): boolean {
  return relationsOf(actor, learnerId).some((relation) => ALLOWED[relation].includes(action));
}

function relationsOf({ learnerId: own, isByPictures = false, link, member }: Actor, learnerId: string): Relation[] {
  const relations: Relation[] = [own === learnerId ? (isByPictures ? 'by-pictures' : 'the learner') : 'a stranger'];
  if (link?.learnerId === learnerId && link.state === 'open') relations.push('link-holder');
  if (member && member.learnerId === learnerId && member.leaderId === own && !isByPictures) {
    relations.push(...SHARES.filter((share) => member.shares[share]).map((share) => `shown-${share}` as const));
    if (isMaker(member)) relations.push('maker');
    if (isLinkedParent(member)) relations.push('linked-parent');
  }
  return relations;
}

/**
 * Whether the leader created the account, and the pupil is still in that class and has no sign-in method of their own.
 */
function isMaker({ groupId, leaderId, pupil }: GroupMember): boolean {
  return pupil !== null && pupil.madeInId === groupId && pupil.madeById === leaderId && !pupil.isOwned;
}

/**
 * Whether the leader is a parent in a family of the pupil, but not the teacher who created the account and knows its
 * pictures. Once a parent has consented, only that parent decides.
 */
function isLinkedParent({ kind, leaderId, leaderRole, pupil }: GroupMember): boolean {
  if (kind !== 'family' || leaderRole !== 'parent' || pupil === null || pupil.madeById === leaderId) return false;
  return pupil.agreedById === null || pupil.agreedById === leaderId;
}
