import type { ScreeningDatabases } from '../../server/database/screening-databases.ts';
import type { Environment } from '../../server/environment/environment.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { readSecret } from '../../server/identity/auth-secret.ts';
import { acceptSecret, compareSecret } from '../../server/identity/installation/secret-fingerprint.ts';
import type { Plan } from './plan.ts';

type Needs = { databases: ScreeningDatabases; environment: Pick<Environment, 'authSecret' | 'dataDir'> };

/** Takes another AUTH_SECRET for the one of the data, after which neither the start nor `doctor` warns of it. */
export async function planAcceptingSecret({ databases: { database }, environment }: Needs): Promise<Plan> {
  const { authSecret, dataDir } = environment;
  const secret = authSecret ?? (await readSecret(dataDir));
  if (secret === null) throw new StartupError('There is no AUTH_SECRET, and no auth-secret in DATA_DIR.');
  const isSame = (await compareSecret(database, secret)) === 'same';
  const effect = isSame ? 'nothing changes' : 'pictures of pupils from before stay wrong until they get new ones';
  return {
    would: `take this AUTH_SECRET for the one of the data: ${effect}`,
    async act() {
      await acceptSecret(database, secret);
      return `This AUTH_SECRET is the one of the data now: ${effect}.`;
    },
  };
}
