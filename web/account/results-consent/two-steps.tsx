import { useEffect, useId, useRef, useState } from 'react';
import { sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';

type TwoStepsProps = {
  sentence: string;
  /** The label of the button that asks the question. */
  first: string;
  question: string;
  confirm: string;
  decline: string;
  onConfirm: () => Promise<void>;
  /** The sentence when `onConfirm` throws. */
  problemSentence?: (error: unknown) => string;
  onError?: (error: unknown) => void;
};

/** A button for an irreversible action: it asks first, and a second press confirms. */
export function TwoSteps({ problemSentence = sentenceOf, onConfirm, onError, ...texts }: TwoStepsProps) {
  const id = useId();
  const [step, setStep] = useState<'closed' | 'asking' | 'declined'>('closed');
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      await onConfirm();
      setStep('closed');
    },
    { sentence: problemSentence, onError },
  );
  if (step !== 'asking')
    return (
      <Stack>
        <p>{texts.sentence}</p>
        <Button look="line" autoFocus={step === 'declined'} onPress={() => setStep('asking')}>
          {texts.first}
        </Button>
      </Stack>
    );
  return (
    <Stack>
      <p id={id}>{texts.question}</p>
      <Row>
        <Button look="danger" aria-describedby={id} isPending={isBusy} onPress={submit}>
          {texts.confirm}
        </Button>
        <Button look="line" aria-describedby={id} autoFocus onPress={() => setStep('declined')}>
          {texts.decline}
        </Button>
      </Row>
      {problem && <Note tone="danger">{problem}</Note>}
    </Stack>
  );
}

/** The outcome. It takes the focus, because the pressed button was removed. */
export function Outcome({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}
