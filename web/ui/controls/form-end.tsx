import { m } from '#messages';
import { Note, Row } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { Button, type ButtonProps } from './button.tsx';

type FormEndProps = {
  submit: string;
  isBusy: boolean;
  problem: string | null | undefined;
  /** Without it there is no button to cancel. */
  onCancel?: () => void;
  cancel?: string;
} & Pick<ButtonProps, 'look' | 'size'>;

/** The end of a form: its problem, the submit button and the cancel button. */
export function FormEnd({ submit, isBusy, problem, onCancel, cancel = m['shared.cancel'](), ...look }: FormEndProps) {
  return (
    <>
      {problem && <Note tone="danger">{problem}</Note>}
      <Row className={onCancel && layout.rowQuiet}>
        <Button type="submit" isPending={isBusy} {...look}>
          {submit}
        </Button>
        {onCancel && (
          <Button look="quiet" onPress={onCancel}>
            {cancel}
          </Button>
        )}
      </Row>
    </>
  );
}
