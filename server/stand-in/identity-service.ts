import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import { KNOWN_WAYS, type KnownWay } from '#rules/sign-in-ways.ts';
import { stop } from '../http-server.ts';
import { isLoopback } from '../loopback.ts';
import { accountFor } from './accounts.ts';
import {
  type Accounts,
  clientsFor,
  createProvider,
  SESSION_COOKIE,
  SIGN_IN_PATH,
  type StandInClient,
} from './provider.ts';
import { faultPage, policyFor, signInPage } from './sign-in-page.ts';

/** Never anything else: this is for the machine itself only. */
const HOST = '127.0.0.1';
const APP_NAME = '#thembstudy';
const MOST_ACCOUNTS = 1000;
const FORM_BYTES = 8 * 1024;

export type IdentityService = { issuer: string; clients: readonly StandInClient[]; stop(): Promise<void> };

/** Starts the stand-in for the four known providers on a free port of this machine, for pages under these origins. */
export async function startIdentityService(origins: readonly string[]): Promise<IdentityService> {
  const server = createServer();
  server.listen(0, HOST);
  await once(server, 'listening');
  const issuer = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const clients = clientsFor(origins);
  const accounts: Accounts = new Map();
  const provider = createProvider(issuer, clients, accounts);
  server.on('request', answerWith(provider, accounts, clients, policyFor(origins)));
  return { issuer, clients, stop: () => stopNow(server) };
}

/** The server itself waits for running requests; nothing here is worth waiting for. */
function stopNow(server: Server): Promise<void> {
  server.closeAllConnections();
  return stop(server);
}

function answerWith(provider: Provider, accounts: Accounts, clients: readonly StandInClient[], policy: string) {
  const others = provider.callback();

  return (request: IncomingMessage, response: ServerResponse): void => {
    setHeaders(response, policy);
    forgetSession(request);
    if (!isForThisMachine(request)) end(response, 403, faultPage());
    else if (!request.url?.startsWith(SIGN_IN_PATH)) void others(request, response);
    else answerPage(request, response).catch(() => end(response, 400, faultPage()));
  };

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params, uid } = await provider.interactionDetails(request, response);
    const way = clients.find(({ clientId }) => clientId === params.client_id)?.way;
    if (!way) return end(response, 400, faultPage());
    if (request.method === 'POST') return submitted(request, response, way);
    end(response, 200, signInPage({ provider: KNOWN_WAYS[way], action: `${SIGN_IN_PATH}${uid}`, appName: APP_NAME }));
  }

  async function submitted(request: IncomingMessage, response: ServerResponse, way: KnownWay): Promise<void> {
    const form = await formOf(request);
    if (form.get('choice') === 'cancel') {
      const result = { error: 'access_denied', error_description: 'Cancel was chosen' };
      return provider.interactionFinished(request, response, result);
    }
    const account = accountFor(way, { name: form.get('name') ?? '', email: form.get('email') ?? '' });
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

/** A name of the outer world may be made to lead here; who comes by it is sent away. */
function isForThisMachine({ headers: { host }, socket: { remoteAddress } }: IncomingMessage): boolean {
  const address = `http://${host}`;
  return isLoopback(remoteAddress ?? '') && URL.canParse(address) && isLoopback(new URL(address).hostname);
}

/** Nobody stays signed in here: each time the page asks anew, and two windows do not get into each other's way. */
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

function end(response: ServerResponse, status: number, page: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}
