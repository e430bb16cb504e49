import type { MailMode, ServerSetup } from '#contract/server-setup.ts';
import type { Environment } from './environment.ts';
import { providerStatuses } from './providers.ts';

/** Whether the local identity service answers in the place of providers: on this machine itself, and only while none is set up. */
export function shouldUseStandIn({ isLoopbackOnly, providers }: Pick<Environment, 'isLoopbackOnly' | 'providers'>) {
  return isLoopbackOnly && Object.keys(providers).length === 0;
}

/** What the pages have to know of the settings. */
export function serverSetupOf(environment: Pick<Environment, 'isLoopbackOnly' | 'providers' | 'mail'>): ServerSetup {
  const { providers, isLoopbackOnly, mail } = environment;
  const unsent: MailMode = isLoopbackOnly ? 'local' : 'none';
  return {
    ways: providerStatuses(providers, shouldUseStandIn(environment)),
    openIdName: providers.oidc?.name ?? null,
    mail: mail.smtpUrl === null ? unsent : 'smtp',
  };
}
