import { AssistantButton } from '../ui/assistant-button.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { useOpener } from '../ui/panels.ts';
import { FourMinutesBadge } from './four-minutes-badge.tsx';

export function VisitorHero() {
  return (
    <div className={classNames(layout.stack, layout.stackL)}>
      <div className={layout.stack}>
        <FourMinutesBadge />
        <h1>Every mind notices in its own way</h1>
        <p className={layout.lead}>
          Three short activities show how you focus, hear letters and read people. You see your strengths first.
        </p>
      </div>
      <div className={layout.row}>
        <Button size="l" {...useOpener('sign-up')}>
          Get Started
        </Button>
        <Button size="l" look="line" {...useOpener('log-in')}>
          Already have an account
        </Button>
      </div>
      <div className={layout.row}>
        <AssistantButton />
        <span className={classNames(layout.soft, layout.small)}>About 10 minutes. Stop any time.</span>
      </div>
    </div>
  );
}
