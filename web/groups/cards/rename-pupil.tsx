import { useState } from 'react';
import { m } from '#messages';
import { NAME } from '#rules/people/name.ts';
import { useSession, useSessionCheck } from '../../api/session.tsx';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { PencilSimpleIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { usePupilRenaming } from '../group-view/group-view-query.ts';

type RenamePupilProps = { groupId: string; pupil: { memberId: string; name: string } };

/** A button and its dialog, with which the teacher who made an account changes the name of the pupil. */
export function RenamePupil({ groupId, pupil }: RenamePupilProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = pupil;
  return (
    <>
      <Button look="quiet" aria-label={m['pupils.accounts.rename_of']({ name })} onPress={() => setIsOpen(true)}>
        <PencilSimpleIcon />
        {m['pupils.accounts.rename']()}
      </Button>
      {isOpen && <RenameDialog groupId={groupId} pupil={pupil} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RenameDialog({ groupId, pupil, onClose }: RenamePupilProps & { onClose: () => void }) {
  const { learner } = useSession().session;
  const rename = usePupilRenaming(learner?.id ?? '', groupId);
  const [name, setName] = useState(pupil.name);
  const notify = useNotify();
  const save = async () => {
    const renamed = await rename(pupil.memberId, name.trim());
    onClose();
    notify({ sentence: m['pupils.accounts.renamed']({ name: renamed }) });
  };
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(save, {
    check: () => ({ name: nameProblem(name) }),
    onError: useSessionCheck(),
  });
  return (
    <Dialog
      title={m['pupils.accounts.rename_title']({ name: pupil.name })}
      sentence={m['pupils.accounts.rename_sentence']()}
      isOpen
      onOpenChange={onClose}
    >
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={m['pupils.accounts.rename_name']()}
          value={name}
          error={problems.name}
          autoComplete="off"
          onChange={changes('name', setName)}
          isRequired
        />
        <FormEnd submit={m['pupils.accounts.rename_save']()} isBusy={isBusy} problem={problem} />
      </Stack>
    </Dialog>
  );
}

function nameProblem(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim();
  if (name === '') return m['pupils.list.outcome']({ outcome: 'name-missing' });
  return name.length > NAME.longest ? m['pupils.list.outcome']({ outcome: 'name-long' }) : undefined;
}
