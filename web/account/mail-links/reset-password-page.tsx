import { AskForReset } from './ask-for-reset.tsx';
import { NO_LINK } from './link-fault.tsx';
import { MailLinkPage } from './mail-link-page.tsx';
import { ResetPassword } from './reset-password.tsx';
import { useLinkToken } from './use-link-token.ts';

export const meta = () => [{ title: 'New password | #thembstudy' }];

/** Where the link of a mail leads for who does not know the password any more. */
export default function ResetPasswordPage() {
  const link = useLinkToken();
  return (
    <MailLinkPage title="New password">
      {link?.token && <ResetPassword key={link.arrival} token={link.token} />}
      {link?.token === null && <AskForReset sentence={NO_LINK} />}
    </MailLinkPage>
  );
}
