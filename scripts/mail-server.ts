import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail as it arrived: to whom, its headers and lines as they were sent, and its words. */
export type ArrivedMail = { recipient: string; raw: string; subject: string; text: string };

/** What the server does with a mail, the first time and every other time. Answers begin with their number. */
export type MailServerWays = {
  /** Refuses who sends with this answer. */
  refuseSender?: string;
  /** Refuses the recipient with this answer. */
  refuseRecipient?: (recipient: string, time: number) => string | undefined;
  /** Refuses the mail, or drops the line, once it was sent. */
  afterData?: (time: number) => string | 'drop' | undefined;
  /** Takes the line and says nothing. */
  isSilent?: boolean;
};

/** A real SMTP server on this machine. It takes every mail unless it is told otherwise, and keeps it to be read. */
export class MailServer {
  readonly mails: ArrivedMail[] = [];
  readonly #server: SMTPServer;
  #ways: MailServerWays = {};
  #recipients = 0;
  #tries = 0;
  #heard: (() => void)[] = [];

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect: (_session, ready) => {
        if (!this.#ways.isSilent) ready();
      },
      onMailFrom: (_sender, _session, taken) => taken(refusal(this.#ways.refuseSender)),
      onRcptTo: ({ address }, _session, taken) => {
        this.#recipients += 1;
        taken(refusal(this.#ways.refuseRecipient?.(address, this.#recipients)));
      },
      onData: (stream, session, taken) => void this.#take(stream, session, taken),
    });
    this.#server.on('error', () => {});
  }

  static async start(ways: MailServerWays = {}, port = 0): Promise<MailServer> {
    const server = new MailServer();
    server.#ways = ways;
    server.#server.listen(port, '127.0.0.1');
    await once(server.#server.server, 'listening');
    return server;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** For SMTP_URL. */
  get address(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** From now on it does this. */
  becomes(ways: MailServerWays): void {
    this.#ways = ways;
  }

  /** The first mail that `isIt`, as soon as it is there. */
  async arrived(isIt: (mail: ArrivedMail) => boolean = () => true): Promise<ArrivedMail> {
    for (;;) {
      const mail = this.mails.find(isIt);
      if (mail) return mail;
      await new Promise<void>((resolve) => this.#heard.push(resolve));
    }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #take(stream: SMTPServerDataStream, session: SMTPServerSession, taken: (fault?: Error | null) => void) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    this.#tries += 1;
    const answer = this.#ways.afterData?.(this.#tries);
    if (answer === 'drop') return this.#dropLines();
    if (answer !== undefined) return taken(refusal(answer));
    const raw = Buffer.concat(chunks).toString('utf8');
    for (const { address } of session.envelope.rcptTo) this.mails.push(mailOf(address, raw));
    taken();
    for (const tell of this.#heard.splice(0)) tell();
  }

  #dropLines(): void {
    const { connections } = this.#server as unknown as { connections: Set<{ _socket: Socket }> };
    for (const { _socket } of connections) _socket.destroy();
  }
}

function refusal(answer: string | undefined): Error | null {
  if (answer === undefined) return null;
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** The words of a mail that has one plain part in quoted-printable or as it is. */
function mailOf(recipient: string, raw: string): ArrivedMail {
  const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/im.exec(raw)?.[1]?.replace(/\r?\n[ \t]/g, ' ') ?? '';
  const [, head = '', body = ''] =
    /(Content-Type: text\/plain[\s\S]*?)\r?\n\r?\n([\s\S]*?)(?:\r?\n--|$)/i.exec(raw) ?? [];
  return { recipient, raw, subject, text: /quoted-printable/i.test(head) ? fromQuotedPrintable(body) : body };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
