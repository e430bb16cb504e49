import { AppServer } from '../scripts/app-server.ts';
import { type ArrivedMail, MailServer } from '../scripts/mail-server.ts';
import { test as base } from './journey.ts';

type Letter = ArrivedMail & {
  /** The address that the mail asks to open, if there is one. */
  link: string;
};

/** What the server of a journey sent, and to whom. */
export class Mailbox {
  readonly #server: MailServer;

  constructor(server: MailServer) {
    this.#server = server;
  }

  /** The letter to somebody with these words in its subject, as soon as it is there. */
  async letterTo(email: string, subject: RegExp): Promise<Letter> {
    const mail = await this.#server.arrived((each) => each.recipient === email && subject.test(each.subject));
    return { ...mail, link: /https?:\/\/\S+#\S+/.exec(mail.text)?.[0] ?? '' };
  }
}

type MailingFixtures = { mailbox: Mailbox };
type MailingServers = { mailServer: MailServer };

/** Journeys on a server that sends its mails; they can be read in the mailbox. */
export const mailingTest = base.extend<MailingFixtures, MailingServers>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
    async ({}, use) => {
      const mailServer = await MailServer.start();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  sharedServer: [
    async ({ mailServer }, use) => {
      const settings = { SMTP_URL: mailServer.address, MAIL_FROM: 'learning@thembstudy.example' };
      const server = await AppServer.start(settings);
      await use(server);
      await server.discard();
    },
    { scope: 'worker' },
  ],
  mailbox: async ({ mailServer }, use) => use(new Mailbox(mailServer)),
});
