import { useState } from 'react';
import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { useSubmit } from '../http/use-submit.ts';
import { FormEnd } from '../ui/controls/form-end.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Dialog } from '../ui/layout/dialog.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { groupNameProblem } from './group-name.ts';

type RenameDialogProps = { group: Group; onRename: (name: string) => Promise<void>; onClose: () => void };

/** Changes the name of a group. */
export function RenameDialog({ group, onRename, onClose }: RenameDialogProps) {
  const [name, setName] = useState(group.name);
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(() => onRename(name.trim()), {
    check: () => ({ name: groupNameProblem(name) }),
  });
  return (
    <Dialog title={m['groups.rename.title']()} isOpen onOpenChange={onClose}>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={m['groups.new.name']()}
          value={name}
          error={problems.name}
          autoComplete="off"
          onChange={changes('name', setName)}
          isRequired
        />
        <FormEnd submit={m['groups.rename.save']()} isBusy={isBusy} problem={problem} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
