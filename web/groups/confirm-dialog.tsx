import { m } from '#messages';
import { useSubmit } from '../http/use-submit.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/layout/dialog.tsx';
import { Note, Row } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';

type ConfirmDialogProps = {
  title: string;
  sentence: string;
  confirm: string;
  keep?: string;
  look?: 'filled' | 'danger';
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks for confirmation before something is removed. */
export function ConfirmDialog({
  title,
  sentence,
  confirm,
  keep = m['shared.cancel'](),
  look = 'filled',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { submit, isBusy, problem } = useSubmit(onConfirm);
  return (
    <Dialog title={title} sentence={sentence} isOpen onOpenChange={onClose}>
      {problem && <Note tone="danger">{problem}</Note>}
      <Row className={layout.rowQuiet}>
        <Button look={look} isPending={isBusy} onPress={() => submit()}>
          {confirm}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {keep}
        </Button>
      </Row>
    </Dialog>
  );
}
