import type { ArrivedMail, MailServer } from '../../scripts/servers/mail-server.ts';

type Letter = ArrivedMail & {
  /** The address that the mail asks to open, if there is one. */
  link: string;
};

/** The mail to an address with these words in its subject, once it has arrived. */
export async function letterTo(mailServer: MailServer, email: string, subject: RegExp): Promise<Letter> {
  const mail = await mailServer.arrived((each) => each.recipient === email && subject.test(each.subject));
  return { ...mail, link: /https?:\/\/\S+#\S+/.exec(mail.text)?.[0] ?? '' };
}
