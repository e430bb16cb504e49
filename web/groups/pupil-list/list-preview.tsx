import { useState } from 'react';
import type { PupilList } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import type { ListRow } from '#rules/groups/lists/rows.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { MaybeKnownQuestion } from './maybe-known-question.tsx';
import { OutcomeTable, type PreviewRow } from './outcome-table.tsx';
import css from './pupil-list.module.css';

type ListPreviewProps = {
  rows: readonly ListRow[];
  classes: readonly string[];
  expected: PupilList;
  onCheck: (rows: readonly ListRow[]) => Promise<PupilList>;
  onMake: (rows: readonly ListRow[]) => Promise<PupilList>;
  onBack: () => void;
};

type Checked = { rows: readonly ListRow[]; leftOut: ReadonlySet<number>; list: PupilList };

/** What a list would create, in total and row by row, where rows are mended, and the button that creates the accounts. */
export function ListPreview({ rows: first, classes, expected, onCheck, onMake, onBack }: ListPreviewProps) {
  const [checked, setChecked] = useState<Checked>({ rows: first, leftOut: new Set(), list: expected });
  const { rows, leftOut, list } = checked;
  const sentRows = rows.filter(({ line }) => !leftOut.has(line));
  const asked = list.maybeKnown.flatMap((known) => {
    const row = sentRows[known.row];
    return row ? [{ row, known }] : [];
  });
  const canMake = list.counts.new + list.counts.moved > 0 && asked.length === 0;
  const onError = useSessionCheck();
  const make = async () => setChecked({ rows, leftOut, list: await onMake(sentRows) });
  const { submit, isBusy, problem } = useSubmit(make, { onError });

  /** Checks the list with changed or left out rows. */
  async function change(mended: readonly ListRow[], isLeftOut = false): Promise<void> {
    const changed = rows.map((each) => mended.find(({ line }) => line === each.line) ?? each);
    const out = new Set(leftOut);
    for (const { line } of mended)
      if (isLeftOut) out.add(line);
      else out.delete(line);
    const left = changed.filter(({ line }) => !out.has(line));
    const list = left.length > 0 ? await onCheck(left) : NOTHING;
    setChecked({ rows: changed, leftOut: out, list });
  }

  const outcomes = new Map(sentRows.map(({ line }, at) => [line, list.outcomes[at] ?? 'new'] as const));
  return (
    <>
      <Card isRoomy gap="m" isWide aria-labelledby="preview">
        <h2 id="preview" ref={focus} tabIndex={-1}>
          {m['pupils.list.preview.title']()}
        </h2>
        <Counts list={list} leftOut={leftOut.size} />
        {(['name', 'number'] as const).map((by) => (
          <MaybeKnownQuestion
            key={by}
            by={by}
            asked={asked.filter(({ known }) => known.by === by)}
            onAnswer={(answered) => change(answered)}
          />
        ))}
        {problem && <Note tone="danger">{problem}</Note>}
        <Row className={layout.rowQuiet}>
          {canMake && (
            <Button size="l" isPending={isBusy} onPress={() => submit()}>
              {list.counts.new > 0
                ? m['pupils.list.preview.make']({ count: list.counts.new })
                : m['pupils.list.preview.move']({ count: list.counts.moved })}
            </Button>
          )}
          <Button look={canMake || asked.length > 0 ? 'quiet' : 'filled'} onPress={onBack}>
            {m['pupils.list.preview.back']()}
          </Button>
        </Row>
      </Card>
      <OutcomeTable
        rows={rows.map((row): PreviewRow => ({ row, outcome: outcomes.get(row.line) ?? null }))}
        classes={classes}
        onChange={(row, isLeftOut) => change([row], isLeftOut)}
      />
    </>
  );
}

const NOTHING: PupilList = {
  outcomes: [],
  counts: { new: 0, moved: 0, thereAlready: 0, hasEmail: 0, faults: 0, newClasses: 0 },
  maybeKnown: [],
  cards: [],
};

/** What would happen, in numbers. */
function Counts({ list: { counts, maybeKnown }, leftOut }: { list: PupilList; leftOut: number }) {
  const canMake = counts.new + counts.moved + maybeKnown.length > 0;
  const isAllThere = !canMake && counts.faults === 0 && counts.hasEmail === 0 && leftOut === 0;
  return (
    <Stack gap="s">
      {counts.new > 0 && <p className={css.count}>{m['pupils.list.preview.new']({ count: counts.new })}</p>}
      {counts.moved > 0 && <p className={css.count}>{m['pupils.list.preview.moved']({ count: counts.moved })}</p>}
      {counts.newClasses > 0 && <p>{m['pupils.list.preview.new_classes']({ count: counts.newClasses })}</p>}
      {counts.thereAlready > 0 && <p>{m['pupils.list.preview.there_already']({ count: counts.thereAlready })}</p>}
      {counts.hasEmail > 0 && <p>{m['pupils.list.preview.has_email']({ count: counts.hasEmail })}</p>}
      {counts.faults > 0 && <p>{m['pupils.list.preview.faults']({ count: counts.faults })}</p>}
      {leftOut > 0 && <p>{m['pupils.list.preview.left_out']({ count: leftOut })}</p>}
      {isAllThere && <p className={css.count}>{m['pupils.list.preview.all_there']()}</p>}
      {!canMake && counts.faults > 0 && <p>{m['pupils.list.preview.only_faults']()}</p>}
      {counts.new > 0 && <p>{m['pupils.list.preview.cards_next']()}</p>}
    </Stack>
  );
}
