import { type Environment, readEnvironment } from '../../server/environment/environment.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { environmentWarnings } from '../../server/environment/warnings.ts';
import { freeBytesOf } from '../../server/operations/disk.ts';
import { checkDatabases } from './database-check.ts';
import { type Finding, findingsOf, lineOf, type Readings } from './finding.ts';
import { checkBackups, checkDisk } from './machine-checks.ts';
import { checkClock, checkMail, checkProviders, checkPublicAddress } from './service-checks.ts';

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
  tell(await checkDatabases(environment));
  tell([await checkMail(environment)]);
  tell(await checkProviders(environment));
  tell([await checkClock(environment, now)]);
  tell([await checkPublicAddress(environment)]);
  tell(await checkDisk(environment, freeBytes));
  tell(await checkBackups(environment, now()));
  return exitCode;
}

function checkSettings(variables: Variables): { environment: Environment | null; findings: Finding[] } {
  const { ok, wrong, notChecked } = findingsOf('Settings');
  try {
    const environment = readEnvironment(variables);
    const warnings = environmentWarnings(environment);
    return { environment, findings: warnings.length > 0 ? warnings.map(wrong) : [ok('The server accepts them.')] };
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const rest = { ...notChecked('Correct the settings first.'), check: 'Everything else' };
    return { environment: null, findings: [...error.message.split('\n').map(wrong), rest] };
  }
}
