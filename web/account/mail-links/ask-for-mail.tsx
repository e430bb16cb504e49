import { type FormEvent, useRef } from 'react';
import { serverSetupOfPage } from '../../api/server-setup.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LocalMailLink } from './local-mail-link.tsx';
import { NoMailsHere } from './no-mails-here.tsx';
import { useMailRequest } from './use-mail-request.ts';

type AskForMailProps = {
  /** What was typed elsewhere, to begin with. */
  email: string;
  ask: (email: string) => Promise<void>;
  label: string;
  /** Said once it was asked for; the same whether or not there is an account. */
  answer: string;
  autoFocus?: boolean;
};

/** Asks for a mail to an address. */
export function AskForMail({ email, ask, label, answer, autoFocus = false }: AskForMailProps) {
  const form = useRef<HTMLFormElement>(null);
  const toField = () => form.current?.querySelector('input')?.focus();
  const { typed, fault, error, state, type, send } = useMailRequest(email, ask, toField);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  if (serverSetupOfPage().mail === 'none') return <NoMailsHere />;
  return (
    <form ref={form} className={classNames(layout.stack, layout.stackWide)} onSubmit={submit} noValidate>
      <TextField
        name="email"
        label="Email Address"
        type="email"
        autoComplete="email"
        value={typed}
        error={fault}
        onChange={type}
        autoFocus={autoFocus}
        isRequired
      />
      {error && <Note tone="danger">{error}</Note>}
      {state === 'sent' && (
        <Note tone="positive" icon={<CheckIcon />}>
          <p>{answer}</p>
          <LocalMailLink />
        </Note>
      )}
      <div className={layout.row}>
        <Button type="submit" look={state === 'sent' ? 'line' : 'filled'} isPending={state === 'busy'}>
          {state === 'sent' ? 'Send it again' : label}
        </Button>
      </div>
      <p className={layout.hidden} role="status">
        {state === 'busy' && 'Processing...'}
        {state === 'sent' && answer}
      </p>
    </form>
  );
}
