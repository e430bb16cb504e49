import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/layout/note.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { useSignInMethods } from '../sign-in-queries.ts';
import { DataMissing } from './data-missing.tsx';
import { PasswordForm } from './password-form.tsx';

type FormOutcome = 'saved' | 'cancelled';

/** Changes the password of a learner, or sets a first one. */
export function PasswordCard({ learner }: { learner: Learner }) {
  const { methods, isAway, refetch } = useSignInMethods(learner.id);
  const [isOpen, setIsOpen] = useState(false);
  /** How the form was closed last time. */
  const [outcome, setOutcome] = useState<FormOutcome | null>(null);
  const hasPassword = methods?.some(({ way }) => way === 'password') === true;

  const open = () => {
    setOutcome(null);
    setIsOpen(true);
  };
  const close = (closedBy: FormOutcome) => {
    setOutcome(closedBy);
    setIsOpen(false);
  };
  return (
    <SettingsCard title={m['account.password.title']()}>
      {!methods && <DataMissing isAway={isAway} sentence={m['account.password.away']()} onTryAgain={refetch} />}
      {methods && !isOpen && <PasswordState {...{ learner, hasPassword, outcome }} onOpen={open} />}
      {methods && isOpen && <PasswordForm {...{ learner, hasPassword }} onClose={close} />}
      <Announced>{outcome === 'saved' && m['account.password.saved']()}</Announced>
    </SettingsCard>
  );
}

type PasswordStateProps = {
  learner: Learner;
  hasPassword: boolean;
  outcome: FormOutcome | null;
  onOpen: () => void;
};

/** Whether a password is set, and the button that opens the form. */
function PasswordState({ learner, hasPassword, outcome, onOpen }: PasswordStateProps) {
  if (!hasPassword && learner.email === '') return <p>{m['account.password.needs_email']()}</p>;
  return (
    <>
      {hasPassword && outcome === 'saved' ? (
        <Note tone="positive" icon={<CheckIcon />}>
          {m['account.password.saved_and_signed_out']()}
        </Note>
      ) : (
        <p>{hasPassword ? m['account.password.exists']() : m['account.password.none_yet']()}</p>
      )}
      <Row>
        <Button look="line" onPress={onOpen} ref={outcome ? focus : null}>
          {hasPassword ? m['account.password.change']() : m['account.password.set']()}
        </Button>
      </Row>
    </>
  );
}
