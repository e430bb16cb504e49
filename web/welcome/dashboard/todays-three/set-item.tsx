import type { ReactNode } from 'react';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import { m } from '#messages';
import { daysSince1970 } from '#rules/days/days.ts';
import { isAfterDueDay } from '#rules/groups/assignments.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { assignedWords } from '../../../activities/assigned-words.ts';
import { SCREENING_PART_INFO } from '../../../activities/screening-part-info.ts';
import { leaderSeesWords } from '../../../learner/sharing/leader-sees-words.ts';
import { GAME_PATHS, PATHS, setTextPath } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { useOpener } from '../../../ui/focus/panels.ts';
import { CheckIcon } from '../../../ui/icons.ts';
import { classNames } from '../../../ui/layout/layout.tsx';
import layout from '../../../ui/layout.module.css';
import { calendarDay, dayWords, weekdayWords } from '../../../ui/words/dates.ts';
import css from './todays-three.module.css';

const DAYS_A_WEEK = 7;

type SetItemProps = {
  task: OwnAssignment;
  picture: ReactNode;
  /** For the test: the first part that is not done since it was set. */
  nextPart: ScreeningPart | null;
  look: 'filled' | 'line';
};

/** A task that a leader set, as an item of Today's three. Loaded lazily, because it imports all passages. */
export function SetItem({ task, picture, nextPart, look }: SetItemProps) {
  const { groupName: group, leaderName: leader, level, note } = task;
  const lines = task.isDone
    ? []
    : [
        level !== null && m['assignments.at_level']({ level }),
        untilWords(task),
        note && m['assignments.note']({ note }),
        leaderSeesWords(task),
      ];
  return (
    <li className={css.game}>
      <span className={css.words}>
        {picture}
        <span className={css.task}>
          <strong>{assignedWords(task)}</strong>
          <span className={layout.soft}>
            {leader ? m['assignments.card.from_leader']({ group, leader }) : m['assignments.card.from']({ group })}
          </span>
          {lines.map((line) => line && <span key={line}>{line}</span>)}
          {task.isDone && (
            <span className={classNames(layout.soft, css.note)}>
              <CheckIcon />
              {m['welcome.todays_three.done']()}
            </span>
          )}
        </span>
      </span>
      {!task.isDone && (
        <span className={css.actions}>
          <MainButton task={task} nextPart={nextPart} look={look} />
        </span>
      )}
    </li>
  );
}

/** The due date; after it, a sentence that the task can still be done. */
function untilWords(task: OwnAssignment): string | null {
  const { dueDay } = task;
  if (dueDay === null) return null;
  const day = calendarDay(new Date());
  if (isAfterDueDay(task, day)) return m['assignments.fine_later']();
  const ahead = daysSince1970(dueDay) - daysSince1970(day);
  const noon = `${dueDay}T12:00`;
  if (ahead === 0) return m['assignments.for_today']();
  return m['assignments.until']({ day: ahead < DAYS_A_WEEK ? weekdayWords(noon) : dayWords(noon, new Date()) });
}

function MainButton({ task, nextPart, look }: Omit<SetItemProps, 'picture'>) {
  const { kind, target, level } = task;
  const startTest = useOpener('three-tests');
  if (kind === 'passage' || kind === 'text')
    return (
      <ButtonLink look={look} to={kind === 'text' ? setTextPath(target) : `${PATHS.assignment}?passage=${target}`}>
        {m['assignments.card.read']()}
      </ButtonLink>
    );
  if (kind === 'game')
    return (
      <ButtonLink look={look} to={level === null ? GAME_PATHS[target] : `${GAME_PATHS[target]}?level=${level}`}>
        {m['assignments.card.play']()}
      </ButtonLink>
    );
  if (nextPart === null || nextPart === SCREENING_PARTS[0])
    return (
      <Button look={look} {...startTest}>
        {m['assignments.card.test']()}
      </Button>
    );
  return (
    <ButtonLink look={look} to={SCREENING_PART_INFO[nextPart].path}>
      {m['assignments.card.test']()}
    </ButtonLink>
  );
}
