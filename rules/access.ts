import { type GroupKind, type GroupRole, ROLE_OF_LEADER, type Role, SHARES, type Shares } from './groups/groups.ts';
import type { ShareLinkState, ShownByLink } from './groups/share-link.ts';
import { hasParentAgreement, type ParentAgreements } from './people/parent-agreement.ts';

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
  'read-plan',
  'change-plan',
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
 * session cannot read or share screening results or the plan, manage the account or change the name.
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
export const LINK_ACTIONS = ['read-shared-report', 'read-shared-plan'] as const;
type LinkAction = (typeof LINK_ACTIONS)[number];

/**
 * The actions of a leader of a group on a member: reading how what was set went, reading what the member shares, one action
 * for each kind of data, and what teachers and parents may do with an account that one of them created.
 */
export const LEADER_ACTIONS = [
  'see-activity',
  'see-progress',
  'see-screening',
  'see-plan',
  'give-pictures',
  'rename-pupil',
  'agree-screening',
  'take-back-screening',
  'report-parent',
  'hand-device',
  'see-set',
] as const;
export type LeaderAction = (typeof LEADER_ACTIONS)[number];

/** The actions of those who lead a class or a family on it as a whole. */
const LEADING_ACTIONS = [
  'see-group',
  'set-assignments',
  'open-sign-in',
  'stop-leading',
  'change-group',
  'remove-members',
  'make-accounts',
  'move-pupils',
  'invite-leaders',
  'invite-to-sign-up',
  'delete-group',
  'delete-texts',
] as const;

/** All actions of a leader on a group as a whole. To make the account of a child is for a parent in a family. */
export const GROUP_ACTIONS = [...LEADING_ACTIONS, 'make-child-account'] as const;
export type GroupAction = (typeof GROUP_ACTIONS)[number];

/** The actions of a leader who only helps: a supply teacher, an assistant or a special-needs coordinator. */
const HELPER_ACTIONS: readonly GroupAction[] = ['see-group', 'set-assignments', 'open-sign-in', 'stop-leading'];

/** The action on a text of a group of a learner for whom it is set: to read it, and to say that it was read. */
type TextAction = 'read-set-text';

/** The learner who made a share link, what it shows, and its state at the time of the request. */
export type ActorLink = { learnerId: string; shows: ShownByLink; state: ShareLinkState };

/** An account that a teacher or a parent created, or that of a child for whom the school answered at its provider. */
export type PupilAccount = ParentAgreements & {
  /** Null when the account of this teacher or parent was deleted, and where the school answered. */
  madeById: string | null;
  /** The class or family whose leaders look after it; null when it was deleted, and where the school answered. */
  classId: string | null;
  /** Whether it has a password or a linked provider, so that the pupil alone controls it. Never where the school answered. */
  isOwned: boolean;
  /** Whether a leader of the class reported a parent, and the operator has not decided yet. */
  isChecked: boolean;
};

/** A group that the sender leads or helps in, and their stated role. */
export type LedGroup = { groupId: string; kind: GroupKind; role: GroupRole; leaderRole: Role };

/**
 * A member of a group that the sender leads or helps in, and what they share with its leaders at the time of the request.
 * `pupil` is null unless a teacher or a parent created the member's account.
 */
export type GroupMember = LedGroup & {
  learnerId: string;
  shares: Shares;
  pupil: PupilAccount | null;
  /** Whether the sender leads, or helps in, the class or family of the account, and so can know its pictures. */
  isTeacher: boolean;
  /** Whether the sender was reported as no parent of this pupil, unless the operator confirmed them since. */
  isReported: boolean;
};

/**
 * The sender of a request; `learnerId` is null without a session. `isByPictures`: the session was opened with pictures.
 * `link`: the share link that the request contains. `group`, `member`: the group of the sender that the request is about,
 * or its member. `setTextId`: the text that is set for the sender, if the request is about one.
 */
export type Actor = {
  learnerId: string | null;
  isByPictures?: boolean;
  link?: ActorLink;
  group?: Pick<LedGroup, 'groupId' | 'role'> & Partial<LedGroup>;
  member?: GroupMember;
  setTextId?: string;
};

type Relation =
  | 'the learner'
  | 'by-pictures'
  | `${ShownByLink}-link-holder`
  | 'leader'
  | 'shown-activity'
  | 'shown-progress'
  | 'shown-screening'
  | 'shown-plan'
  | 'leader-of-account'
  | 'parent-of-account'
  | 'parent-with-pictures'
  | 'linked-parent'
  | 'paused-parent'
  | 'class-leader'
  | 'reader'
  | 'parent-of-family'
  | GroupRole
  | 'a stranger';
type Action = LearnerAction | PartAction | LinkAction | LeaderAction | GroupAction | TextAction;

