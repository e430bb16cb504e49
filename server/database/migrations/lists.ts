import type { Kysely } from 'kysely';
import { StartupError } from '../../environment/startup-error.ts';
import { createSignInTables } from './001-sign-in.ts';
import { createScreeningAttempts, createTraitsQuestionnaire } from './002-screening-attempts.ts';
import { createPreferences } from './003-preferences.ts';
import { createRateLimits } from './004-rate-limits.ts';
import { createGameRuns } from './005-game-runs.ts';
import { createSettings } from './006-settings.ts';
import { addLeaderboard, fillPointsReached } from './007-leaderboard.ts';
import { createDemoRequests } from './008-demo-requests.ts';
import { addAgeAndConsents, fillLastUsed } from './009-age-and-consents.ts';
import { createMails } from './010-mails.ts';
import { createProfilePictures } from './011-profile-pictures.ts';
import { createAutismDeletions } from './012-autism-deletions.ts';
import { createDatabasePairs } from './013-database-pairs.ts';
import { storeAutismFlagsByKey, storeRowsByKey } from './014-rows-by-key.ts';
import { dropMovedColumns, fillLearners, separateAccounts } from './015-accounts.ts';
import { allowAnyGame } from './016-any-game.ts';
import {
  addQuestionnaireValidity,
  addValidity,
  judgeEarlierAttempts,
  judgeEarlierQuestionnaires,
} from './017-validity.ts';
import { createShareLinks } from './018-share-links.ts';
import { addRunValidity } from './019-run-validity.ts';
import { addExperiencePoints, fillExperiencePoints } from './020-experience-points.ts';
import { createPurchases } from './021-purchases.ts';
import { addFormerNickname, hideTypedNicknames } from './022-chosen-nicknames.ts';
import { addRoles, createGroups } from './023-groups.ts';
import { addSharedSessions } from './024-shared-sessions.ts';
import { addPictureSessions, addPupilCodes, createPupils } from './025-pupils.ts';
import { createAssignments } from './026-assignments.ts';
import { addUseForSelf, endUnusedUseForSelf } from './027-grown-ups.ts';
import { addBestRunsIndex } from './028-best-runs.ts';
import { createGroupViewDays, dropFoldedViews, foldViews } from './028-looks-by-day.ts';
import { addRetention } from './028-retention.ts';
import { createLeaders, dropOnlyLeader, fillLeaders } from './029-leaders.ts';
import { addCardLooks, addPupilCards, addSignInWindows } from './030-pupil-cards.ts';
import { addSchoolNumbers } from './031-school-numbers.ts';
import { addShareAnswers } from './032-asked-to-share.ts';
import { addSetForSome, createAssignmentMembers } from './032-set-for-some.ts';
import { createSignUpInvitations } from './033-sign-up-invitations.ts';
import { addAccountsBySchool } from './035-school-answers.ts';
import { allowAnyTask, createGroupTexts } from './036-group-texts.ts';
import { addTestsInClasses } from './037-tests-in-classes.ts';
import { allowAnyConsent } from './038-any-consent.ts';
import { createPlans } from './039-plans.ts';
import { createParentAgreements, dropOnlyAgreement, fillParentAgreements } from './040-parent-agreements.ts';
import { addShownByLink } from './041-links-to-plans.ts';
import { createInstallation } from './045-installation.ts';

/** What a database contains: everything, or only the questionnaire's results. */
export type DatabaseKind = 'main' | 'autism';
/** Changes either tables or rows, because some databases cannot change both in one transaction. */
export type ApplyMigration = (database: Kysely<unknown>) => Promise<void>;

