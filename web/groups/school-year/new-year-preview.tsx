import { useState } from 'react';
import type { NewYear } from '#contract/groups/school-year.ts';
import { m } from '#messages';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { calendarDayWords } from '../../ui/words/dates.ts';
import { leaderLabel } from '../group-words.ts';
import css from '../groups.module.css';

type Outcome = NewYear['members'][number]['outcome'];

type NewYearPreviewProps = {
  preview: NewYear;
  /** The new name of the class; null when it keeps its name. */
  name: string | null;
  onConfirm: () => Promise<void>;
  onBack: () => void;
};

/** What a new school year changes, with the names of those whom it concerns. */
export function NewYearPreview({ preview, name, onConfirm, onBack }: NewYearPreviewProps) {
  const [now] = useState(() => new Date());
  const { submit, isBusy, problem } = useSubmit(onConfirm);
  const day = calendarDayWords(preview.endsOn, now);
  const namesOf = (outcome: Outcome) =>
    preview.members.filter((member) => member.outcome === outcome).map((member) => leaderLabel(member.name));
  const titles: Record<Outcome, (count: number) => string> = {
    moves: (count) => m['school_year.preview.moves']({ count, name: preview.movesTo ?? '' }),
    stays: (count) => m['school_year.preview.stays']({ count }),
    'only-leaves': (count) => m['school_year.preview.only_leaves']({ count }),
    'account-ends': (count) => m['school_year.preview.account_ends']({ count, day }),
    'same-name': m['school_year.preview.same_name'],
    'no-room': m['school_year.preview.no_room'],
  };
  return (
    <Stack gap="m" isWide>
      <p ref={focus} tabIndex={-1}>
        <strong>{m['school_year.preview.lead']()}</strong>
      </p>
      {name !== null && <p className={css.name}>{m['school_year.preview.renamed']({ name })}</p>}
      {(Object.keys(titles) as Outcome[])
        .filter((outcome) => namesOf(outcome).length > 0)
        .map((outcome) => (
          <Stack key={outcome} gap="s" isWide>
            <h3>{titles[outcome](namesOf(outcome).length)}</h3>
            {outcome === 'account-ends' && <p>{m['school_year.preview.account_ends_why']()}</p>}
            <ul className={css.names}>
              {preview.members
                .filter((member) => member.outcome === outcome)
                .map((member) => (
                  <li key={member.memberId}>{leaderLabel(member.name)}</li>
                ))}
            </ul>
          </Stack>
        ))}
      {problem && <Note tone="danger">{problem}</Note>}
      <Row className={layout.rowQuiet}>
        <Button isPending={isBusy} onPress={() => submit()}>
          {m['school_year.preview.do']()}
        </Button>
        <Button look="quiet" onPress={onBack}>
          {m['school_year.preview.back']()}
        </Button>
      </Row>
    </Stack>
  );
}
