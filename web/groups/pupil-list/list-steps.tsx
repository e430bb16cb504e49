import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PupilList } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { request } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { PupilCards } from '../cards/pupil-cards.tsx';
import { useGroupsChanged } from '../groups-query.ts';
import { ChooseList } from './choose-list.tsx';
import { ListPreview } from './list-preview.tsx';
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
