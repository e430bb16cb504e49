import { type FormEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { focus } from '../../ui/focus.ts';
import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import css from './demo-dialog.module.css';
import { DemoFields } from './demo-fields.tsx';
import { useDemoRequest } from './use-demo-request.ts';

const SENTENCE = 'Type your name and email. Someone writes back to choose a time with you.';

/** Asks for a demo session. What was typed stays when it is closed, for as long as the page does. */
export function DemoDialog({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, faults, fault, state, change, send } = useDemoRequest((field) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const isStored = state === 'stored';
  return (
    <Dialog
      title="Book a demo session"
      sentence={isStored ? '' : SENTENCE}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
    >
      {isStored ? (
        <Stored email={draft.email.trim()} onClose={onClose} />
      ) : (
        <form ref={form} className={classNames(layout.stack, layout.stackWide, css.form)} onSubmit={submit} noValidate>
          <DemoFields draft={draft} faults={faults} onChange={change} />
          <p className={classNames(layout.soft, layout.small)}>
            We keep this on our server to answer you. It is not shown to anyone else.
          </p>
          {fault && <Note tone="danger">{fault}</Note>}
          <Button type="submit" size="l" isPending={state === 'busy'}>
            {fault ? 'Try again' : 'Send'}
          </Button>
        </form>
      )}
      <p className={layout.hidden} role="status">
        {state === 'busy' && 'Processing...'}
        {isStored && 'Your request is stored.'}
      </p>
    </Dialog>
  );
}

function Stored({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <>
      <Note tone="positive" icon={<CheckIcon />}>
        <p>Your request is stored.</p>
        <p className={css.answer}>{`Someone reads it and answers by email to ${email}.`}</p>
      </Note>
      <div className={layout.row}>
        <Button ref={focus} onPress={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}
