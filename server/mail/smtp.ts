import type { Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { isLoopback } from '../environment/loopback.ts';
import type { AddressedLetter } from './mails.ts';
import { letterHtml, letterText } from './render-letter.ts';

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  idleTimeout: 30_000,
} as const;
type Timeouts = Record<keyof typeof TIMEOUTS, number>;

/**
 * Sends letters to a mail server over one pooled connection. `forceAuth`: logs in also where the server offers no log-in,
 * which then fails.
 */
export function createSmtp(
  { smtpUrl, from }: { smtpUrl: string; from: string },
  timeouts: Timeouts = TIMEOUTS,
  { forceAuth = false } = {},
) {
  const { hostname, username } = new URL(smtpUrl);
  const options = {
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // The sender retries, with its own limits.
    maxRequeues: 0,
    // Never sends a password to another machine without TLS.
    requireTLS: username !== '' && !isLoopback(hostname),
    forceAuth,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  } satisfies SMTPPool.Options & { maxRequeues: number; idleTimeout: number; forceAuth: boolean };
  let transport: Transporter<SMTPPool.SentMessageInfo> | undefined;

  /** Loads nodemailer, which takes 10 MiB, only where mail is set up. */
  async function open() {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport(options as SMTPPool.Options);
    return transport;
  }

  return {
    async send(letter: AddressedLetter): Promise<void> {
      await (await open()).sendMail(mailOf(letter, from));
    },
    /** Connects and signs in once. @throws the error of the mail server */
    async check(): Promise<void> {
      await (await open()).verify();
    },
    close: () => transport?.close(),
  };
}

/** Passes names and addresses as separate fields, so that a name cannot inject headers. */
function mailOf(letter: AddressedLetter, from: string): SMTPPool.MailOptions {
  const { mailId, recipient, subject, replyTo, unsubscribeUrl } = letter;
  return {
    messageId: `<${mailId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: '#thembstudy', address: from },
    to: { name: '', address: recipient },
    ...(replyTo && { replyTo }),
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
  };
}

/** Why a mail was not sent. `fault` contains no address. */
export type SendFault = {
  fault: string;
  /** The mail server refuses this mail permanently. */
  isRefused: boolean;
  /** The mail server accepts no mail at the moment. */
  isServerAway: boolean;
};

/** The nodemailer codes for a mail server that cannot be reached or refuses the log-in. */
const AWAY = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
]);

type Details = { code?: unknown; responseCode?: unknown; command?: unknown };

/** Classifies an error of nodemailer. Its message is left out, because mail servers repeat addresses in it. */
export function classifySendError(error: unknown): SendFault {
  const { code, responseCode, command } = (error instanceof Error ? error : {}) as Details;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isPermanent = typeof responseCode === 'number' ? responseCode >= 500 : command === 'API';
  // A refused sender is a configuration error of ours, so the mail waits until it is corrected.
  const isSenderRefused = command === 'MAIL FROM';
  const name = error instanceof Error ? error.name : 'Error';
  return {
    fault: [code ?? name, responseCode, command].filter((each) => each !== undefined && each !== false).join(' '),
    isRefused: isAboutMail && isPermanent && !isSenderRefused,
    isServerAway: typeof code === 'string' && AWAY.has(code),
  };
}
