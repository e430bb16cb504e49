import { type FormEvent, useState } from 'react';
import { RequestProblem, sentenceOf } from '../../api/request.ts';
import { useSession } from '../../api/session.tsx';
import { finishSignUp } from '../../api/sign-in.ts';
import {
  type AgreementDraft,
  type AgreementFaults,
  ageFaultsOf,
  agreementIn,
  EMPTY_AGREEMENT,
  grownUpFaultsOf,
} from '../agreement/agreement-draft.ts';
import { outcomeWords } from './outcome-words.ts';

/**
 * Asks for whom an account is until somebody may have it; then makes it, and they are here. `needsEmail`: they may not,
 * since the other place gave no address for a grown-up.
 */
export function useFinishSignUp(nonce: string, name: string, onDone: () => void) {
  const { arrive } = useSession();
  const [draft, setDraft] = useState<AgreementDraft>(EMPTY_AGREEMENT);
  const [faults, setFaults] = useState<AgreementFaults>({});
  const [fault, setFault] = useState<string | null>(null);
  const [needsEmail, setNeedsEmail] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const change = (part: Partial<AgreementDraft>) => {
    setDraft({ ...draft, ...part });
    setFaults({});
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setFault(null);
    const found = { ...ageFaultsOf(draft), ...grownUpFaultsOf(draft) };
    setFaults(found);
    const [first] = Object.keys(found);
    const agreement = agreementIn(draft);
    if (first || !agreement) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setIsBusy(true);
    try {
      arrive(await finishSignUp({ ...agreement, nonce }));
      onDone();
    } catch (error) {
      setNeedsEmail(isProblem(error, 'grown-up-email-needed'));
      setFault(faultOf(error, name));
    } finally {
      setIsBusy(false);
    }
  };
  return { draft, faults, fault, needsEmail, isBusy, change, submit };
}

function isProblem(error: unknown, code: RequestProblem['code']): boolean {
  return error instanceof RequestProblem && error.code === code;
}

/** The address may have got an account of its own in the meantime. */
function faultOf(error: unknown, name: string): string {
  const isTaken = isProblem(error, 'email-taken');
  return isTaken ? outcomeWords('account-not-linked', name, 'sign-in').sentence : sentenceOf(error);
}
