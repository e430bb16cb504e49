import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PupilList, RowOutcome } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { CheckIcon, PlusIcon, UserIcon, WarningCircleIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { PupilCards } from '../cards/pupil-cards.tsx';
import { useGroupsChanged } from '../groups-query.ts';
import { ChooseList } from './choose-list.tsx';
import css from './pupil-list.module.css';
import type { ListRow, ReadList } from './read-list.ts';

/** Three steps: the list, its preview, and the cards of the created accounts. */
type Step =
  | { name: 'choose' }
  | { name: 'preview'; list: ReadList; expected: PupilList }
  | { name: 'cards'; made: PupilList };

export function ListSteps({ learnerId }: { learnerId: string }) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [hasMoved, setHasMoved] = useState(false);
  const changed = useGroupsChanged(learnerId);
  const navigate = useNavigate();
  const send = (rows: readonly ListRow[], isPreview: boolean) =>
    request('POST /learners/:learnerId/pupil-lists', {
      params: { learnerId },
      body: { rows: rows.map(({ name, email, className }) => ({ name, email, className })), isPreview },
    });
  const goTo = (next: Step) => {
    setHasMoved(true);
    setStep(next);
  };
  switch (step.name) {
    case 'choose':
      return (
        <ChooseList
          takesFocus={hasMoved}
          onRead={async (list) => goTo({ name: 'preview', list, expected: await send(list.rows, true) })}
        />
      );
    case 'preview':
      return (
        <ListPreview
          list={step.list}
          expected={step.expected}
          onMake={async () => {
            const made = await send(step.list.rows, false);
            await changed();
            goTo(
              made.cards.length > 0 ? { name: 'cards', made } : { name: 'preview', list: step.list, expected: made },
            );
          }}
          onOther={() => goTo({ name: 'choose' })}
        />
      );
    case 'cards':
      return (
        <PupilCards
          title={m['pupils.cards.made']({ count: step.made.cards.length })}
          made={step.made.cards}
          onDone={() => void navigate(PATHS.groups)}
        />
      );
  }
}

type ListPreviewProps = {
  list: ReadList;
  expected: PupilList;
  onMake: () => Promise<void>;
  onOther: () => void;
};

/** What a list would create, in total and row by row, and the button that creates the accounts. */
function ListPreview({ list: { rows, hasHeadings }, expected, onMake, onOther }: ListPreviewProps) {
  const { counts, outcomes } = expected;
  const { submit, isBusy, problem } = useSubmit(onMake, { onError: useSessionCheck() });
  const canMake = counts.new > 0;
  return (
    <>
      <Card isRoomy gap="m" isWide aria-labelledby="preview">
        <h2 id="preview" ref={focus} tabIndex={-1}>
          {m['pupils.list.preview.title']()}
        </h2>
        {!hasHeadings && <Note>{m['pupils.list.preview.no_headings']()}</Note>}
        <Stack gap="s">
          {canMake && <p className={css.count}>{m['pupils.list.preview.new']({ count: counts.new })}</p>}
          {counts.newClasses > 0 && <p>{m['pupils.list.preview.new_classes']({ count: counts.newClasses })}</p>}
          {counts.thereAlready > 0 && <p>{m['pupils.list.preview.there_already']({ count: counts.thereAlready })}</p>}
          {counts.hasEmail > 0 && <p>{m['pupils.list.preview.has_email']({ count: counts.hasEmail })}</p>}
          {counts.faults > 0 && <p>{m['pupils.list.preview.faults']({ count: counts.faults })}</p>}
          {!canMake && counts.faults === 0 && counts.hasEmail === 0 && (
            <p className={css.count}>{m['pupils.list.preview.all_there']()}</p>
          )}
          {!canMake && counts.faults > 0 && <p>{m['pupils.list.preview.only_faults']()}</p>}
          {canMake && <p>{m['pupils.list.preview.cards_next']()}</p>}
        </Stack>
        {problem && <Note tone="danger">{problem}</Note>}
        <Row className={layout.rowQuiet}>
          {canMake && (
            <Button size="l" isPending={isBusy} onPress={() => submit()}>
              {m['pupils.list.preview.make']({ count: counts.new })}
            </Button>
          )}
          <Button look={canMake ? 'quiet' : 'filled'} onPress={onOther}>
            {m['pupils.list.preview.other_list']()}
          </Button>
        </Row>
      </Card>
      <OutcomeTable rows={rows} outcomes={outcomes} />
    </>
  );
}

const NO_PROBLEMS: readonly RowOutcome[] = ['new', 'there-already', 'has-email'];
const isProblem = (outcome: RowOutcome) => !NO_PROBLEMS.includes(outcome);

function OutcomeTable({ rows, outcomes }: { rows: readonly ListRow[]; outcomes: readonly RowOutcome[] }) {
  const listed = rows.map((row, at) => ({ row, outcome: outcomes[at] ?? 'new' }));
  const sorted = [
    ...listed.filter(({ outcome }) => isProblem(outcome)),
    ...listed.filter(({ outcome }) => !isProblem(outcome)),
  ];
  return (
    <Card as="div" isFree className={css.table}>
      <table aria-label={m['pupils.list.preview.table']()}>
        <thead>
          <tr>
            <th scope="col">{m['pupils.list.preview.line']()}</th>
            <th scope="col">{m['pupils.list.heading.name']()}</th>
            <th scope="col">{m['pupils.list.heading.email']()}</th>
            <th scope="col">{m['pupils.list.heading.class']()}</th>
            <th scope="col">{m['pupils.list.preview.outcome']()}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ row: { line, name, email, className }, outcome }) => (
            <tr key={line} data-problem={isProblem(outcome) || undefined}>
              <td>
                <span className={css.label}>{m['pupils.list.preview.line']()} </span>
                {line}
              </td>
              <th scope="row">{name || <Empty />}</th>
              <td>{email}</td>
              <td>{className || <Empty />}</td>
              <td>
                <span className={css.outcome}>
                  <OutcomeIcon outcome={outcome} />
                  <span>{m['pupils.list.outcome']({ outcome })}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Empty() {
  return <span className={css.empty}>{m['pupils.list.preview.empty']()}</span>;
}

function OutcomeIcon({ outcome }: { outcome: RowOutcome }) {
  if (outcome === 'new') return <PlusIcon />;
  if (outcome === 'has-email') return <UserIcon />;
  return outcome === 'there-already' ? <CheckIcon /> : <WarningCircleIcon />;
}
