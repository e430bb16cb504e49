import type { MainDatabase } from '../../server/database/connect.ts';
import type { ScreeningDatabases } from '../../server/database/screening-databases.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { decideAboutParent } from '../../server/groups/pupils/parent-agreements.ts';
import { isPlaceholder } from '../../server/mail/placeholder-email.ts';
import { requireAccount } from './find-learners.ts';
import type { Plan } from './plan.ts';

type Needs = { databases: ScreeningDatabases; now: Date };
type Action = (needs: Needs, pupil: string, parent: string) => Promise<Plan & { learnerId: string }>;

/** The reported parents with the pupil and who reported them: those about whom nobody decided first, then the newest. */
export async function listReportedParents(database: MainDatabase, limit: number) {
  const rows = await database
    .selectFrom('parentReports')
    .innerJoin('accounts as pupils', 'pupils.id', 'parentReports.learnerId')
    .innerJoin('accounts as parents', 'parents.id', 'parentReports.parentId')
    .leftJoin('accounts as leaders', 'leaders.id', 'parentReports.reportedById')
    .select(['parentReports.learnerId', 'pupils.name as learnerName'])
    .select(['parentReports.parentId', 'parents.name as parentName', 'parents.email as parentEmail'])
    .select(['reportedById', 'leaders.name as reportedByName', 'reportedAt', 'decision', 'decidedAt'])
    .orderBy((report) => report.case().when('decision', 'is', null).then(0).else(1).end())
    .orderBy('reportedAt', 'desc')
    .orderBy('parentReports.learnerId')
    .orderBy('parentReports.parentId')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, parentEmail: isPlaceholder(row.parentEmail) ? '' : row.parentEmail }));
}

/** What the operator decides about a reported parent. */
export const PARENT_ACTIONS = {
  'confirm-parent': (needs, pupil, parent) =>
    plan(needs, [pupil, parent], 'confirmed', {
      would: (learnerId, parentId) =>
        `confirm the learner ${parentId} as a parent of the pupil ${learnerId}, so that all goes on as before`,
      done: (learnerId, parentId) => `The learner ${parentId} is confirmed as a parent of the pupil ${learnerId}.`,
    }),
  'remove-parent': (needs, pupil, parent) =>
    plan(needs, [pupil, parent], 'removed', {
      would: (learnerId, parentId) =>
        `unlink the learner ${parentId} from the pupil ${learnerId}, end their agreement, and delete the test results kept by it alone`,
      done: (learnerId, parentId) =>
        `The learner ${parentId} is no parent of the pupil ${learnerId} any more. The test results kept by their agreement alone are deleted. Backups hold them until those are deleted.`,
    }),
} satisfies Record<string, Action>;

type Words = Record<'would' | 'done', (learnerId: string, parentId: string) => string>;

async function plan(
  { databases, now }: Needs,
  [pupil, parent]: readonly [string, string],
  decision: 'confirmed' | 'removed',
  words: Words,
): Promise<Plan & { learnerId: string }> {
  const { id: learnerId } = await requireAccount(databases.database, pupil);
  const { id: parentId } = await requireAccount(databases.database, parent);
  const reports = databases.database.selectFrom('parentReports').select('reportedAt');
  const isReported = await reports
    .where('learnerId', '=', learnerId)
    .where('parentId', '=', parentId)
    .executeTakeFirst();
  if (!isReported)
    throw new StartupError(
      `No leader reported the learner ${parentId} about the pupil ${learnerId}. Look for reports with: npm run admin -- reported-parents`,
    );
  return {
    learnerId,
    would: words.would(learnerId, parentId),
    async act() {
      await decideAboutParent({ ...databases, now: () => now }, { learnerId, parentId }, decision);
      return words.done(learnerId, parentId);
    },
  };
}
