import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearDeviceOf } from '../../../api/device-clearing.ts';
import { deleteLearner } from '../../../api/my-data.ts';
import { RequestProblem, sentenceOf } from '../../../api/request.ts';
import { useSession } from '../../../api/session.tsx';
import { PATHS } from '../../../app/paths.ts';
import { forgetSettingsOf } from '../../../ui/forget-settings.ts';
import { useNotify } from '../../../ui/notices.ts';

const GONE = 'Your account is deleted. You are signed out.';
const NOT_CLEARED = `${GONE} Your results on this device could not be removed.`;
const NOT_SIGNED_IN = 'You are signed out. If you can still log in, your account is not deleted.';
const NOT_KNOWN = 'It is not known whether your account is deleted. Try again.';

/** Deletes a learner's account from the first press to the landing page. */
export function useDeletion(learnerId: string) {
  const { leave, refresh } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  const [state, setState] = useState<'open' | 'busy' | 'sign-in-again' | 'stopped'>('open');
  const [isKnown, setIsKnown] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const goHome = async (sentence: string) => {
    leave();
    await navigate(PATHS.landing);
    notify({ sentence });
  };

  const begin = async (clearsDevice: boolean) => {
    if (state === 'busy') return;
    setFault(null);
    setState('busy');
    try {
      await deleteLearner(learnerId);
    } catch (error) {
      if (isProblem(error, 'not-signed-in')) return goHome(NOT_SIGNED_IN);
      if (isProblem(error, 'sign-in-again')) return setState('sign-in-again');
      setState('open');
      setFault(faultOf(error));
      // Somebody else is here by now.
      if (isProblem(error, 'not-found')) void refresh();
      return;
    }
    forgetSettingsOf(learnerId);
    const isClear = !clearsDevice || (await clearDeviceOf(learnerId).then(isDone, isNotDone));
    await goHome(isClear ? GONE : NOT_CLEARED);
  };

  return {
    state,
    /** Whether the learner signed in again for this. */
    isKnown,
    fault,
    begin,
    signedInAgain: () => {
      setIsKnown(true);
      setState('open');
    },
    stopSigningIn: () => setState('stopped'),
  };
}

const isDone = () => true;
const isNotDone = () => false;

function isProblem(error: unknown, code: RequestProblem['code']): boolean {
  return error instanceof RequestProblem && error.code === code;
}

function faultOf(error: unknown): string {
  const isRefused = error instanceof RequestProblem && error.status < 500;
  return `${sentenceOf(error)} ${isRefused ? 'Nothing was deleted.' : NOT_KNOWN}`;
}
