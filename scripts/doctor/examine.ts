import { type Environment, readEnvironment } from '../../server/environment/environment.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { environmentWarnings } from '../../server/environment/warnings.ts';
import { readSecret } from '../../server/identity/auth-secret.ts';
import { freeBytesOf } from '../../server/operations/disk.ts';
import { askOwnPort, checkPorts, checkPublicAddress } from './address-checks.ts';
import { checkDatabases } from './database-check.ts';
import { type Finding, findingsOf, lineOf, type Readings } from './finding.ts';
import { checkBackups, checkDataFolder, checkDisk } from './machine-checks.ts';
import { checkClock, checkMail, checkProviders } from './service-checks.ts';

type Variables = Record<string, string | undefined>;

const OF_THIS_MACHINE: Readings = { now: () => new Date(), freeBytes: freeBytesOf };

/**
 * Runs all checks of an installation and prints a line for each.
 * @returns the exit code: 1 when something is wrong
 */
export async function examine(
  variables: Variables,
  print: (line: string) => void,
  { now, freeBytes }: Readings = OF_THIS_MACHINE,
): Promise<0 | 1> {
  let exitCode: 0 | 1 = 0;
  const tell = (findings: readonly Finding[]) => {
    for (const finding of findings) print(lineOf(finding));
    if (findings.some(({ state }) => state === 'wrong')) exitCode = 1;
  };
  const { environment, findings } = checkSettings(variables);
  tell(findings);
  if (environment === null) return 1;
  const ofFolder = await checkDataFolder(environment);
  tell(ofFolder);
  if (ofFolder.length > 0) return 1;
  const secret = await readOwnSecret(environment, tell);
  tell(await checkDatabases(environment, secret));
  tell([await checkMail(environment)]);
  tell(await checkProviders(environment));
  tell([await checkClock(environment, now)]);
  const atPort = await askOwnPort(environment, secret);
  tell(await checkPorts(environment, atPort));
  tell(await checkPublicAddress(environment, secret, atPort));
  tell(await checkDisk(environment, freeBytes));
  tell(await checkBackups(environment, now()));
  return exitCode;
}

/** AUTH_SECRET, or the secret in the data folder; null before the first start. */
async function readOwnSecret({ authSecret, dataDir }: Environment, tell: (findings: Finding[]) => void) {
  if (authSecret !== null) return authSecret;
  return readSecret(dataDir).catch((error) => {
    const fault = error instanceof StartupError ? error.message : `auth-secret in ${dataDir} cannot be read.`;
    tell([findingsOf('Secret').wrong(fault)]);
    return null;
  });
}

/** What nobody can be reached by, where others than this machine use the app. */
function findNotes({ isLoopbackOnly, mail, securityContact }: Environment): Finding[] {
  if (isLoopbackOnly) return [];
  const { note } = findingsOf('Settings');
  const notes: Finding[] = [];
  if (mail.operatorEmail === null)
    notes.push(note('OPERATOR_EMAIL is not set, so requests for a demo are mailed to nobody.'));
  if (securityContact === null)
    notes.push(note('SECURITY_CONTACT is not set, so /.well-known/security.txt names the form on /about.'));
  return notes;
}

function checkSettings(variables: Variables): { environment: Environment | null; findings: Finding[] } {
  const { ok, wrong, notTried } = findingsOf('Settings');
  try {
    const environment = readEnvironment(variables);
    const warnings = environmentWarnings(environment);
    const findings = warnings.length > 0 ? warnings.map(wrong) : [ok('The server accepts them.')];
    return { environment, findings: [...findings, ...findNotes(environment)] };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const rest = { ...notTried('Correct the settings first.'), check: 'Everything else' };
    return { environment: null, findings: [...error.message.split('\n').map(wrong), rest] };
  }
}
