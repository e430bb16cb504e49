import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import {
  findLearnersOn,
  findReportReaders,
  insertReportDay,
  isDayReported,
} from '../database/queries/daily-reports.ts';
import { log } from '../log/logger.ts';
import { dayBefore, dayOf } from './daily-report.ts';
import type { QueueMail } from './mails.ts';

export const DAILY_REPORTS = { everyMs: 60 * 60 * 1000 } as const;
/** Few enough for one question to any database. */
const ASKED_AT_ONCE = 500;

type Needs = { database: MainDatabase; autismDatabase: AutismDatabase; queueMail: QueueMail; now: () => Date };

/** Queues a report of the day that is over for everybody who wants one, once for each day. */
export async function queueDailyReports({ database, autismDatabase, queueMail, now }: Needs): Promise<void> {
  const day = dayBefore(now());
  if (await isDayReported(database, day)) return;
  const ids = await findLearnersOn({ database, autismDatabase }, dayOf(day));
  await inTransaction(database, async (transaction) => {
    if (!(await insertReportDay(transaction, day, now().toISOString()))) return;
    for (let from = 0; from < ids.length; from += ASKED_AT_ONCE)
      for (const { id, email } of await findReportReaders(transaction, ids.slice(from, from + ASKED_AT_ONCE)))
        await queueMail(
          transaction,
          { kind: 'daily-report', recipient: email, learnerId: id, details: { day } },
          now(),
        );
  });
}

/** Does so now and every hour; an hour in which it fails is logged. Gives what stops it. */
export function reportDaily(needs: Needs): () => Promise<void> {
  let queueing = queue();
  const timer = setInterval(() => {
    queueing = queue();
  }, DAILY_REPORTS.everyMs).unref();

  function queue(): Promise<void> {
    return queueDailyReports(needs).catch((error) => {
      log.error({ from: 'daily-reports', error });
    });
  }
  return () => {
    clearInterval(timer);
    return queueing;
  };
}
