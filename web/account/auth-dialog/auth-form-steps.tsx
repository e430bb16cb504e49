import { type ReactNode, useEffect } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { Stack } from '../../ui/stack.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AgeQuestion, GrownUpCheck, isForChild, PrivacyAgreement } from '../agreement.tsx';
import { newPasswordHint } from '../credentials.tsx';
import css from './auth-dialog.module.css';
import type { Credentials } from './auth-draft.ts';
import type { AuthForm } from './use-auth-form.ts';

type StepProps = { form: AuthForm };

export function AgeStep({ form }: StepProps) {
  return (
    <StepForm form={form} button={m['sign_in.sign_up.continue']()}>
      <AgeQuestion
        value={form.draft.ageBand}
        error={form.faults.ageBand}
        onChange={(ageBand) => form.change({ ageBand })}
      />
    </StepForm>
  );
}

export function SignUpStep({ form }: StepProps) {
  const { draft, faults, change } = form;
  const forChild = isForChild(draft);
  return (
    <StepForm form={form} button={m['sign_in.sign_up.continue']()}>
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
      <EmailField form={form} hint={forChild ? m['sign_in.sign_up.email_of_grown_up']() : undefined} />
      <TextField
        {...fieldOf(form, 'password')}
        label={m['sign_in.password.label']()}
        type="password"
        hint={newPasswordHint()}
        autoComplete="new-password"
      />
      {forChild && (
        <GrownUpCheck
          isSelected={draft.isGrownUp}
          error={faults.isGrownUp}
          onChange={(isGrownUp) => change({ isGrownUp })}
        />
      )}
      <PrivacyAgreement forChild={forChild} />
    </StepForm>
  );
}

export function LogInStep({ form }: StepProps) {
  return (
    <>
      <StepForm form={form} button={m['sign_in.log_in.send']()}>
        <EmailField form={form} />
        <TextField
          {...fieldOf(form, 'password')}
          label={m['sign_in.password.label']()}
          type="password"
          autoComplete="current-password"
        />
      </StepForm>
      <button type="button" className={css.forgot} onClick={() => form.goTo('forgot-password')}>
        {m['sign_in.forgot_password.title']()}
      </button>
    </>
  );
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

function fieldOf({ draft, faults, change }: AuthForm, name: keyof Credentials) {
  return {
    name,
    value: draft[name],
    error: faults[name],
    onChange: (value: string) => change({ [name]: value }),
    isRequired: true,
  };
}

type StepFormProps = StepProps & { button: string; children: ReactNode };

function StepForm({ form: { form, focused, submit, isBusy }, button, children }: StepFormProps) {
  useEffect(() => {
    const field = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    if (focused === 'email') field('[name="email"]')?.focus();
    if (focused === 'first') (field('input[type=radio]:checked') ?? field('input'))?.focus();
  }, [form, focused]);
  return (
    <Stack ref={form} as="form" isWide className={css.form} onSubmit={submit} noValidate>
      {children}
      <Button type="submit" size="l" full isPending={isBusy}>
        {button}
      </Button>
    </Stack>
  );
}
