import { useRef } from 'react';
import { m } from '#messages';
import {
  BUILT_IN_PROVIDER_IDS,
  BUILT_IN_PROVIDERS,
  type BuiltInProvider,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '#rules/people/sign-in-methods.ts';
import { useServerSetup } from '../../api/server-setup.ts';
import { isSetUp, providerName } from '../../learner/sign-in-again/sign-in-window.ts';
import { goOnSentence, WaitingNote } from '../../learner/sign-in-again/waiting-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PressButton } from '../../ui/controls/press-button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import AppleMark from '../../ui/icons/apple-logo-fill.svg?icon';
import FacebookMark from '../../ui/icons/facebook-logo-fill.svg?icon';
import GithubMark from '../../ui/icons/github-logo-fill.svg?icon';
import GoogleMark from '../../ui/icons/google-logo-fill.svg?icon';
import { CheckIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { PicturesLink } from '../pictures/pictures-link.tsx';
import css from './auth-dialog.module.css';
import { StepForm } from './auth-form-steps.tsx';
import { AUTH_TEXTS, type AuthForm } from './use-auth-form.ts';

/**
 * The identity providers (not beside the fields of a sign-up), and the form below them, inert while a window is open.
 */
export function SignInStep({ form, remark }: { form: AuthForm; remark: string | undefined }) {
  const { mode, step, isBusy, message, socialSignIn } = form;
  const { waitingFor } = socialSignIn;
  const offered = useOfferedProviders();
  const offersProviders = offered.length > 0 && (step === 'age' || mode === 'login');
  const providers = useRef<HTMLDivElement>(null);
  const focusAfterCancel = () => {
    const button = providers.current?.querySelector<HTMLElement>(`[data-provider="${waitingFor}"]`);
    focus(button ?? providers.current?.parentElement?.querySelector('form input') ?? null);
  };
  if (form.refusal !== null) return <Refused form={form} refusal={form.refusal} />;
  return (
    <>
      {remark && mode === 'signup' && <Note>{remark}</Note>}
      {form.gate.invitation && mode === 'signup' && (
        <Note tone="positive" icon={<CheckIcon />}>
          {m['sign_in.invitation.here']()}
        </Note>
      )}
      {mode === 'login' && <PicturesLink isFirst />}
      {(offersProviders || waitingFor) && (
        <div ref={providers} className={css.providers}>
          {offersProviders && <ProviderButtons offered={offered} onChoose={form.chooseProvider} />}
          <WaitingNote socialSignIn={socialSignIn} onCancel={focusAfterCancel} />
        </div>
      )}
      {offersProviders && <p className={css.or}>{m['sign_in.or_with_email']()}</p>}
      {message && (
        <Note key={message.sentence} tone={message.tone}>
          {message.sentence}
        </Note>
      )}
      <Announced>
        {isBusy && m['shared.processing']()}
        {!isBusy && waitingFor && goOnSentence(waitingFor)}
        {!isBusy && !waitingFor && message?.tone === 'caution' && message.sentence}
      </Announced>
      <div className={css.form} inert={waitingFor !== null}>
        <StepForm form={form} />
        {mode === 'login' && (
          <button type="button" className={css.forgot} onClick={() => form.goTo('forgot-password')}>
            {m['sign_in.forgot_password.title']()}
          </button>
        )}
        <SwitchMode form={form} />
        {mode === 'login' && <PicturesLink isFirst={false} />}
      </div>
    </>
  );
}

/** Shown instead of the sign-up form where an account needs an invitation or the operator: the reason, and how to log in. */
function Refused({ form, refusal }: { form: AuthForm; refusal: string }) {
  return (
    <div className={css.form}>
      <Note>{refusal}</Note>
      <SwitchMode form={form} />
      <PicturesLink />
    </div>
  );
}

function SwitchMode({ form: { mode, switchMode } }: { form: AuthForm }) {
  const { question, switchTo } = AUTH_TEXTS[mode];
  return (
    <p>
      {question()}{' '}
      <button type="button" className={css.switch} onClick={switchMode}>
        {switchTo()}
      </button>
    </p>
  );
}

/** Icons from Phosphor Icons. */
const PROVIDER_MARKS: Record<BuiltInProvider, typeof AppleMark> = {
  google: GoogleMark,
  apple: AppleMark,
  github: GithubMark,
  facebook: FacebookMark,
};

/** The providers that are set up; none until the server has said which. */
function useOfferedProviders(): readonly SocialProvider[] {
  return useServerSetup() ? SOCIAL_PROVIDERS.filter(isSetUp) : [];
}

type ProviderButtonsProps = { offered: readonly SocialProvider[]; onChoose: (provider: SocialProvider) => void };

/** The built-in providers, and the provider of the operator. */
function ProviderButtons({ offered, onChoose }: ProviderButtonsProps) {
  const builtIn = BUILT_IN_PROVIDER_IDS.filter((provider) => offered.includes(provider));
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are not form controls
    <div role="group" aria-label={m['sign_in.providers']()} className={css.providers}>
      {builtIn.length > 0 && (
        <div className={css.socials}>
          {builtIn.map((provider) => {
            const Mark = PROVIDER_MARKS[provider];
            return (
              <PressButton
                key={provider}
                className={css.social}
                data-provider={provider}
                onPress={() => onChoose(provider)}
              >
                <Mark />
                <span>{BUILT_IN_PROVIDERS[provider]}</span>
              </PressButton>
            );
          })}
        </div>
      )}
      {offered.includes('oidc') && (
        <Button look="line" full data-provider="oidc" onPress={() => onChoose('oidc')}>
          {providerName('oidc')}
        </Button>
      )}
    </div>
  );
}
