import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { BUILT_IN_PROVIDERS, type BuiltInProvider } from '#rules/people/sign-in-methods.ts';
import {
  type Accounts,
  accountFor,
  createProvider,
  registeredClients,
  SESSION_COOKIE,
  SIGN_IN_PATH,
  type StandInClient,
} from './provider.ts';
import { errorPage, signInPage, standInPolicy, withFormStyle } from './sign-in-page.ts';

/** Must stay a loopback address: sign-in here needs no password. */
const HOST = '127.0.0.1';
const APP_NAME = '#thembstudy';
const MOST_ACCOUNTS = 1000;
const FORM_BYTES = 8 * 1024;

/** Host names and addresses that can only mean this machine, with an optional port. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;

export type IdentityService = { issuer: string; clients: readonly StandInClient[]; stop(): Promise<void> };
/** `origins`: of the app; `pageStyle`: the CSS that pages of the app share. */
export type IdentityServiceSettings = { origins: readonly string[]; pageStyle: string };

/** Starts the stand-in for the four built-in providers on a free loopback port. */
export async function startIdentityService(settings: IdentityServiceSettings): Promise<IdentityService> {
  const { origins } = settings;
  const pageStyle = withFormStyle(settings.pageStyle);
  const server = createServer();
  server.listen(0, HOST);
  await once(server, 'listening');
  const issuer = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const clients = registeredClients(origins);
  const accounts: Accounts = new Map();
  const provider = createProvider(issuer, clients, accounts, errorPage(pageStyle));
  const policy = standInPolicy(origins, pageStyle);
  server.on('request', createHandler({ provider, accounts, clients, policy, pageStyle }));
  return { issuer, clients, stop: () => stopNow(server) };
}

/** Stops without waiting for running requests. */
async function stopNow(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

type Parts = {
  provider: Provider;
  accounts: Accounts;
  clients: readonly StandInClient[];
  policy: string;
  pageStyle: string;
};

function createHandler({ provider, accounts, clients, policy, pageStyle }: Parts) {
  const handleProtocol = provider.callback();

  return (request: IncomingMessage, response: ServerResponse): void => {
    setHeaders(response, policy);
    forgetSession(request);
    if (!isForThisMachine(request)) sendPage(response, 403, errorPage(pageStyle));
    // Browsers ask for it; the pages here have no icon.
    else if (request.url === '/favicon.ico') response.writeHead(204).end();
    else if (!request.url?.startsWith(SIGN_IN_PATH)) void handleProtocol(request, response);
    else handleInteraction(request, response).catch(() => sendPage(response, 400, errorPage(pageStyle)));
  };

  async function handleInteraction(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params, uid } = await provider.interactionDetails(request, response);
    const simulated = clients.find(({ clientId }) => clientId === params.client_id)?.provider;
    if (!simulated) return sendPage(response, 400, errorPage(pageStyle));
    if (request.method === 'POST') return handleForm(request, response, simulated);
    sendPage(
      response,
      200,
      signInPage({
        provider: BUILT_IN_PROVIDERS[simulated],
        action: `${SIGN_IN_PATH}${uid}`,
        appName: APP_NAME,
        style: pageStyle,
      }),
    );
  }

  async function handleForm(
    request: IncomingMessage,
    response: ServerResponse,
    simulated: BuiltInProvider,
  ): Promise<void> {
    const form = await formOf(request);
    if (form.get('choice') === 'cancel') {
      const result = { error: 'access_denied', error_description: 'Cancel was chosen' };
      return provider.interactionFinished(request, response, result);
    }
    const account = accountFor(simulated, { name: form.get('name') ?? '', email: form.get('email') ?? '' });
    if (accounts.size >= MOST_ACCOUNTS) accounts.clear();
    accounts.set(account.accountId, account);
    await provider.interactionFinished(request, response, { login: { accountId: account.accountId, remember: false } });
  }
}

function setHeaders(response: ServerResponse, policy: string): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
}

/** Prevents DNS rebinding: only requests from and for loopback addresses are accepted. */
function isForThisMachine({ headers: { host = '' }, socket: { remoteAddress = '' } }: IncomingMessage): boolean {
  return LOOPBACK_ADDRESS.test(remoteAddress) && LOOPBACK_HOST.test(host);
}

/** Drops the session cookie, so that every sign-in shows the page and two windows do not affect each other. */
function forgetSession(request: IncomingMessage): void {
  const pairs = request.headers.cookie?.split('; ') ?? [];
  request.headers.cookie = pairs.filter((pair) => !pair.startsWith(SESSION_COOKIE)).join('; ');
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > FORM_BYTES) throw new Error('the form is too long');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
