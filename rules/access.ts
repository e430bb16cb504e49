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

/** The actions that are a part of what a request does. */
export const PART_ACTIONS = ['change-name'] as const;
type PartAction = (typeof PART_ACTIONS)[number];

/**
 * What a session that was opened with pictures may do. Pictures are easy to see and the teacher has given them out, so
 * they open no screening result, nothing that shows one to another person, and nothing that decides about the account. The
 * name stays the one on the card.
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
 * What the leader of a group may see of a member, who shares each on its own, and what a teacher and a linked parent may do
 * with an account that the teacher made.
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

/** An account that a teacher made. */
export type PupilAccount = {
  /** Null when the account of the teacher was deleted. */
  madeById: string | null;
  /** The class in which it was made; null when the class was deleted. */
  madeInId: string | null;
  /** Whether it has a password, or a provider to sign in with; then it belongs to the pupil alone. */
  isOwned: boolean;
  /** The linked parent who agreed that screening results are kept; null when none did, or none who did is linked still. */
  agreedById: string | null;
};

/**
 * A member of a group, what they share with its leader at the time of the request, and who this leader says to be. `pupil`
 * is null unless a teacher made the account of the member.
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

/** The teacher who made the account, while the pupil is in the class it was made in and has no own way to sign in. */
function isMaker({ groupId, leaderId, pupil }: GroupMember): boolean {
  return pupil !== null && pupil.madeInId === groupId && pupil.madeById === leaderId && !pupil.isOwned;
}

/** A parent of a family. One parent decides; never the teacher who made the account and knows its pictures. */
function isLinkedParent({ kind, leaderId, leaderRole, pupil }: GroupMember): boolean {
  if (kind !== 'family' || leaderRole !== 'parent' || pupil === null || pupil.madeById === leaderId) return false;
  return pupil.agreedById === null || pupil.agreedById === leaderId;
}
