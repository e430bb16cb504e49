import { EventEmitter, once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A mail as it arrived: `raw` with its headers, `text` decoded. */
export type ArrivedMail = { recipient: string; raw: string; subject: string; text: string };

/** Faults of the mail server; `attempt` counts from 1. Replies begin with their SMTP code. */
export type MailServerFaults = {
  refuseSender?: string;
  refuseRecipient?: (recipient: string, attempt: number) => string | undefined;
  /** Refuses the mail or closes the connection once the mail was sent. */
  afterData?: (attempt: number) => string | 'drop' | undefined;
  /** Accepts connections but sends no greeting. */
  isSilent?: boolean;
};

/** An SMTP server for tests, which collects the mails. */
export class MailServer {
  readonly mails: ArrivedMail[] = [];
  readonly #server: SMTPServer;
  #faults: MailServerFaults = {};
  #recipients = 0;
  #mailsSent = 0;
  readonly #arrivals = new EventEmitter();

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect: (_session, ready) => {
        if (!this.#faults.isSilent) ready();
      },
      onMailFrom: (_sender, _session, done) => done(refusal(this.#faults.refuseSender)),
      onRcptTo: ({ address }, _session, done) => {
        this.#recipients += 1;
        done(refusal(this.#faults.refuseRecipient?.(address, this.#recipients)));
      },
      onData: (stream, session, done) => void this.#receive(stream, session, done),
    });
    this.#server.on('error', () => {});
  }

  static async start(faults: MailServerFaults = {}, port = 0): Promise<MailServer> {
    const server = new MailServer();
    server.#faults = faults;
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

  /** Replaces the faults. */
  setFaults(faults: MailServerFaults): void {
    this.#faults = faults;
  }

  /** The first mail that matches; waits until there is one. */
  async arrived(matches: (mail: ArrivedMail) => boolean = () => true): Promise<ArrivedMail> {
    for (;;) {
      const mail = this.mails.find(matches);
      if (mail) return mail;
      await once(this.#arrivals, 'mail');
    }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession, done: (fault?: Error | null) => void) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    this.#mailsSent += 1;
    const answer = this.#faults.afterData?.(this.#mailsSent);
    if (answer === 'drop') return this.#closeConnections();
    if (answer !== undefined) return done(refusal(answer));
    const raw = Buffer.concat(chunks).toString('utf8');
    for (const { address } of session.envelope.rcptTo) this.mails.push(parseMail(address, raw));
    done();
    this.#arrivals.emit('mail');
  }

  #closeConnections(): void {
    const { connections } = this.#server as unknown as { connections: Set<{ _socket: Socket }> };
    for (const { _socket } of connections) _socket.destroy();
  }
}

function refusal(answer: string | undefined): Error | null {
  if (answer === undefined) return null;
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** A mail with one plain text part, in quoted-printable or unencoded. */
function parseMail(recipient: string, raw: string): ArrivedMail {
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
