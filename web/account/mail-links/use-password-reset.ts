import { useState } from 'react';
import { resetPassword } from '../../api/mail-links.ts';
import { RequestProblem, sentenceOf } from '../../api/request.ts';
import { useSession } from '../../api/session.tsx';
import { isAboutNewPassword, newPasswordFault } from '../new-password-field.tsx';

/** A new password from its first letter until it is set. `toField` moves the focus there. */
export function usePasswordReset(token: string, toField: () => void) {
  const { session, refresh, logOut } = useSession();
  const [password, setPassword] = useState('');
  const [fieldFault, setFieldFault] = useState<string>();
  const [fault, setFault] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'changed' | 'not-usable'>('open');

  const type = (typed: string) => {
    setPassword(typed);
    setFieldFault(undefined);
  };
  const refuse = (sentence: string) => {
    setFieldFault(sentence);
    toField();
  };
  /** The session here may be one of those that ended; then other tabs have to hear of it as well. */
  const leave = async () => {
    if (session.learner && !(await refresh()).learner) await logOut().catch(() => undefined);
  };

  const save = async () => {
    if (state === 'busy') return;
    setFault(null);
    const found = newPasswordFault(password);
    if (found) return refuse(found);
    setState('busy');
    try {
      await resetPassword(token, password);
      await leave();
      setState('changed');
    } catch (error) {
      const isOver = error instanceof RequestProblem && error.code === 'link-not-usable';
      setState(isOver ? 'not-usable' : 'open');
      if (isAboutNewPassword(error)) refuse(sentenceOf(error));
      else setFault(sentenceOf(error));
    }
  };
  return { password, fieldFault, fault, state, type, save };
}
