import { useState } from 'react';
import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { useSubmit } from '../http/use-submit.ts';
import { Button } from '../ui/controls/button.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { Dialog } from '../ui/layout/dialog.tsx';
import { Note } from '../ui/layout/note.tsx';
import { Row, Stack } from '../ui/layout/stack.tsx';
import layout from '../ui/layout.module.css';
import { groupNameProblem } from './group-name.ts';

type RenameDialogProps = { group: Group; onRename: (name: string) => Promise<void>; onClose: () => void };

/** Changes the name of a group. */
export function RenameDialog({ group, onRename, onClose }: RenameDialogProps) {
  const [name, setName] = useState(group.name);
  const { form, submit, isBusy, problems, problem, forgetProblem } = useSubmit(() => onRename(name.trim()), {
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
          onChange={(typed) => {
            setName(typed);
            forgetProblem('name');
          }}
          isRequired
        />
        {problem && <Note tone="danger">{problem}</Note>}
        <Row className={layout.rowQuiet}>
          <Button type="submit" isPending={isBusy}>
            {m['groups.rename.save']()}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {m['shared.cancel']()}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
