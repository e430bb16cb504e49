import { useEffect, useRef, useState } from 'react';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import { m } from '#messages';
import { daysSince1970 } from '#rules/days/days.ts';
import { type Assigned, isAfterDueDay } from '#rules/groups/assignments.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { assignedWords } from '../../activities/assigned-words.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { LeafPicture } from '../../activities/tree/leaf.tsx';
import { leaderSeesWords } from '../../learner/sharing/leader-sees-words.ts';
import { GAME_PATHS, PATHS, setTextPath } from '../../paths.ts';
import { Announcement } from '../../play/frame/announcement.tsx';
import StarsPicture from '../../ui/art/round-stars.svg?react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { Card, classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { dayWords, weekdayWords } from '../../ui/words/dates.ts';
import css from '../dashboard.module.css';
import type { ShownAssignments } from './use-own-assignments.ts';

const DAYS_A_WEEK = 7;

/**
 * The next assignment, with a link to do it and a button to hide it until tomorrow. Loaded lazily, because it imports
 * all passages.
 */
export function AssignmentCard({ shown, isSecond }: { shown: ShownAssignments; isSecond: boolean }) {
  const { current, later, hiddenHere, day, hide, show } = shown;
  const [said, setSaid] = useState('');
  const card = useRef<HTMLElement>(null);
  // When the card shrinks, it may be above the visible area of a small screen, with its Undo button.
  useEffect(() => {
    if (said) card.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const hiddenTitle = hiddenHere && assignedWords(hiddenHere);
  const hideNow = (assignment: OwnAssignment) => {
    hide(assignment);
    setSaid(m['assignments.card.hidden']({ title: assignedWords(assignment) }));
  };
  const showAgain = (assignment: OwnAssignment) => {
    show(assignment);
    setSaid(m['assignments.card.shown']({ title: assignedWords(assignment) }));
  };
  return (
    <Card
      ref={card}
      isRoomy={current !== null}
      isSoft={!current}
      isFree={current !== null}
      isWide={!current}
      {...(current && { className: classNames(css.step, !isSecond && css.first) })}
      aria-labelledby="assignment"
    >
      {current ? (
        <What assignment={current} day={day} next={later[0]} laterCount={later.length} />
      ) : (
        <Stack gap="s">
          <h2 id="assignment" className={layout.extraLarge}>
            {m['assignments.card.hidden_title']()}
          </h2>
          {hiddenTitle && <p>{m['assignments.card.hidden']({ title: hiddenTitle })}</p>}
        </Stack>
      )}
      <Row {...(current && { className: layout.rowQuiet })}>
        {current && (
          <MainButton
            key={current.assignmentId}
            assignment={current}
            nextPart={shown.nextPart}
            look={isSecond ? 'line' : 'filled'}
          />
        )}
        <Button
          key="hide"
          look="quiet"
          onPress={() => {
            if (current) hideNow(current);
            else if (hiddenHere) showAgain(hiddenHere);
          }}
        >
          {current ? m['assignments.card.not_today']() : m['assignments.card.show']()}
        </Button>
        {current && hiddenHere && hiddenTitle && (
          <Button look="quiet" onPress={() => showAgain(hiddenHere)}>
            {m['assignments.card.show_of']({ title: hiddenTitle })}
          </Button>
        )}
      </Row>
      <Announcement words={said} />
    </Card>
  );
}

type WhatProps = { assignment: OwnAssignment; day: string; next: OwnAssignment | undefined; laterCount: number };

function What({ assignment, day, next, laterCount }: WhatProps) {
  const { groupName: group, leaderName: leader, note } = assignment;
  const sees = leaderSeesWords(assignment);
  const until = untilWords(assignment, day);
  return (
    <div className={css.what}>
      <Picture {...assignment} />
      <Stack gap="s" className={css.words}>
        <p className={css.from}>
          {leader ? m['assignments.card.from_leader']({ group, leader }) : m['assignments.card.from']({ group })}
        </p>
        <h2 id="assignment">{assignedWords(assignment)}</h2>
        {assignment.level !== null && <p>{m['assignments.at_level']({ level: assignment.level })}</p>}
        {until && <p>{until}</p>}
        {note && <p className={css.from}>{m['assignments.note']({ note })}</p>}
        {sees && <p className={css.from}>{sees}</p>}
        {next && (
          <p className={layout.soft}>{m['assignments.card.next']({ count: laterCount, title: assignedWords(next) })}</p>
        )}
      </Stack>
    </div>
  );
}

/** For the three tests the stars of the report, otherwise the leaf that the activity adds to the tree. */
function Picture({ kind, target }: Assigned) {
  if (kind !== 'sequence')
    return <LeafPicture kind={kind === 'game' ? target : 'reading-passage'} className={css.setLeaf} />;
  return (
    <RoundPicture tone="accent" size={84}>
      <StarsPicture />
    </RoundPicture>
  );
}

/** The due date; after it, a sentence that the assignment can still be done. */
function untilWords(assignment: OwnAssignment, day: string): string | null {
  const { dueDay } = assignment;
  if (dueDay === null) return null;
  if (isAfterDueDay(assignment, day)) return m['assignments.fine_later']();
  const ahead = daysSince1970(dueDay) - daysSince1970(day);
  const noon = `${dueDay}T12:00`;
  if (ahead === 0) return m['assignments.for_today']();
  return m['assignments.until']({ day: ahead < DAYS_A_WEEK ? weekdayWords(noon) : dayWords(noon, new Date()) });
}

type MainButtonProps = {
  assignment: OwnAssignment;
  nextPart: ShownAssignments['nextPart'];
  look: 'filled' | 'line';
};

function MainButton({ assignment: { kind, target, level }, nextPart, look }: MainButtonProps) {
  const startTest = useOpener('three-tests');
  if (kind === 'passage')
    return (
      <ButtonLink size="l" look={look} to={`${PATHS.assignment}?passage=${target}`}>
        {m['assignments.card.read']()}
      </ButtonLink>
    );
  if (kind === 'text')
    return (
      <ButtonLink size="l" look={look} to={setTextPath(target)}>
        {m['assignments.card.read']()}
      </ButtonLink>
    );
  if (kind === 'game')
    return (
      <ButtonLink
        size="l"
        look={look}
        to={level === null ? GAME_PATHS[target] : `${GAME_PATHS[target]}?level=${level}`}
      >
        {m['assignments.card.play']()}
      </ButtonLink>
    );
  if (nextPart === null || nextPart === SCREENING_PARTS[0])
    return (
      <Button size="l" look={look} {...startTest}>
        {m['assignments.card.test']()}
      </Button>
    );
  return (
    <ButtonLink size="l" look={look} to={SCREENING_PART_INFO[nextPart].path}>
      {m['assignments.card.test']()}
    </ButtonLink>
  );
}
