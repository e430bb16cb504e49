import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PupilList } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import type { ListRow } from '#rules/groups/lists/rows.ts';
import { useLedGroups } from '../../api/led-groups.ts';
import { request } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { PupilCards } from '../cards/pupil-cards.tsx';
import { useGroupsChanged } from '../groups-query.ts';
import { ChooseList } from './choose-list.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { type ListDraft, newDraft } from './list-draft.ts';
import { ListPreview } from './list-preview.tsx';

/** Four steps: the list, its columns, its preview, and the cards of the created accounts. */
type Step =
  | { name: 'choose' }
  | { name: 'columns'; draft: ListDraft }
  | { name: 'preview'; draft: ListDraft; rows: ListRow[]; expected: PupilList }
  | { name: 'cards'; made: PupilList };

export function ListSteps({ learnerId }: { learnerId: string }) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [hasMoved, setHasMoved] = useState(false);
  const { groups = [] } = useLedGroups(learnerId);
  const classes = groups.filter(({ kind, role }) => kind === 'class' && role === 'leads');
  const changed = useGroupsChanged(learnerId);
  const navigate = useNavigate();
  const send = (rows: readonly ListRow[], isPreview: boolean) =>
    request('POST /learners/:learnerId/pupil-lists', {
      params: { learnerId },
      body: { rows: rows.map(({ line: _, ...row }) => row), isPreview },
    });
  const goTo = (next: Step) => {
    setHasMoved(true);
    setStep(next);
  };
  switch (step.name) {
    case 'choose':
      return (
        <ChooseList takesFocus={hasMoved} onRead={(tables) => goTo({ name: 'columns', draft: newDraft(tables) })} />
      );
    case 'columns':
      return (
        <ColumnsStep
          draft={step.draft}
          classes={classes}
          onChange={(draft) => setStep({ name: 'columns', draft })}
          onNext={async (rows) => goTo({ name: 'preview', draft: step.draft, rows, expected: await send(rows, true) })}
          onOther={() => goTo({ name: 'choose' })}
        />
      );
    case 'preview':
      return (
        <ListPreview
          rows={step.rows}
          classes={classes.map(({ name }) => name)}
          expected={step.expected}
          onCheck={(rows) => send(rows, true)}
          onMake={async (rows) => {
            const made = await send(rows, false);
            await changed();
            if (made.cards.length > 0) goTo({ name: 'cards', made });
            else if (made.counts.moved > 0) await navigate(PATHS.groups);
            return made;
          }}
          onBack={() => goTo({ name: 'columns', draft: step.draft })}
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
