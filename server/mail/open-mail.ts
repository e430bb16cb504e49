import type { MailState } from '#contract/set-up.ts';
import type { MailSettings } from '../environment/mail.ts';
import { log } from '../log/logger.ts';
import { type Composing, composeLetter } from './compose.ts';
import { reportDaily } from './daily-reports.ts';
import type { Letter, SendLetter } from './letter.ts';
import { letterText } from './letter-text.ts';
import { createLocalMailbox, type LetterBox, type LocalMailbox } from './local-mailbox.ts';
import type { QueueMail } from './mails.ts';
import { createOutbox } from './outbox.ts';
import { faultOf } from './send-fault.ts';
import { createSender } from './sender.ts';
import { createSmtp } from './smtp.ts';

/** Mail as the rest of the server knows it. */
export type Mailing = {
  queueMail: QueueMail;
  /** Who reads requests for a demo session; null: nobody is mailed. */
  operatorEmail: string | null;
  /** Where mails can be read that are not sent; null where they are, or where there are none. */
  localMailbox: LocalMailbox | null;
};

/** `letters`: where they lie that can be read here, when other processes keep theirs there, too. */
type Needs = Composing & { state: MailState; settings: MailSettings; letters?: LetterBox };

/** Opens the way that mails take here. They go out once it is started, until it is stopped. */
export function openMail({
  state,
  settings,
  letters,
  ...composing
}: Needs): Mailing & { start(): void; check(): Promise<void>; stop(): Promise<void> } {
  const { now, publicUrl } = composing;
  const smtp = settings.smtpUrl === null ? null : createSmtp({ ...settings, smtpUrl: settings.smtpUrl });
  const localMailbox =
    state === 'local' ? createLocalMailbox(now, (letter) => tellOf(letter, publicUrl), letters) : null;
  const send: SendLetter = smtp?.send ?? localMailbox?.send ?? (() => Promise.reject(new Error('no mail here')));
  const sender = createSender({ ...composing, compose: (due) => composeLetter(composing, due), send });
  const queueMail = createOutbox(state, sender.wake);
  let endReports = async () => {};
  return {
    queueMail,
    operatorEmail: settings.operatorEmail,
    localMailbox,
    start() {
      if (state !== 'none') sender.start();
      if (state === 'smtp') endReports = reportDaily({ ...composing, queueMail });
    },
    /** Tries the mail server once and logs one line when it takes no mail. */
    async check() {
      await smtp?.check().catch((error) => {
        log.warn({ from: 'mail', fault: `the mail server of SMTP_URL takes no mail now: ${faultOf(error).fault}` });
      });
    },
    async stop() {
      await endReports();
      await sender.stop();
      smtp?.close();
    },
  };
}

/** What the mail says stands in the log too, but not to whom it goes. This is so on the machine itself alone. */
function tellOf(letter: Letter, publicUrl: string): void {
  process.stdout.write(`A mail can be read at ${publicUrl}/local-mail\n${letter.subject}\n${letterText(letter)}\n`);
}
