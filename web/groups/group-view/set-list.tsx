import { useState } from 'react';
import type { Assignment } from '#contract/groups/assignments.ts';
import type { ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { hasEnded } from '#rules/groups/assignments.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { assignedWords } from '../../activities/assigned-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { calendarDay, dayWords } from '../../ui/words/dates.ts';
import { listWords } from '../../ui/words/number-words.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import css from '../group-view.module.css';
import { memberName } from '../group-words.ts';
import { seesDone } from './group-view-rows.ts';

type SetListProps = {
  assignments: readonly Assignment[];
  members: readonly ShownMember[];
  takeBack: (assignmentId: string) => Promise<unknown>;
};

/** The assignments of a group, each with the members who have done it. */
export function SetList({ assignments, members, takeBack }: SetListProps) {
  const [asked, setAsked] = useState<Assignment | null>(null);
  const notify = useNotify();
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="what-is-set">
      <h2 id="what-is-set">{m['assignments.list.title']()}</h2>
      {assignments.length === 0 && <p>{m['assignments.list.none']()}</p>}
      {assignments.length > 0 && (
        <ul className={css.set}>
          {assignments.map((assignment) => (
            <SetItem
              key={assignment.assignmentId}
              assignment={assignment}
              members={members}
              onTakeBack={() => setAsked(assignment)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={m['assignments.list.take_back_title']()}
          sentence={m['assignments.list.take_back_sentence']()}
          confirm={m['assignments.list.take_back']()}
          keep={m['assignments.list.keep']()}
          onConfirm={async () => {
            await takeBack(asked.assignmentId);
            setAsked(null);
            notify({ sentence: m['assignments.list.taken_back'](), takesFocus: true });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

type SetItemProps = { assignment: Assignment; members: readonly ShownMember[]; onTakeBack: () => void };

function SetItem({ assignment, members, onTakeBack }: SetItemProps) {
  const { assignmentId, kind, startDay, dueDay, level, note } = assignment;
  const now = new Date();
  const title = assignedWords(assignment);
  const seen = members.filter((member) => seesDone(assignment, member));
  const resultOf = ({ done }: ShownMember) => done.find((each) => each.assignmentId === assignmentId);
  const doneNames = seen.flatMap((member) => {
    const result = resultOf(member);
    const name = memberName(member);
    if (!result) return [];
    const { right } = result;
    return right === null ? name : m['assignments.list.name_right']({ name, right, of: READING_RUN.questions });
  });
  const lines = [
    [m['assignments.list.done'], doneNames],
    [m['assignments.list.not_yet'], seen.filter((member) => !resultOf(member)).map(memberName)],
  ] as const;
  return (
    <Stack as="li" gap="s">
      <h3 className={css.name}>{title}</h3>
      {hasEnded(assignment, calendarDay(now)) && <p className={layout.soft}>{m['assignments.list.ended']()}</p>}
      {level !== null && <p>{m['assignments.at_level']({ level })}</p>}
      {startDay && <p>{m['assignments.list.from']({ day: dayWords(`${startDay}T12:00`, now) })}</p>}
      {dueDay && <p>{m['assignments.until']({ day: dayWords(`${dueDay}T12:00`, now) })}</p>}
      {note && <p className={css.name}>{m['assignments.note']({ note })}</p>}
      {lines.map(
        ([words, names], at) =>
          names.length > 0 && (
            <p key={String(at)} className={css.name}>
              {words({ names: listWords(names) })}
            </p>
          ),
      )}
      {kind === 'sequence' && <p className={layout.soft}>{m['assignments.list.on_device']()}</p>}
      <div className={css.remove}>
        <Button look="quiet" aria-label={m['assignments.list.take_back_of']({ title })} onPress={onTakeBack}>
          {m['assignments.list.take_back']()}
        </Button>
      </div>
    </Stack>
  );
}
