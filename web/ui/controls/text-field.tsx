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
import { m } from '#messages';
import { EyeIcon, EyeSlashIcon } from '../icons.ts';
import { classNames } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { FieldProblem } from './field-problem.tsx';
import css from './text-field.module.css';

type WhichPassword = 'new' | 'current' | 'own';

type TextFieldProps = Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validate'> & {
  label: string;
  hint?: string | undefined;
  /** The error: what is wrong and what to do. */
  error?: string | undefined;
  multiline?: boolean;
  /** Which password it is, for the name of the button that shows it. */
  whichPassword?: WhichPassword;
};

/** A text field with label, hint, input and error, in this order. A password can be shown. */
export function TextField({ label, hint, error, multiline = false, whichPassword, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} className={layout.field} isInvalid={error !== undefined} validationBehavior="aria">
      <Label className={layout.strong}>{label}</Label>
      {hint && (
        <Text slot="description" className={classNames(layout.soft, layout.small)}>
          {hint}
        </Text>
      )}
      <Box type={rest.type} multiline={multiline} whichPassword={whichPassword} />
      <FieldProblem>{error}</FieldProblem>
    </AriaTextField>
  );
}

type BoxProps = { type: string | undefined; multiline: boolean; whichPassword: WhichPassword | undefined };

function Box({ type, multiline, whichPassword }: BoxProps) {
  if (multiline) return <TextArea className={css.input} />;
  if (type === 'password') return <PasswordBox which={whichPassword} />;
  return (
    <span className={css.box}>
      <Input className={css.input} />
    </span>
  );
}

function PasswordBox({ which = 'only' }: { which?: WhichPassword | 'only' | undefined }) {
  const [isShown, setIsShown] = useState(false);
  const name = isShown ? m['shared.hide_password']({ which }) : m['shared.show_password']({ which });
  return (
    <span className={css.box}>
      <Input className={css.input} type={isShown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
      <Button className={css.inside} aria-label={name} onPress={() => setIsShown(!isShown)}>
        {isShown ? <EyeSlashIcon /> : <EyeIcon />}
        {isShown ? m['shared.hide']() : m['shared.show']()}
      </Button>
    </span>
  );
}
