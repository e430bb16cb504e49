import { once } from 'node:events';
import { request as askPlainly, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createAuthority } from './certificates.ts';

export type TlsAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** What stands before an app in the world: it speaks TLS for a host, and passes everything on to a port of this machine. */
export async function tlsProxyTo(port: number, host: string) {
  const authority = createAuthority();
  const { certificate, key } = authority.certify(host);
  const proxy = createServer({ cert: certificate, key }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const { method, url: path } = asked;
    const passedOn = askPlainly({ host: '127.0.0.1', port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(answer);
    });
    asked.pipe(passedOn.on('error', () => answer.destroy()));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    proxy.closeAllConnections();
  });
  const own = (proxy.address() as AddressInfo).port;

  /** Asks as a browser does that knows the authority, and fails where the certificate is not right. */
  async function ask(path: string, asking: { method?: string; headers?: Record<string, string>; body?: unknown } = {}) {
    const { method = 'GET', body } = asking;
    const headers = { host, accept: 'text/html', ...(body !== undefined && JSON_BODY), ...asking.headers };
    const trusting = { ca: authority.certificate, servername: host, agent: false } as const;
    const asked = request({ ...trusting, host: '127.0.0.1', port: own, path, method, headers });
    asked.end(body === undefined ? undefined : JSON.stringify(body));
    const [answered] = (await once(asked, 'response')) as [IncomingMessage];
    const answer: TlsAnswer = {
      status: answered.statusCode ?? 0,
      headers: answered.headers,
      body: await text(answered),
    };
    return answer;
  }
  return { ask, authority, port: own };
}

const JSON_BODY = { 'content-type': 'application/json' };
