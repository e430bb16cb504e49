import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { isAboutNewPassword, NewPasswordField, newPasswordProblem } from '../credentials.tsx';
import { FreshSignIn } from '../fresh-sign-in.tsx';
import { sessionsQuery, signInMethodsQuery } from '../sign-in-queries.ts';

type PasswordFormProps = {
  learner: Learner;
  hasPassword: boolean;
  onClose: (closedBy: 'saved' | 'cancelled') => void;
};
type Field = 'currentPassword' | 'newPassword';

/** Asks for the current password, if one is set, and for the new one. */
export function PasswordForm({ learner, hasPassword, onClose }: PasswordFormProps) {
  const [draft, setDraft] = useState({ currentPassword: '', newPassword: '' });
  const [mustSignIn, setMustSignIn] = useState(false);
  const queries = useQueryClient();

  const save = async () => {
    setMustSignIn(false);
    const body = hasPassword ? draft : { newPassword: draft.newPassword };
    try {
      await request('POST /learners/:learnerId/password', { params: { learnerId: learner.id }, body });
    } catch (error) {
      if (isRequestProblem(error, 'sign-in-again')) return setMustSignIn(true);
      throw error;
    }
    // The change ended all other sessions, and a first password adds a sign-in method.
    await Promise.all([
      queries.invalidateQueries(sessionsQuery(learner.id)),
      queries.invalidateQueries(signInMethodsQuery(learner.id)),
    ]);
    onClose('saved');
  };
  const { form, submit, isBusy, problems, problem, forgetProblem } = useSubmit<Field>(save, {
    check: () => ({
      ...(hasPassword && draft.currentPassword === '' && { currentPassword: m['account.password.current_missing']() }),
      newPassword: newPasswordProblem(draft.newPassword),
    }),
    fieldOf: (error) => {
      if (isAboutNewPassword(error)) return 'newPassword';
      return isRequestProblem(error, 'wrong-current-password') ? 'currentPassword' : null;
    },
    onError: useSessionCheck(),
  });
  const change = (field: Field) => (typed: string) => {
    setDraft({ ...draft, [field]: typed });
    forgetProblem(field);
  };

  if (mustSignIn) return <FreshSignIn learner={learner} onDone={submit} onCancel={() => setMustSignIn(false)} />;
  return (
    <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
      <p>{m['account.password.signs_out']()}</p>
      {/* Tells password managers which account it is. */}
      <input type="text" name="username" autoComplete="username" value={learner.email} readOnly hidden />
      {hasPassword && (
        <TextField
          name="currentPassword"
          label={m['account.password.current']()}
          type="password"
          whichPassword="current"
          autoComplete="current-password"
          value={draft.currentPassword}
          error={problems.currentPassword}
          onChange={change('currentPassword')}
          autoFocus
          isRequired
        />
      )}
      <NewPasswordField
        value={draft.newPassword}
        error={problems.newPassword}
        onChange={change('newPassword')}
        autoFocus={!hasPassword}
      />
      <FormEnd
        submit={m['account.password.save']()}
        isBusy={isBusy}
        problem={problem}
        onCancel={() => onClose('cancelled')}
      />
      <Announced>{isBusy && m['shared.processing']()}</Announced>
    </Stack>
  );
}
