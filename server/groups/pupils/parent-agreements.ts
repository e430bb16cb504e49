import type { Selectable } from 'kysely';
import type { ScreeningConsent } from '#contract/groups/parents.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { hasParentAgreement, PARENT_AGREEMENT_VERSION, readableSince } from '#rules/people/parent-agreement.ts';
import type { AutismDatabase, MainDatabase } from '../../database/connect.ts';
import { inBothDatabases, type ScreeningDatabases } from '../../database/screening-databases.ts';
import type { Instant, ParentAgreementsTable } from '../../database/tables.ts';
import { Problem } from '../../http/answers/problems.ts';
import { endAgreements, findAgreements, insertAgreement } from '../../identity/accounts/parent-agreement-queries.ts';
import { findPupil } from '../../identity/accounts/pupil-account-queries.ts';
import { addAnswer } from '../../learners/save-consent.ts';
import { deleteAttempts, type TimeSpan } from '../../results/attempts/attempt-queries.ts';
import { requireMember } from '../group-queries.ts';
import { decideReport, leaveFamilies } from './parent-report-queries.ts';
import { hideScreening, showScreening } from './pupil-queries.ts';

type Needs = ScreeningDatabases & { now: () => Date };
/** The path of a pupil in a family of a parent. */
type Place = { leaderId: string; groupId: string; memberId: string };
type Agreement = Selectable<ParentAgreementsTable>;
/** A transaction of each database that locks the pupil. */
type Work = { main: MainDatabase; autism: AutismDatabase; learnerId: string; at: Date };

/**
 * Stores that a parent agreed to storing screening results, and shares them with this parent. When no other linked parent
 * agreed, results that were stored under earlier agreements are deleted first.
 * @throws Problem `not-found`, `outdated-page` when the text of the agreement has changed
 */
export function agree(needs: Needs, { leaderId, groupId, memberId: learnerId }: Place, textVersion: string) {
  if (textVersion !== PARENT_AGREEMENT_VERSION) throw new Problem('outdated-page');
  return inBothDatabases(needs, learnerId, async (main, autism) => {
    const work = { main, autism, learnerId, at: needs.now() };
    const place = { leaderId, groupId };
    await requireMember(main, place, learnerId, 'agree-screening');
    const { agreedByIds } = await pupilOf(work);
    if (!agreedByIds.includes(leaderId)) {
      await endOfUnlinked(work, agreedByIds);
      await insertAgreement(main, { learnerId, parentId: leaderId, textVersion, agreedAt: work.at.toISOString() });
      await answerConsent(work, 'yes');
      await showScreening(main, learnerId, groupId);
    }
    return consentOf(work, leaderId);
  });
}

/**
 * Ends the agreement of a parent and deletes the results that this parent could read; while the parent is reported, only once
 * the operator has confirmed them. No effect for a parent who did not agree. @throws Problem `not-found`
 */
export function takeBack(needs: Needs, { leaderId, groupId, memberId: learnerId }: Place): Promise<ScreeningConsent> {
  return inBothDatabases(needs, learnerId, async (main, autism) => {
    const work = { main, autism, learnerId, at: needs.now() };
    const { isReported } = await requireMember(main, { leaderId, groupId }, learnerId, 'take-back-screening');
    const all = await findAgreements(main, learnerId);
    const own = all.find(({ parentId, endedAt }) => parentId === leaderId && endedAt === null);
    if (own) {
      await end(work, own, 'taken-back');
      if (!isReported) await deleteAttempts(main, autism, learnerId, { from: readableSince(own, all), before: null });
    }
    return consentOf(work, leaderId);
  });
}

/**
 * What the operator decides about a reported parent. `confirmed`: all goes on as before. `removed`: the link and the agreement
 * end, and results that were stored by this agreement alone are deleted. Returns false when there is no such report.
 */
