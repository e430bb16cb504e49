import { useRef, useState } from 'react';
import { PASSAGES } from '#content/passages.ts';
import type { GroupFacts, ShownMember } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { hasLevels, LEVELS, type LevelGame } from '#rules/games/levels.ts';
import { PLAYED_GAMES, type PlayedGame } from '#rules/games/runs.ts';
import {
  ASSIGNMENT,
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  assignedOf,
  canBeDueDay,
  canBeSetTests,
} from '#rules/groups/assignments.ts';
import { PASSAGE_LEVELS } from '#rules/reading/passages.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { useServerSetup } from '../../api/server-setup.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { calendarDay } from '../../ui/words/dates.ts';
import { ForWhom } from './for-whom.tsx';
import type { NewAssignment } from './group-view-query.ts';
import { TextChoice } from './text-to-set/text-choice.tsx';
import { useTextToSet } from './text-to-set/use-text-to-set.ts';

const KIND_NAMES: Record<AssignmentKind, () => string> = {
  passage: m['assignments.set.passage'],
  text: m['assignments.set.text'],
  game: m['assignments.set.game'],
  sequence: m['assignments.set.sequence'],
};

const TITLE_ID = 'set-something';

/** Scrolls to the form, which is below the members. */
export function goToSetForm(): void {
  const title = document.getElementById(TITLE_ID);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}

/** What can be wrong in the form. */
type SetField = 'text' | 'title' | 'members' | 'start' | 'day' | 'note';

type SetFormProps = {
  group: Pick<GroupFacts, 'groupId' | 'role'>;
  members: readonly ShownMember[];
  /** Whether this class offers the test. */
  offersTests: boolean;
  add: (assignment: NewAssignment) => Promise<unknown>;
};

