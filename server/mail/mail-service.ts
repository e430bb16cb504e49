import type { MailMode } from '#contract/platform/server-setup.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { MailSettings } from '../environment/environment.ts';
import { announce, log } from '../observability/logger.ts';
import { createLocalMailbox, type LocalMailbox } from './local-mail.ts';
import { insertMails } from './mail-queries.ts';
import type { AllLetterWriters, Letter, QueueMail, SendLetter } from './mails.ts';
import { isPlaceholder } from './placeholder-email.ts';
import { letterText } from './render-letter.ts';
import { createSender } from './sender.ts';
import { classifySendError, createSmtp } from './smtp.ts';

/** The interface of mail for the rest of the server. */
export type MailService = {
  queueMail: QueueMail;
  /** Receives demo requests; null: no mail for them. */
  operatorEmail: string | null;
  /** The unsent mails; null unless the mail state is `local`. */
  localMailbox: LocalMailbox | null;
};

type Needs = {
  state: MailMode;
  settings: MailSettings;
  letters: AllLetterWriters;
  database: MainDatabase;
  publicUrl: string;
  now: () => Date;
  /** Called for each mail that is given up. */
  onGivenUp?: () => void;
};

/** Connects outbox, sender and transport. Mails are sent between `start` and `stop`. */
export function createMailService({
  state,
  settings,
  letters,
  database,
  publicUrl,
  now,
  onGivenUp,
}: Needs): MailService & { start(): void; check(): Promise<void>; stop(): Promise<void> } {
  const smtp = settings.smtpUrl === null ? null : createSmtp({ ...settings, smtpUrl: settings.smtpUrl });
  const localMailbox = state === 'local' ? createLocalMailbox(now, (letter) => printLetter(letter, publicUrl)) : null;
  const send: SendLetter = smtp?.send ?? localMailbox?.send ?? (() => Promise.reject(new Error('no mail here')));
  const sender = createSender({ database, letters, send, now, ...(onGivenUp && { onGivenUp }) });
  const queueMail = createOutbox(state, sender.wake);
  return {
    queueMail,
    operatorEmail: settings.operatorEmail,
    localMailbox,
    start() {
      if (state !== 'none') sender.start();
    },
    /** Tries the mail server once and logs one line when it takes no mail. */
    async check() {
      await smtp?.check().catch((error) => {
        log.warn({
          from: 'mail',
          fault: `the mail server of SMTP_URL takes no mail now: ${classifySendError(error).fault}`,
        });
      });
    },
    async stop() {
      await sender.stop();
      smtp?.close();
    },
  };
}

/** Prints a local mail without its recipient. Only used on loopback. */
function printLetter(letter: Letter, publicUrl: string): void {
  announce('info', 'mail', `A mail can be read at ${publicUrl}/local-mail\n${letter.subject}\n${letterText(letter)}`);
}

/** Queues mails in the database. Drops them when there is no mail at all, or for a placeholder address. */
export function createOutbox(state: MailMode, wake: () => void): QueueMail {
  return async (database, mail, now) => {
    const mails = [mail].flat().filter(({ recipient }) => !isPlaceholder(recipient));
    if (state === 'none' || mails.length === 0) return;
    await insertMails(database, mails, now.toISOString());
    wake();
  };
}