export function decideAboutParent(
  needs: Needs,
  { learnerId, parentId }: { learnerId: string; parentId: string },
  decision: 'confirmed' | 'removed',
): Promise<boolean> {
  return inBothDatabases(needs, learnerId, async (main, autism) => {
    const work = { main, autism, learnerId, at: needs.now() };
    const { agreedByIds } = await pupilOf(work);
    const report = await decideReport(main, { learnerId, parentId, decision, decidedAt: work.at.toISOString() });
    if (!report) return false;
    const all = await findAgreements(main, learnerId);
    const own = all.findLast((agreement) => agreement.parentId === parentId);
    const wasTakenBack = own?.endReason === 'taken-back' && (own.endedAt ?? '') >= report.reportedAt;
    if (own && wasTakenBack && decision === 'confirmed')
      await deleteAttempts(main, autism, learnerId, { from: readableSince(own, all), before: null });
    if (decision === 'confirmed') return true;
    if (own && (own.endedAt === null || wasTakenBack)) {
      const others = all.filter((each) => each.parentId !== parentId && each.endedAt === null);
      const span = storedBy(
        own,
        others.filter((each) => agreedByIds.includes(each.parentId ?? '')),
      );
      if (span) await deleteAttempts(main, autism, learnerId, span);
      await end(work, own, 'removed');
    }
    await leaveFamilies(main, learnerId, parentId);
    return true;
  });
}

/** When results were stored by an agreement alone, without those of other linked parents in force; null: never. */
function storedBy(own: Agreement, others: readonly Agreement[]): TimeSpan | null {
  const before = others.map(({ agreedAt }) => agreedAt).toSorted()[0] ?? null;
  return before !== null && before <= own.agreedAt ? null : { from: own.agreedAt, before };
}

/** Ends the agreements of parents who are no longer linked, and deletes what they stored when no linked parent agreed. */
async function endOfUnlinked({ main, autism, learnerId, at }: Work, agreedByIds: readonly string[]): Promise<void> {
  const all = await findAgreements(main, learnerId);
  const unlinked = all.filter(({ parentId, endedAt }) => endedAt === null && !agreedByIds.includes(parentId ?? ''));
  await endAgreements(
    main,
    unlinked.map(({ agreementId }) => agreementId),
    { endedAt: at.toISOString(), endReason: 'not-linked' },
  );
  if (all.length === 0 || agreedByIds.length > 0) return;
  await deleteAttempts(main, autism, learnerId);
  await hideScreening(main, learnerId);
}

/** Ends an agreement. The report is closed to its parent; when no agreement is left, to everybody. */
async function end(work: Work, own: Agreement, endReason: 'taken-back' | 'removed'): Promise<void> {
  const { main, learnerId, at } = work;
  await endAgreements(main, [own.agreementId], { endedAt: at.toISOString(), endReason });
  const { agreedByIds } = await pupilOf(work);
  await hideScreening(main, learnerId, own.parentId, agreedByIds);
  if (agreedByIds.length === 0) await answerConsent(work, 'no');
}

async function consentOf(work: Work, leaderId: string): Promise<ScreeningConsent> {
  const pupil = await pupilOf(work);
  return { screeningAgreed: hasParentAgreement(pupil), hasAgreed: pupil.agreedByIds.includes(leaderId) };
}

/** @throws Problem `not-found` when it is no account of a pupil */
async function pupilOf({ main, learnerId }: Work) {
  const pupil = await findPupil(main, learnerId);
  if (!pupil) throw new Problem('not-found');
  return pupil;
}

function answerConsent({ main, learnerId, at }: Work, answer: 'yes' | 'no'): Promise<void> {
  const given = { kind: 'results', textVersion: CONSENT_VERSIONS.results, givenBy: 'grown-up' } as const;
  return addAnswer(main, learnerId, { ...given, answer, at });
}

/** From which instant on a leader reads results of a pupil to which they agreed; null: all. */
export async function readableBy(database: MainDatabase, learnerId: string, leaderId: string): Promise<Instant | null> {
  const all = await findAgreements(database, learnerId);
  const own = all.find(({ parentId, endedAt }) => parentId === leaderId && endedAt === null);
  return own ? readableSince(own, all) : null;
}
