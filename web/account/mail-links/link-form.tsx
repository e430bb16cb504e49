import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';

type LinkFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  button: string;
  isBusy: boolean;
  fault: string | null;
  onSubmit: () => void;
  children: ReactNode;
};

/** What a link of a mail leads to: something to read or to fill in, what went wrong with it, and one button. */
export function LinkForm({ ref, button, isBusy, fault, onSubmit, children }: LinkFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={ref} className={classNames(layout.stack, layout.stackWide, layout.stackM)} onSubmit={submit} noValidate>
      {children}
      {fault && <Note tone="danger">{fault}</Note>}
      <div className={layout.row}>
        <Button type="submit" size="l" isPending={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
