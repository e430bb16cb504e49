import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages';
import { useSession } from '../api/session.tsx';
import { keepSignUpInvitation } from '../device/sign-up-invitation.ts';
import { useNotify } from '../ui/focus/notices.ts';

/**
 * Opens the sign-up when the URL has an invitation, such as `/#sign-up=…`. Removes it from the address bar, so that it is
 * not visible there or in the history.
 */
export function useInvitationLink(openSignUp: () => void): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { status } = useSession().session;
  const token = new URLSearchParams(hash.slice(1)).get('sign-up');
  const open = useEffectEvent((given: string) => {
    keepSignUpInvitation(given);
    void navigate({ pathname, search }, { replace: true });
    if (status === 'signed-in') notify({ sentence: m['sign_in.invitation.log_out_first']() });
    else openSignUp();
  });
  useEffect(() => {
    if (token && status !== 'loading') open(token);
  }, [token, status]);
}
