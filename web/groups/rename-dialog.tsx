import { useState } from 'react';
import { useSessionCheck } from '../api/session.tsx';
import { useSubmit } from '../http/use-submit.ts';
import { FormEnd } from '../ui/controls/form-end.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Dialog } from '../ui/layout/dialog.tsx';
import { Stack } from '../ui/layout/layout.tsx';

type RenameDialogProps = {
  title: string;
  sentence?: string;
  /** The label of the field. */
  label: string;
  save: string;
  name: string;
  /** The problem of a typed name; undefined when it is valid. */
  problemOf: (typed: string) => string | undefined;
  onRename: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Changes the name of a group or a pupil. */
export function RenameDialog({ title, sentence, label, save, name, problemOf, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(() => onRename(typed.trim()), {
    check: () => ({ name: problemOf(typed) }),
    onError: useSessionCheck(),
  });
  return (
    <Dialog title={title} {...(sentence && { sentence })} isOpen onOpenChange={onClose}>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={label}
          value={typed}
          error={problems.name}
          autoComplete="off"
          onChange={changes('name', setTyped)}
          isRequired
        />
        <FormEnd submit={save} isBusy={isBusy} problem={problem} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
