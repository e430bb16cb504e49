import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from '../../server/environment/environment.ts';
import { httpOrigin } from '../../server/environment/loopback.ts';
import { systemCodeOf } from '../../server/environment/startup-error.ts';
import { type Answerer, askInstallation, type Told } from './ask-installation.ts';
import { type Finding, findingsOf, isCertificateFault } from './finding.ts';
import { CERTIFICATE } from './service-checks.ts';

/** The status of a proxy whose app does not answer. */
const APP_AWAY = new Set([502, 503, 504]);
const EVERY_ADDRESS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Which installation answers at PORT; `nothing` as well where any port will do. */
export async function askOwnPort({ host, port }: Environment, secret: string | null): Promise<Answerer> {
  if (port === 0) return { is: 'nothing', fault: 'PORT is 0' };
  return askInstallation(httpOrigin(EVERY_ADDRESS[host] ?? host, port), secret ?? '');
}

/** Whether the server can listen on PORT and METRICS_PORT, or does so already. */
export async function checkPorts({ host, port, metrics }: Environment, atPort: Answerer): Promise<Finding[]> {
  const ofApp = await checkPort('PORT', host, port, async () => atPort.is === 'this');
  if (metrics === null) return [ofApp];
  const isOurs = () => servesOurMetrics(metrics.host, metrics.port);
  return [ofApp, await checkPort('METRICS_PORT', metrics.host, metrics.port, isOurs)];
}

async function checkPort(name: 'PORT' | 'METRICS_PORT', host: string, port: number, isOurs: () => Promise<boolean>) {
  const { ok, wrong } = findingsOf(name);
  const fault = await listenFault(host, port);
  if (fault === null) return ok(port === 0 ? 'Any free port is used.' : `${port} at ${host} is free.`);
  if (fault === 'EADDRINUSE')
    return (await isOurs())
      ? ok(`${port} at ${host} is used by this installation.`)
      : wrong(
          `${port} at ${host} is used by another program, or by this app with another version or AUTH_SECRET. Stop that ` +
            `one, or choose another ${name}.`,
        );
  const setting = name === 'PORT' ? 'HOST' : 'METRICS_HOST';
  if (fault === 'EACCES') return wrong(`Only root may listen on ${port}. Choose a ${name} of 1024 or more.`);
  return wrong(`${host} is no address of this machine (${fault}). Correct ${setting}.`);
}

/** The code of the error with which nothing can listen there; null when it is free. */
async function listenFault(host: string, port: number): Promise<string | null> {
  const server = createServer().listen({ host, port, exclusive: true });
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return null;
  } catch (error) {
    return systemCodeOf(error) ?? String(error);
  }
}

async function servesOurMetrics(host: string, port: number): Promise<boolean> {
  const address = `${httpOrigin(EVERY_ADDRESS[host] ?? host, port)}/metrics`;
  const text = await fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.text(),
    () => '',
  );
  return text.includes('thembstudy_info');
}

/** Whether PUBLIC_URL leads to this installation, and its proxy hands on who asks. */
export async function checkPublicAddress(
  { publicUrl, host, port }: Environment,
  secret: string | null,
  atPort: Answerer,
): Promise<Finding[]> {
  const { ok } = findingsOf('Public address');
  if (publicUrl === null || !publicUrl.startsWith('https:'))
    return [ok(`Only this machine can use the app, at ${publicUrl ?? `http://${host}:${port}`}. Others need https.`)];
  const answerer = await askInstallation(publicUrl, secret ?? '');
  return [findPublicAddress(publicUrl, answerer, atPort.is === 'this'), findProxy(publicUrl, answerer)];
}

function findPublicAddress(publicUrl: string, answerer: Answerer, isRunning: boolean): Finding {
  const { ok, wrong, notTried } = findingsOf('Public address');
  if (answerer.is === 'this') return ok(`${publicUrl} leads to this installation.`);
  if (answerer.is === 'another')
    return wrong(
      `${publicUrl} leads to another installation of this app, with another AUTH_SECRET or of another version. Check the ` +
        'name and the proxy, and restart all processes.',
    );
  if (answerer.is === 'foreign') {
    const { status } = answerer;
    if (!APP_AWAY.has(status))
      return wrong(`${publicUrl} does not lead to the app (${status}). Start the app, and check the proxy.`);
    return isRunning
      ? wrong(`The proxy at ${publicUrl} does not reach the app (${status}), which runs. Correct the port in its file.`)
      : notTried(
          `The proxy at ${publicUrl} answers ${status}, as it does while the app is down. Start the app, then try again; ` +
            'where it runs, correct the port in the file of the proxy.',
        );
  }
  const { fault } = answerer;
  if (isCertificateFault(fault))
    return wrong(`${publicUrl} has a certificate that this machine does not trust (${fault}). ${CERTIFICATE}`);
  return wrong(
    `${publicUrl} cannot be reached from this machine (${fault}). Check the name, the proxy and the firewall.`,
  );
}

/** Whether the app sees the client behind the proxy. The request of the check itself has no `X-Forwarded-For`. */
function findProxy(publicUrl: string, answerer: Answerer): Finding {
  const { ok, wrong, notTried } = findingsOf('Proxy');
  if (answerer.is !== 'this') return notTried('The app has to answer at PUBLIC_URL for that.');
  const fault = proxyFault(answerer.told);
  return fault === null ? ok(`The app sees the clients behind ${publicUrl}.`) : wrong(fault);
}

function proxyFault({ peer, isPeerTrusted, forwardedFor, client }: Told): string | null {
  const [first] = forwardedFor;
  const effect = 'so all clients count as one for limits';
  if (first === undefined)
    return `The proxy at ${peer} sends no X-Forwarded-For, ${effect}. Make it send the address of the client.`;
  if (!isPeerTrusted)
    return `The app sees the proxy at ${peer} instead of the client, ${effect}. Set TRUSTED_PROXY=${peer} and restart it.`;
  if (client === first) return null;
  return `The app sees the proxy at ${client} instead of the client, ${effect}. Add ${client} to TRUSTED_PROXY and restart it.`;
}
