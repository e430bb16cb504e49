import { useState } from 'react';
import { confirmEmail } from '../../api/mail-links.ts';
import { RequestProblem, sentenceOf } from '../../api/request.ts';
import { useSession } from '../../api/session.tsx';

type State = 'open' | 'busy' | 'confirmed' | 'signed-up' | 'not-usable';

/**
 * What comes of the link of a mail. Other tabs hear of it. `password`: null until the server asks for it, as it does
 * where the link makes an account. `toField` moves the focus there.
 */
export function useConfirmation(token: string, toField: () => void) {
  const { arrive, refresh } = useSession();
  const [state, setState] = useState<State>('open');
  const [password, setPassword] = useState<string | null>(null);
  const [fieldFault, setFieldFault] = useState<string>();
  const [fault, setFault] = useState<string | null>(null);

  const type = (typed: string) => {
    setPassword(typed);
    setFieldFault(undefined);
  };
  const refuse = (sentence: string) => {
    setFieldFault(sentence);
    toField();
  };
  const takeOver = (error: unknown) => {
    const code = error instanceof RequestProblem ? error.code : null;
    setState(code === 'link-not-usable' ? 'not-usable' : 'open');
    if (code === 'sign-up-password-needed') setPassword((typed) => typed ?? '');
    else if (code === 'sign-up-password-wrong') refuse(sentenceOf(error));
    else setFault(sentenceOf(error));
  };

  const confirm = async () => {
    if (state === 'busy') return;
    setFault(null);
    if (password === '') return refuse('Type your password.');
    setState('busy');
    try {
      const { learner } = await confirmEmail(token, password ?? undefined);
      const here = learner ?? (await refresh()).learner;
      if (here) arrive(here);
      setState(learner ? 'signed-up' : 'confirmed');
    } catch (error) {
      takeOver(error);
    }
  };
  return { state, password, fieldFault, fault, type, confirm };
}
