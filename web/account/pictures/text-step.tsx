import type { ReactNode } from 'react';
import { m } from '#messages';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Card, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './pictures.module.css';

type TextStepProps = {
  label: string;
  hint: string;
  value: string;
  /** The problem of the text; undefined when it is valid. */
  problemOf: (typed: string) => string | undefined;
  onChange: (typed: string) => void;
  onNext: () => void;
  isCode?: boolean;
  /** Whether the field gets the focus, because the previous step had it. */
  takesFocus: boolean;
  /** A sentence below the button. */
  below?: string;
  /** Content beside the button. */
  children?: ReactNode;
};

/** A step with one text field. */
export function TextStep({
  label,
  hint,
  value,
  problemOf,
  onChange,
  onNext,
  isCode,
  takesFocus,
  below,
  children,
}: TextStepProps) {
  const { form, submit, problems, changes } = useSubmit<'typed'>(async () => onNext(), {
    check: () => ({ typed: problemOf(value) }),
  });
  return (
    <Card as="div" isRoomy gap="m" isWide>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
        <div className={isCode ? css.code : css.name}>
          <TextField
            name="typed"
            label={label}
            hint={hint}
            value={value}
            error={problems.typed}
            onChange={changes('typed', onChange)}
            maxLength={100}
            autoComplete="off"
            autoCorrect="off"
            spellCheck="false"
            autoFocus={takesFocus}
          />
        </div>
        <Row className={layout.rowQuiet}>
          <Button type="submit" size="l">
            {m['pupils.sign_in.next']()}
          </Button>
          {children}
        </Row>
        {below && <p className={layout.soft}>{below}</p>}
      </Stack>
    </Card>
  );
}