/** A form that assigns a passage, a text, a game or the three tests to a group. */
export function SetForm({ group, members, offersTests, add }: SetFormProps) {
  const notify = useNotify();
  const [wanted, setKind] = useState<AssignmentKind>('passage');
  const [passage, setPassage] = useState<string>('last-bus');
  const [game, setGame] = useState<PlayedGame>('simon');
  const [level, setLevel] = useState<number | null>(null);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [start, setStart] = useState('');
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [startBox, dayBox] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  // A learner may have left since they were chosen.
  const memberIds = chosen && members.map(({ memberId }) => memberId).filter((id) => chosen.includes(id));
  const isOff = useServerSetup()?.tests === 'off' || !offersTests;
  const canTest =
    !isOff && members.filter(({ memberId }) => memberIds?.includes(memberId) ?? true).every(canBeSetTests);
  const kinds = ASSIGNMENT_KINDS.filter((each) => each !== 'sequence' || canTest);
  const kind = kinds.find((each) => each === wanted) ?? 'passage';
  const text = useTextToSet(group.groupId, kind === 'text');
  const { form, submit, isBusy, problems, problem, changes } = useSubmit<SetField>(
    async () => {
      const textId = kind === 'text' ? await text.idToSet() : null;
      const assigned = assignedOf({ kind, target: { passage, text: textId, game, sequence: null }[kind] });
      if (!assigned) return;
      const setLevelOf = kind === 'game' ? level : null;
      const days = { startDay: start || null, dueDay: day || null };
      await add({ ...assigned, ...days, level: setLevelOf, note: note.trim() || null, memberIds });
      setStart('');
      setDay('');
      setNote('');
      notify({ sentence: m['assignments.set.done']() });
    },
    {
      check: () => ({
        ...(kind === 'text' && text.check()),
        members: memberIds?.length === 0 ? m['assignments.set.for_nobody']() : undefined,
        start: startProblem(start, day, startBox.current?.querySelector('input')),
        day: dayProblem(day, dayBox.current?.querySelector('input')),
        note: noteProblem(note),
      }),
    },
  );
  const chooseGame = (chosenGame: string) => {
    setGame(PLAYED_GAMES.find((each) => each === chosenGame) ?? 'simon');
    setLevel(null);
  };
  return (
    <Card isRoomy gap="m" isWide aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {m['assignments.set.title']()}
      </h2>
      <p>{m['assignments.set.lead']()}</p>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate className={layout.short}>
        <SegmentedControl
          label={m['assignments.set.what']()}
          segments={kinds.map((value) => ({ value, label: KIND_NAMES[value]() }))}
          value={kind}
          onChange={setKind}
        />
        {!canTest && <p className={layout.soft}>{m['assignments.set.no_sequence']()}</p>}
        {kind === 'passage' && <PassageField value={passage} onChange={setPassage} />}
        {kind === 'text' && (
          <TextChoice
            {...{ text, problems }}
            groupId={group.groupId}
            canDelete={group.role === 'leads'}
            onChange={(field, value) => changes(field, field === 'text' ? text.setWritten : text.setTitle)(value)}
          />
        )}
        {kind === 'game' && (
          <SelectField label={m['assignments.set.which_game']()} value={game} onChange={chooseGame}>
            {PLAYED_GAMES.map((each) => (
              <option key={each} value={each}>
                {GAME_INFO[each].title()}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'game' && hasLevels(game) && <LevelField game={game} value={level} onChange={setLevel} />}
        {kind === 'sequence' && <p>{m['assignments.set.sequence_hint']()}</p>}
        <ForWhom
          members={members}
          value={memberIds}
          error={problems.members}
          onChange={changes('members', setChosen)}
        />
        <div ref={startBox}>
          <TextField
            name="start"
            type="date"
            label={m['assignments.set.start_day']()}
            hint={m['assignments.set.start_day_hint']()}
            value={start}
            error={problems.start}
            onChange={changes('start', setStart)}
          />
        </div>
        <div ref={dayBox}>
          <TextField
            name="day"
            type="date"
            label={m['assignments.set.day']()}
            hint={m['assignments.set.day_hint']()}
            value={day}
            error={problems.day}
            onChange={changes('day', setDay)}
          />
        </div>
        <TextField
          name="note"
          label={m['assignments.set.note']()}
          hint={m['assignments.set.note_hint']()}
          value={note}
          error={problems.note}
          autoComplete="off"
          onChange={changes('note', setNote)}
        />
        <FormEnd submit={m['assignments.set.button']()} isBusy={isBusy} problem={problem} />
      </Stack>
    </Card>
  );
}

type LevelFieldProps = { game: LevelGame; value: number | null; onChange: (level: number | null) => void };

function LevelField({ game, value, onChange }: LevelFieldProps) {
  return (
    <SelectField
      label={m['assignments.set.game_level']()}
      value={String(value ?? '')}
      onChange={(level) => onChange(level === '' ? null : Number(level))}
    >
      <option value="">{m['assignments.set.own_level']()}</option>
      {Array.from({ length: LEVELS[game].highest }, (_, at) => (
        <option key={String(at)} value={String(at + 1)}>
          {m['assignments.set.level']({ level: at + 1 })}
        </option>
      ))}
    </SelectField>
  );
}

function PassageField({ value, onChange }: { value: string; onChange: (passage: string) => void }) {
  const passages = PASSAGES ?? [];
  return (
    <SelectField label={m['assignments.set.which_passage']()} value={value} onChange={onChange}>
      {PASSAGE_LEVELS.map((level) => (
        <optgroup key={level} label={m['assignments.set.level']({ level })}>
          {passages
            .filter((passage) => passage.level === level)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

function startProblem(start: string, day: string, input: HTMLInputElement | null | undefined): string | undefined {
  if (start !== '' && day !== '' && start > day) return m['assignments.set.start_after_end']();
  return dayProblem(start, input);
}

/** The problem of the date; an incomplete date has an empty value. */
function dayProblem(day: string, input: HTMLInputElement | null | undefined): string | undefined {
  const isFine = day === '' ? !input?.validity.badInput : canBeDueDay(day, calendarDay(new Date()));
  return isFine ? undefined : m['assignments.set.day_fault']();
}

function noteProblem(note: string): string | undefined {
  const isLong = note.normalize('NFC').trim().length > ASSIGNMENT.longestNote;
  return isLong ? m['assignments.set.note_long']({ most: ASSIGNMENT.longestNote }) : undefined;
}
