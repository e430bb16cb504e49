import type { MyData } from '#contract/my-data.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inSnapshot } from '../database/snapshot.ts';
import { Problem } from '../http/problems.ts';
import { isPlaceholder } from '../mail/placeholder-email.ts';
import * as account from '../operations/account-documents.ts';
import * as results from '../operations/result-documents.ts';
import { findOwnAutismRows, findOwnRows, type OwnAutismRows, type OwnRows } from './own-row-queries.ts';

/**
 * Everything stored about a learner; a consistent snapshot of each database.
 * @throws Problem `not-signed-in` when the learner does not exist.
 */
export async function readMyData({ database, autismDatabase }: ScreeningDatabases, learnerId: string): Promise<MyData> {
  const rows = await inSnapshot(database, (snapshot) => findOwnRows(snapshot, learnerId));
  if (!rows) throw new Problem('not-signed-in');
  const autismRows = await inSnapshot(autismDatabase, (snapshot) => findOwnAutismRows(snapshot, learnerId));
  return collectionsOf(rows, autismRows);
}

function collectionsOf(rows: OwnRows, autismRows: OwnAutismRows): MyData {
  const { learner } = rows;
  const userEmail = isPlaceholder(learner.email) ? '' : learner.email;
  return {
    Users: [account.user(learner, autismRows, userEmail)],
    adhd_result: rows.focusGameAttempts.map((row) => results.adhdResult(row, userEmail)),
    dyslexia_results: rows.letterQuizAttempts.map((row) => results.dyslexiaResult(row, userEmail)),
    autism_results: autismRows.attempts.map((row) => results.autismResult(row, userEmail)),
    game_runs: rows.gameRuns.map(results.gameRun),
    settings: rows.settings.map(account.setting),
    preferences: rows.preferences.map(account.preferences),
    leaderboard: account.shownAs(learner),
    consents: rows.consents.map(account.consent),
    ways_in: rows.accounts.map(account.signInMethod),
    sessions: rows.sessions.map(account.session),
    profile_picture: rows.profilePictures.map(account.profilePicture),
    mails: rows.mails.map(account.mail),
    demo_requests: rows.demoRequests,
  };
}
