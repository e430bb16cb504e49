import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { QueueMail } from '../mail/mails.ts';
import { log } from '../observability/logger.ts';
import { type DailyReportMail, dayRangeOf, previousDay } from './daily-report.ts';
import { findActiveLearners, findReportRecipients, insertReportDay, isDayReported } from './daily-report-queries.ts';

export const DAILY_REPORTS = { everyMs: 60 * 60 * 1000 } as const;
/** Below the limits of all databases for bound parameters. */
const BATCH_SIZE = 500;

type Needs = {
  database: MainDatabase;
  autismDatabase: AutismDatabase;
  queueMail: QueueMail<DailyReportMail>;
  now: () => Date;
};

/** Queues a report of the previous day for every learner who wants one. Does nothing when called again that day. */
export async function queueDailyReports({ database, autismDatabase, queueMail, now }: Needs): Promise<void> {
  const day = previousDay(now());
  if (await isDayReported(database, day)) return;
  const ids = await findActiveLearners({ database, autismDatabase }, dayRangeOf(day));
  await inTransaction(database, async (transaction) => {
    if (!(await insertReportDay(transaction, day, now().toISOString()))) return;
    for (let from = 0; from < ids.length; from += BATCH_SIZE)
      for (const { id, email } of await findReportRecipients(transaction, ids.slice(from, from + BATCH_SIZE)))
        await queueMail(
          transaction,
          { kind: 'daily-report', recipient: email, learnerId: id, details: { day } },
          now(),
        );
  });
}

/** Queues reports now and every hour; errors are logged. Returns a function that stops it. */
export function startDailyReports(needs: Needs): () => Promise<void> {
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
