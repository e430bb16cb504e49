import type { MailMode, ServerSetup } from '#contract/server-setup.ts';
import type { Environment } from './environment.ts';
import { providerStatuses } from './providers.ts';

/** Whether the stand-in identity provider replaces social sign-in: only on loopback and without a configured provider. */
export function shouldUseStandIn({ isLoopbackOnly, providers }: Pick<Environment, 'isLoopbackOnly' | 'providers'>) {
  return isLoopbackOnly && Object.keys(providers).length === 0;
}

/** The settings that pages need. */
export function serverSetupOf(environment: Pick<Environment, 'isLoopbackOnly' | 'providers' | 'mail'>): ServerSetup {
  const { providers, isLoopbackOnly, mail } = environment;
  const unsent: MailMode = isLoopbackOnly ? 'local' : 'none';
  return {
    ways: providerStatuses(providers, shouldUseStandIn(environment)),
    openIdName: providers.oidc?.name ?? null,
    mail: mail.smtpUrl === null ? unsent : 'smtp',
  };
}
