import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { useNotify } from '../ui/focus/notices.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { groupNameProblem } from './group-words.ts';
import { useGroupChanges } from './groups-query.ts';
import { LeadersDialog } from './leaders/leaders-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { DeleteDialog } from './school-year/delete-dialog.tsx';
import { NewYearDialog } from './school-year/new-year-dialog.tsx';

export type Asking = 'renew' | 'revoke' | 'rename' | 'delete' | 'leaders' | 'new-year';
export type GroupQuestionProps = { learnerId: string; group: Group; asking: Asking; onClose: () => void };

/** The confirmation dialog for a change. */
export function GroupQuestion({ learnerId, group, asking, onClose }: GroupQuestionProps) {
  const { renewCode, revokeCode, rename, remove } = useGroupChanges(learnerId);
  const notify = useNotify();
  const { name } = group;
  const done = (sentence: string, takesFocus = false) => {
    onClose();
    notify({ sentence, takesFocus });
  };
  if (asking === 'rename')
    return (
      <RenameDialog
        title={m['groups.rename.title']()}
        label={m['groups.new.name']()}
        save={m['groups.rename.save']()}
        name={name}
        problemOf={groupNameProblem}
        onRename={(wanted) => rename(group, wanted).then(() => done(m['groups.rename.done']()))}
        onClose={onClose}
      />
    );
  if (asking === 'leaders')
    return (
      <LeadersDialog
        learnerId={learnerId}
        group={group}
        onStopped={() => done(m['leaders.stopped']({ name }), true)}
        onClose={onClose}
      />
    );
  if (asking === 'new-year')
    return (
      <NewYearDialog
        learnerId={learnerId}
        group={group}
        onDone={() => done(m['school_year.preview.done'](), true)}
        onClose={onClose}
      />
    );
  if (asking === 'delete')
    return (
      <DeleteDialog
        learnerId={learnerId}
        group={group}
        onDelete={() => remove(group)}
        onDone={(sentence) => done(sentence, true)}
        onClose={onClose}
      />
    );
  const isNew = asking === 'renew';
  return (
    <ConfirmDialog
      title={isNew ? m['groups.code.renew_title']() : m['groups.code.revoke_title']()}
      sentence={isNew ? m['groups.code.renew_sentence']() : m['groups.code.revoke_sentence']()}
      confirm={isNew ? m['groups.code.renew']() : m['groups.code.revoke']()}
      onConfirm={() =>
        isNew
          ? renewCode(group).then(() => done(m['groups.code.renewed']()))
          : revokeCode(group).then(() => done(m['groups.code.revoked'](), true))
      }
      onClose={onClose}
    />
  );
}
