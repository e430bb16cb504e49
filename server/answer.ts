import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Node's answer, which carries headers unless whoever sends it brings others. They go in when it is sent: to set each of
 * them before that takes Node twice as long as to send them.
 */
export class Answer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** By their names in small letters, as the headers that are brought. */
  readonly carried: Record<string, string> = {};

  override writeHead(status: number, ...given: [(string | GivenHeaders)?, GivenHeaders?]): this {
    const headers = given.at(-1);
    if (Array.isArray(headers)) return super.writeHead(status, headers);
    const all: OutgoingHttpHeaders = this.carried;
    return super.writeHead(status, typeof headers === 'object' ? Object.assign(all, headers) : all);
  }
}
