import { useState } from 'react';
import { useChangePassword } from '../../../api/password.ts';
import { isOtherSession, RequestProblem, sentenceOf } from '../../../api/request.ts';
import { useSession } from '../../../api/session.tsx';
import { isAboutNewPassword, newPasswordFault } from '../../new-password-field.tsx';

type Draft = { currentPassword: string; newPassword: string };
type Faults = { [Field in keyof Draft]?: string | undefined };
type Heard = { onFault: (field: keyof Draft) => void; onSaved: () => void };

/** A password from its first letter until it is saved. In `prove` the server wants to know first who it is. */
export function usePasswordChange(learnerId: string, hasPassword: boolean, { onFault, onSaved }: Heard) {
  const changePassword = useChangePassword(learnerId);
  const { refresh } = useSession();
  const [draft, setDraft] = useState<Draft>({ currentPassword: '', newPassword: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [fault, setFault] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'prove'>('open');

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setFaults({ ...faults, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) });
  };
  const refuse = (found: Faults) => {
    setFaults(found);
    const [first] = Object.keys(found) as (keyof Draft)[];
    if (first) onFault(first);
  };

  const send = async () => {
    if (state === 'busy') return;
    setFault(null);
    const found = faultsOf(draft, hasPassword);
    if (Object.keys(found).length > 0) return refuse(found);
    setState('busy');
    const { currentPassword, newPassword } = draft;
    try {
      await changePassword(hasPassword ? { currentPassword, newPassword } : { newPassword });
      onSaved();
    } catch (error) {
      if (error instanceof RequestProblem && error.code === 'sign-in-again') return setState('prove');
      setState('open');
      const field = fieldOf(error);
      if (field) refuse({ [field]: sentenceOf(error) });
      else setFault(sentenceOf(error));
      if (isOtherSession(error)) void refresh();
    }
  };

  return { draft, faults, fault, state, change, send, stay: () => setState('open') };
}

function faultsOf({ currentPassword, newPassword }: Draft, hasPassword: boolean): Faults {
  const faults: Faults = {};
  if (hasPassword && currentPassword === '') faults.currentPassword = 'Type the password that you use now.';
  const fault = newPasswordFault(newPassword);
  if (fault) faults.newPassword = fault;
  return faults;
}

/** The field that the server could not use. */
function fieldOf(error: unknown): keyof Draft | undefined {
  if (isAboutNewPassword(error)) return 'newPassword';
  const isWrong = error instanceof RequestProblem && error.code === 'wrong-current-password';
  return isWrong ? 'currentPassword' : undefined;
}
