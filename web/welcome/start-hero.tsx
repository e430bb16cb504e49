import { useFocusMode } from '../api/focus-mode.ts';
import { AssistantButton } from '../ui/assistant-button.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { useOpener } from '../ui/panels.ts';
import { firstName } from './first-name.ts';
import { FourMinutesBadge } from './four-minutes-badge.tsx';

export function StartHero({ name }: { name: string }) {
  const first = firstName(name);
  const focusMode = useFocusMode();
  return (
    <div className={classNames(layout.stack, layout.stackL)}>
      <div className={layout.stack}>
        {!focusMode && <FourMinutesBadge />}
        <h1>{first ? `Are you ready to start the test, ${first}?` : 'Are you ready to start the test?'}</h1>
        <p className={layout.lead}>Three short parts. You can stop after each one and come back later.</p>
      </div>
      <div className={layout.row}>
        <Button size="l" {...useOpener('three-tests')}>
          Start Test
        </Button>
        <AssistantButton />
      </div>
    </div>
  );
}
