import type { MailMode } from '#contract/server-setup.ts';
import { insertMail } from './mail-queries.ts';
import type { QueueMail } from './mails.ts';
import { isPlaceholder } from './placeholder-email.ts';

/** Queues mails in the database. Drops them when there is no mail at all, or for a placeholder address. */
export function createOutbox(state: MailMode, wake: () => void): QueueMail {
  return async (database, mail, now) => {
    if (state === 'none' || isPlaceholder(mail.recipient)) return;
    await insertMail(database, mail, now.toISOString());
    wake();
  };
}
