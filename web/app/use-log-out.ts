import { useNavigate } from 'react-router';
import { useSession } from '../api/session.tsx';
import { useNotify } from '../ui/notices.ts';
import { PATHS } from './paths.ts';

/** Logs out and goes home. When the server does not answer, the learner stays logged in and is told so. */
export function useLogOut(): () => Promise<void> {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    try {
      await logOut();
      await navigate(PATHS.landing);
    } catch {
      notify({ sentence: 'The server does not answer. You are still logged in.' });
    }
  };
}
