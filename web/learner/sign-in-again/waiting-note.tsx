import { m } from '#messages';
import type { SocialProvider } from '#rules/people/sign-in-methods.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ArrowSquareOutIcon } from '../../ui/icons.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { providerName } from './sign-in-window.ts';
import type { SocialSignIn } from './use-social-sign-in.ts';

type WaitingNoteProps = { socialSignIn: SocialSignIn; onCancel: () => void };

/** Shows that the window of a provider is open. The rest of the page stays usable. */
export function WaitingNote({ socialSignIn, onCancel }: WaitingNoteProps) {
  const { waitingFor, openAgain, cancel } = socialSignIn;
  if (!waitingFor) return null;
  const stop = () => {
    cancel();
    onCancel();
  };
  return (
    <Note icon={<ArrowSquareOutIcon />}>
      <p>{goOnSentence(waitingFor)}</p>
      <Row className={layout.rowQuiet}>
        <Button look="line" onPress={openAgain}>
          {m['sign_in.window.open_again']()}
        </Button>
        <Button look="quiet" onPress={stop}>
          {m['shared.cancel']()}
        </Button>
      </Row>
    </Note>
  );
}

export function goOnSentence(waitingFor: SocialProvider): string {
  return m['sign_in.window.waiting']({ name: providerName(waitingFor) });
}
