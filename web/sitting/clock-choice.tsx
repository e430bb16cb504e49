import { Segments } from '../ui/segments.tsx';

type ClockChoiceProps = { withoutClock: boolean; onChange: (withoutClock: boolean) => void };

const CHOICES = [
  { value: 'with', label: 'With a clock' },
  { value: 'without', label: 'Take your time' },
] as const;

/** With the clock of the game, or without any; the points are the same. */
export function ClockChoice({ withoutClock, onChange }: ClockChoiceProps) {
  return (
    <Segments
      label="Clock"
      hint="Both give the same points."
      segments={CHOICES}
      value={withoutClock ? 'without' : 'with'}
      onChange={(value) => onChange(value === 'without')}
    />
  );
}
