import { BUILT_IN_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import type { Environment, MailSettings } from '../../server/environment/environment.ts';
import type { ProviderSettings } from '../../server/environment/providers.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { discoveryUrlOf, findOpenIdFault } from '../../server/identity/social-sign-in/openid-provider.ts';
import { socialProviderOptions } from '../../server/identity/social-sign-in/provider-options.ts';
import { classifySendError, createSmtp } from '../../server/mail/smtp.ts';
import { LoggableError } from '../../server/observability/safe-error.ts';
import { type Finding, findingsOf, isCertificateFault, requestFaultOf } from './finding.ts';

const TIMEOUT_MS = 5000;
/** The tokens of sign-in providers are valid for a few minutes, those of some for only one. */
const MOST_CLOCK_SECONDS = 60;
/** The built-in providers that publish an OpenID configuration. */
const PUBLISHED_ISSUERS = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' } as const;
/** What to do about a certificate. */
export const CERTIFICATE =
  'Renew its certificate; where it is of your own authority, set NODE_EXTRA_CA_CERTS to the file of that authority.';

/** Connects to the mail server and logs in, without sending a mail. */
export async function checkMail({ mail }: Environment): Promise<Finding> {
  const { ok, wrong, notTried } = findingsOf('Mail server');
  if (mail.smtpUrl === null)
    return notTried('SMTP_URL is not set, so no mail is sent and forgotten passwords cannot be reset by mail.');
  const settings = { ...mail, smtpUrl: mail.smtpUrl };
  const { host, username } = new URL(mail.smtpUrl);
  const error = await tryMailServer(settings);
  if (error !== null) return wrong(mailFault(host, error));
  if (username === '') return ok(`${host} answers, without a log-in.`);
  // Without this option a password is not sent to a server that offers no log-in, and nothing says so.
  if ((await tryMailServer(settings, { forceAuth: true })) === null)
    return ok(`${host} answers and accepts the log-in.`);
  return wrong(
    `${host} offers no log-in, so the user and the password in SMTP_URL are not used, and it may refuse mails to others. ` +
      'Name the port for sending (465 or 587), or leave both out.',
  );
}

async function tryMailServer(
  settings: MailSettings & { smtpUrl: string },
  options: { forceAuth?: boolean } = {},
): Promise<unknown> {
  const smtp = createSmtp(settings, undefined, options);
  try {
    return await smtp.check().then(
      () => null,
      (error) => error,
    );
  } finally {
    smtp.close();
  }
}

function mailFault(host: string, error: unknown): string {
  const { fault } = classifySendError(error);
  if (/^(EAUTH|ENOAUTH|EOAUTH2)\b/.test(fault))
    return `${host} refuses the log-in (${fault}). Correct the user and the password in SMTP_URL.`;
  if (isCertificateFault(requestFaultOf(error)) || /certificate/i.test(String(error)))
    return `${host} has a certificate that this machine does not trust. ${CERTIFICATE}`;
  if (fault.startsWith('EDNS')) return `There is no machine called ${host}. Correct the name in SMTP_URL.`;
  return (
    `${host} does not answer as a mail server (${fault}). Check the name and the port in SMTP_URL, smtps:// for TLS from ` +
    'the start or smtp:// for STARTTLS, and the firewall.'
  );
}

/** Requests the configuration of each provider, and reads the private key for Apple. */
export async function checkProviders({ providers }: Environment): Promise<Finding[]> {
  const { wrong, notTried } = findingsOf('Sign-in providers');
  if (Object.keys(providers).length === 0) return [notTried('No sign-in provider is set.')];
  try {
    await socialProviderOptions(providers);
  } catch (error) {
    if (error instanceof StartupError) return [wrong(error.message)];
    throw error;
  }
  return Promise.all(Object.keys(providers).map((name) => checkProvider(name as keyof ProviderSettings, providers)));
}

async function checkProvider(name: keyof ProviderSettings, providers: ProviderSettings): Promise<Finding> {
  const label = name === 'oidc' ? 'OpenID Connect' : BUILT_IN_PROVIDERS[name];
  const { ok, wrong, notTried } = findingsOf(`Sign-in with ${label}`);
  const issuer = issuerOf(name, providers);
  if (issuer === null) return notTried('This provider does not publish its configuration.');
  const error = await findOpenIdFault(issuer);
  return error === null ? ok(`${issuer} answers.`) : wrong(providerFault(issuer, error.cause));
}

function issuerOf(name: keyof ProviderSettings, { oidc }: ProviderSettings): string | null {
  if (name === 'oidc') return oidc?.issuer ?? null;
  return name in PUBLISHED_ISSUERS ? PUBLISHED_ISSUERS[name as keyof typeof PUBLISHED_ISSUERS] : null;
}

function providerFault(issuer: string, cause: unknown): string {
  const address = discoveryUrlOf(issuer);
  if (cause instanceof LoggableError) return `${address}: ${cause.message}. Correct OIDC_ISSUER.`;
  const fault = requestFaultOf(cause);
  if (isCertificateFault(fault)) return `${issuer} has a certificate that this machine does not trust. ${CERTIFICATE}`;
  if (cause instanceof TypeError || (cause instanceof Error && cause.name === 'TimeoutError'))
    return `${address} does not answer (${fault}). Check OIDC_ISSUER, the firewall, and whether the provider runs.`;
  return `${address} holds no configuration of an OpenID provider. Correct OIDC_ISSUER.`;
}

/** Compares the clock with that of a sign-in provider. */
export async function checkClock({ providers }: Environment, now: () => Date): Promise<Finding> {
  const { ok, wrong, notTried } = findingsOf('Clock');
  for (const name of Object.keys(providers)) {
    const issuer = issuerOf(name as keyof ProviderSettings, providers);
    const date = issuer === null ? null : await dateOf(issuer);
    if (date === null) continue;
    const seconds = Math.round((now().getTime() - date.getTime()) / 1000);
    if (Math.abs(seconds) <= MOST_CLOCK_SECONDS) return ok(`It agrees with that of ${issuer}.`);
    const direction = seconds > 0 ? 'ahead of' : 'behind';
    return wrong(
      `It is ${Math.abs(seconds)} seconds ${direction} that of ${issuer}, so sign-ins there fail. Turn on time ` +
        'synchronization: timedatectl set-ntp true.',
    );
  }
  return notTried('There is no sign-in provider that can be asked for the time.');
}

async function dateOf(issuer: string): Promise<Date | null> {
  const answer = await fetch(discoveryUrlOf(issuer), { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  await answer?.body?.cancel();
  const date = new Date(answer?.headers.get('date') ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
