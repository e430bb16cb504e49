import { m } from '#messages';
import { SETTINGS } from '#rules/people/settings.ts';
import { Slider } from '../controls/slider/slider.tsx';

type SpacingControlProps = { value: number; onChange: (spacing: number) => void };

/** Changes letter spacing and word spacing together. */
export function SpacingControl(props: SpacingControlProps) {
  return (
    <Slider
      label={m['settings.spacing.label']()}
      {...props}
      min={SETTINGS.spacing.least}
      max={SETTINGS.spacing.most}
      step={SETTINGS.spacing.step}
      words={spacingText(props.value)}
      ends={[m['settings.spacing.usual'](), m['settings.spacing.wider']()]}
    />
  );
}

/** The value as text. */
export function spacingText(spacing: number): string {
  const { most, step } = SETTINGS.spacing;
  if (spacing < step) return m['settings.spacing.usual']();
  const room = spacing <= 0.375 ? 'little' : spacing <= 0.75 ? 'more' : 'much';
  return m['settings.spacing.value']({ room, step: Math.round(spacing / step), steps: most / step });
}
