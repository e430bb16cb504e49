import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { forgetJoinCode } from '../../device/join-code.ts';
import { PATHS } from '../../paths.ts';
import { useNotify } from '../../ui/focus/notices.ts';

/** Logs out and opens the landing page. If the server does not answer, the learner stays logged in and sees a notice. */
export function useLogOut(): () => Promise<void> {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const notify = useNotify();
  return async () => {
    try {
      await logOut();
      await navigate(PATHS.landing);
      // The join code does not concern the next user of this device. The sharing page stores the code of its address again
      // as soon as the learner is signed out, so it is deleted after that page is left.
      forgetJoinCode();
    } catch {
      notify({ sentence: m['app.log_out_failed']() });
    }
  };
}