const ALLOWED: Record<Relation, readonly Action[]> = {
  'the learner': [...LEARNER_ACTIONS, ...PART_ACTIONS],
  'by-pictures': PICTURE_ACTIONS,
  'report-link-holder': ['read-shared-report'],
  'plan-link-holder': ['read-shared-plan'],
  leader: ['see-set'],
  'shown-activity': ['see-activity'],
  'shown-progress': ['see-progress'],
  'shown-screening': ['see-screening'],
  'shown-plan': ['see-plan'],
  'leader-of-account': ['give-pictures', 'rename-pupil'],
  // A teacher who made an account never agrees for it.
  'parent-of-account': ['agree-screening', 'take-back-screening'],
  'parent-with-pictures': ['hand-device'],
  'linked-parent': ['agree-screening', 'take-back-screening'],
  'paused-parent': ['take-back-screening'],
  'class-leader': ['report-parent'],
  reader: ['read-set-text'],
  'parent-of-family': ['make-child-account'],
  leads: LEADING_ACTIONS,
  helps: HELPER_ACTIONS,
  'a stranger': [],
};

/**
 * Whether an actor may do this to the data of the learner with this id, or to the group or the text with this id. Every
 * access check uses this function.
 */
export function can(actor: Actor, action: Action, subjectId: string): boolean {
  return relationsOf(actor, subjectId).some((relation) => ALLOWED[relation].includes(action));
}

function relationsOf(actor: Actor, subjectId: string): Relation[] {
  const { learnerId: own, isByPictures = false, link, group, member, setTextId } = actor;
  const relations: Relation[] = [own === subjectId ? (isByPictures ? 'by-pictures' : 'the learner') : 'a stranger'];
  if (link?.learnerId === subjectId && link.state === 'open') relations.push(`${link.shows}-link-holder`);
  if (own !== null && setTextId === subjectId) relations.push('reader');
  if (own === null || isByPictures) return relations;
  if (group?.groupId === subjectId) {
    relations.push(group.role);
    if (leadsAsParent(group)) relations.push('parent-of-family');
  }
  if (member?.learnerId === subjectId) {
    if (isParentOfAccount(member)) relations.push('parent-of-account');
    if (isLinkedParent(member, own)) relations.push(isPaused(member) ? 'paused-parent' : 'linked-parent');
    if (isReportedParent(member)) return relations;
    relations.push('leader');
    relations.push(...SHARES.filter((share) => isShown(member, share, own)).map((share) => `shown-${share}` as const));
    if (looksAfterAccount(member)) {
      relations.push('leader-of-account');
      if (leadsAsParent(member)) relations.push('parent-with-pictures');
    }
    if (isClassLeader(member)) relations.push('class-leader');
  }
  return relations;
}

/**
 * Whether a leader is shown this. The report is only for those who lead. That of a pupil's account is for nobody without
 * linked parents who consented to it, and while it has pictures, which a teacher knows, only for these parents.
 */
function isShown({ shares, role, pupil }: GroupMember, share: (typeof SHARES)[number], own: string): boolean {
  if (share !== 'screening') return shares[share];
  if (!shares.screening || role !== 'leads') return false;
  return pupil === null || pupil.agreedByIds.includes(own) || (pupil.isOwned && hasParentAgreement(pupil));
}

/** Whether the sender leads the class or family of an account that has no sign-in method of the pupil's own. */
function looksAfterAccount({ groupId, role, pupil }: GroupMember): boolean {
  return role === 'leads' && pupil !== null && pupil.classId === groupId && !pupil.isOwned;
}

/**
 * Whether the sender leads the class of an account that a teacher made, or any class of one without a class of its own.
 * They may say that a linked person is not the parent.
 */
function isClassLeader({ groupId, kind, role, pupil }: GroupMember): boolean {
  return kind === 'class' && role === 'leads' && pupil !== null && (pupil.classId ?? groupId) === groupId;
}

/** Whether a parent may not agree, because the operator has to decide about them, or about another parent of the pupil. */
function isPaused(member: GroupMember): boolean {
  return isReportedParent(member) || member.pupil?.isChecked === true;
}

/** Whether a leader of a family sees nothing of the pupil, because they were reported as no parent. */
function isReportedParent({ kind, isReported }: GroupMember): boolean {
  return kind === 'family' && isReported;
}

function leadsAsParent({ kind, role, leaderRole }: Partial<LedGroup>): boolean {
  return kind === 'family' && role === 'leads' && leaderRole === ROLE_OF_LEADER.family;
}

/** Whether the sender leads, as a parent, the family in which the account was made. */
function isParentOfAccount(member: GroupMember): boolean {
  return leadsAsParent(member) && member.pupil?.classId === member.groupId;
}

/**
 * Whether the sender leads a family of the pupil as a parent, and is no teacher who can know the pictures of the account.
 * Each parent agrees for themself.
 */
function isLinkedParent(member: GroupMember, own: string): boolean {
  const { pupil, isTeacher } = member;
  return leadsAsParent(member) && pupil !== null && !isTeacher && pupil.madeById !== own;
}
