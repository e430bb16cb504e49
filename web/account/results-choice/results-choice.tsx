import type { Learner } from '#contract/learner.ts';
import { useResultsAnswer } from '../../api/results-consent.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { GrownUpCheck } from '../agreement/grown-up-check.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { ResultsHere } from './results-here.tsx';
import { ResultsInAccount } from './results-in-account.tsx';

const CHOICES = [
  { value: 'account', label: 'Keep them in my account' },
  { value: 'device', label: 'Keep them only on this device' },
] as const;

const EFFECTS = {
  account: 'New results are kept in your account. Your report opens on every device where you log in.',
  device: 'New results stay on the device where you take the test. They are not sent.',
  unanswered: 'You did not choose yet. Until you do, results stay on the device where you take the test.',
};

/** Where the results of the test are kept, and what can be done with those that are there. */
export function ResultsChoice({ learner }: { learner: Learner }) {
  const { answer, sending, fault, grownUp } = useResultsAnswer(learner);
  const { keepsResults } = learner;
  const chosen = placeOf(sending ?? keepsResults);
  return (
    <SettingsCard title="Test results">
      {grownUp && <p>A grown-up answers this: the one who looks after the account.</p>}
      {grownUp && <GrownUpCheck {...grownUp} />}
      <div className={layout.stack}>
        <ChoiceGroup
          aria-label="Where test results are kept"
          choices={CHOICES}
          value={chosen}
          onChange={(place) => void answer(place === 'account')}
        />
      </div>
      <p className={layout.hidden} role="status">
        {grownUp?.error}
      </p>
      <p role="status">{EFFECTS[placeOf(keepsResults) ?? 'unanswered']}</p>
      {fault && <Note tone="danger">{`${fault} Your choice is as it was before.`}</Note>}
      {keepsResults === false && <ResultsInAccount learner={learner} />}
      <ResultsHere learner={learner} />
    </SettingsCard>
  );
}

function placeOf(keepsResults: boolean | null) {
  if (keepsResults === null) return null;
  return keepsResults ? 'account' : 'device';
}
