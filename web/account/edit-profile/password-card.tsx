import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { needsGrownUp } from '#rules/people/age-band.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { sessionsQuery, signInMethodsQuery, useSignInMethods } from '../../api/sign-in-queries.ts';
import { isRequestProblem, request } from '../../http/request.ts';
import { useFreshSignIn } from '../../learner/sign-in-again/use-fresh-sign-in.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { isAboutNewPassword, NewPasswordField, newPasswordProblem } from '../credentials.tsx';
import { AskForReset } from '../mail-links/ask-for-mail.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { DataMissing } from './data-missing.tsx';

type FormOutcome = 'saved' | 'cancelled';

/** Changes the password of a learner, or sets a first one. */
export function PasswordCard({ learner }: { learner: Learner }) {
  const { methods, isAway, refetch } = useSignInMethods(learner.id);
  const [isOpen, setIsOpen] = useState(false);
  /** How the form was closed last time. */
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);
  const hasPassword = methods?.some(({ way }) => way === 'password') === true;

  const open = () => {
    setOutcome(null);
    setIsOpen(true);
  };
  const close = (closedBy: FormOutcome) => {
    setOutcome(closedBy);
    setIsOpen(false);
  };
  return (
    <SettingsCard title={m['account.password.title']()}>
      {!methods && <DataMissing isAway={isAway} sentence={m['account.password.away']()} onTryAgain={refetch} />}
      {methods && !isOpen && <PasswordState {...{ learner, hasPassword, outcome }} onOpen={open} />}
      {methods && isOpen && <PasswordForm {...{ learner, hasPassword }} onClose={close} />}
      <Announced>{outcome === 'saved' && m['account.password.saved']()}</Announced>
    </SettingsCard>
  );
}

type PasswordStateProps = {
  learner: Learner;
  hasPassword: boolean;
  outcome: FormOutcome | null;
  onOpen: () => void;
};

/** Whether a password is set, and the button that opens the form. */
function PasswordState({ learner, hasPassword, outcome, onOpen }: PasswordStateProps) {
  if (!hasPassword && learner.email === '') return <p>{m['account.password.needs_email']()}</p>;
  if (!hasPassword && needsGrownUp(learner.ageBand)) return <FirstPasswordOfChild learner={learner} />;
  return (
    <>
      {hasPassword && outcome === 'saved' ? (
        <Note tone="positive" icon={<CheckIcon />}>
          {m['account.password.saved_and_signed_out']()}
        </Note>
      ) : (
        <p>{hasPassword ? m['account.password.exists']() : m['account.password.none_yet']()}</p>
      )}
      <Row>
        <Button look="line" onPress={onOpen} ref={outcome ? focus : null}>
          {hasPassword ? m['account.password.change']() : m['account.password.set']()}
        </Button>
        <ButtonLink look="quiet" to={PATHS.takeBack}>
          {m['sign_in.take_back.title']()}
        </ButtonLink>
      </Row>
    </>
  );
}

/** A child cannot set the first password, because a grown-up decides with it. The mail goes to the grown-up. */
function FirstPasswordOfChild({ learner }: { learner: Learner }) {
  return (
    <>
      <p>{m['account.password.of_child']()}</p>
      <AskForReset email={learner.email} label={m['account.password.mail_to_grown_up']()} />
    </>
  );
}

type PasswordFormProps = {
  learner: Learner;
  hasPassword: boolean;
  onClose: (closedBy: 'saved' | 'cancelled') => void;
};
type Field = 'currentPassword' | 'newPassword';

/** Asks for the current password, if one is set, and for the new one. */
function PasswordForm({ learner, hasPassword, onClose }: PasswordFormProps) {
  const [draft, setDraft] = useState({ currentPassword: '', newPassword: '' });
  const queries = useQueryClient();

  const save = async () => {
    const body = hasPassword ? draft : { newPassword: draft.newPassword };
    await request('POST /learners/:learnerId/password', { params: { learnerId: learner.id }, body });
    // The change ended all other sessions, and a first password adds a sign-in method.
    await Promise.all([
      queries.invalidateQueries(sessionsQuery(learner.id)),
      queries.invalidateQueries(signInMethodsQuery(learner.id)),
    ]);
    onClose('saved');
  };
  const { form, submit, isBusy, problems, problem, forgetProblem, signInAgain } = useFreshSignIn<Field>(learner, save, {
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

  if (signInAgain) return signInAgain;
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
