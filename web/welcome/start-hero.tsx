import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { AssistantButton } from './assistant-button.tsx';
import { FourMinutesBadge } from './four-minutes-badge.tsx';

const load = () => import('./three-tests-dialog.tsx');
const ThreeTestsDialog = lazy(load);

export function StartHero({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = name.split(' ');
  const prepare = () => void load().catch(() => undefined);
  return (
    <div className={classNames(layout.stack, layout.stackL)}>
      <div className={layout.stack}>
        <FourMinutesBadge />
        <h1>{first ? `Are you ready to start the test, ${first}?` : 'Are you ready to start the test?'}</h1>
        <p className={layout.lead}>Three short parts. You can stop after each one and come back later.</p>
      </div>
      <div className={layout.row}>
        <Button
          size="l"
          aria-haspopup="dialog"
          onPress={() => setIsOpen(true)}
          onHoverStart={prepare}
          onFocus={prepare}
        >
          Start Test
        </Button>
        <AssistantButton />
      </div>
      {isOpen && (
        <Suspense>
          <ThreeTestsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
