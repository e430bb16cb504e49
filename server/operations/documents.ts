import type { Selectable } from 'kysely';
import type { ExportedDocument } from '#contract/people/my-data.ts';
import type { AutismBand } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag } from '../database/flags.ts';
import type {
  AccountsTable,
  FocusGameAttemptsTable,
  LearnersTable,
  LetterQuizAttemptsTable,
  TraitsQuestionnaireAttemptsTable,
} from '../database/tables.ts';

// The fields of the specification come first. `reportHash`, which only detects repeated requests, is excluded.

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
  const { learnerId: _, reportHash: __, ...others } = rest;
  const verdict = hasADHD === null ? null : fromFlag(hasADHD);
  return { timestamp, focusedMoments, totalChecks, focusPercentage, hasADHD: verdict, userEmail, ...others };
}

/** A letter quiz attempt as the specification's dyslexia result document, with the other stored fields. */
export function dyslexiaResult(row: LetterQuizAttemptsTable, userEmail: string): ExportedDocument {
  const { timestamp, correct, total, percentage, hasDyslexia, ...rest } = row;
  const { learnerId: _, reportHash: __, answers, isSoundConfirmed, ...others } = rest;
  const verdict = { timestamp, correct, total, percentage, hasDyslexia: fromFlag(hasDyslexia), userEmail };
  const confirmed = isSoundConfirmed === null ? null : fromFlag(isSoundConfirmed);
  return { ...verdict, ...others, isSoundConfirmed: confirmed, answers: JSON.parse(answers) };
}

/** A questionnaire attempt as the specification's autism result document, with the other stored fields. */
export function autismResult(row: TraitsQuestionnaireAttemptsTable, userEmail: string): ExportedDocument {
  const { score, result, timestamp, learnerId: _, reportHash: __, answers, answeredAfterMs, ...others } = row;
  const times = answeredAfterMs === null ? null : JSON.parse(answeredAfterMs);
  return { userEmail, score, result, timestamp, ...others, answers: JSON.parse(answers), answeredAfterMs: times };
}
