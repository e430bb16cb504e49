import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The claims of a person, and how the provider's answers can be wrong. */
export type FakeAnswers = {
  claims: Record<string, unknown>;
  nonce?: string;
  issuer?: string;
  audience?: string;
  isSignedByAnother?: boolean;
  isUnsigned?: boolean;
  isWithoutIdToken?: boolean;
  expiresIn?: number;
  userInfo?: Record<string, unknown>;
  discovery?: Record<string, unknown>;
};

const ALGORITHM = 'ES256';

/**
 * An OpenID provider without pages, which can give wrong answers. The nonce of a sign-in serves as its code, so that a
 * test needs no page: `callbackUrl` is where a real provider would redirect the browser.
 */
export async function startFakeOpenId(clientId: string) {
  const [own, another] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)]);
  const jwk = { ...(await exportJWK(own.publicKey)), alg: ALGORITHM, kid: 'one', use: 'sig' };
  const answers: FakeAnswers = { claims: { sub: 'ada', name: 'Ada', email: 'ada@example.org', email_verified: true } };
  const tokenRequests: URLSearchParams[] = [];
  const server = createServer();
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const issuer = `http://127.0.0.1:${port}`;

  async function idToken(nonce: string): Promise<string> {
    const { claims, issuer: iss = issuer, audience = clientId, expiresIn = 60 } = answers;
    const payload = { nonce: answers.nonce ?? nonce, ...claims };
    const [head, body] = [{ alg: 'none' }, { ...payload, iss, aud: audience, exp: Date.now() / 1000 + 60 }].map(
      (part) => Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    if (answers.isUnsigned) return `${head}.${body}.`;
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM, kid: 'one' })
      .setIssuer(iss)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
      .sign((answers.isSignedByAnother ? another : own).privateKey);
  }

  async function responseTo(request: IncomingMessage): Promise<object> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          id_token_signing_alg_values_supported: [ALGORITHM],
          ...answers.discovery,
        };
      case '/jwks':
        return { keys: [jwk] };
      case '/userinfo':
        return answers.userInfo ?? answers.claims;
      default: {
        const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
        tokenRequests.push(form);
        const tokens = { access_token: 'secret-access', refresh_token: 'secret-refresh', token_type: 'Bearer' };
        return answers.isWithoutIdToken ? tokens : { ...tokens, id_token: await idToken(form.get('code') ?? '') };
      }
    }
  }

  server.on('request', async (request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await responseTo(request)));
  });

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** The address to which the provider redirects a browser that opened `url`. */
  function callbackUrl(url: string): string {
    const params = new URL(url).searchParams;
    const callback = new URL(params.get('redirect_uri') ?? '');
    callback.searchParams.set('code', params.get('nonce') ?? '');
    callback.searchParams.set('state', params.get('state') ?? '');
    return callback.href;
  }
  return { issuer, answers, tokenRequests, callbackUrl, stop, start: () => listen(port) };
}

export type FakeOpenId = Awaited<ReturnType<typeof startFakeOpenId>>;
