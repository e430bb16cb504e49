import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';

type ConfirmQuestionProps = {
  question: string;
  /** The label of the button that confirms. */
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  className?: string;
};

/** Asks for confirmation before a sensitive change. It takes the focus, because it replaces the pressed button. */
export function ConfirmQuestion({ question, confirm, isBusy, onConfirm, onCancel, className }: ConfirmQuestionProps) {
  return (
    <Stack gap="s" className={className}>
      <p>{question}</p>
      <Row className={layout.rowQuiet}>
        <Button look="danger" ref={focus} isPending={isBusy} onPress={onConfirm}>
          {confirm}
        </Button>
        <Button look="quiet" onPress={onCancel}>
          {m['shared.cancel']()}
        </Button>
      </Row>
    </Stack>
  );
}
