import { useEffect, useState } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { LocalMailLink, SendMailAgain } from '../mail-links/send-mail-again.tsx';
import css from './auth-dialog.module.css';

/** A mail takes a moment to arrive; a second request before that would only send a duplicate. */
const AGAIN_AFTER_MS = 30_000;

type OpenMailProps = { email: string; onChangeEmail: () => void; onClose: () => void };

/** The step after a sign-up: asks the user to open the confirmation mail. */
export function OpenMail({ email, onChangeEmail, onClose }: OpenMailProps) {
  const [canAskAgain, setCanAskAgain] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCanAskAgain(true), AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack isWide>
      <p className={css.email}>{m['sign_in.open_mail.sent']({ email })}</p>
      <p className={layout.soft}>{m['sign_in.open_mail.wait']()}</p>
      <LocalMailLink />
      {canAskAgain ? (
        <SendMailAgain email={email} />
      ) : (
        <p className={layout.soft}>{m['sign_in.open_mail.ask_again_soon']()}</p>
      )}
      <Row>
        <Button ref={focus} onPress={onClose}>
          {m['shared.close']()}
        </Button>
        <Button look="quiet" onPress={onChangeEmail}>
          {m['sign_in.open_mail.change_email']()}
        </Button>
      </Row>
    </Stack>
  );
}
