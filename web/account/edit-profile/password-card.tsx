import { useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { useSignInMethods } from '../../api/sign-in-methods.ts';
import layout from '../../ui/layout.module.css';
import { SettingsCard } from '../settings/settings-card.tsx';
import { AwayNote } from './away-note.tsx';
import { PasswordAtRest } from './password/password-at-rest.tsx';
import { PasswordForm } from './password/password-form.tsx';

const AWAY = 'The server does not answer, so your password cannot be changed now.';

/** The password of a learner: to change it, or to set a first one. */
export function PasswordCard({ learner }: { learner: Learner }) {
  const { ways, isAway, askAgain } = useSignInMethods(learner.id);
  const [isOpen, setIsOpen] = useState(false);
  /** What came of the form when it was open last. */
  const [outcome, setOutcome] = useState<'saved' | 'left' | null>(null);
  const hasPassword = ways?.some(({ way }) => way === 'password') === true;

  const open = () => {
    setOutcome(null);
    setIsOpen(true);
  };
  const close = (came: 'saved' | 'left') => {
    setOutcome(came);
    setIsOpen(false);
  };
  return (
    <SettingsCard title="Password">
      {!ways && !isAway && <p className={layout.soft}>One moment.</p>}
      {isAway && <AwayNote sentence={AWAY} onTryAgain={askAgain} />}
      {ways && !isOpen && <PasswordAtRest {...{ learner, hasPassword, outcome }} onOpen={open} />}
      {ways && isOpen && <PasswordForm {...{ learner, hasPassword }} onClose={close} />}
      <p className={layout.hidden} role="status">
        {outcome === 'saved' && 'Your password is saved.'}
      </p>
    </SettingsCard>
  );
}
