import { looksLikeEmail } from '#rules/email.ts';

export type MailSettings = {
  /** Null: no mail is sent. */
  smtpUrl: string | null;
  from: string;
  /** Receives demo requests; null: no mail for them. */
  operatorEmail: string | null;
};

type Given = Record<string, string | undefined>;

/** The mail settings, and a sentence for each invalid one. */
export function readMail(given: Given): { mail: MailSettings; faults: string[] } {
  const { SMTP_URL = null, MAIL_FROM, OPERATOR_EMAIL = null } = given;
  const faults: string[] = [];
  if (SMTP_URL !== null && !isSmtpUrl(SMTP_URL))
    faults.push('SMTP_URL has to be an address such as smtps://user:password@mail.example.org:465.');
  if (SMTP_URL !== null && !MAIL_FROM)
    faults.push('MAIL_FROM is needed with SMTP_URL: the address that mails come from.');
  if (MAIL_FROM && !looksLikeEmail(MAIL_FROM)) faults.push('MAIL_FROM has to be an email address.');
  if (OPERATOR_EMAIL && !looksLikeEmail(OPERATOR_EMAIL)) faults.push('OPERATOR_EMAIL has to be an email address.');
  const from = MAIL_FROM ?? 'thembstudy@localhost.invalid';
  return { mail: { smtpUrl: SMTP_URL, from, operatorEmail: OPERATOR_EMAIL }, faults };
}

function isSmtpUrl(address: string): boolean {
  return URL.canParse(address) && /^smtps?:$/.test(new URL(address).protocol) && new URL(address).hostname !== '';
}
