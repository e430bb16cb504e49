import { m } from '#messages';
import { serverSetup } from '../../api/server-setup.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { AskForReset } from '../mail-links/ask-for-mail.tsx';

/** The step that requests a mail with a password reset link. */
export function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const hasMail = serverSetup().mail !== 'none';
  return (
    <Stack isWide>
      {hasMail && <p>{m['sign_in.forgot_password.lead']()}</p>}
      <AskForReset email={email} label={m['sign_in.forgot_password.send']()} autoFocus />
      <Row>
        <Button look="quiet" ref={hasMail ? null : focus} onPress={onBack}>
          <ArrowLeftIcon />
          {m['sign_in.forgot_password.back']()}
        </Button>
      </Row>
    </Stack>
  );
}
