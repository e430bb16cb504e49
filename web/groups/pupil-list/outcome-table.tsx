import { useState } from 'react';
import type { RowOutcome } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { type ListRow, otherName } from '#rules/groups/lists/rows.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { CheckIcon, PencilSimpleIcon, PlusIcon, UserIcon, WarningCircleIcon, XIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './pupil-list.module.css';

const NO_PROBLEMS: readonly (RowOutcome | null)[] = [
  'new',
  'there-already',
  'in-other-class',
  'comes-back',
  'has-email',
  null,
];
const isProblem = (outcome: RowOutcome | null) => !NO_PROBLEMS.includes(outcome);
/** Whether a row can be about another pupil: not with a number that another row has. */
function isNamesake({ row, outcome }: PreviewRow, rows: readonly PreviewRow[]): boolean {
  if (outcome !== 'twice-in-list') return outcome === 'name-taken' || outcome === 'maybe-known';
  const hasNumber = (other: PreviewRow) => other.row !== row && other.row.number === row.number;
  return row.number === '' || !rows.some(hasNumber);
}

/** A row of the preview; the outcome is null where the teacher left the row out. */
export type PreviewRow = { row: ListRow; outcome: RowOutcome | null };

type OutcomeTableProps = {
  rows: readonly PreviewRow[];
  /** The names of the classes that a row can be changed to, besides those of the list. */
  classes: readonly string[];
  onChange: (row: ListRow, isLeftOut: boolean) => Promise<void>;
};

/** What happens to each row of a list; each can be changed or left out. */
export function OutcomeTable({ rows, classes, onChange }: OutcomeTableProps) {
  // The rows that had a problem at first stay on top, so that no row moves when it is mended.
  const [onTop] = useState(() => new Set(rows.filter((each) => isProblem(each.outcome)).map(({ row }) => row.line)));
  /** The row that is being changed, and what is proposed for it. */
  const [asked, setAsked] = useState<Pick<ListRow, 'line' | 'name' | 'isKnown'> | null>(null);
  const notify = useNotify();
  const sorted = [...rows.filter(({ row }) => onTop.has(row.line)), ...rows.filter(({ row }) => !onTop.has(row.line))];
  const hasEmails = rows.some(({ row }) => row.email !== '');
  const changing = rows.find(({ row }) => row.line === asked?.line);
  const askAnother = ({ row: { line, name }, outcome }: PreviewRow) => {
    const names = rows.map(({ row }) => row.name);
    setAsked(outcome === 'maybe-known' ? { line, name, isKnown: false } : { line, name: otherName(name, names) });
  };
  const change = async (row: ListRow, isLeftOut: boolean) => {
    await onChange(row, isLeftOut);
    setAsked(null);
    // The button that opened the dialog is gone.
    if (changing && isNamesake(changing, rows))
      notify({ sentence: m['pupils.list.preview.changed']({ line: row.line }), takesFocus: true });
  };
  return (
    <Card as="div" isFree className={css.table}>
      <table aria-label={m['pupils.list.preview.table']()}>
        <thead>
          <tr>
            <th scope="col">{m['pupils.list.preview.line']()}</th>
            <th scope="col">{m['pupils.list.heading.name']()}</th>
            {hasEmails && <th scope="col">{m['pupils.list.heading.email']()}</th>}
            <th scope="col">{m['pupils.list.heading.class']()}</th>
            <th scope="col">{m['pupils.list.preview.outcome']()}</th>
            <th scope="col">{m['pupils.list.preview.change']()}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ row, outcome }) => (
            <tr key={row.line} data-problem={isProblem(outcome) || undefined}>
              <td>
                <span className={css.label}>{m['pupils.list.preview.line']()} </span>
                {row.line}
              </td>
              <th scope="row">{row.name || <Empty />}</th>
              {hasEmails && <td>{row.email}</td>}
              <td>{row.className || <Empty />}</td>
              <td>
                <span className={css.outcome}>
                  <OutcomeIcon outcome={outcome} />
                  <span>
                    {outcome === null ? m['pupils.list.preview.left']() : m['pupils.list.outcome']({ outcome })}
                  </span>
                </span>
                {isNamesake({ row, outcome }, rows) && (
                  <Button look="line" onPress={() => askAnother({ row, outcome })}>
                    {m['pupils.list.preview.another']({ name: row.name.split(' ', 1)[0] ?? '' })}
                  </Button>
                )}
              </td>
              <td>
                <Row>
                  <Button
                    look="quiet"
                    aria-label={m['pupils.list.preview.change_of']({ line: row.line, name: row.name })}
                    onPress={() => setAsked(row)}
                  >
                    <PencilSimpleIcon />
                    {m['pupils.list.preview.change']()}
                  </Button>
                </Row>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changing && asked && (
        <ChangeRow
          row={{ ...changing.row, isKnown: asked.isKnown }}
          proposed={asked.name}
          classes={[...new Set([...classes, ...rows.map(({ row }) => row.className)])]}
          isLeftOut={changing.outcome === null}
          onChange={change}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

type ChangeRowProps = {
  row: ListRow;
  proposed: string;
  classes: readonly string[];
  isLeftOut: boolean;
  onChange: (row: ListRow, isLeftOut: boolean) => Promise<void>;
  onClose: () => void;
};

/** Changes the name and the class of a row, or leaves it out. */
function ChangeRow({ row, proposed, classes, isLeftOut, onChange, onClose }: ChangeRowProps) {
  const [name, setName] = useState(proposed);
  const [className, setClassName] = useState(row.className);
  const save = useSubmit(() => onChange({ ...row, name: name.trim(), className }, false));
  const leave = useSubmit(() => onChange(row, !isLeftOut));
  const problem = save.problem ?? leave.problem;
  return (
    <Dialog title={m['pupils.list.preview.change_title']({ line: row.line })} isOpen onOpenChange={onClose}>
      <Stack as="form" gap="m" isWide noValidate onSubmit={save.submit}>
        <TextField label={m['pupils.list.heading.name']()} value={name} autoComplete="off" onChange={setName} />
        <SelectField label={m['pupils.list.heading.class']()} value={className} onChange={setClassName}>
          {classes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        {problem && <Note tone="danger">{problem}</Note>}
        <Row className={layout.rowQuiet}>
          <Button type="submit" isPending={save.isBusy}>
            {m['pupils.list.preview.save']()}
          </Button>
          <Button look="quiet" isPending={leave.isBusy} onPress={() => leave.submit()}>
            {isLeftOut ? m['pupils.list.preview.take_in']() : m['pupils.list.preview.leave_out']()}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

function Empty() {
  return <span className={css.empty}>{m['pupils.list.preview.empty']()}</span>;
}

function OutcomeIcon({ outcome }: { outcome: RowOutcome | null }) {
  if (outcome === null) return <XIcon />;
  if (outcome === 'new') return <PlusIcon />;
  if (outcome === 'has-email') return <UserIcon />;
  return isProblem(outcome) ? <WarningCircleIcon /> : <CheckIcon />;
}
