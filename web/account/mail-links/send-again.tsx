import { useState } from 'react';
import { sentenceOf } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { LocalMailLink } from './local-mail-link.tsx';

const SENT = 'A new mail is on its way. Open it and choose the link in it.';

type SendAgainProps = { ask: () => Promise<void>; label?: string };

/** Asks for the same mail once more, and says what came of it. */
export function SendAgain({ ask, label = 'Send the mail again' }: SendAgainProps) {
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [fault, setFault] = useState<string | null>(null);
  const send = async () => {
    setState('busy');
    setFault(null);
    try {
      await ask();
      setState('sent');
    } catch (error) {
      setFault(sentenceOf(error));
      setState('open');
    }
  };
  return (
    <div className={classNames(layout.stack, layout.stackWide, layout.stackS)}>
      {state === 'sent' && (
        <Note tone="positive" icon={<CheckIcon />}>
          <p>{SENT}</p>
          <LocalMailLink />
        </Note>
      )}
      {fault && <Note tone="danger">{fault}</Note>}
      <div className={layout.row}>
        <Button look="quiet" isPending={state === 'busy'} onPress={() => void send()}>
          {label}
        </Button>
      </div>
      <p className={layout.hidden} role="status">
        {state === 'busy' && 'Processing...'}
        {state === 'sent' && SENT}
      </p>
    </div>
  );
}
