import type { MailMode, ServerSetup } from '#contract/platform/server-setup.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#rules/people/sign-in-methods.ts';
import type { Environment } from './environment.ts';

/** Whether the stand-in identity provider replaces social sign-in: only on loopback and without a configured provider. */
export function shouldUseStandIn({ isLoopbackOnly, providers }: Pick<Environment, 'isLoopbackOnly' | 'providers'>) {
  return isLoopbackOnly && Object.keys(providers).length === 0;
}

/** The settings that pages need. */
export function serverSetupOf(
  environment: Pick<Environment, 'isLoopbackOnly' | 'providers' | 'mail' | 'signUp' | 'tests' | 'operatorName'>,
): ServerSetup {
  const { providers, isLoopbackOnly, mail, signUp, tests, operatorName } = environment;
  const statusOf = (provider: SocialProvider) => {
    if (provider !== 'oidc' && shouldUseStandIn(environment)) return 'stand-in';
    return providers[provider] ? 'ready' : 'not-set-up';
  };
  const unsent: MailMode = isLoopbackOnly ? 'local' : 'none';
  return {
    ways: Object.fromEntries(SOCIAL_PROVIDERS.map((provider) => [provider, statusOf(provider)])) as ServerSetup['ways'],
    openIdName: providers.oidc?.name ?? null,
    mail: mail.smtpUrl === null ? unsent : 'smtp',
    signUp: signUp.mode,
    emailDomains: signUp.emailDomains,
    teachers: signUp.teachers,
    schoolAnswersForPupils: signUp.schoolAnswersForPupils,
    tests,
    operatorName,
  };
}
