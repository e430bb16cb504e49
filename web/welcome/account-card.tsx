import LeafLens from '../ui/art/lens-leaf.svg?react';
import { Button } from '../ui/button.tsx';
import { useOpener } from '../ui/panels.ts';
import { StepCard } from './step-card.tsx';

/** For a visitor: what an account is for, and that nothing here needs one. */
export function AccountCard() {
  return (
    <StepCard
      title="An account keeps what you do"
      sentence="With an account, games give points, and you can find your results on every device. It is free. Games and tests work without one, too."
      tone="accent"
      picture={<LeafLens />}
    >
      <Button size="l" look="line" {...useOpener('sign-up')}>
        Sign Up
      </Button>
      <Button look="quiet" {...useOpener('log-in')}>
        Login
      </Button>
    </StepCard>
  );
}