/** Applied in the order of their names. A released migration must not change. */
const MAIN = {
  '001-sign-in': createSignInTables,
  '002-screening-attempts': createScreeningAttempts,
  '003-preferences': createPreferences,
  '004-rate-limits': createRateLimits,
  '005-game-runs': createGameRuns,
  '006-settings': createSettings,
  '007-leaderboard': addLeaderboard,
  '007-points-reached': fillPointsReached,
  '008-demo-requests': createDemoRequests,
  '009-age-and-consents': addAgeAndConsents,
  '009-last-used': fillLastUsed,
  '010-mails': createMails,
  '011-profile-pictures': createProfilePictures,
  '012-autism-deletions': createAutismDeletions,
  '013-database-pairs': createDatabasePairs,
  '014-rows-by-key': storeRowsByKey,
  '015-accounts': separateAccounts,
  '015-fill-learners': fillLearners,
  '015-moved-columns': dropMovedColumns,
  '016-any-game': allowAnyGame,
  '017-validity': addValidity,
  '017-validity-of-earlier': judgeEarlierAttempts,
  '018-share-links': createShareLinks,
  '019-run-validity': addRunValidity,
  '020-experience-points': addExperiencePoints,
  '020-fill-experience-points': fillExperiencePoints,
  '021-purchases': createPurchases,
  '022-chosen-nicknames': addFormerNickname,
  '022-hide-typed-nicknames': hideTypedNicknames,
  '023-groups': createGroups,
  '023-roles': addRoles,
  '024-shared-sessions': addSharedSessions,
  '025-picture-sessions': addPictureSessions,
  '025-pupil-codes': addPupilCodes,
  '025-pupils': createPupils,
  '026-assignments': createAssignments,
  '027-grown-ups': addUseForSelf,
  '027-unused-for-self': endUnusedUseForSelf,
  '028-best-runs': addBestRunsIndex,
  '028-looks-by-day': createGroupViewDays,
  '028-looks-folded': foldViews,
  '028-looks-moved': dropFoldedViews,
  '028-retention': addRetention,
  '029-leaders': createLeaders,
  '029-leaders-filled': fillLeaders,
  '029-leaders-only': dropOnlyLeader,
  '030-card-looks': addCardLooks,
  '030-pupil-cards': addPupilCards,
  '030-sign-in-windows': addSignInWindows,
  '031-school-numbers': addSchoolNumbers,
  '032-asked-to-share': addShareAnswers,
  '032-set-for-some': addSetForSome,
  '032-set-for-some-members': createAssignmentMembers,
  '033-sign-up-invitations': createSignUpInvitations,
  '035-school-answers': addAccountsBySchool,
  '036-any-task': allowAnyTask,
  '036-group-texts': createGroupTexts,
  '037-tests-in-classes': addTestsInClasses,
  '038-any-consent': allowAnyConsent,
  '039-plans': createPlans,
  '040-parent-agreements': createParentAgreements,
  '040-parent-agreements-filled': fillParentAgreements,
  '040-parent-agreements-only': dropOnlyAgreement,
  '041-links-to-plans': addShownByLink,
  '045-installation': createInstallation,
} satisfies Record<string, ApplyMigration>;

/**
 * For a separate questionnaire database. The main database has the same tables, then empty, so a migration that changes
 * them belongs in both lists. The prefix `autism-` distinguishes the two kinds of database.
 */
const AUTISM = {
  'autism-002-traits-questionnaire': createTraitsQuestionnaire,
  'autism-013-database-pairs': createDatabasePairs,
  'autism-014-rows-by-key': storeAutismFlagsByKey,
  'autism-017-validity': addQuestionnaireValidity,
  'autism-017-validity-of-earlier': judgeEarlierQuestionnaires,
} satisfies Record<string, ApplyMigration>;

export const MIGRATIONS: Record<DatabaseKind, Record<string, ApplyMigration>> = { main: MAIN, autism: AUTISM };

const OTHER_KIND = {
  main: "This database holds the questionnaire's results alone. Name the main database here.",
  autism: "This is the main database. Name the one of the questionnaire's results here.",
} as const;

/** The kind of a database with these migrations. */
export function kindOf(applied: readonly string[]): DatabaseKind {
  return applied.some((name) => name.startsWith('autism-')) ? 'autism' : 'main';
}

/** @throws StartupError when some of these migrations are of a newer version of the app or of the other kind */
export function refuseUnknown(applied: readonly string[], kind: DatabaseKind = kindOf(applied)): void {
  const unknown = applied.filter((name) => !(name in MIGRATIONS[kind]));
  if (unknown.length === 0) return;
  if (kindOf(applied) !== kind) throw new StartupError(OTHER_KIND[kind]);
  throw new StartupError(
    `The database was made by a newer version of this app (${unknown.join(', ')}). Start that version instead.`,
  );
}
