import { useState } from 'react';
import { RequestProblem, sentenceOf } from '../../api/request.ts';
import { emailFault } from '../email-fault.ts';

/** An address from its first letter until a mail to it was asked for. `toField` moves the focus there. */
export function useMailRequest(email: string, ask: (email: string) => Promise<void>, toField: () => void) {
  const [typed, setTyped] = useState(email);
  const [fault, setFault] = useState<string>();
  const [error, setError] = useState<string | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');

  const type = (words: string) => {
    setTyped(words);
    setFault(undefined);
    setState('open');
  };
  const refuse = (sentence: string) => {
    setFault(sentence);
    toField();
  };

  const send = async () => {
    if (state === 'busy') return;
    setError(null);
    const found = emailFault(typed);
    if (found) return refuse(found);
    setState('busy');
    try {
      await ask(typed.trim());
      setState('sent');
    } catch (thrown) {
      setState('open');
      const isUnusable = thrown instanceof RequestProblem && thrown.code === 'email-not-usable';
      if (isUnusable) refuse(sentenceOf(thrown));
      else setError(sentenceOf(thrown));
    }
  };

  return { typed, fault, error, state, type, send };
}
