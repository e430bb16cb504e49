import type { Kysely } from 'kysely';
import { isFlag } from './strict-table.ts';

/**
 * When a member answered the question what to share; null until then. What was set before was not shown to a leader unless
 * the member shared it.
 */
export async function addShareAnswers({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('groupMembers').addColumn('answeredAt', 'text').execute();
  await schema
    .alterTable('assignments')
    .addColumn('leaderSees', 'integer', (flag) => flag.notNull().defaultTo(0).check(isFlag('leaderSees')))
    .execute();
}
