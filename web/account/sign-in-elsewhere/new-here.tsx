import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { AgeQuestion } from '../agreement/age-question.tsx';
import { isForChild } from '../agreement/agreement-draft.ts';
import { GrownUpCheck } from '../agreement/grown-up-check.tsx';
import { WhatIsAgreed } from '../agreement/what-is-agreed.tsx';
import { DidNotWork } from './did-not-work.tsx';
import { grownUpEmailWords } from './outcome-words.ts';
import { useFinishSignUp } from './use-finish-sign-up.ts';
import type { WindowEnd } from './use-window-end.ts';
import { WindowFrame } from './window-frame.tsx';

/** Somebody whom nobody knows here yet: asks for whom the account is, before there is one. */
export function NewHere({ nonce, name, windowEnd }: { nonce: string; name: string; windowEnd: WindowEnd }) {
  const end = () => windowEnd.end('done');
  const { draft, faults, fault, needsEmail, isBusy, change, submit } = useFinishSignUp(nonce, name, end);
  const forChild = isForChild(draft);
  if (needsEmail)
    return <DidNotWork outcome="age-band-needed" message={grownUpEmailWords(name)} windowEnd={windowEnd} />;
  return (
    <WindowFrame title="Create your account">
      <p>{`You are new here with ${name}. There is one more step.`}</p>
      <form className={classNames(layout.stack, layout.stackWide)} onSubmit={(event) => void submit(event)} noValidate>
        <AgeQuestion value={draft.ageBand} error={faults.ageBand} onChange={(ageBand) => change({ ageBand })} />
        {forChild && <p>{`A grown-up makes this account. The email at ${name} has to be the grown-up's email.`}</p>}
        {forChild && (
          <GrownUpCheck
            isSelected={draft.isGrownUp}
            error={faults.isGrownUp}
            onChange={(isGrownUp) => change({ isGrownUp })}
          />
        )}
        {fault && <Note tone="danger">{fault}</Note>}
        <WhatIsAgreed forChild={forChild} />
        <Button type="submit" size="l" full isPending={isBusy}>
          CONTINUE
        </Button>
      </form>
      <div className={layout.row}>
        <Button look="quiet" onPress={() => windowEnd.end('age-band-needed')}>
          Make no account
        </Button>
      </div>
      <p className={layout.hidden} role="status">
        {isBusy && 'Processing...'}
      </p>
    </WindowFrame>
  );
}
