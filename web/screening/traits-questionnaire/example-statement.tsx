import { useId, useState } from 'react';
import { m } from '#messages';
import { TRAIT_ANSWERS, type TraitAnswer } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceGroup } from '../../ui/controls/choice-group.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { StepHeading } from '../part-frame.tsx';
import css from './traits-questionnaire.module.css';

/** An example statement, whose answer is not stored. */
export function ExampleStatement({ onOver }: { onOver: () => void }) {
  const statement = useId();
  const [answer, setAnswer] = useState<TraitAnswer | null>(null);
  return (
    <Stack gap="m" isWide>
      <p>{m['screening.traits_questionnaire.example.about']()}</p>
      <StepHeading takesFocus className={css.statement} id={statement}>
        {m['screening.traits_questionnaire.example.statement']()}
      </StepHeading>
      <ChoiceGroup
        aria-labelledby={statement}
        choices={TRAIT_ANSWERS.map((each) => ({ value: each, label: m['shared.traits.answer']({ answer: each }) }))}
        value={answer}
        onChange={setAnswer}
      />
      <p {...LIVE_REGION}>{answer && m['screening.traits_questionnaire.example.means']({ answer })}</p>
      <div>
        <Button size="l" look={answer ? 'filled' : 'line'} onPress={onOver}>
          {m['screening.traits_questionnaire.example.start']()}
        </Button>
      </div>
    </Stack>
  );
}
