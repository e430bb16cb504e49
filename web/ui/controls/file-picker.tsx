import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { classNames, Stack } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { Button, type ButtonProps } from './button.tsx';

type FilePickerProps = Pick<ButtonProps, 'look' | 'size' | 'isPending'> & {
  accept: string;
  label: string;
  hint: string;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that lets the learner select a file. */
export function FilePicker({ accept, label, hint, onFile, children, ...look }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Reset, so that selecting the same file again fires a change event.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <Stack gap="s">
      <input ref={input} type="file" accept={accept} aria-label={label} hidden onChange={change} />
      <Button {...look} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <p className={classNames(layout.soft, layout.small)}>{hint}</p>
    </Stack>
  );
}
