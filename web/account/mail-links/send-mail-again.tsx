import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useState } from 'react';
import { m } from '#messages';
import { serverSetup } from '../../api/server-setup.ts';
import { request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ArrowSquareOutIcon, CheckIcon } from '../../ui/icons.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';

/** Requests another mail with a confirmation link. */
export async function resendConfirmation(email: string): Promise<void> {
  await request('POST /auth/resend-confirmation', { body: { email } });
}

/** A button that requests the confirmation mail again. */
export function SendMailAgain({ email, label = m['sign_in.mail.send_again']() }: { email: string; label?: string }) {
  const [isSent, setIsSent] = useState(false);
  const { submit, isBusy, problem } = useSubmit(async () => {
    setIsSent(false);
    await resendConfirmation(email);
    setIsSent(true);
  });
  return (
    <Stack gap="s" isWide>
      {isSent && (
        <Note tone="positive" icon={<CheckIcon />}>
          <p>{m['sign_in.mail.sent_again']()}</p>
          <LocalMailLink />
        </Note>
      )}
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <Button look="quiet" isPending={isBusy} onPress={submit}>
          {label}
        </Button>
      </Row>
      <Announced>
        {isBusy && m['shared.processing']()}
        {isSent && m['sign_in.mail.sent_again']()}
      </Announced>
    </Stack>
  );
}

/** A link to the local mail inbox, on a development machine that sends no mail. */
export function LocalMailLink() {
  if (serverSetup().mail !== 'local') return null;
  return (
    <>
      <p>{m['sign_in.mail.local']()}</p>
      <Row>
        <ButtonLink look="line" to="/local-mail" target="_blank" rel="noopener">
          <ParaglideMessage
            message={m['sign_in.mail.open_local']}
            markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
          />
          <ArrowSquareOutIcon />
        </ButtonLink>
      </Row>
    </>
  );
}
