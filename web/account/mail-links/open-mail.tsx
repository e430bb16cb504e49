import { resendConfirmation } from '../../api/mail-links.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { focus } from '../../ui/focus.ts';
import layout from '../../ui/layout.module.css';
import { LocalMailLink } from './local-mail-link.tsx';
import css from './open-mail.module.css';
import { SendAgain } from './send-again.tsx';
import { useIsLater } from './use-is-later.ts';

/** A mail takes a moment; before that, asking again would only bring two. */
const AGAIN_AFTER_MS = 30_000;

type OpenMailProps = { email: string; onChangeEmail: () => void; onClose: () => void };

/** Says that a mail has to be opened first; a step of the sign-in dialog after signing up. */
export function OpenMail({ email, onChangeEmail, onClose }: OpenMailProps) {
  const canAskAgain = useIsLater(AGAIN_AFTER_MS);
  return (
    <div className={classNames(layout.stack, layout.stackWide)}>
      <p className={css.email}>{`A mail is on its way to ${email}. Open it and choose the link in it.`}</p>
      <p className={layout.soft}>
        It can take a few minutes. If you cannot find it, look in the folder for spam. You can close this window.
      </p>
      <LocalMailLink />
      {canAskAgain ? (
        <SendAgain ask={() => resendConfirmation(email)} />
      ) : (
        <p className={layout.soft}>In half a minute you can ask for the mail again here.</p>
      )}
      <div className={layout.row}>
        <Button ref={focus} onPress={onClose}>
          Close
        </Button>
        <Button look="quiet" onPress={onChangeEmail}>
          Change the email
        </Button>
      </div>
    </div>
  );
}
