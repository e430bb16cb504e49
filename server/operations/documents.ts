import type { Selectable } from 'kysely';
import type { ExportedDocument } from '#contract/people/my-data.ts';
import type { AutismBand } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag } from '../database/flags.ts';
import type {
  AccountsTable,
  FocusGameAttemptsTable,
  GameRunsTable,
  LearnersTable,
  LetterQuizAttemptsTable,
  PlanNotesTable,
  PlanVersionsTable,
  PupilAccountsTable,
  TraitsQuestionnaireAttemptsTable,
} from '../database/tables.ts';

// The fields of the specification come first. `reportHash`, which only detects repeated requests, is excluded. `uid` is the
// id of the learner, who can have no email; null in an anonymous result.

type User = Selectable<AccountsTable & LearnersTable>;

/** Learners with their accounts. */
export function selectUsers(database: MainDatabase) {
  const accounts = database.selectFrom('accounts').innerJoin('learners', 'learners.id', 'accounts.id');
  return accounts.selectAll('learners').selectAll('accounts');
}

/** A learner and their account as the specification's Users document, with the other stored fields. */
export function user(row: User, { autism }: { autism: AutismBand | null }, userEmail: string): ExportedDocument {
  const { name, id: uid, createdAt, points, adhd, dyslexia } = row;
  const { image, updatedAt, lastSignInAt, pointsReachedAt, ageBand, role, lastUsedAt, resultsDeletedAfter } = row;
  const { xp, xpReachedAt, xpAllowance, playTimeLeftMs, allowancesAt } = row;
  const usesForSelf = fromFlag(row.usesForSelf);
  const specified = { email: userEmail, name, uid, createdAt, points, adhd, dyslexia, autism };
  const emailVerified = fromFlag(row.emailVerified);
  const account = {
    emailVerified,
    image,
    updatedAt,
    lastSignInAt,
    pointsReachedAt,
    ageBand,
    role,
    usesForSelf,
    lastUsedAt,
    resultsDeletedAfter,
  };
  return { ...specified, ...account, xp, xpReachedAt, xpAllowance, playTimeLeftMs, allowancesAt };
}

/** A focus game attempt as the specification's ADHD result document, with the other stored fields. */
export function adhdResult(row: FocusGameAttemptsTable, userEmail: string): ExportedDocument {
  const { timestamp, focusedMoments, totalChecks, focusPercentage, hasADHD, ...rest } = row;
  const { learnerId: uid, reportHash: _, ...others } = rest;
  const verdict = hasADHD === null ? null : fromFlag(hasADHD);
  return { timestamp, focusedMoments, totalChecks, focusPercentage, hasADHD: verdict, userEmail, uid, ...others };
}

/** A letter quiz attempt as the specification's dyslexia result document, with the other stored fields. */
export function dyslexiaResult(row: LetterQuizAttemptsTable, userEmail: string): ExportedDocument {
  const { timestamp, correct, total, percentage, hasDyslexia, ...rest } = row;
  const { learnerId: uid, reportHash: _, answers, isSoundConfirmed, ...others } = rest;
  const verdict = { timestamp, correct, total, percentage, hasDyslexia: fromFlag(hasDyslexia), userEmail, uid };
  const confirmed = isSoundConfirmed === null ? null : fromFlag(isSoundConfirmed);
  return { ...verdict, ...others, isSoundConfirmed: confirmed, answers: JSON.parse(answers) };
}

/** A questionnaire attempt as the specification's autism result document, with the other stored fields. */
export function autismResult(row: TraitsQuestionnaireAttemptsTable, userEmail: string): ExportedDocument {
  const { score, result, timestamp, learnerId: uid, reportHash: _, answers, answeredAfterMs, ...others } = row;
  const times = answeredAfterMs === null ? null : JSON.parse(answeredAfterMs);
  return { userEmail, score, result, timestamp, uid, ...others, answers: JSON.parse(answers), answeredAfterMs: times };
}

/** A run of a game or a passage that was read, with what the browser reported. */
export function gameRun({ learnerId: _, reportHash: __, report, ...run }: GameRunsTable): ExportedDocument {
  return { ...run, report: JSON.parse(report) };
}

/** A plan as it was on one day, in the learner's words. */
export function planVersion({ learnerId: _, plan, ...version }: PlanVersionsTable): ExportedDocument {
  return { ...version, plan: JSON.parse(plan) };
}

/** What a grown-up added to a plan, without the ids of other people. */
export function planNote({ learnerId: _, leaderId: __, sentences, ...note }: PlanNotesTable): ExportedDocument {
  return { ...note, sentences: JSON.parse(sentences) };
}

/** The account of a pupil, without what opens it and the ids of other people. */
export function pupilAccount(row: Selectable<PupilAccountsTable>): ExportedDocument {
  const { learnerId: _, pictureHash: __, cardHash: ___, cardCode: ____, sealedCard: _____, ...account } = row;
  const { madeById: ______, isBySchool, ...own } = account;
  return { ...own, isBySchool: fromFlag(isBySchool) };
}
