import { AGE_BANDS, type AgeBand } from '#rules/age-band.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';

const LABELS: Record<AgeBand, string> = {
  'under-13': 'Under 13',
  '13-to-17': '13 to 17',
  '18-or-older': '18 or older',
};
const CHOICES = AGE_BANDS.map((value) => ({ value, label: LABELS[value] }));

type AgeQuestionProps = { value: AgeBand | null; error: string | undefined; onChange: (ageBand: AgeBand) => void };

/** Asks for whom an account is. Nothing more exact than a band is asked. */
export function AgeQuestion(props: AgeQuestionProps) {
  return (
    <ChoiceGroup
      {...props}
      name="ageBand"
      label="How old is the person who will use this account?"
      choices={CHOICES}
      isRequired
    />
  );
}
