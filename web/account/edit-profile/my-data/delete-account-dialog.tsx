import { useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focus } from '../../../ui/focus.ts';
import { CheckIcon } from '../../../ui/icons.ts';
import layout from '../../../ui/layout.module.css';
import { Note } from '../../../ui/note.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { FreshSignIn } from '../../fresh-sign-in/fresh-sign-in.tsx';
import { useDeletion } from './use-deletion.ts';
import { WhatGoes } from './what-goes.tsx';

/** Says what a deletion takes and what it leaves, asks once, and makes sure that it is the learner who asks. */
export function DeleteAccountDialog({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const { state, isKnown, fault, begin, signedInAgain, stopSigningIn } = useDeletion(learner.id);
  const [clearsDevice, setClearsDevice] = useState(true);
  return (
    <Dialog title="Delete your account" sentence="This cannot be undone." isOpen onOpenChange={onClose}>
      {state === 'sign-in-again' ? (
        <FreshSignIn learner={learner} onDone={signedInAgain} onCancel={stopSigningIn} />
      ) : (
        <>
          {!isKnown && <WhatGoes />}
          {!isKnown && (
            <Switch
              label="Also clear this device"
              hint="Your results that are only here go too."
              isSelected={clearsDevice}
              onChange={setClearsDevice}
            />
          )}
          {fault && <Note tone="danger">{fault}</Note>}
          {isKnown && (
            <Note tone="positive" icon={<CheckIcon />}>
              <p ref={focus} tabIndex={-1}>
                You signed in again. You can delete your account now.
              </p>
            </Note>
          )}
          <div className={layout.row}>
            <Button
              look="danger"
              ref={state === 'stopped' ? focus : null}
              isPending={state === 'busy'}
              onPress={() => void begin(clearsDevice)}
            >
              Delete my account
            </Button>
            <Button look="quiet" onPress={onClose}>
              Keep my account
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
