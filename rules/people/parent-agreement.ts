const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The version of the text that a linked parent reads before agreeing to test results of a pupil, named by the day it was
 * written, with a letter for a second one of that day. The text is `welcome.agreement` and `pupils.accounts.agree_*` of the messages; a test compares the two.
 */
export const PARENT_AGREEMENT_VERSION = '2026-11-27b';

/** For how many days a parent whom the operator confirmed cannot be reported again. Our own number. */
const REPORT_AGAIN_AFTER_DAYS = 30;

/** The agreements of parents to storing the screening results of a pupil. */
export type ParentAgreements = {
  /** The linked parents whose agreement is in force. */
  agreedByIds: readonly string[];
  /** Whether a linked parent took the agreement back, so that nothing is stored, even if another parent agreed. */
  isTakenBack: boolean;
};

/** Whether screening results of a pupil may be stored: a linked parent agreed, and no linked parent took it back. */
export function hasParentAgreement({ agreedByIds, isTakenBack }: ParentAgreements): boolean {
  return agreedByIds.length > 0 && !isTakenBack;
}

/** An agreement that a parent gave; `parentId` is null when the account of the parent was deleted. */
export type GivenAgreement = { parentId: string | null; agreedAt: string };

/**
 * From which instant on a parent reads, and with "Take back and delete" deletes, results of a pupil: that of their own
 * agreement when another parent agreed before; null: all.
 */
export function readableSince(own: GivenAgreement, all: readonly GivenAgreement[]): string | null {
  const isLater = all.some(({ parentId, agreedAt }) => parentId !== own.parentId && agreedAt <= own.agreedAt);
  return isLater ? own.agreedAt : null;
}

/** How the page of a class shows a linked parent: as after a report, while nobody decided, or for some days after a decision. */
export type ParentState = 'linked' | 'reported' | 'confirmed' | 'removed';

/**
 * The state of a linked parent. A parent whom the operator confirmed can be reported again after `REPORT_AGAIN_AFTER_DAYS`.
 * `decidedAgoMs`: how long ago the operator decided, in ms; not used before a decision.
 */
export function parentState(
  report: { decision: 'confirmed' | 'removed' | null; decidedAgoMs: number } | null,
): ParentState {
  if (report === null) return 'linked';
  if (report.decision === null) return 'reported';
  if (report.decision === 'removed') return 'removed';
  return report.decidedAgoMs < REPORT_AGAIN_AFTER_DAYS * DAY_MS ? 'confirmed' : 'linked';
}
