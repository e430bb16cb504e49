import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focus } from '../../ui/focus.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { AgeQuestion } from '../agreement/age-question.tsx';
import { isForChild } from '../agreement/agreement-draft.ts';
import { GrownUpCheck } from '../agreement/grown-up-check.tsx';
import { WhatIsAgreed } from '../agreement/what-is-agreed.tsx';
import css from './auth-dialog.module.css';
import type { AuthEntry } from './auth-draft.ts';
import { AuthFields } from './auth-fields.tsx';
import type { AuthForm } from './use-auth-form.ts';

type StepProps = { form: AuthForm };

/** Asks for whom the account is, before anything is typed. */
export function AgeStep({ form }: StepProps) {
  return (
    <StepForm form={form} submit="CONTINUE">
      <AgeQuestion
        value={form.draft.ageBand}
        error={form.faults.ageBand}
        onChange={(ageBand) => form.change({ ageBand })}
      />
    </StepForm>
  );
}

/** What is typed to sign up, and what is agreed to. */
export function SignUpStep({ form }: StepProps) {
  const { draft, faults, change } = form;
  const forChild = isForChild(draft);
  return (
    <StepForm form={form} submit="CONTINUE" agreed={<WhatIsAgreed forChild={forChild} />}>
      <div className={css.stepHead}>
        <button type="button" className={css.back} onClick={() => form.goTo('age')}>
          <ArrowLeftIcon />
          Back
        </button>
        {forChild && <p>A grown-up makes this account.</p>}
      </div>
      <AuthFields mode="signup" forChild={forChild} draft={draft} faults={faults} onChange={change} />
      {forChild && (
        <GrownUpCheck
          isSelected={draft.isGrownUp}
          error={faults.isGrownUp}
          onChange={(isGrownUp) => change({ isGrownUp })}
        />
      )}
    </StepForm>
  );
}

export function LogInStep({ form }: StepProps) {
  return (
    <>
      <StepForm form={form} submit="LOG IN">
        <AuthFields mode="login" forChild={false} draft={form.draft} faults={form.faults} onChange={form.change} />
      </StepForm>
      <button type="button" className={css.forgot} onClick={() => form.goTo('forgot-password')}>
        Forgot your password?
      </button>
    </>
  );
}

type StepFormProps = StepProps & { submit: string; agreed?: ReactNode; children: ReactNode };

function StepForm({ form, submit, agreed, children }: StepFormProps) {
  return (
    <form
      ref={form.entry && FOCUS[form.entry]}
      className={classNames(layout.stack, layout.stackWide, css.form)}
      onSubmit={(event) => void form.submit(event)}
      noValidate
    >
      {children}
      {agreed}
      <Button type="submit" size="l" full isPending={form.isBusy}>
        {submit}
      </Button>
    </form>
  );
}

/** A choice that was made stands for its question. */
const FOCUS = {
  first: (form: HTMLFormElement | null) =>
    focus(form?.querySelector<HTMLElement>('input[type=radio]:checked') ?? form?.querySelector('input') ?? null),
  email: (form: HTMLFormElement | null) => focus(form?.querySelector<HTMLElement>('[name="email"]') ?? null),
} satisfies Record<AuthEntry, (form: HTMLFormElement | null) => void>;
