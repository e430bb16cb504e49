import { useState } from 'react';
import type { Group } from '#contract/groups/groups.ts';
import type { Roll } from '#contract/groups/school-year.ts';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { calendarDayWords } from '../../ui/words/dates.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useRoll } from './roll-query.ts';

type DeleteDialogProps = {
  learnerId: string;
  group: Group;
  onDelete: () => Promise<void>;
  onDone: (sentence: string) => void;
  onClose: () => void;
};

/** Says how many accounts of pupils end with a group, and when, and asks before it is deleted. */
export function DeleteDialog({ learnerId, group, onDelete, onDone, onClose }: DeleteDialogProps) {
  const { roll, isAway, tryAgain } = useRoll(learnerId, group.groupId);
  const title = m['groups.delete.title']({ name: group.name });
  if (!roll)
    return (
      <Dialog
        title={title}
        sentence={isAway ? m['school_year.away']() : m['school_year.delete.loading']()}
        isOpen
        onOpenChange={onClose}
      >
        {isAway && <Button onPress={tryAgain}>{m['shared.try_again']()}</Button>}
      </Dialog>
    );
  return <Question {...{ group, title, roll, onDelete, onDone, onClose }} />;
}

type QuestionProps = Omit<DeleteDialogProps, 'learnerId'> & { title: string; roll: Roll };

function Question({ group: { name }, title, roll, onDelete, onDone, onClose }: QuestionProps) {
  const [now] = useState(() => new Date());
  const others = roll.members.filter(({ leaving }) => leaving === 'only-leaves').length;
  const count = roll.members.length - others + roll.former.length;
  const day = calendarDayWords(roll.wouldEndOn, now);
  return (
    <ConfirmDialog
      title={title}
      sentence={
        count === 0
          ? m['groups.delete.sentence']()
          : joinSentences(
              m['school_year.delete.ends']({ count, name, day }),
              others > 0 ? m['school_year.delete.others']({ count: others }) : null,
            )
      }
      confirm={count === 0 ? m['groups.delete.confirm']() : m['school_year.delete.confirm']({ day })}
      look="danger"
      onConfirm={async () => {
        await onDelete();
        onDone(count === 0 ? m['groups.delete.done']({ name }) : m['school_year.delete.done']({ name, day }));
      }}
      onClose={onClose}
    />
  );
}
