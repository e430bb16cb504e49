import { type FormEvent, useRef } from 'react';
import type { Learner } from '#contract/learner.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { Note } from '../../../ui/note.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FreshSignIn } from '../../fresh-sign-in/fresh-sign-in.tsx';
import { NewPasswordField } from '../../new-password-field.tsx';
import { usePasswordChange } from './use-password-change.ts';

type PasswordFormProps = { learner: Learner; hasPassword: boolean; onClose: (came: 'saved' | 'left') => void };

/** Asks for the password of now, where there is one, and for the next. */
export function PasswordForm({ learner, hasPassword, onClose }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, faults, fault, state, change, send, stay } = usePasswordChange(learner.id, hasPassword, {
    onFault: (field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
    onSaved: () => onClose('saved'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  if (state === 'prove') return <FreshSignIn learner={learner} onDone={() => void send()} onCancel={stay} />;
  return (
    <form ref={form} className={classNames(layout.stack, layout.stackWide)} onSubmit={submit} noValidate>
      <p>Saving signs you out of all other browsers. Here you stay signed in.</p>
      {/* Programs that keep passwords look for whose it is. */}
      <input type="text" name="username" autoComplete="username" value={learner.email} readOnly hidden />
      {hasPassword && (
        <TextField
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={draft.currentPassword}
          error={faults.currentPassword}
          onChange={(currentPassword) => change({ currentPassword })}
          autoFocus
          isRequired
        />
      )}
      <NewPasswordField
        value={draft.newPassword}
        error={faults.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        autoFocus={!hasPassword}
      />
      {fault && <Note tone="danger">{fault}</Note>}
      <div className={classNames(layout.row, layout.rowQuiet)}>
        <Button type="submit" isPending={state === 'busy'}>
          Save password
        </Button>
        <Button look="quiet" onPress={() => onClose('left')}>
          Cancel
        </Button>
      </div>
      <p className={layout.hidden} role="status">
        {state === 'busy' && 'Processing...'}
      </p>
    </form>
  );
}
