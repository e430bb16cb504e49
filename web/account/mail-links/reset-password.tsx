import { type FormEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { AskForReset } from './ask-for-reset.tsx';
import { GoOnFromHere } from './go-on-from-here.tsx';
import { LinkStatus } from './link-status.tsx';
import { usePasswordReset } from './use-password-reset.ts';

const CHANGED = 'Your password is changed. You are signed out everywhere.';

/** Asks for the new password, once for each link. */
export function ResetPassword({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const toField = () => form.current?.querySelector('input')?.focus();
  const { password, fieldFault, fault, state, type, save } = usePasswordReset(token, toField);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  if (state === 'not-usable') return <AskForReset sentence={fault ?? ''} takesFocus />;
  const isChanged = state === 'changed';
  return (
    <>
      <LinkStatus isBusy={state === 'busy'} done={isChanged ? CHANGED : null} />
      {isChanged ? (
        <GoOnFromHere />
      ) : (
        <form
          ref={form}
          className={classNames(layout.stack, layout.stackWide, layout.stackM)}
          onSubmit={submit}
          noValidate
        >
          <NewPasswordField value={password} error={fieldFault} onChange={type} />
          {fault && <Note tone="danger">{fault}</Note>}
          <div className={layout.row}>
            <Button type="submit" size="l" isPending={state === 'busy'}>
              Save password
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
