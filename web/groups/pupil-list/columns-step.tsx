import { useState } from 'react';
import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { guessKinds, MOST_ROWS_TO_HEADING } from '#rules/groups/lists/columns.ts';
import { COLUMN_KINDS, type ColumnKind } from '#rules/groups/lists/headings.ts';
import type { ListRow } from '#rules/groups/lists/rows.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { SelectField } from '../../ui/controls/select-field.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ClassChoices } from './class-choices.tsx';
import { type ListDraft, newDraft, readDraft } from './list-draft.ts';
import css from './pupil-list.module.css';

type ColumnsStepProps = {
  draft: ListDraft;
  classes: readonly Group[];
  onChange: (draft: ListDraft) => void;
  onNext: (rows: ListRow[]) => Promise<void>;
  onOther: () => void;
};

/** Shows what the columns of a list are taken for, and which classes are meant; all can be changed. */
export function ColumnsStep({ draft, classes, onChange, onNext, onOther }: ColumnsStepProps) {
  const [fault, setFault] = useState<string | null>(null);
  const { tables, at, columns, emails } = draft;
  const { heading, kinds } = columns;
  const { all, isTooLong, listed, rows } = readDraft(draft, classes);
  const isTooMany = listed.length > MOST_CLASSES;
  const hasNames = kinds.some((kind) => NAMES.includes(kind));
  const hasEmails = all.some(({ email }) => email !== '');

  function faultNow(): string | null {
    if (!hasNames) return m['pupils.list.columns.no_names']();
    if (isTooMany) return m['pupils.list.columns.too_many_classes']({ count: listed.length });
    if (listed.some(({ label, chosen }) => label === '' && chosen?.trim() === ''))
      return m['pupils.list.columns.no_class']();
    if (rows.length === 0) return m['pupils.list.columns.no_pupils']();
    if (rows.length > PUPILS.mostRows)
      return m['pupils.list.columns.too_many']({ count: rows.length, most: PUPILS.mostRows });
    return null;
  }
  const next = async () => {
    const found = faultNow();
    setFault(found);
    if (found === null) await onNext(rows);
  };
  const { submit, isBusy, problem } = useSubmit(next, { onError: useSessionCheck() });
  const change = (changed: Partial<ListDraft>) => {
    setFault(null);
    onChange({ ...draft, ...changed });
  };
  const wrong = fault ?? problem;
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="columns">
      <Stack gap="s">
        <h2 id="columns" ref={focus} tabIndex={-1}>
          {m['pupils.list.columns.title']()}
        </h2>
        <p>{m['pupils.list.columns.lead']()}</p>
      </Stack>
      {tables.length > 1 && (
        <div className={layout.short}>
          <SelectField
            label={m['pupils.list.columns.sheet']()}
            value={`${at}`}
            onChange={(place) => onChange(newDraft(tables, Number(place)))}
          >
            {tables.map(({ title }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sheets can have one title
              <option key={place} value={place}>
                {title}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <ColumnChoices draft={draft} onKinds={(changed) => change({ columns: { heading, kinds: changed } })} />
      {kinds.includes('number') && <p>{m['pupils.list.columns.number_note']()}</p>}
      <HeadingChoice draft={draft} onChange={change} />
      {hasEmails && (
        <ChoiceGroup
          label={m['pupils.list.columns.emails']()}
          value={emails}
          onChange={(chosen) => change({ emails: chosen })}
          choices={[
            { value: 'cards', label: m['pupils.list.columns.emails_cards']() },
            { value: 'join', label: m['pupils.list.columns.emails_join']() },
          ]}
        />
      )}
      {hasNames && !isTooMany && (
        <ClassChoices
          listed={listed}
          lead={
            isTooLong
              ? m['pupils.list.columns.classes_of_many']({ count: all.length })
              : m['pupils.list.columns.classes_lead']()
          }
          existing={classes}
          onChange={(key, chosen) => change({ classes: { ...draft.classes, [key]: chosen } })}
        />
      )}
      {wrong && (
        <Note key={wrong} tone="danger">
          {wrong}
        </Note>
      )}
      <Row className={layout.rowQuiet}>
        <Button size="l" isPending={isBusy} onPress={() => submit()}>
          {m['pupils.list.columns.next']({ count: rows.length })}
        </Button>
        <Button look="quiet" onPress={onOther}>
          {m['pupils.list.preview.other_list']()}
        </Button>
      </Row>
    </Card>
  );
}

/** More classes than a school has: the column is another one. */
const MOST_CLASSES = 150;
const NAMES: readonly ColumnKind[] = ['first-name', 'last-name', 'name'];
/** How many cells of a column are shown. */
const SHOWN_CELLS = 3;

type ColumnChoicesProps = { draft: ListDraft; onKinds: (kinds: ColumnKind[]) => void };

/** A select for each column, with its first cells. Columns that were not recognised are folded where there are many. */
function ColumnChoices({ draft: { tables, at, columns, guessed }, onKinds }: ColumnChoicesProps) {
  const { heading, kinds } = columns;
  const { rows = [] } = tables[at] ?? {};
  const headings = heading === null ? undefined : rows[heading]?.cells;
  const cells = rows.slice(heading === null ? 0 : heading + 1).map((row) => row.cells);
  const places = kinds.map((_, column) => column).filter((column) => cells.some((row) => row[column]));
  const isUsed = (column: number) => guessed[column] !== 'ignore';
  const used = places.filter(isUsed);
  const other = places.filter((column) => !isUsed(column));
  const list = (columnsOfList: readonly number[]) => (
    <ul className={css.columns}>
      {columnsOfList.map((column) => (
        <li key={column}>
          <SelectField
            label={headings?.[column] || m['pupils.list.columns.column']({ number: column + 1 })}
            value={kinds[column] ?? 'ignore'}
            onChange={(kind) => onKinds(kinds.map((each, place) => (place === column ? (kind as ColumnKind) : each)))}
          >
            {COLUMN_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {m['pupils.list.columns.kind']({ kind })}
              </option>
            ))}
          </SelectField>
          <p className={layout.soft}>{sampleOf(cells.map((row) => row[column] ?? ''))}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {used.length > 0 && list(used)}
      {other.length > 0 &&
        (used.length === 0 ? (
          list(other)
        ) : (
          <Disclosure title={m['pupils.list.columns.more']({ count: other.length })}>{list(other)}</Disclosure>
        ))}
    </>
  );
}

function sampleOf(cells: readonly string[]): string {
  const texts = [...new Set(cells)].filter((cell) => cell !== '').slice(0, SHOWN_CELLS);
  return m['pupils.list.columns.such_as']({ texts: texts.join(' · ') });
}

type HeadingChoiceProps = {
  draft: ListDraft;
  onChange: (changed: Pick<ListDraft, 'columns' | 'guessed'>) => void;
};

/** In which line the headings are; the lines above it are skipped. */
function HeadingChoice({ draft: { tables, at, columns }, onChange }: HeadingChoiceProps) {
  const { rows = [] } = tables[at] ?? {};
  const choose = (value: string) => {
    const heading = value === '' ? null : Number(value);
    const kinds = guessKinds(rows, heading);
    onChange({ columns: { heading, kinds }, guessed: kinds });
  };
  return (
    <div className={layout.short}>
      <SelectField label={m['pupils.list.columns.headings']()} value={`${columns.heading ?? ''}`} onChange={choose}>
        <option value="">{m['pupils.list.columns.no_headings']()}</option>
        {rows.slice(0, MOST_ROWS_TO_HEADING).map(({ line, cells }, place) => (
          <option key={line} value={place}>
            {m['pupils.list.columns.line']({
              line,
              text: cells
                .filter((cell) => cell !== '')
                .join(' · ')
                .slice(0, 60),
            })}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
