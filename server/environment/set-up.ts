import type { MailState, SetUp } from '#contract/set-up.ts';
import type { Environment } from './environment.ts';
import { waysOf } from './providers.ts';

/** Whether the local identity service answers in the place of providers: on this machine itself, and only while none is set up. */
export function isStoodInFor({
  isOnThisMachineOnly,
  providers,
}: Pick<Environment, 'isOnThisMachineOnly' | 'providers'>) {
  return isOnThisMachineOnly && Object.keys(providers).length === 0;
}

/** What the pages have to know of the settings. */
export function setUpOf(environment: Pick<Environment, 'isOnThisMachineOnly' | 'providers' | 'mail'>): SetUp {
  const { providers, isOnThisMachineOnly, mail } = environment;
  const unsent: MailState = isOnThisMachineOnly ? 'local' : 'none';
  return {
    ways: waysOf(providers, isStoodInFor(environment)),
    openIdName: providers.oidc?.name ?? null,
    mail: mail.smtpUrl === null ? unsent : 'smtp',
  };
}
