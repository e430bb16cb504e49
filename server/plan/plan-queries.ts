import type { KeptPlan } from '#contract/people/plan.ts';
import { PLAN, type Plan, readablePlan } from '#rules/plan/plan.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { PlanNotesTable, PlanVersionsTable } from '../database/tables.ts';
import { deleteShareLinks } from '../results/share-links/share-link-queries.ts';

type Version = { day: string; changedAt: string; plan: Plan };

/** The versions of a learner's plan, the newest first; none when it is not kept in the account. */
export async function findVersions(database: MainDatabase, learnerId: string): Promise<Version[]> {
  const rows = await database
    .selectFrom('planVersions')
    .selectAll()
    .where('learnerId', '=', learnerId)
    .orderBy('day', 'desc')
    .execute();
  return rows.map(({ day, changedAt, plan }) => ({ day, changedAt, plan: readablePlan(JSON.parse(plan)) }));
}

/** What grown-ups added to a learner's plan, the oldest first. */
export async function findNotes(database: MainDatabase, learnerId: string) {
  const rows = await database
    .selectFrom('planNotes')
    .leftJoin('accounts', 'accounts.id', 'planNotes.leaderId')
    .select(['noteId', 'leaderId', 'accounts.name as leaderName', 'sentences', 'addedAt'])
    .where('learnerId', '=', learnerId)
    .orderBy('addedAt')
    .orderBy('noteId')
    .execute();
  return rows.map(({ sentences, ...note }) => ({ ...note, sentences: JSON.parse(sentences) as string[] }));
}

/** The plan in a learner's account. */
export async function findKeptPlan(database: MainDatabase, learnerId: string): Promise<KeptPlan> {
  const notes = await findNotes(database, learnerId);
  return {
    versions: await findVersions(database, learnerId),
    notes: notes.map(({ leaderId: _, ...note }) => note),
  };
}

/** Stores a version; of a day the last one stays, and of all days the newest `PLAN.mostVersions`. */
export async function saveVersion(transaction: MainDatabase, version: PlanVersionsTable): Promise<void> {
  const { plan, changedAt, learnerId } = version;
  await transaction
    .insertInto('planVersions')
    .values(version)
    .onConflict((conflict) => conflict.columns(['learnerId', 'day']).doUpdateSet({ plan, changedAt }))
    .execute();
  const days = transaction.selectFrom('planVersions').select('day').where('learnerId', '=', learnerId);
  const oldest = (await days.orderBy('day', 'desc').limit(PLAN.mostVersions).execute()).at(-1);
  if (oldest)
    await transaction
      .deleteFrom('planVersions')
      .where('learnerId', '=', learnerId)
      .where('day', '<', oldest.day)
      .execute();
}

/** Deletes the plan of a learner with all that belongs to it, and ends every share of it. */
export async function deletePlan(transaction: MainDatabase, learnerId: string): Promise<void> {
  await transaction.deleteFrom('planVersions').where('learnerId', '=', learnerId).execute();
  await transaction.deleteFrom('planNotes').where('learnerId', '=', learnerId).execute();
  await deleteShareLinks(transaction, learnerId, 'plan');
  await transaction.updateTable('groupMembers').set({ plan: 0 }).where('learnerId', '=', learnerId).execute();
}

/** Deletes what one grown-up added. Returns false when there is no such note. */
export async function deleteNote(database: MainDatabase, learnerId: string, noteId: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('planNotes')
    .where('learnerId', '=', learnerId)
    .where('noteId', '=', noteId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Stores what a leader added, in place of what they added before; deletes it when it has no sentence. */
export async function replaceNote(transaction: MainDatabase, note: PlanNotesTable): Promise<void> {
  await transaction
    .deleteFrom('planNotes')
    .where('learnerId', '=', note.learnerId)
    .where('leaderId', '=', note.leaderId)
    .execute();
  if (note.sentences !== '[]') await transaction.insertInto('planNotes').values(note).execute();
}
