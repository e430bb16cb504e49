import { requestPasswordReset } from '../../api/mail-links.ts';
import { useSession } from '../../api/session.tsx';
import { AskForMail } from './ask-for-mail.tsx';
import { RESET_ON_ITS_WAY } from './forgot-password.tsx';
import { LinkFault, type LinkFaultProps } from './link-fault.tsx';

/** Says why no password can be set here, and how to get another mail. */
export function AskForReset(fault: LinkFaultProps) {
  const email = useSession().session.learner?.email ?? '';
  return (
    <>
      <LinkFault {...fault} />
      <AskForMail email={email} ask={requestPasswordReset} label="Send a new mail" answer={RESET_ON_ITS_WAY} />
    </>
  );
}
