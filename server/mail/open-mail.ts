import type { MailState } from '#contract/set-up.ts';
import type { MailSettings } from '../environment/mail.ts';
import { announce, log } from '../log/logger.ts';
import { type Composing, composeLetter } from './compose.ts';
import { reportDaily } from './daily-reports.ts';
import type { Letter, SendLetter } from './letter.ts';
import { letterText } from './letter-text.ts';
import { createLocalMailbox, type LocalMailbox } from './local-mailbox.ts';
import type { QueueMail } from './mails.ts';
import { createOutbox } from './outbox.ts';
import { faultOf } from './send-fault.ts';
import { createSender } from './sender.ts';
import { createSmtp } from './smtp.ts';

/** The interface of mail for the rest of the server. */
export type Mailing = {
  queueMail: QueueMail;
  /** Receives demo requests; null: no mail for them. */
  operatorEmail: string | null;
  /** The unsent mails; null unless the mail state is `local`. */
  localMailbox: LocalMailbox | null;
};

type Needs = Composing & { state: MailState; settings: MailSettings };

/** Connects outbox, sender and transport. Mails are sent between `start` and `stop`. */
export function openMail({
  state,
  settings,
  ...composing
}: Needs): Mailing & { start(): void; check(): Promise<void>; stop(): Promise<void> } {
  const { now, publicUrl } = composing;
  const smtp = settings.smtpUrl === null ? null : createSmtp({ ...settings, smtpUrl: settings.smtpUrl });
  const localMailbox = state === 'local' ? createLocalMailbox(now, (letter) => printLetter(letter, publicUrl)) : null;
  const send: SendLetter = smtp?.send ?? localMailbox?.send ?? (() => Promise.reject(new Error('no mail here')));
  const sender = createSender({ ...composing, compose: (due) => composeLetter(composing, due), send });
  const queueMail = createOutbox(state, sender.wake);
  let stopReports = async () => {};
  return {
    queueMail,
    operatorEmail: settings.operatorEmail,
    localMailbox,
    start() {
      if (state !== 'none') sender.start();
      if (state === 'smtp') stopReports = reportDaily({ ...composing, queueMail });
    },
    /** Tries the mail server once and logs one line when it takes no mail. */
    async check() {
      await smtp?.check().catch((error) => {
        log.warn({ from: 'mail', fault: `the mail server of SMTP_URL takes no mail now: ${faultOf(error).fault}` });
      });
    },
    async stop() {
      await stopReports();
      await sender.stop();
      smtp?.close();
    },
  };
}

/** Prints a local mail without its recipient. Only used on loopback. */
function printLetter(letter: Letter, publicUrl: string): void {
  announce('info', 'mail', `A mail can be read at ${publicUrl}/local-mail\n${letter.subject}\n${letterText(letter)}`);
}
