import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The claims of a person, and the ways in which the provider can lie. */
export type Says = {
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
 * An OpenID provider without pages, which can lie. The nonce of a sign-in is taken for its code, so that a test
 * needs no page: `wayBack` is where such a provider would send the browser.
 */
export async function startFakeOpenId(clientId: string) {
  const [own, another] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)]);
  const jwk = { ...(await exportJWK(own.publicKey)), alg: ALGORITHM, kid: 'one', use: 'sig' };
  const says: Says = { claims: { sub: 'ada', name: 'Ada', email: 'ada@example.org', email_verified: true } };
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
    const { claims, issuer: iss = issuer, audience = clientId, expiresIn = 60 } = says;
    const payload = { nonce: says.nonce ?? nonce, ...claims };
    const [head, body] = [{ alg: 'none' }, { ...payload, iss, aud: audience, exp: Date.now() / 1000 + 60 }].map(
      (part) => Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    if (says.isUnsigned) return `${head}.${body}.`;
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM, kid: 'one' })
      .setIssuer(iss)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
      .sign((says.isSignedByAnother ? another : own).privateKey);
  }

  async function answerTo(request: IncomingMessage): Promise<object> {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          id_token_signing_alg_values_supported: [ALGORITHM],
          ...says.discovery,
        };
      case '/jwks':
        return { keys: [jwk] };
      case '/userinfo':
        return says.userInfo ?? says.claims;
      default: {
        const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
        tokenRequests.push(form);
        const tokens = { access_token: 'secret-access', refresh_token: 'secret-refresh', token_type: 'Bearer' };
        return says.isWithoutIdToken ? tokens : { ...tokens, id_token: await idToken(form.get('code') ?? '') };
      }
    }
  }

  server.on('request', async (request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(await answerTo(request)));
  });

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Where the provider sends a browser that came by `url`. */
  function wayBack(url: string): string {
    const asked = new URL(url).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', asked.get('nonce') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    return back.href;
  }
  return { issuer, says, tokenRequests, wayBack, stop, start: () => listen(port) };
}

export type FakeOpenId = Awaited<ReturnType<typeof startFakeOpenId>>;
