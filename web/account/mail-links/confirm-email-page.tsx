import { AskForConfirmation } from './ask-for-confirmation.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { NO_LINK } from './link-fault.tsx';
import { MailLinkPage } from './mail-link-page.tsx';
import { useLinkToken } from './use-link-token.ts';

export const meta = () => [{ title: 'Confirm your email | #thembstudy' }];

/** Where the link of a mail leads that asks whether an address belongs to who typed it. */
export default function ConfirmEmailPage() {
  const link = useLinkToken();
  return (
    <MailLinkPage title="Confirm your email">
      {link?.token && <ConfirmEmail key={link.arrival} token={link.token} />}
      {link?.token === null && <AskForConfirmation sentence={NO_LINK} />}
    </MailLinkPage>
  );
}
