import { useId, useState } from 'react';
import { useSubmit } from '../http/use-submit.ts';
import { Button } from '../ui/controls/button.tsx';
import { Note, Row, Stack } from '../ui/layout/layout.tsx';

type ConfirmedButtonProps = {
  label: string;
  question: string;
  yes: string;
  no: string;
  /** The sentence when `action` fails; by default that of its problem. */
  failed?: () => string;
  action: () => Promise<void>;
};

/** A button that deletes something after a question. */
export function ConfirmedButton({ label, question, yes, no, failed, action }: ConfirmedButtonProps) {
  const id = useId();
  const [state, setState] = useState<'closed' | 'asking' | 'cancelled'>('closed');
  const { submit, isBusy, problem } = useSubmit(action, { ...(failed && { sentence: failed }) });
  if (state !== 'asking')
    return (
      <Row>
        <Button look="line" autoFocus={state === 'cancelled'} onPress={() => setState('asking')}>
          {label}
        </Button>
      </Row>
    );
  return (
    <Stack gap="s">
      <p id={id}>{question}</p>
      <Row>
        <Button look="danger" aria-describedby={id} isPending={isBusy} onPress={() => submit()}>
          {yes}
        </Button>
        <Button look="line" aria-describedby={id} autoFocus onPress={() => setState('cancelled')}>
          {no}
        </Button>
      </Row>
      {problem && <Note tone="danger">{problem}</Note>}
    </Stack>
  );
}
