import { useState } from 'react';
import { m } from '#messages';
import { serverSetup } from '../../api/server-setup.ts';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { emailProblem } from '../credentials.tsx';
import { LocalMailLink } from './send-mail-again.tsx';

type AskForMailProps = {
  /** The initial value of the address. */
  email: string;
  ask: (email: string) => Promise<void>;
  label: string;
  /** Shown after the request; the same whether or not an account exists. */
  answer: string;
  autoFocus?: boolean;
};

/** A form that requests a mail to an address. */
export function AskForMail({ email, ask, label, answer, autoFocus = false }: AskForMailProps) {
  const [typed, setTyped] = useState(email);
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    setIsSent(false);
    await ask(typed.trim());
    setIsSent(true);
  };
  const { form, submit, isBusy, problems, problem, forgetProblem } = useSubmit(send, {
    check: () => ({ email: emailProblem(typed) }),
    fieldOf: (error) => (isRequestProblem(error, 'email-not-usable') ? 'email' : null),
  });
  const change = (text: string) => {
    setTyped(text);
    forgetProblem('email');
    setIsSent(false);
  };
  if (serverSetup().mail === 'none') return <NoMailsHere />;
  return (
    <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
      <TextField
        name="email"
        label={m['sign_in.email.label']()}
        type="email"
        autoComplete="email"
        value={typed}
        error={problems.email}
        onChange={change}
        autoFocus={autoFocus}
        isRequired
      />
      {problem && <Note tone="danger">{problem}</Note>}
      {isSent && (
        <Note tone="positive" icon={<CheckIcon />}>
          <p>{answer}</p>
          <LocalMailLink />
        </Note>
      )}
      <Row>
        <Button type="submit" look={isSent ? 'line' : 'filled'} isPending={isBusy}>
          {isSent ? m['sign_in.mail.send_it_again']() : label}
        </Button>
      </Row>
      <Announced>
        {isBusy && m['shared.processing']()}
        {isSent && answer}
      </Announced>
    </Stack>
  );
}

/** Requests a mail with a password reset link. The server does not reveal whether an account exists. */
export function AskForReset(props: Omit<AskForMailProps, 'ask' | 'answer'>) {
  const ask = async (email: string) => {
    await request('POST /auth/request-password-reset', { body: { email } });
  };
  return <AskForMail {...props} ask={ask} answer={m['sign_in.reset_password.sent']()} />;
}

function NoMailsHere() {
  return (
    <Note tone="caution">
      <p>{m['sign_in.mail.none']()}</p>
      <p>{m['sign_in.mail.none_help']()}</p>
    </Note>
  );
}
