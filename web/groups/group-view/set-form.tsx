import { useRef, useState } from 'react';
import { PASSAGES } from '#content/passages.ts';
import { m } from '#messages';
import { PLAYED_GAMES } from '#rules/games/runs.ts';
import {
  ASSIGNMENT,
  ASSIGNMENT_KINDS,
  type AssignmentKind,
  assignedOf,
  canBeDueDay,
} from '#rules/groups/assignments.ts';
import { PASSAGE_LEVELS } from '#rules/reading/passages.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { calendarDay } from '../../ui/words/dates.ts';
import type { NewAssignment } from './group-view-query.ts';

const KIND_NAMES: Record<AssignmentKind, () => string> = {
  passage: m['assignments.set.passage'],
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

/** A form that assigns a passage, a game or the three tests to a group. */
export function SetForm({ add }: { add: (assignment: NewAssignment) => Promise<unknown> }) {
  const notify = useNotify();
  const [kind, setKind] = useState<AssignmentKind>('passage');
  const [passage, setPassage] = useState<string>('last-bus');
  const [game, setGame] = useState<string>('simon');
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const dayBox = useRef<HTMLDivElement>(null);
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(
    async () => {
      const assigned = assignedOf({ kind, target: { passage, game, sequence: null }[kind] });
      if (!assigned) return;
      await add({ ...assigned, dueDay: day || null, note: note.trim() || null });
      setDay('');
      setNote('');
      notify({ sentence: m['assignments.set.done']() });
    },
    {
      check: () => ({
        day: dayProblem(day, dayBox.current?.querySelector('input')),
        note: noteProblem(note),
      }),
    },
  );
  return (
    <Card isRoomy gap="m" isWide aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {m['assignments.set.title']()}
      </h2>
      <p>{m['assignments.set.lead']()}</p>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate className={layout.short}>
        <SegmentedControl
          label={m['assignments.set.what']()}
          segments={ASSIGNMENT_KINDS.map((value) => ({ value, label: KIND_NAMES[value]() }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'passage' && <PassageField value={passage} onChange={setPassage} />}
        {kind === 'game' && (
          <SelectField label={m['assignments.set.which_game']()} value={game} onChange={setGame}>
            {PLAYED_GAMES.map((each) => (
              <option key={each} value={each}>
                {GAME_INFO[each].title()}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'sequence' && <p>{m['assignments.set.sequence_hint']()}</p>}
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

/** The problem of the date; an incomplete date has an empty value. */
function dayProblem(day: string, input: HTMLInputElement | null | undefined): string | undefined {
  const isFine = day === '' ? !input?.validity.badInput : canBeDueDay(day, calendarDay(new Date()));
  return isFine ? undefined : m['assignments.set.day_fault']();
}

function noteProblem(note: string): string | undefined {
  const isLong = note.normalize('NFC').trim().length > ASSIGNMENT.longestNote;
  return isLong ? m['assignments.set.note_long']({ most: ASSIGNMENT.longestNote }) : undefined;
}
