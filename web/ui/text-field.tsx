import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
  Text,
  TextArea,
} from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import { FieldFault } from './field-fault.tsx';
import { EyeIcon, EyeSlashIcon } from './icons.ts';
import css from './text-field.module.css';

type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> & {
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do about it; shown while it is there. */
  error?: string | undefined;
  multiline?: boolean;
};

/** A box to type in: label over hint over box over error. A password can be shown. */
export function TextField({ label, hint, error, multiline = false, ...rest }: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      className={classNames(css.field)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={css.label}>{label}</Label>
      {hint && (
        <Text slot="description" className={classNames(css.hint)}>
          {hint}
        </Text>
      )}
      <Box type={rest.type} label={label} multiline={multiline} />
      <FieldFault>{error}</FieldFault>
    </AriaTextField>
  );
}

function Box({ type, label, multiline }: { type: string | undefined; label: string; multiline: boolean }) {
  if (multiline) return <TextArea className={classNames(css.input)} />;
  if (type === 'password') return <PasswordBox label={label} />;
  return (
    <span className={css.box}>
      <Input className={classNames(css.input)} />
    </span>
  );
}

function PasswordBox({ label }: { label: string }) {
  const [isShown, setIsShown] = useState(false);
  const word = isShown ? 'Hide' : 'Show';
  return (
    <span className={css.box}>
      <Input
        className={classNames(css.input)}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button
        className={classNames(css.inside)}
        aria-label={`${word} ${label.toLowerCase()}`}
        onPress={() => setIsShown(!isShown)}
      >
        {isShown ? <EyeSlashIcon /> : <EyeIcon />}
        {word}
      </Button>
    </span>
  );
}
