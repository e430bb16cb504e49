import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';

type FormEndProps = {
  submit: string;
  isBusy: boolean;
  problem: string | null | undefined;
  onCancel: () => void;
  cancel?: string;
};

/** The footer of a form: its error, the submit button and the cancel button. */
export function FormEnd({ submit, isBusy, problem, onCancel, cancel = m['shared.cancel']() }: FormEndProps) {
  return (
    <>
      {problem && <Note tone="danger">{problem}</Note>}
      <Row className={layout.rowQuiet}>
        <Button type="submit" isPending={isBusy}>
          {submit}
        </Button>
        <Button look="quiet" onPress={onCancel}>
          {cancel}
        </Button>
      </Row>
    </>
  );
}
