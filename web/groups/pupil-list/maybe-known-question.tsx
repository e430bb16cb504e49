import type { MaybeKnown } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import type { ListRow } from '#rules/groups/lists/rows.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';

type QuestionProps = {
  by: MaybeKnown['by'];
  asked: readonly { row: ListRow; known: MaybeKnown }[];
  onAnswer: (rows: ListRow[]) => Promise<void>;
};

/** Asks once for all rows that name a pupil of another class, or a known number with another name, whether it is the same child. */
export function MaybeKnownQuestion({ by, asked, onAnswer }: QuestionProps) {
  const onError = useSessionCheck();
  const notify = useNotify();
  const answer = async (isKnown: boolean) => {
    await onAnswer(asked.map(({ row }) => ({ ...row, isKnown })));
    // The button is gone.
    notify({ sentence: m['pupils.list.known.answered'](), takesFocus: true });
  };
  const yes = useSubmit(() => answer(true), { onError });
  const no = useSubmit(() => answer(false), { onError });
  const problem = yes.problem ?? no.problem;
  const count = asked.length;
  if (count === 0) return null;
  const classes = [...new Set(asked.map(({ known }) => known.className))].join(', ');
  return (
    <Note tone="caution">
      {by === 'name' ? (
        <p>{m['pupils.list.known.by_name']({ count, classes })}</p>
      ) : (
        <>
          <p>{m['pupils.list.known.by_number']({ count })}</p>
          <ul>
            {asked.map(({ row, known: { name } }) => (
              <li key={row.line}>{m['pupils.list.known.number']({ number: row.number, name, listed: row.name })}</li>
            ))}
          </ul>
        </>
      )}
      <p>{m['pupils.list.known.yes_means']({ count })}</p>
      {problem && <p role="alert">{problem}</p>}
      <Row className={layout.rowQuiet}>
        <Button isPending={yes.isBusy} onPress={() => yes.submit()}>
          {m['pupils.list.known.yes']({ count })}
        </Button>
        <Button look="line" isPending={no.isBusy} onPress={() => no.submit()}>
          {m['pupils.list.known.no']({ count })}
        </Button>
      </Row>
    </Note>
  );
}
