import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';

type TwoStepsProps = {
  sentence: string;
  first: string;
  question: string;
  confirm: string;
  decline: string;
  /** Gives a sentence when it could not be done. */
  onConfirm: () => Promise<string | null>;
};

/** Something that cannot be undone: a press, one question, and a second press. */
export function TwoSteps({ sentence, first, question, confirm, decline, onConfirm }: TwoStepsProps) {
  const id = useId();
  const [state, setState] = useState<'unasked' | 'asking' | 'doing' | 'declined'>('unasked');
  const [fault, setFault] = useState<string | null>(null);

  const carryOut = async () => {
    setFault(null);
    setState('doing');
    const failed = await onConfirm();
    setFault(failed);
    setState(failed === null ? 'unasked' : 'asking');
  };

  if (state === 'unasked' || state === 'declined')
    return (
      <div className={layout.stack}>
        <p>{sentence}</p>
        <Button look="line" autoFocus={state === 'declined'} onPress={() => setState('asking')}>
          {first}
        </Button>
      </div>
    );
  return (
    <div className={layout.stack}>
      <p id={id}>{question}</p>
      <div className={layout.row}>
        <Button look="danger" aria-describedby={id} isPending={state === 'doing'} onPress={() => void carryOut()}>
          {confirm}
        </Button>
        <Button look="line" aria-describedby={id} autoFocus onPress={() => setState('declined')}>
          {decline}
        </Button>
      </div>
      {fault && <Note tone="danger">{fault}</Note>}
    </div>
  );
}
