import { useEffect } from 'react';
import { m } from '#messages';
import { serverSetup } from '../../api/server-setup.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { domainHint, newPasswordHint } from '../credentials.tsx';
import { SharedComputerSwitch } from '../shared-computer-switch.tsx';
import {
  AgeQuestion,
  canBeGrownUp,
  GrownUpCheck,
  isForChild,
  PrivacyConsent,
  RoleQuestion,
} from '../sign-up-consent.tsx';
import css from './auth-dialog.module.css';
import type { AuthForm, Credentials } from './use-auth-form.ts';

type StepProps = { form: AuthForm };

/**
 * The form of all steps. The form and its button are not replaced between steps: when an element with the focus is
 * removed, screen readers do not announce what gets the focus next.
 */
export function StepForm({ form: auth }: StepProps) {
  const { form, focused, step, mode, submit, isBusy } = auth;
  useEffect(() => {
    const field = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    if (focused === 'email') field('[name="email"]')?.focus();
    if (focused === 'first' && step) (field('[name=ageBand]:checked') ?? field('input'))?.focus();
  }, [form, focused, step]);
  return (
    <Stack ref={form} as="form" isWide className={css.form} onSubmit={submit} noValidate>
      {step === 'age' && <AgeFields form={auth} />}
      {step === 'fields' && (mode === 'signup' ? <SignUpFields form={auth} /> : <LogInFields form={auth} />)}
      <Button type="submit" size="l" full isPending={isBusy}>
        {mode === 'signup' ? m['sign_in.sign_up.continue']() : m['sign_in.log_in.send']()}
      </Button>
      {/* Below the button, so that the button is visible without scrolling on a small phone. */}
      {step === 'fields' && mode === 'login' && <SharedComputer form={auth} />}
    </Stack>
  );
}

function AgeFields({ form }: StepProps) {
  return (
    <AgeQuestion
      value={form.draft.ageBand}
      error={form.problems.ageBand}
      onChange={(ageBand) => form.change({ ageBand })}
    />
  );
}

function SignUpFields({ form }: StepProps) {
  const { draft, problems, change } = form;
  const forChild = isForChild(draft);
  return (
    <>
      <div className={css.stepHead}>
        <button type="button" className={css.back} onClick={() => form.goTo('age')}>
          <ArrowLeftIcon />
          {m['sign_in.sign_up.back']()}
        </button>
        {forChild && <p>{m['sign_in.sign_up.grown_up']()}</p>}
      </div>
      <TextField
        {...fieldOf(form, 'name')}
        label={m['sign_in.sign_up.name']()}
        hint={forChild ? m['sign_in.sign_up.name_of_child']() : undefined}
        autoComplete={forChild ? 'off' : 'name'}
      />
      <EmailField form={form} hint={forChild ? m['sign_in.sign_up.email_of_grown_up']() : domainHint()} />
      <TextField
        {...fieldOf(form, 'password')}
        label={m['sign_in.password.label']()}
        type="password"
        hint={newPasswordHint()}
        autoComplete="new-password"
      />
      {canBeGrownUp(draft) && (
        <RoleQuestion
          roles={form.gate.roles}
          value={draft.role}
          error={problems.role}
          onChange={(role) => change({ role })}
        />
      )}
      {forChild && (
        <GrownUpCheck
          isSelected={draft.isGrownUp}
          error={problems.isGrownUp}
          onChange={(isGrownUp) => change({ isGrownUp })}
        />
      )}
      {/* With SMTP the link in the mail signs in, and its page asks this question. */}
      {serverSetup().mail !== 'smtp' && <SharedComputer form={form} />}
      <PrivacyConsent forChild={forChild} />
    </>
  );
}

function LogInFields({ form }: StepProps) {
  return (
    <>
      <EmailField form={form} />
      <TextField
        {...fieldOf(form, 'password')}
        label={m['sign_in.password.label']()}
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}

function SharedComputer({ form: { draft, change } }: StepProps) {
  return <SharedComputerSwitch isSelected={draft.isShared} onChange={(isShared) => change({ isShared })} />;
}

function EmailField({ form, hint }: StepProps & { hint?: string | undefined }) {
  return (
    <TextField
      {...fieldOf(form, 'email')}
      label={m['sign_in.email.label']()}
      hint={hint}
      type="email"
      autoComplete="email"
    />
  );
}

function fieldOf({ draft, problems, change }: AuthForm, name: keyof Credentials) {
  return {
    name,
    value: draft[name],
    error: problems[name],
    onChange: (value: string) => change({ [name]: value }),
    isRequired: true,
  };
}
