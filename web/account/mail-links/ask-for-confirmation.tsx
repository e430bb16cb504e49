import { resendConfirmation } from '../../api/mail-links.ts';
import { useSession } from '../../api/session.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/note.tsx';
import { AskForMail } from './ask-for-mail.tsx';
import { LinkFault, type LinkFaultProps } from './link-fault.tsx';

const ANSWER = 'If this email waits to be confirmed, a mail is on its way. Open it and choose the link in it.';

/** Says why nothing can be confirmed here, and how to get another mail. */
export function AskForConfirmation(fault: LinkFaultProps) {
  const { learner } = useSession().session;
  if (learner?.emailVerified)
    return (
      <Note tone="positive" icon={<CheckIcon />}>
        Your email is confirmed already.
      </Note>
    );
  return (
    <>
      <LinkFault {...fault} />
      <AskForMail email={learner?.email ?? ''} ask={resendConfirmation} label="Send a new mail" answer={ANSWER} />
    </>
  );
}
