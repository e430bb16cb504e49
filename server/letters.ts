import type { AutismDatabase, MainDatabase } from './database/connect.ts';
import { identityLetters } from './identity/identity-mails.ts';
import { dailyReportLetters } from './results/daily-report.ts';
import { demoRequestLetters } from './support/demo-request-mail.ts';

type Context = { database: MainDatabase; autismDatabase: AutismDatabase; publicUrl: string; now: () => Date };

/** The functions that compose the mails of all features. */
export function letterWriters(context: Context) {
  return { ...identityLetters(context), ...demoRequestLetters(context), ...dailyReportLetters(context) };
}
