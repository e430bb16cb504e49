import { useState } from 'react';
import { m } from '#messages';
import { NAME } from '#rules/people/name.ts';
import { useSession } from '../../api/session.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { PencilSimpleIcon } from '../../ui/icons.ts';
import { usePupilRenaming } from '../group-view/group-view-query.ts';
import { RenameDialog } from '../rename-dialog.tsx';

type RenamePupilProps = { groupId: string; pupil: { memberId: string; name: string } };

/** A button and its dialog, with which the teacher who made an account changes the name of the pupil. */
export function RenamePupil({ groupId, pupil }: RenamePupilProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { learner } = useSession().session;
  const rename = usePupilRenaming(learner?.id ?? '', groupId);
  const notify = useNotify();
  const { memberId, name } = pupil;
  const close = () => setIsOpen(false);
  const save = async (wanted: string) => {
    const renamed = await rename(memberId, wanted);
    close();
    notify({ sentence: m['pupils.accounts.renamed']({ name: renamed }) });
  };
  return (
    <>
      <Button look="quiet" aria-label={m['pupils.accounts.rename_of']({ name })} onPress={() => setIsOpen(true)}>
        <PencilSimpleIcon />
        {m['pupils.accounts.rename']()}
      </Button>
      {isOpen && (
        <RenameDialog
          title={m['pupils.accounts.rename_title']({ name })}
          sentence={m['pupils.accounts.rename_sentence']()}
          label={m['pupils.accounts.rename_name']()}
          save={m['pupils.accounts.rename_save']()}
          name={name}
          problemOf={pupilNameProblem}
          onRename={save}
          onClose={close}
        />
      )}
    </>
  );
}

/** The problem of a pupil's name; undefined if it is valid. */
export function pupilNameProblem(typed: string): string | undefined {
  const name = typed.normalize('NFC').trim();
  if (name === '') return m['pupils.list.outcome']({ outcome: 'name-missing' });
  return name.length > NAME.longest ? m['pupils.list.outcome']({ outcome: 'name-long' }) : undefined;
}
