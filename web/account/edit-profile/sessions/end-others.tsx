import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focus } from '../../../ui/focus.ts';
import layout from '../../../ui/layout.module.css';

/** Signs out everywhere else, once that was asked and confirmed. */
export function EndOthers({ isBusy, onEnd }: { isBusy: boolean; onEnd: () => void }) {
  const [step, setStep] = useState<'at-rest' | 'asked' | 'left'>('at-rest');
  if (step !== 'asked')
    return (
      <div className={layout.row}>
        <Button look="line" ref={step === 'left' ? focus : null} onPress={() => setStep('asked')}>
          Sign out all others
        </Button>
      </div>
    );
  return (
    <div className={classNames(layout.stack, layout.stackS)}>
      <p>This signs you out in every browser but this one. Go on?</p>
      <div className={classNames(layout.row, layout.rowQuiet)}>
        <Button look="danger" ref={focus} isPending={isBusy} onPress={onEnd}>
          Yes, sign out all others
        </Button>
        <Button look="quiet" onPress={() => setStep('left')}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
