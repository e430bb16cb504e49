import type { Environment } from './environment.ts';
import { isLoopback } from './loopback.ts';

type Reach = Pick<
  Environment,
  'host' | 'publicUrl' | 'trustedProxies' | 'databases' | 'authSecret' | 'signUp' | 'mail'
>;

const PROXY =
  'TRUSTED_PROXY is not set, so all clients behind the proxy count as one for limits: set it to the ' +
  "proxy's address, such as 127.0.0.1.";
const SECRET =
  'AUTH_SECRET is not set, so it is made and kept on this machine alone: processes on other machines that share its ' +
  'database need the same one.';

const DOMAINS =
  'EMAIL_DOMAINS is set without SMTP_URL, so nobody confirms an address, and a visitor can type one of these domains ' +
  'that is not theirs.';
const SCHOOL_UNUSED = 'SCHOOL_ANSWERS_FOR_PUPILS has no effect while SIGN_UP is closed.';
const DOMAINS_UNUSED = 'EMAIL_DOMAINS has no effect while SIGN_UP is closed.';

/** A sentence for each setting that is valid but probably a mistake. */
export function environmentWarnings({
  host,
  publicUrl,
  trustedProxies,
  databases,
  authSecret,
  signUp,
  mail,
}: Reach): string[] {
  const isBehindProxy = isLoopback(host) && publicUrl !== null && isRemote(publicUrl);
  const warnings: string[] = [];
  if (isBehindProxy && trustedProxies.length === 0) warnings.push(PROXY);
  if (authSecret === null && isRemote(databases.main)) warnings.push(SECRET);
  if (signUp.emailDomains.length > 0) {
    if (signUp.mode === 'closed') warnings.push(DOMAINS_UNUSED);
    else if (mail.smtpUrl === null) warnings.push(DOMAINS);
  }
  if (signUp.schoolAnswersForPupils && signUp.mode === 'closed') warnings.push(SCHOOL_UNUSED);
  return warnings;
}

/** Whether a URL points to another machine. False for file paths. */
function isRemote(address: string): boolean {
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return hostname !== '' && !isLoopback(hostname);
}
