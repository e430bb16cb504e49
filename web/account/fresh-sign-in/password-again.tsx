import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { RequestProblem, sentenceOf } from '../../api/request.ts';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { TextField } from '../../ui/text-field.tsx';

/** Asks for the password once more. The email beside it is for programs that fill in passwords. */
export function PasswordAgain({ learner, onDone }: { learner: Learner; onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { logIn } = useSession();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const toField = () => form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  // What was pressed to come here is gone.
  useEffect(toField, []);

  const refuse = (sentence: string) => {
    setFault(sentence);
    toField();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return refuse('Type your password.');
    setIsBusy(true);
    try {
      await logIn({ email: learner.email, password });
      onDone();
    } catch (error) {
      refuse(faultOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form
      ref={form}
      className={classNames(layout.stack, layout.stackWide)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <input type="hidden" name="username" autoComplete="username" value={learner.email} />
      <TextField
        label="Your password"
        name="password"
        type="password"
        value={password}
        error={fault}
        onChange={(typed) => {
          setPassword(typed);
          setFault(undefined);
        }}
        autoComplete="current-password"
        isRequired
      />
      <Button type="submit" isPending={isBusy}>
        Sign in again
      </Button>
    </form>
  );
}

/** The email is not asked for, so it cannot be what is wrong. */
function faultOf(error: unknown): string {
  const isWrong = error instanceof RequestProblem && error.code === 'wrong-password';
  return isWrong ? 'This is not your password. Check it and try again.' : sentenceOf(error);
}
