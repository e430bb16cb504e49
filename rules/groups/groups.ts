import { medianOf } from '../figures/typical-time.ts';
import { type AgeBand, needsGrownUp } from '../people/age-band.ts';

/**
 * The role of the person who has an account. A parent or a
 * teacher can lead groups; everything else is open to all three.
 */
export const ROLES = ['learner', 'parent', 'educator'] as const;
export type Role = (typeof ROLES)[number];

/** A class of an educator, or the children of a parent. */
export const GROUP_KINDS = ['class', 'family'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/**
 * What a leader of a group may do in it. `leads`: everything. `helps`: sees what members share, but no report, and sets
 * things. See `GROUP_ACTIONS` of rules/access.ts.
 */
export const GROUP_ROLES = ['leads', 'helps'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** The role that a person must have to become a leader of such a group. */
export const ROLE_OF_LEADER = { class: 'educator', family: 'parent' } as const satisfies Record<GroupKind, Role>;

/**
 * What a member can share with the leaders of a group, each kind separately. `activity`: on which days something was
 * finished. `progress`: games and reading, with the best results. `screening`: the report for a grown-up. `plan`: the page
 * "My plan" of the learner's account.
 */
export const SHARES = ['activity', 'progress', 'screening', 'plan'] as const;
export type Share = (typeof SHARES)[number];
export type Shares = Readonly<Record<Share, boolean>>;

/** The default: nothing is shared until the learner chooses to. */
export const NOTHING_SHARED: Shares = { activity: false, progress: false, screening: false, plan: false };

/** Limits of groups. All numbers are our own, but `mostMembers`: a large class. */
export const GROUP = {
  mostMembers: 40,
  /** The largest number of groups that one person leads or helps in. */
  mostLed: 20,
  mostLeaders: 10,
  /** The largest number of open invitations of one group. */
  mostInvitations: 10,
  invitationDays: 14,
  /** The largest number of groups that one learner is in. */
  mostJoined: 10,
  longestName: 60,
  /** How long a code can be used. */
  codeDays: 30,
  /** The days of activity that a leader is shown, up to today. */
  activityDays: 28,
  /**
   * With fewer learners, a median would reveal much about a single
   * one. Five is common for published figures of small groups.
   */
  fewestForMedian: 5,
  /** How long a view is kept, in days. */
  viewsKeptDays: 400,
} as const;

/**
 * The characters of a code: capital letters and digits that are not mistaken for each other, without vowels, so that no code
 * is a word.
 */
const CODE_CHARACTERS = 'CDFGHJKMNPQRTVWXY34679';
const CODE_LENGTH = 6;
/** A leader sees what learners share, so the code is longer, and is never mistaken for one that learners join with. */
const INVITATION_LENGTH = 8;

/** A new code of so many characters. `random` returns numbers from 0 to below 1 that cannot be guessed. */
export function newCode(length: number, random: () => number): string {
  return Array.from({ length }, () => CODE_CHARACTERS.charAt(Math.floor(random() * CODE_CHARACTERS.length))).join('');
}

/** The code that a person typed, in capitals, without spaces and hyphens; null when it cannot be one of this length. */
export function codeOf(length: number, typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\-\u2010-\u2015]/g, '');
  return code.length === length && [...code].every((each) => CODE_CHARACTERS.includes(each)) ? code : null;
}

/** A new code of a group, such as `CFH4K7`. */
export function newGroupCode(random: () => number): string {
  return newCode(CODE_LENGTH, random);
}

/** A new code that invites a leader, such as `CFH4K7MN`. */
export function newInvitationCode(random: () => number): string {
  return newCode(INVITATION_LENGTH, random);
}

/** The code as it is shown and read out: `CFH-4K7`, or `CFH4-K7MN`. */
export function shownGroupCode(code: string): string {
  return `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;
}

/** The code of a group that a person typed; null when it cannot be one. */
export function typedGroupCode(typed: string): string | null {
  return codeOf(CODE_LENGTH, typed);
}

/** The code that invites a leader, as a person typed it; null when it cannot be one. */
export function typedInvitationCode(typed: string): string | null {
  return codeOf(INVITATION_LENGTH, typed);
}

/**
 * Whether a person of this age may have this role: parents and
 * teachers are 18 or older. `ageBand`: null when not known.
 */
export function canBe(role: Role, ageBand: AgeBand | null): boolean {
  return role === 'learner' || ageBand === '18-or-older';
}

/** Whether a person with this role may lead a group. */
export function canLead(role: Role): boolean {
  return role !== 'learner';
}

/** Whether a member shares more after a change than before. */
export function showsMore(before: Shares, after: Shares): boolean {
  return SHARES.some((share) => after[share] && !before[share]);
}

/**
 * Whether the password is required: under 13, a grown-up decides
 * together with the child. Sharing less never requires it.
 */
export function needsPasswordForShares(ageBand: AgeBand | null, before: Shares, after: Shares): boolean {
  return needsGrownUp(ageBand) && showsMore(before, after);
}

/**
 * The median of the active days of a group, of the members who share them; null when fewer than `GROUP.fewestForMedian` do.
 * @param activeDays the number of days of each member, null for one who does not share them
 */
export function medianActiveDays(activeDays: readonly (number | null)[]): number | null {
  const shared = activeDays.filter((days) => days !== null);
  return shared.length < GROUP.fewestForMedian ? null : medianOf(shared);
}
