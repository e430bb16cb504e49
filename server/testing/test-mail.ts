import type { MailMode } from '#contract/platform/server-setup.ts';
import { letterWriters } from '../app.ts';
import { createLocalMailbox } from '../mail/local-mail.ts';
import { createOutbox, type MailService } from '../mail/mail-service.ts';
import type { AddressedLetter } from '../mail/mails.ts';
import { letterText } from '../mail/render-letter.ts';
import { createSender } from '../mail/sender.ts';

export type SentLetter = AddressedLetter & { text: string; tokens: string[] };

/** Mail that is kept in memory. `sendMails` sends the queued mails and returns them. */
export function createTestMail(
  composing: Parameters<typeof letterWriters>[0],
  state: MailMode,
  operatorEmail: string | null,
) {
  const sent: SentLetter[] = [];
  const localMailbox = state === 'local' ? createLocalMailbox(composing.now, () => {}) : null;
  const send = async (letter: AddressedLetter) => {
    await localMailbox?.send(letter);
    const text = letterText(letter);
    sent.push({ ...letter, text, tokens: [...text.matchAll(/#([\w-]{20,})/g)].map(([, token = '']) => token) });
  };
  const sender = createSender({ ...composing, letters: letterWriters(composing), send });
  const mailing: MailService = { queueMail: createOutbox(state, () => {}), operatorEmail, localMailbox };
  return {
    ...mailing,
    async sendMails(): Promise<SentLetter[]> {
      await sender.sendDue();
      return sent.splice(0);
    },
  };
}
